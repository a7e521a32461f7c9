/** The way to a table: its link, to be copied, shared, or read by a phone's camera. */

import { useId, useState } from 'react';
import { Qr } from './qr';
import { useOnline } from './speaking';

/** Names under which a machine finds nobody but itself. */
const ITSELF = /^(localhost|127\.|\[::1\])/;

export function Inviting({ id }: { readonly id: string }) {
  const { invite } = useOnline();
  const [said, setSaid] = useState('');
  const field = useId();
  const link = `${location.origin}/at/${id}`;
  const canShare = isSecureContext && 'share' in navigator;

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(link);
    setSaid(invite.copied);
  }

  return (
    <div className="invite">
      <div className="by-link">
        <label htmlFor={field}>{invite.label}</label>
        <input id={field} readOnly value={link} onFocus={(event) => event.target.select()} />
        {isSecureContext ? (
          <div className="actions wrap">
            <button type="button" className="button brass" onClick={copy}>
              {invite.copy}
            </button>
            {canShare && (
              <button type="button" className="button" onClick={() => navigator.share({ url: link }).catch(() => {})}>
                {invite.share}
              </button>
            )}
          </div>
        ) : (
          <p className="quiet">{invite.plain}</p>
        )}
        {ITSELF.test(location.hostname) && <p className="quiet">{invite.near}</p>}
        <p role="status">{said}</p>
      </div>
      <Qr text={link} label={invite.qr} />
    </div>
  );
}
