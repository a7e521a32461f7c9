/** Random tests: `npm test` runs a few cases of each, `npm run soak` many. A case is determined by its number. */

import { act, begin, type Match, nextRound, outcomeOf, recordOf } from '@boneyard/engine/match';
import { parseRecord } from '@boneyard/engine/record';
import { replay } from '@boneyard/engine/replay';
import type { Game } from '@boneyard/rules/game';
import { games } from '@boneyard/rules/games';
import { isProblem } from '@boneyard/rules/problem';
import { pick, type Random, seeded } from '@boneyard/rules/random';
import { bruteOf, checkBrute } from '@boneyard/rules/testing/brute';
import { checkLaws } from '@boneyard/rules/testing/laws';
import { checkLeaks } from '@boneyard/rules/testing/leak';
import { anySides, anyTable, randomRound, tinyDeal } from '@boneyard/rules/testing/tables';
import { checkUniform } from '@boneyard/rules/testing/uniform';
import type { Part } from '../scripts/parts.mjs';
import { checkTowers } from './towers';

export interface Soak {
  readonly name: string;
  readonly small: number;
  readonly large: number;
  readonly needs?: readonly Part[];
  /** Throws when the case fails. */
  run(number: number): void | Promise<void>;
}

/** Uses deals of a few tiles, so that all possible ones can be counted. */
function uniform(game: Game, random: Random): void {
  let table = anyTable(game, random);
  while (table.players > 3) table = anyTable(game, random);
  // The viewer does not see seven of the tiles. The last number stands for a spectator, who sees no hand.
  const seat = random.below(table.players + 1);
  const viewer = seat === table.players ? undefined : seat;
  const [hand, stock] = viewer === undefined ? [table.players === 2 ? 2 : 1, 3] : table.players === 2 ? [3, 4] : [2, 3];
  const round = [...randomRound(game, table, tinyDeal(game, table, random, hand, stock), random)];
  const { state } = pick(round, random);
  const { z, deals } = checkUniform(game, state, viewer, random);
  // By chance, one case in 3.5 million is more than 5 standard deviations off.
  if (z >= 5) throw new Error(`χ² is ${z.toFixed(1)} deviations off over ${deals} deals at ${JSON.stringify(table)}`);
}

/** The brute-force program of each game. */
const brutes = new Map(await Promise.all(games.map(async (game) => [game.id, await bruteOf(game)] as const)));

function brute(game: Game, random: Random): void {
  const table = anyTable(game, random);
  checkBrute(game, brutes.get(game.id)!, table, game.deal(table, random), random);
}

/** Laws, leaks and brute force with partners, who are rare at random tables. */
function partners(game: Game, random: Random): void {
  const table = anySides(game, random);
  checkLaws(game, table, random);
  checkLeaks(game, table, random);
  checkBrute(game, brutes.get(game.id)!, table, game.deal(table, random), random);
}

/** Writes a match as a record, and checks that replaying it gives the same scores and outcome. */
function records(game: Game, random: Random): void {
  const table = anyTable(game, random);
  let match: Match = begin(game, table, game.deal(table, random));
  for (let rounds = 1; ; rounds++) {
    while (!outcomeOf(match)) {
      const seat = pick(game.toAct(match.state), random);
      match = act(match, seat, pick(game.moves(match.state, seat), random));
    }
    if (outcomeOf(match)!.over || rounds === 5) break;
    match = nextRound(match, game.deal(table, random));
  }
  const record = parseRecord(JSON.stringify(recordOf(match)));
  if (isProblem(record)) throw new Error(JSON.stringify(record));
  const replaying = replay(record);
  let last = match;
  for (;;) {
    const { value, done } = replaying.next();
    if (!done) last = value.match;
    else if (value) throw new Error(JSON.stringify(value));
    else break;
  }
  if (JSON.stringify([last.state.scores, outcomeOf(last)]) !== JSON.stringify([match.state.scores, outcomeOf(match)]))
    throw new Error(`a replayed match ends differently: ${JSON.stringify(recordOf(match))}`);
}

function soakOf(
  kind: string,
  game: Game,
  small: number,
  large: number,
  check: (game: Game, random: Random) => void,
): Soak {
  const name = `${kind}-${game.id}`;
  return { name, small, large, run: (number) => check(game, seeded(`${name} ${number}`)) };
}

export const soaks: readonly Soak[] = [
  ...games.flatMap((game) => [
    soakOf('laws', game, 10, 3_000, (one, random) => checkLaws(one, anyTable(one, random), random)),
    soakOf('leaks', game, 30, 10_000, (one, random) => void checkLeaks(one, anyTable(one, random), random)),
    soakOf('deals', game, 12, 3_000, uniform),
    soakOf('records', game, 15, 10_000, records),
    soakOf('brute', game, 3, 2_500, brute),
  ]),
  ...games.filter(({ sides }) => sides).map((game) => soakOf('partners', game, 10, 1_000, partners)),
  // `npm test` runs none of these: the physics package has its own test, and here the second process is a bundle.
  { name: 'towers', small: 0, large: 100, run: checkTowers },
];
