/** A link to share: to copy, to send, and as a QR code. */

import { useId, useState } from 'react';
import { useOnlineWords } from './onlinewords';
import { QrCode } from './qrcode';

/** Host names that other devices cannot reach. */
const LOOPBACK = /^(localhost|127\.|\[::1\])/;

interface Props {
  readonly path: string;
  /** What the link leads to. */
  readonly label: string;
  /** What the device's share dialog sends along. */
  readonly text?: string;
}

export function Invitation({ path, label, text }: Props) {
  const { invite } = useOnlineWords();
  const [status, setStatus] = useState('');
  const field = useId();
  const link = `${location.origin}${path}`;
  const canShare = isSecureContext && 'share' in navigator;

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(link);
    setStatus(invite.copied);
  }

  return (
    <div className="invite">
      <div className="by-link">
        <label htmlFor={field}>{label}</label>
        <input id={field} readOnly value={link} onFocus={(event) => event.target.select()} />
        {isSecureContext ? (
          <div className="actions wrap">
            <button type="button" className="button brass" onClick={copy}>
              {invite.copy}
            </button>
            {canShare && (
              <button
                type="button"
                className="button"
                onClick={() => navigator.share({ url: link, ...(text && { text }) }).catch(() => {})}
              >
                {invite.share}
              </button>
            )}
          </div>
        ) : (
          <p className="quiet">{invite.plain}</p>
        )}
        {LOOPBACK.test(location.hostname) && <p className="quiet">{invite.near}</p>}
        <p role="status">{status}</p>
      </div>
      <QrCode text={link} label={invite.qr} />
    </div>
  );
}
