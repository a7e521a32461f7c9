/** A past game is given on as a link that holds all of it, or as a file. */

import type { GameRecord } from '@boneyard/engine/record';
import { useEffect, useState } from 'react';
import { exportRecord } from '../keeping/files';
import { Dialog } from '../ui/dialog';
import { handedOver } from '../ui/handing';
import { packed } from './link';
import { useLookback } from './speaking';

/** Longer links are cut off by too many programs on their way. */
const LONGEST = 8000;

interface Props {
  readonly record: GameRecord;
  /** What the game is called when it is sent. */
  readonly title: string;
  onClose(): void;
}

export function Sharing({ record, title, onClose }: Props) {
  const { share: said, replay } = useLookback();
  const [url, setUrl] = useState<string>();
  const [done, setDone] = useState('');
  useEffect(() => {
    packed(record).then((fragment) => setUrl(`${location.origin}/replay#${fragment}`));
  }, [record]);
  const fits = url !== undefined && url.length <= LONGEST;

  async function send(): Promise<void> {
    setDone('');
    if (await handedOver({ title, url: url! })) return;
    try {
      await navigator.clipboard.writeText(url!);
      setDone(said.copied);
    } catch {
      // A page that is not served securely may not copy.
      setDone(said.byHand);
    }
  }

  return (
    <Dialog title={said.title} onClose={onClose}>
      {url !== undefined && <p>{fits ? said.about : said.long}</p>}
      {fits && (
        <input type="text" aria-label={said.link} readOnly value={url} onFocus={({ target }) => target.select()} />
      )}
      <div className="actions wrap">
        {fits && (
          <button type="button" className="button brass" onClick={send}>
            {'canShare' in navigator && navigator.canShare({ url }) ? said.send : said.copy}
          </button>
        )}
        <button type="button" className="button" onClick={() => exportRecord(record)}>
          {replay.save}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {said.close}
        </button>
      </div>
      <p role="status" className="said">
        {done}
      </p>
    </Dialog>
  );
}
