/** Buttons to share a pad as text or as a picture. Where the device cannot share, they copy or save it. */

import type { Pad } from '@boneyard/engine/scorepad/pad';
import { padSides } from '@boneyard/engine/scorepad/sides';
import type { Tally } from '@boneyard/engine/scorepad/tally';
import { padText } from '@boneyard/words/padtext';
import { useState } from 'react';
import { useWords } from '../app/language';
import { usePrintWords } from '../print/printwords';
import { saveFile } from '../storage/downloads';
import { Dialog } from '../ui/dialog';
import { shareOnDevice } from '../ui/share';
import { lengthText, standingText } from './entrytexts';
import { drawPad } from './padpicture';

interface Props {
  readonly pad: Pad;
  readonly tally: Tally;
  readonly best: readonly number[];
  /** By side, after each entry. */
  readonly scores: readonly (readonly number[])[];
}

export function ShareButtons({ pad, tally: { over, scores: totals }, best, scores }: Props) {
  const words = useWords();
  const printWords = usePrintWords();
  const { pad: texts, pads } = printWords;
  const [done, setDone] = useState('');
  const [manualText, setManualText] = useState('');
  const title = pads.title(words.games[pad.game].name, lengthText(pad, printWords));

  async function shareText(): Promise<void> {
    setDone('');
    const text = padText(pad, { pads, games: words.games, speech: words.speech });
    if (await shareOnDevice({ title, text })) return;
    try {
      await navigator.clipboard.writeText(text);
      setDone(texts.copied);
    } catch {
      // Only pages served over https may copy.
      setManualText(text);
    }
  }

  async function sharePicture(): Promise<void> {
    setDone('');
    const picture = await drawPad({
      title,
      standing: standingText(pad, best, over, words, printWords) || pads.nothing,
      players: padSides(pad).map(({ name, seats: [seat] }) => ({
        name,
        score: words.speech.number(totals[seat!]!),
        best: best.includes(seat!),
      })),
      scores,
    });
    if (!picture) return;
    const name = `boneyard-${pad.game}.png`;
    if (await shareOnDevice({ title, files: [new File([picture], name, { type: picture.type })] })) return;
    saveFile(name, picture);
    setDone(texts.saved);
  }

  return (
    <section className="panel" aria-labelledby="share">
      <h2 id="share">{texts.share}</h2>
      <div className="actions wrap">
        <button type="button" className="button" onClick={shareText}>
          {texts.shareText}
        </button>
        <button type="button" className="button" onClick={sharePicture}>
          {texts.sharePicture}
        </button>
      </div>
      <p role="status" className="said">
        {done}
      </p>
      {manualText && (
        <Dialog title={texts.copyByHand} onClose={() => setManualText('')}>
          <textarea
            aria-label={texts.copyByHand}
            readOnly
            rows={10}
            value={manualText}
            onFocus={({ target }) => target.select()}
          />
          <button type="button" className="button brass" onClick={() => setManualText('')}>
            {texts.close}
          </button>
        </Dialog>
      )}
    </section>
  );
}
