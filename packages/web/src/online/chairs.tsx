/** Form fields for who sits where. */

import { LEVELS } from '@boneyard/bots/level';
import type { Chair } from '@boneyard/protocol/tables';
import type { Seat } from '@boneyard/rules/game';
import { useWords } from '../app/language';
import { useOnlineWords } from './onlinewords';

interface ChairsProps {
  readonly chairs: readonly Chair[];
  /** Who plays together with the player. */
  readonly partners: readonly Seat[];
  onChange(seat: number, chair: Chair): void;
}

/** The first chair is the player's own. */
export function Chairs({ chairs, partners, onChange }: ChairsProps) {
  const { web, speech } = useWords();
  const { opening } = useOnlineWords();
  return (
    <ol className="chairs">
      {chairs.map((chair, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat}>
          <span>
            {opening.chair(seat + 1)}
            {partners.includes(seat) && <span className="quiet partner">{speech.partner}</span>}
          </span>
          {seat === 0 ? (
            <strong>{opening.you}</strong>
          ) : (
            <ChairSelect
              label={web.setup.who(seat + 1)}
              person={opening.person}
              chair={chair}
              onChange={(to) => onChange(seat, to)}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

interface ChairSelectProps {
  readonly label: string;
  /** The label for a seat that a person may take. */
  readonly person: string;
  readonly chair: Chair;
  onChange(chair: Chair): void;
}

export function ChairSelect({ label, person, chair, onChange }: ChairSelectProps) {
  const { web } = useWords();
  return (
    <select
      aria-label={label}
      value={chair.kind === 'bot' ? chair.level : 'person'}
      onChange={({ target }) => {
        const level = LEVELS.find((one) => one === target.value);
        onChange(level ? { kind: 'bot', level } : { kind: 'person' });
      }}
    >
      <option value="person">{person}</option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {web.setup.bot(web.levels[level])}
        </option>
      ))}
    </select>
  );
}
