/** Shares a past game as a link that contains all of it, a file, a picture, an animation, or a replay in another page. */

import type { GameRecord } from '@boneyard/engine/record';
import { Suspense, useEffect, useState } from 'react';
import { exportRecord } from '../storage/gamefiles';
import { Dialog } from '../ui/dialog';
import { lazy } from '../ui/lazy';
import { shareOnDevice } from '../ui/share';
import { packed } from './link';
import { useReplayWords } from './replaywords';

const PictureShare = lazy(() =>
  import('../share/pictureshare').then(({ PictureShare }) => ({ default: PictureShare })),
);
const EmbedCode = lazy(() => import('../share/embedcode').then(({ EmbedCode }) => ({ default: EmbedCode })));

/** Many programs truncate longer links. */
const LONGEST = 8000;

interface Props {
  readonly record: GameRecord;
  /** The title of the shared game. */
  readonly title: string;
  onClose(): void;
}

export function Sharing({ record, title, onClose }: Props) {
  const { share: said, replay } = useReplayWords();
  const [url, setUrl] = useState<string>();
  const [done, setDone] = useState('');
  useEffect(() => {
    packed(record).then((fragment) => setUrl(`${location.origin}/replay#${fragment}`));
  }, [record]);
  const fits = url !== undefined && url.length <= LONGEST;

  async function send(): Promise<void> {
    setDone('');
    if (await shareOnDevice({ title, url: url! })) return;
    try {
      await navigator.clipboard.writeText(url!);
      setDone(said.copied);
    } catch {
      // Without HTTPS, the page cannot use the clipboard.
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
      <Suspense>
        <PictureShare record={record} title={title} />
        {fits && <EmbedCode url={url} title={title} />}
      </Suspense>
    </Dialog>
  );
}
