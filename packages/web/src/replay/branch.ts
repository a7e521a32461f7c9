/** Starts a new game from a position of a past one: its record begins with the same moves, and bots play the other seats. */

import { type Match, recordOf } from '@boneyard/engine/match';
import type { Seat } from '@boneyard/rules/game';
import { newId } from '../app/ids';
import { gameDatabase, requestPersistence } from '../storage/gamedatabase';
import { type SavedGame, type Seating, VERSION } from '../storage/savedgame';

/** A person on one seat, bots on all others. Seats that had a bot keep its level. */
function seatedAt(seat: Seat, seats: readonly Seating[], bot: (n: number) => string): Seating[] {
  return seats.map((before, at) => {
    if (at === seat) return { kind: 'person', name: '' };
    if (before.kind === 'bot') return before;
    return { kind: 'bot', name: before.name || bot(at), level: 'casual' };
  });
}

/** Saves the new game and returns its address. */
export async function branchedOff(
  match: Match,
  seat: Seat,
  seats: readonly Seating[],
  bot: (n: number) => string,
): Promise<string> {
  const kept: SavedGame = {
    version: VERSION,
    id: newId(),
    revision: 0,
    changed: Date.now(),
    seats: seatedAt(seat, seats, bot),
    record: recordOf(match),
    origin: 'branch',
  };
  await (await gameDatabase()).save(kept);
  requestPersistence();
  return `/table/${kept.id}`;
}
