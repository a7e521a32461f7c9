/** Form fields for the players: a person or a bot for each seat, and their names. */

import { LEVELS } from '@boneyard/bots/level';
import { useWords } from '../../app/language';
import type { Seating } from '../../storage/savedgame';
import { peopleAt } from '../../table/players';

const LONGEST_NAME = 20;

interface Props {
  readonly seats: readonly Seating[];
  onChange(seat: number, to: Seating): void;
}

export function SeatFields({ seats, onChange }: Props) {
  const { web, speech } = useWords();
  const people = peopleAt(seats);

  function seated(who: string, name: string, seat: number): Seating {
    const level = LEVELS.find((one) => one === who);
    if (level) return { kind: 'bot', level, name: name || speech.bot(Math.max(0, seat - 1)) };
    return { kind: 'person', name: seats[seat]?.kind === 'bot' ? web.setup.player(seat + 1) : name };
  }

  return (
    <>
      <ol className="seat-fields">
        {seats.map((seating, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat}>
            <select
              aria-label={web.setup.who(seat + 1)}
              value={seating.kind === 'bot' ? seating.level : 'person'}
              onChange={(event) => onChange(seat, seated(event.target.value, seating.name, seat))}
            >
              <option value="person">{web.setup.person}</option>
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {web.setup.bot(web.levels[level])}
                </option>
              ))}
            </select>
            <input
              aria-label={web.setup.name(seat + 1)}
              value={seating.name}
              maxLength={LONGEST_NAME}
              placeholder={seating.kind === 'person' && people.length === 1 ? speech.you : web.setup.player(seat + 1)}
              onChange={(event) => onChange(seat, { ...seating, name: event.target.value })}
            />
          </li>
        ))}
      </ol>
      {people.length > 1 && <p className="quiet">{web.setup.passAndPlay}</p>}
    </>
  );
}
