/** A pad is shared as text or as a picture: by the device's own means, else copied or saved. */

import type { Pad } from '@boneyard/engine/pads/pad';
import type { Tally } from '@boneyard/engine/pads/tally';
import { padText } from '@boneyard/words/padtext';
import { useState } from 'react';
import { saveFile } from '../keeping/files';
import { useWords } from '../language';
import { usePapers } from '../papers/speaking';
import { Dialog } from '../ui/dialog';
import { handedOver } from '../ui/handing';
import { pictureOf } from './picture';
import { lengthOf, standing, written } from './telling';

interface Props {
  readonly pad: Pad;
  readonly tally: Tally;
  readonly best: readonly number[];
  readonly scores: readonly (readonly number[])[];
}

export function Sharing({ pad, tally: { over, scores: totals }, best, scores }: Props) {
  const words = useWords();
  const papers = usePapers();
  const { pad: said, pads } = papers;
  const [done, setDone] = useState('');
  const [byHand, setByHand] = useState('');
  const title = pads.title(words.games[pad.game].name, lengthOf(pad, papers));

  async function shareText(): Promise<void> {
    setDone('');
    const text = padText(pad, { pads, games: words.games, speech: words.speech });
    if (await handedOver({ title, text })) return;
    try {
      await navigator.clipboard.writeText(text);
      setDone(said.copied);
    } catch {
      // A page that is not served securely may not copy.
      setByHand(text);
    }
  }

  async function sharePicture(): Promise<void> {
    setDone('');
    const picture = await pictureOf({
      title,
      standing: standing(pad, best, over, words, papers) || pads.nothing,
      players: pad.names.map((name, seat) => ({ name, score: written(totals[seat]!), best: best.includes(seat) })),
      scores,
    });
    if (!picture) return;
    const name = `boneyard-${pad.game}.png`;
    if (await handedOver({ title, files: [new File([picture], name, { type: picture.type })] })) return;
    saveFile(name, picture);
    setDone(said.saved);
  }

  return (
    <section className="panel" aria-labelledby="share">
      <h2 id="share">{said.share}</h2>
      <div className="actions wrap">
        <button type="button" className="button" onClick={shareText}>
          {said.shareText}
        </button>
        <button type="button" className="button" onClick={sharePicture}>
          {said.sharePicture}
        </button>
      </div>
      <p role="status" className="said">
        {done}
      </p>
      {byHand && (
        <Dialog title={said.copyByHand} onClose={() => setByHand('')}>
          <textarea
            aria-label={said.copyByHand}
            readOnly
            rows={10}
            value={byHand}
            onFocus={({ target }) => target.select()}
          />
          <button type="button" className="button brass" onClick={() => setByHand('')}>
            {said.close}
          </button>
        </Dialog>
      )}
    </section>
  );
}
