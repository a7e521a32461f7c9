/** Matches that bots have played: the same seed, the same match. */

import { decide } from '@boneyard/bots/bot';
import { levels } from '@boneyard/bots/levels';
import { act, begin, type Match, nextRound, outcomeOf } from '@boneyard/engine/match';
import type { Game, Table } from '@boneyard/rules/game';
import { type Random, seeded } from '@boneyard/rules/random';
import { ruleOn } from '../src/play/physics';

const { bot, budget } = levels.casual;

/** Towers that fall again and again could go on for ever. */
const LONGEST = 400;

async function afterMove(match: Match, random: Random): Promise<Match> {
  const { game, state } = match;
  const seat = game.toAct(state)[0]!;
  const chosen = decide(bot, game, game.view(state, seat), seat, { random, budget, clock: () => 0 });
  const { move } = await ruleOn(game, state, seat, chosen);
  return act(match, seat, move);
}

async function played(game: Game, table: Table, seed: string, rounds: number): Promise<readonly Match[]> {
  const random = seeded(seed);
  const matches = [begin(game, table, game.deal(table, random))];
  for (let round = 1; matches.length < LONGEST; ) {
    const now = matches.at(-1)!;
    const outcome = outcomeOf(now);
    if (!outcome) matches.push(await afterMove(now, random));
    else if (outcome.over || round++ >= rounds) break;
    else matches.push(nextRound(now, game.deal(table, random)));
  }
  return matches;
}

const known = new Map<string, Promise<readonly Match[]>>();

/** Every position of as many rounds, or of fewer if the match is over before. */
export function botMatch(game: Game, table: Table, seed: string, rounds: number): Promise<readonly Match[]> {
  const key = JSON.stringify([game.id, table, seed, rounds]);
  const matches = known.get(key) ?? played(game, table, seed, rounds);
  known.set(key, matches);
  return matches;
}
