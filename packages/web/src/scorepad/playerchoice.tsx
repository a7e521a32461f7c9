/** A choice among the players of a pad. */

import type { Pad } from '@boneyard/engine/scorepad/pad';
import type { Seat } from '@boneyard/rules/game';
import { usePrintWords } from '../print/printwords';
import { Choice } from '../ui/choice';

interface Props {
  readonly pad: Pad;
  readonly seat: Seat;
  onChange(seat: Seat): void;
}

export function PlayerChoice({ pad: { names }, seat, onChange }: Props) {
  const { pad } = usePrintWords();
  return (
    <Choice
      label={pad.who}
      values={names.map((_, one) => one)}
      value={seat}
      name={(one) => names[one]!}
      onChange={onChange}
    />
  );
}
