/** The end of a round: who went out, or that it was blocked, and what is left in the hands. */

import type { Ending, Held, Pad } from '@boneyard/engine/pads/pad';
import type { ClassicOptions } from '@boneyard/rules/games/classic/options';
import { useState } from 'react';
import { usePapers } from '../papers/speaking';
import { Choice } from '../ui/choice';
import { Hands, heldOf, type Left, leftOf } from './hands';
import { type Draft, type FormProps, Writing } from './writing';

const BLOCKED = -1;
const NOBODY_YET = -2;

/** The boneyard counts for the winner of classic dominoes with a reserve. */
function countsBoneyard({ game, options }: Pad): boolean {
  const { style, reserve } = options as ClassicOptions;
  return game === 'classic' && style === 'draw' && reserve > 0;
}

/** Whose tiles matter: seats, and after them the boneyard. */
function asked(pad: Pad, who: number): readonly number[] {
  const seats = pad.names.map((_, seat) => seat);
  const boneyard = countsBoneyard(pad) ? [seats.length] : [];
  if (who === NOBODY_YET) return [];
  // A blocked round of Quad-Ominos brings nobody anything.
  if (who === BLOCKED) return pad.game === 'quad' ? [] : [...seats, ...boneyard];
  return [...seats.filter((seat) => seat !== who), ...boneyard];
}

export function EndingForm({ entry, ...props }: FormProps & { readonly entry: Ending | undefined }) {
  const { pad: said } = usePapers();
  const { pad } = props;
  const { names } = pad;
  const [who, setWho] = useState(entry ? (entry.kind === 'out' ? entry.seat : BLOCKED) : NOBODY_YET);
  const [left, setLeft] = useState<readonly Left[]>(() =>
    [...names.map((_, seat) => entry?.left[seat]), entry?.boneyard].map(leftOf),
  );
  const places = asked(pad, who);
  const nameAt = (place: number) => names[place] ?? said.boneyard;

  function draft(): Draft {
    if (who === NOBODY_YET) return said.refused.out;
    const unsaid = places.find((place) => heldOf(left[place]!) === undefined);
    if (unsaid !== undefined) return said.refused.left(nameAt(unsaid));
    const held = (place: number): Held => (places.includes(place) ? heldOf(left[place]!)! : 0);
    return [
      {
        ...(who === BLOCKED ? { kind: 'blocked' } : { kind: 'out', seat: who }),
        left: names.map((_, seat) => held(seat)),
        ...(places.includes(names.length) && { boneyard: held(names.length) }),
      },
    ];
  }

  return (
    <Writing {...props} draft={draft()}>
      <Choice<number>
        label={said.out}
        values={[...names.map((_, seat) => seat), BLOCKED]}
        value={who}
        name={(one) => names[one] ?? said.blocked}
        onChange={setWho}
      />
      {places.length > 0 && (
        <Hands
          pad={pad}
          places={places.map((place) => ({ name: nameAt(place), left: left[place]! }))}
          onChange={(index, to) => setLeft(left.with(places[index]!, to))}
        />
      )}
    </Writing>
  );
}
