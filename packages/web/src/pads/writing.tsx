/** The frame of every form of a pad: what it would bring, why it is refused, and the button that writes it down. */

import { readEntry } from '@boneyard/engine/pads/checking';
import type { Pad } from '@boneyard/engine/pads/pad';
import { changesOf } from '@boneyard/engine/pads/tally';
import { isProblem } from '@boneyard/rules/problem';
import { type ReactNode, useState } from 'react';
import { usePapers } from '../papers/speaking';
import { gains } from './telling';

/** What a form would write, one entry after the other, or the sentence that says what is missing. */
export type Draft = readonly Readonly<Record<string, unknown>>[] | string;

export interface FormProps {
  readonly pad: Pad;
  /** The form puts another entry right instead of writing a new one. */
  readonly correcting: boolean;
  /** Gives why not, if it is refused. */
  onWrite(draft: Exclude<Draft, string>): string | undefined;
}

function promised(pad: Pad, draft: Draft): readonly number[] | undefined {
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

export function Writing({ pad, correcting, draft, children, onWrite }: Props) {
  const papers = usePapers();
  const { pad: said } = papers;
  const [refused, setRefused] = useState('');
  const promise = promised(pad, draft);
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
        <p className="pad-promise">{promise && gains(pad, promise, papers)}</p>
        <button type="submit" className="button brass large">
          {correcting ? said.correctIt : said.write}
        </button>
      </div>
    </form>
  );
}
