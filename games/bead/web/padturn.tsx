/** The form for a turn of the bead game: who laid a domino, and the lengths of the groups it extended. */

import { usePrintWords } from '@boneyard/web/print/printwords';
import { product } from '@boneyard/web/scorepad/entrytexts';
import { FormFrame } from '@boneyard/web/scorepad/formframe.tsx';
import type { TurnFormProps } from '@boneyard/web/scorepad/padlook';
import { PlayerChoice } from '@boneyard/web/scorepad/playerchoice.tsx';
import { Toggle } from '@boneyard/web/scorepad/toggle.tsx';
import { useState } from 'react';
import { type BeadOptions, shortestGroup } from '../rules/options';

/** How many lengths are offered at once, and the longest one: thirty dominoes in a row. */
const OFFERED = 8;
const LONGEST = 60;

export function LengthsForm({ entry, first, ...props }: TurnFormProps) {
  const { pad: said } = usePrintWords();
  const { pad } = props;
  const least = shortestGroup(pad.options as BeadOptions) + 1;
  const [seat, setSeat] = useState(first);
  const before = entry?.kind === 'lengths' ? entry : undefined;
  const [lengths, setLengths] = useState<readonly number[]>(before?.lengths ?? []);
  const [double, setDouble] = useState(before?.double ?? false);
  const [from, setFrom] = useState(least);
  const offered = Array.from({ length: OFFERED }, (_, index) => from + index).filter((length) => length <= LONGEST);
  const draft = lengths.length === 0 ? said.refused.noLengths : [{ kind: 'lengths', seat, lengths, double }];
  return (
    <FormFrame {...props} draft={draft}>
      <PlayerChoice pad={pad} seat={seat} onChange={setSeat} />
      <fieldset className="choice">
        <legend>{said.lengths}</legend>
        <div className="pad-lengths">
          {offered.map((length) => (
            <button key={length} type="button" className="button" onClick={() => setLengths([...lengths, length])}>
              {length}
            </button>
          ))}
          <button
            type="button"
            className="button other"
            onClick={() => setFrom(from + OFFERED > LONGEST ? least : from + OFFERED)}
          >
            {said.longer}
          </button>
        </div>
      </fieldset>
      <div className="pad-chips">
        {lengths.map((length, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be equally long
            key={index}
            type="button"
            className="pad-chip"
            aria-label={said.takeOff(length)}
            onClick={() => setLengths(lengths.toSpliced(index, 1))}
          >
            {length} <span aria-hidden="true">×</span>
          </button>
        ))}
        <Toggle label={said.double} on={double} onChange={setDouble} />
      </div>
      <p className="pad-sum" role="status">
        {lengths.length > 0 && product(lengths, double)}
      </p>
    </FormFrame>
  );
}
