/** The frame of every form of a pad: the expected changes of the scores, the refusal, and the submit button. */

import { readEntry } from '@boneyard/engine/scorepad/entries';
import type { Pad } from '@boneyard/engine/scorepad/pad';
import { changesOf } from '@boneyard/engine/scorepad/tally';
import { isProblem } from '@boneyard/rules/problem';
import { type ReactNode, useState } from 'react';
import { useWords } from '../app/language';
import { usePrintWords } from '../print/printwords';
import { changesText } from './entrytexts';

/** The entries that a form would write, in order, or a sentence that says what is missing. */
export type Draft = readonly Readonly<Record<string, unknown>>[] | string;

export interface FormProps {
  readonly pad: Pad;
  /** The form corrects an entry instead of writing a new one. */
  readonly correcting: boolean;
  /** Returns the reason if the entries are refused. */
  onWrite(draft: Exclude<Draft, string>): string | undefined;
}

function changesBy(pad: Pad, draft: Draft): readonly number[] | undefined {
  if (typeof draft === 'string') return undefined;
  let sum = pad.names.map(() => 0);
  for (const json of draft) {
    const entry = readEntry(json, pad);
    if (isProblem(entry)) return undefined;
    const changes = changesOf(pad, entry);
    sum = sum.map((points, seat) => points + changes[seat]!);
  }
  return sum;
}

interface Props extends FormProps {
  readonly draft: Draft;
  readonly children: ReactNode;
}

export function FormFrame({ pad, correcting, draft, children, onWrite }: Props) {
  const words = useWords();
  const printWords = usePrintWords();
  const { pad: texts } = printWords;
  const [refused, setRefused] = useState('');
  const promise = changesBy(pad, draft);
  return (
    <form
      className="pad-form"
      onChange={() => setRefused('')}
      onSubmit={(event) => {
        event.preventDefault();
        setRefused((typeof draft === 'string' ? draft : onWrite(draft)) ?? '');
      }}
    >
      {children}
      <div className="pad-write">
        <p role="alert" className="pad-refused">
          {refused}
        </p>
        <p className="pad-promise">{promise && changesText(pad, promise, words, printWords)}</p>
        <button type="submit" className="button brass large">
          {correcting ? texts.correctIt : texts.write}
        </button>
      </div>
    </form>
  );
}
