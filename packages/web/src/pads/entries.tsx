/** Everything that was written, the newest first. The last can be taken back, and each can be corrected. */

import { correct, undo } from '@boneyard/engine/pads/keeping';
import type { Pad } from '@boneyard/engine/pads/pad';
import { changesOf, type Tally } from '@boneyard/engine/pads/tally';
import { isProblem } from '@boneyard/rules/problem';
import { useState } from 'react';
import { useWords } from '../language';
import { usePapers } from '../papers/speaking';
import { Dialog } from '../ui/dialog';
import { EntryForm } from './form';
import { gains, refusal, roundOf, told } from './telling';

interface Props {
  readonly pad: Pad;
  /** The tally after each entry. */
  readonly tallies: readonly Tally[];
  onChange(pad: Pad): void;
}

export function Entries({ pad, tallies, onChange }: Props) {
  const words = useWords();
  const papers = usePapers();
  const { pad: said } = papers;
  const [correcting, setCorrecting] = useState<number>();
  const line = (index: number) => told(pad, pad.entries[index]!, roundOf(pad, index), papers);
  const newestFirst = pad.entries.map((_, index) => index).reverse();
  return (
    <section className="panel pad-entries" aria-labelledby="entries">
      <div className="heading">
        <h2 id="entries">{said.entries}</h2>
        <button
          type="button"
          className="button"
          disabled={pad.entries.length === 0}
          onClick={() => onChange(undo(pad))}
        >
          {said.undo}
        </button>
      </div>
      {pad.entries.length === 0 && <p className="quiet">{said.nothing}</p>}
      <ol aria-labelledby="entries">
        {newestFirst.map((index) => {
          const idle = index > 0 && tallies[index - 1]!.over;
          return (
            <li key={index} className={idle ? 'idle' : ''}>
              <p>
                {line(index)}
                <strong>{idle ? said.idle : gains(pad, changesOf(pad, pad.entries[index]!), papers)}</strong>
              </p>
              <button
                type="button"
                className="button"
                aria-label={said.correcting(line(index))}
                onClick={() => setCorrecting(index)}
              >
                {said.correct}
              </button>
            </li>
          );
        })}
      </ol>
      {correcting !== undefined && pad.entries[correcting] && (
        <Dialog
          title={said.correcting(line(correcting))}
          className="pad-correcting"
          onClose={() => setCorrecting(undefined)}
        >
          <EntryForm
            pad={pad}
            entry={pad.entries[correcting]}
            onWrite={([json]) => {
              const mended = correct(pad, correcting, json);
              if (isProblem(mended)) return refusal(mended, json?.kind, pad, words, papers);
              setCorrecting(undefined);
              onChange(mended);
              return undefined;
            }}
          />
          <button type="button" className="button" onClick={() => setCorrecting(undefined)}>
            {said.close}
          </button>
        </Dialog>
      )}
    </section>
  );
}
