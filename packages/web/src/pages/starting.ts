/** Starts a game: deals it, keeps it, and gives its address. */

import type { Level } from '@boneyard/bots/level';
import type { Game, Table } from '@boneyard/rules/game';
import type { Browser } from '@boneyard/words/en/browser';
import type { Seating } from '../keeping/kept';
import { askToLast, shelf } from '../keeping/shelf';
import { newGame } from '../play/local';

export async function started(game: Game, table: Table, seats: readonly Seating[]): Promise<string> {
  const kept = newGame(game, table, seats);
  await (await shelf()).keep(kept);
  askToLast();
  return `/table/${kept.id}`;
}

/** A person on the first seat, bots on the others. */
export function againstBots(players: number, level: Level, { speech }: Browser): Seating[] {
  return Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: '' } : { kind: 'bot', name: speech.bot(seat - 1), level },
  );
}
