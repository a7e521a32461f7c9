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

export async function latePosition({ game: id, players, options = {}, moves, seed }: Late): Promise<object> {
  const game = gameCalled(id)!;
  const random = seeded(seed);
  const table = setTable(game, players, options);
  if (isProblem(table)) throw new Error(JSON.stringify(table));
  let match = begin(game, table, game.deal(table, random));
  let late: Match | undefined;
  for (let made = 0; made < moves; made++) {
    const { state } = match;
    const [seat] = game.toAct(state);
    if (seat === undefined) break;
    const choices: readonly unknown[] = game.moves(state, seat);
    if (seat === 0 && choices.length > 2) late = match;
    const move = withRelease(game, state, pick(choices, random), random);
    match = act(match, seat, await withVerdict(game, state, seat, move));
  }
  if (!late) throw new Error(`${seed} leads to no such position`);
  return { ...recordOf(late), names: NAMES.slice(0, players) };
}
