/** A domino of the bead game: who laid it, and how long the groups are that it made longer. */

import type { Entry } from '@boneyard/engine/pads/pad';
import type { Seat } from '@boneyard/rules/game';
import { type BeadOptions, shortestGroup } from '@boneyard/rules/games/bead/options';
import { useState } from 'react';
import { usePapers } from '../papers/speaking';
import { product } from './telling';
import { Toggle } from './toggle';
import { Who } from './who';
import { type FormProps, Writing } from './writing';

/** So many lengths are offered at once, up to all thirty dominoes in a row. */
const OFFERED = 8;
const LONGEST = 60;

interface Props extends FormProps {
  readonly entry: Extract<Entry, { kind: 'lengths' }> | undefined;
  readonly first: Seat;
}

export function LengthsForm({ entry, first, ...props }: Props) {
  const { pad: said } = usePapers();
  const { pad } = props;
  const least = shortestGroup(pad.options as BeadOptions) + 1;
  const [seat, setSeat] = useState(first);
  const [lengths, setLengths] = useState<readonly number[]>(entry?.lengths ?? []);
  const [double, setDouble] = useState(entry?.double ?? false);
  const [from, setFrom] = useState(least);
  const offered = Array.from({ length: OFFERED }, (_, index) => from + index).filter((length) => length <= LONGEST);
  const draft = lengths.length === 0 ? said.refused.noLengths : [{ kind: 'lengths', seat, lengths, double }];
  return (
    <Writing {...props} draft={draft}>
      <Who pad={pad} seat={seat} onChange={setSeat} />
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
    </Writing>
  );
}
