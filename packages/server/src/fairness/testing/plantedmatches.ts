/** Rated matches between made-up players, stored as a server stores them. */

import { createHash } from 'node:crypto';
import { type Bot, decide } from '@boneyard/bots/bot';
import { NEWCOMER, type Rating } from '@boneyard/engine/rating';
import type { TableRequest } from '@boneyard/protocol/tables';
import { type Random, seeded } from '@boneyard/rules/random';
import { accountRepository } from '../../accounts/accountrepository';
import type { DatabaseStore } from '../../store/database';
import { type LogEntry, writeEntry } from '../../tables/room/entries';
import { toAct } from '../../tables/room/room';
import { promiseIn, testRoom } from '../../tables/room/testing/testroom';

/** Milliseconds since 1970 need more than 32 bits. */
export const NOW = 1_700_000_000_000;

/** How a made-up player chooses a move, and how long that takes, in milliseconds. */
export interface PlantedPlayer {
  readonly id: string;
  bot(random: Random): Bot;
  readonly iterations: number;
  thinks(random: Random): number;
  readonly rating?: Rating;
  /** Leaves the match at their first turn. */
  readonly leaves?: true;
}

const PLAYED = { game: 'classic', variant: 'draw' } as const;
const PERSON = { kind: 'person' } as const;

/** The log of a whole match of two. */
export function playedLog(players: readonly [PlantedPlayer, PlantedPlayer], rounds: number, seed: string): string[] {
  const bodies: string[] = [];
  const request: Partial<TableRequest> & Pick<TableRequest, 'game' | 'chairs'> = {
    game: 'classic',
    options: { match: { rounds } },
    chairs: [PERSON, PERSON],
    clock: { turn: 60 },
    late: 'mildest',
    rated: true,
  };
  const ids = players.map(({ id }) => id);
  const table = testRoom(request, ids, (entry: LogEntry) => void bodies.push(writeEntry(entry)));
  const random = seeded(seed);
  while (table.room.phase !== 'over') {
    if (table.room.phase === 'dealing') {
      const { round } = table.room.shuffle!;
      const bits = ids.map((id) => createHash('sha256').update(`${seed} ${round} ${id}`).digest('hex').slice(0, 32));
      for (const [seat, id] of ids.entries()) table.ask(id, promiseIn(table, seat, bits[seat]!));
      table.settle();
      for (const [seat, id] of ids.entries()) table.ask(id, { t: 'add', round, bits: bits[seat]! });
      table.settle();
      continue;
    }
    const { game, match, at } = table.room;
    const [seat] = toAct(table.room);
    const { id, bot, iterations, thinks, leaves } = players[seat!]!;
    const thinking = { random, budget: { iterations }, clock: () => 0 };
    const move = decide(bot(random), game, game.view(match!.state, seat!), seat!, thinking);
    table.now += Math.round(thinks(random));
    if (leaves) {
      table.ask(id, { t: 'stand' });
      table.do({ do: 'moved', seat: seat!, move: game.write(move), by: 'referee' });
    } else table.ask(id, { t: 'move', at, move: game.write(move) });
  }
  return bodies;
}

export async function addAccount(store: DatabaseStore, id: string, device = ''): Promise<void> {
  const key = { id: `key of ${id}`, key: '', counter: 0, transports: [], label: device, made: NOW, used: NOW };
  await accountRepository(store.database).create({ id, name: id.toUpperCase(), made: NOW }, key);
}

/** Stores a match and that it was rated. Both keep the rating that they are given. */
export async function addMatch(
  store: DatabaseStore,
  table: string,
  bodies: readonly string[],
  players: readonly (Pick<PlantedPlayer, 'id' | 'rating'> & { readonly place: number; readonly n: number })[],
): Promise<void> {
  for (const [n, body] of bodies.entries()) await store.append({ table, n, body });
  const { open, transaction } = store.database;
  await transaction(
    players.flatMap(({ id: player, rating: { mu, sigma } = NEWCOMER, place, n }) => {
      const won = place === 1 ? 1 : 0;
      const standing = { n, won, mu, sigma, worth: mu - 3 * sigma, changed: NOW };
      return [
        open()
          .insertInto('rated')
          .values({
            player,
            ...PLAYED,
            n,
            table_id: table,
            place,
            players: 2,
            sides: 2,
            side: null,
            won,
            mu,
            sigma,
            at: NOW,
          }),
        open()
          .insertInto('standings')
          .values({ player, ...PLAYED, ...standing })
          .onConflict((conflict) => conflict.columns(['player', 'game', 'variant']).doUpdateSet(standing)),
      ];
    }),
  );
}
