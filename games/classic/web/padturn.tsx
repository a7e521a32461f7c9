/** The form for a tile in All Fives: who laid it, and what each open end counts then. */

import { usePrintWords } from '@boneyard/web/print/printwords';
import { addition } from '@boneyard/web/scorepad/entrytexts';
import { FormFrame } from '@boneyard/web/scorepad/formframe.tsx';
import type { TurnFormProps } from '@boneyard/web/scorepad/padlook';
import { PlayerChoice } from '@boneyard/web/scorepad/playerchoice.tsx';
import { useState } from 'react';
import type { ClassicOptions } from '../rules/options';

/** What an end can count: a half, or a double with both its halves. */
function counts({ set }: ClassicOptions): readonly number[] {
  const halves = Array.from({ length: set + 1 }, (_, pip) => pip);
  return [...new Set([...halves, ...halves.map((pip) => 2 * pip)])].sort((a, b) => a - b);
}

export function EndsForm({ entry, first, ...props }: TurnFormProps) {
  const { pad: said } = usePrintWords();
  const { pad } = props;
  const [seat, setSeat] = useState(first);
  const [ends, setEnds] = useState<readonly number[]>(entry?.kind === 'ends' ? entry.ends : []);
  return (
    <FormFrame {...props} draft={ends.length === 0 ? said.refused.noEnds : [{ kind: 'ends', seat, ends }]}>
      <PlayerChoice pad={pad} seat={seat} onChange={setSeat} />
      <fieldset className="choice">
        <legend>{said.ends}</legend>
        <div className="pad-lengths">
          {counts(pad.options as ClassicOptions).map((count) => (
            <button key={count} type="button" className="button" onClick={() => setEnds([...ends, count])}>
              {count}
            </button>
          ))}
        </div>
      </fieldset>
      <div className="pad-chips">
        {ends.map((count, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: two ends may count the same
            key={index}
            type="button"
            className="pad-chip"
            aria-label={said.takeOff(count)}
            onClick={() => setEnds(ends.toSpliced(index, 1))}
          >
            {count} <span aria-hidden="true">×</span>
          </button>
        ))}
      </div>
      <p className="pad-sum" role="status">
        {ends.length > 0 && addition(ends)}
      </p>
    </FormFrame>
  );
}
