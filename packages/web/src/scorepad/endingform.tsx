/** The form for the end of a round: who went out or that it was blocked, and the tiles left in the hands. */

import { arithmetics } from '@boneyard/engine/games';
import type { Ending, Held, Pad } from '@boneyard/engine/scorepad/pad';
import { sideOnPad } from '@boneyard/engine/scorepad/sides';
import type { PageWords } from '@boneyard/words/pages';
import { useState } from 'react';
import { usePrintWords } from '../print/printwords';
import { Choice } from '../ui/choice';
import { type Draft, FormFrame, type FormProps } from './formframe';
import { type HandInput, Hands, heldOf, inputOf } from './hands';

const BLOCKED = -1;
const NOBODY_YET = -2;

/** The places whose tiles count: seats, and the number after the last seat for the boneyard. */
function countedPlaces(pad: Pad, who: number): readonly number[] {
  const { game, options, names } = pad;
  const { countsBlocked, countsBoneyard } = arithmetics[game];
  const seats = names.map((_, seat) => seat);
  const boneyard = countsBoneyard?.(options) ? [seats.length] : [];
  if (who === NOBODY_YET) return [];
  if (who === BLOCKED) return countsBlocked ? [...seats, ...boneyard] : [];
  // The tiles of the player who went out, and of a partner, do not count.
  const own = sideOnPad(pad, who);
  return [...seats.filter((seat) => !own.includes(seat)), ...boneyard];
}

interface Props extends FormProps {
  readonly entry: Ending | undefined;
  readonly words: PageWords['padEnding'];
}

export function EndingForm({ entry, words, ...props }: Props) {
  const { pad: texts } = usePrintWords();
  const { pad } = props;
  const { names } = pad;
  const [who, setWho] = useState(entry ? (entry.kind === 'out' ? entry.seat : BLOCKED) : NOBODY_YET);
  const [left, setLeft] = useState<readonly HandInput[]>(() =>
    [...names.map((_, seat) => entry?.left[seat]), entry?.boneyard].map(inputOf),
  );
  const places = countedPlaces(pad, who);
  const nameAt = (place: number) => names[place] ?? texts.boneyard;

  function draft(): Draft {
    if (who === NOBODY_YET) return texts.refused.out;
    const unsaid = places.find((place) => heldOf(left[place]!) === undefined);
    if (unsaid !== undefined) return texts.refused.left(nameAt(unsaid));
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
    <FormFrame {...props} draft={draft()}>
      <Choice<number>
        label={texts.out}
        values={[...names.map((_, seat) => seat), BLOCKED]}
        value={who}
        name={(one) => names[one] ?? texts.blocked}
        onChange={setWho}
      />
      {places.length > 0 && (
        <Hands
          pad={pad}
          words={words}
          places={places.map((place) => ({ name: nameAt(place), left: left[place]! }))}
          onChange={(index, to) => setLeft(left.with(places[index]!, to))}
        />
      )}
    </FormFrame>
  );
}
