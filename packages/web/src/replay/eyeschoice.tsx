/** Whose view of a past game is shown: everybody’s at once, or that of a seat. */

import type { Eyes } from './pastgame';
import { useReplayWords } from './replaywords';

interface Props {
  readonly names: readonly string[];
  readonly eyes: Eyes;
  onEyes(eyes: Eyes): void;
}

export function EyesChoice({ names, eyes, onEyes }: Props) {
  const { replay: said } = useReplayWords();
  return (
    <label className="eyes">
      <span>{said.eyes}</span>
      <select value={eyes} onChange={({ target }) => onEyes(target.value === 'all' ? 'all' : Number(target.value))}>
        <option value="all">{said.all}</option>
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <option key={seat} value={seat}>
            {said.seat(name)}
          </option>
        ))}
      </select>
    </label>
  );
}
