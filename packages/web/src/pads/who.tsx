/** Which of the players it was. */

import type { Pad } from '@boneyard/engine/pads/pad';
import type { Seat } from '@boneyard/rules/game';
import { usePapers } from '../papers/speaking';
import { Choice } from '../ui/choice';

interface Props {
  readonly pad: Pad;
  readonly seat: Seat;
  onChange(seat: Seat): void;
}

export function Who({ pad: { names }, seat, onChange }: Props) {
  const { pad } = usePapers();
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
