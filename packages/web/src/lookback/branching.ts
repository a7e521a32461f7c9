/** Branches off from a position of a past game: a new game whose record begins with the same moves, played on against bots. */

import { type Match, recordOf } from '@boneyard/engine/match';
import type { Seat } from '@boneyard/rules/game';
import { newId } from '../ids';
import { type Kept, type Seating, VERSION } from '../keeping/kept';
import { askToLast, shelf } from '../keeping/shelf';

/** A person on one seat, bots on all others; those that were bots stay as good as they were. */
function seatedAt(seat: Seat, seats: readonly Seating[], bot: (n: number) => string): Seating[] {
  return seats.map((before, at) => {
    if (at === seat) return { kind: 'person', name: '' };
    if (before.kind === 'bot') return before;
    return { kind: 'bot', name: before.name || bot(at), level: 'casual' };
  });
}

/** Keeps the new game and gives its address. */
export async function branchedOff(
  match: Match,
  seat: Seat,
  seats: readonly Seating[],
  bot: (n: number) => string,
): Promise<string> {
  const kept: Kept = {
    version: VERSION,
    id: newId(),
    revision: 0,
    changed: Date.now(),
    seats: seatedAt(seat, seats, bot),
    record: recordOf(match),
    origin: 'branch',
  };
  await (await shelf()).keep(kept);
  askToLast();
  return `/table/${kept.id}`;
}
