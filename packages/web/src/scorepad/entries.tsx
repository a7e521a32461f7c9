/** All entries of a pad, newest first. The last can be undone, and each can be corrected. */

import type { Pad } from '@boneyard/engine/scorepad/pad';
import { correct, undo } from '@boneyard/engine/scorepad/pads';
import { changesOf, type Tally } from '@boneyard/engine/scorepad/tally';
import { isProblem } from '@boneyard/rules/problem';
import { useState } from 'react';
import { useWords } from '../app/language';
import { useProblemWords } from '../app/problemwords';
import { usePrintWords } from '../print/printwords';
import { Dialog } from '../ui/dialog';
import { EntryForm } from './entryform';
import { changesText, entryRefusalText, entryText, roundOf } from './entrytexts';

interface Props {
  readonly pad: Pad;
  /** The tally after each entry. */
  readonly tallies: readonly Tally[];
  onChange(pad: Pad): void;
}

export function Entries({ pad, tallies, onChange }: Props) {
  const words = useWords();
  const printWords = usePrintWords();
  const problem = useProblemWords();
  const { pad: texts } = printWords;
  const [correcting, setCorrecting] = useState<number>();
  const line = (index: number) => entryText(pad, pad.entries[index]!, roundOf(pad, index), words, printWords);
  const newestFirst = pad.entries.map((_, index) => index).reverse();
  return (
    <section className="panel pad-entries" aria-labelledby="entries">
      <div className="heading">
        <h2 id="entries">{texts.entries}</h2>
        <button
          type="button"
          className="button"
          disabled={pad.entries.length === 0}
          onClick={() => onChange(undo(pad))}
        >
          {texts.undo}
        </button>
      </div>
      {pad.entries.length === 0 && <p className="quiet">{texts.nothing}</p>}
      <ol aria-labelledby="entries">
        {newestFirst.map((index) => {
          const idle = index > 0 && tallies[index - 1]!.over;
          return (
            <li key={index} className={idle ? 'idle' : ''}>
              <p>
                {line(index)}
                <strong>
                  {idle ? texts.idle : changesText(pad, changesOf(pad, pad.entries[index]!), words, printWords)}
                </strong>
              </p>
              <button
                type="button"
                className="button"
                aria-label={texts.correcting(line(index))}
                onClick={() => setCorrecting(index)}
              >
                {texts.correct}
              </button>
            </li>
          );
        })}
      </ol>
      {correcting !== undefined && pad.entries[correcting] && (
        <Dialog
          title={texts.correcting(line(correcting))}
          className="pad-correcting"
          onClose={() => setCorrecting(undefined)}
        >
          <EntryForm
            pad={pad}
            entry={pad.entries[correcting]}
            onWrite={([json]) => {
              const mended = correct(pad, correcting, json);
              if (isProblem(mended)) return entryRefusalText(mended, json?.kind, pad, problem, printWords);
              setCorrecting(undefined);
              onChange(mended);
              return undefined;
            }}
          />
          <button type="button" className="button" onClick={() => setCorrecting(undefined)}>
            {texts.close}
          </button>
        </Dialog>
      )}
    </section>
  );
}
