/** Late positions of any game, played at random by the rules, in which the first seat has a tile to lay. */

import { withRelease } from '@boneyard/bots/games';
import { act, begin, type Match, recordOf } from '@boneyard/engine/match';
import { withVerdict } from '@boneyard/physics/referee';
import { gameCalled } from '@boneyard/rules/games';
import { type Options, setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { pick, seeded } from '@boneyard/rules/random';

export interface Late {
  readonly game: string;
  readonly players: number;
  readonly options?: Options;
  /** The position is the last one after at most this many moves. */
  readonly moves: number;
  readonly seed: string;
}

const NAMES = ['You', 'Maximiliane', 'Bo', 'Ana', 'Cleo', 'Dan', 'Eve', 'Finn'];

/** The matches that random moves lead to, one after the other, until the round is over. */
async function* played({ game: id, players, options = {}, seed }: Omit<Late, 'moves'>): AsyncGenerator<Match> {
  const game = gameCalled(id)!;
  const random = seeded(seed);
  const table = setTable(game, players, options);
  if (isProblem(table)) throw new Error(JSON.stringify(table));
  let match = begin(game, table, game.deal(table, random));
  for (;;) {
    yield match;
    const { state } = match;
    const [seat] = game.toAct(state);
    if (seat === undefined) return;
    const choices: readonly unknown[] = game.moves(state, seat);
    const move = withRelease(game, state, pick(choices, random), random);
    match = act(match, seat, await withVerdict(game, state, seat, move));
  }
}

const named = (match: Match) => ({ ...recordOf(match), names: NAMES.slice(0, match.table.players) });

export async function latePosition({ moves, ...wish }: Late): Promise<object> {
  let made = 0;
  let late: Match | undefined;
  for await (const match of played(wish)) {
    if (made++ === moves) break;
    const { game, state } = match;
    if (game.toAct(state)[0] === 0 && game.moves(state, 0).length > 2) late = match;
  }
  if (!late) throw new Error(`${wish.seed} leads to no such position`);
  return named(late);
}

/** A round that is over. */
export async function finishedRound(wish: Omit<Late, 'moves'>): Promise<object> {
  let last: Match | undefined;
  for await (const match of played(wish)) last = match;
  return named(last!);
}
