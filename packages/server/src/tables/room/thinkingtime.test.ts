/** How long players think is known from the log. */

import { expect, test } from 'vitest';
import type { LogEntry } from './entries';
import { fold, type Room, toAct } from './room';
import { dealtRoom, ID } from './testing/testroom';
import { thinkingTime } from './thinkingtime';

const PERSON = { kind: 'person' } as const;

test('from the last move, or the deal, to the own move; moves of the referee have none', () => {
  const entries: LogEntry[] = [];
  const request = { game: 'classic', options: { style: 'block', match: { rounds: 1 } }, chairs: [PERSON, PERSON] };
  const table = dealtRoom(request, ['ana', 'bo'], (entry) => void entries.push(entry));
  const play = (after: number, by?: 'referee') => {
    const { game, match, places, at } = table.room;
    const [seat] = toAct(table.room);
    const move = game.write(game.moves(match!.state, seat!)[0]);
    table.now += after;
    if (by) table.do({ do: 'moved', seat: seat!, move, by });
    else table.ask(places[seat!]!.playerId!, { t: 'move', at, move });
  };
  play(2500);
  play(700);
  play(30_000, 'referee');
  play(1200);
  play(-5000);
  let room: Room | undefined;
  const times = entries.flatMap((entry) => {
    const time = room && thinkingTime(room, entry);
    room = fold(room, entry, ID);
    return entry.do === 'moved' ? [time] : [];
  });
  // A clock that is set back makes nobody's time negative.
  expect(times).toEqual([2500, 700, undefined, 1200, 0]);
});
