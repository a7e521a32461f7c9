/** A table with sixty square tiles, laid at random by the rules, at which the first seat is to lay one more. */

import { lays, write } from '@boneyard/games/quad/rules/move';
import type { QuadTable } from '@boneyard/games/quad/rules/options';
import { quad } from '@boneyard/games/quad/rules/quad';
import { writeQuad } from '@boneyard/games/quad/rules/quads';
import { fresh } from '@boneyard/rules/game';
import { seeded, shuffle } from '@boneyard/rules/random';

const EACH = 55;

export function sixtyTiles(seed: string) {
  const random = seeded(seed);
  const set = shuffle(
    Array.from({ length: 125 }, (_, tile) => tile),
    random,
  );
  const deal = { hands: [set.slice(0, EACH), set.slice(EACH, 2 * EACH)], stock: set.slice(2 * EACH) };
  const table: QuadTable = { players: 2, options: { set: 125, match: { rounds: 1 } } };
  const moves: string[] = [];
  let state = quad.start(table, deal, fresh(2));
  while (state.board.laid.length < 60 || state.turn !== 0 || state.phase !== 'turn') {
    const may = quad.moves(state, state.turn);
    const move = may[random.below(may.length)]!;
    moves.push(`${state.turn} ${write(move)}`);
    state = quad.play(state, state.turn, move);
  }
  if (state.ended || !lays(quad.moves(state, 0)[0]!)) throw new Error(`${seed} does not lead to such a table`);
  const written = (tiles: readonly number[]) => tiles.map(writeQuad).join(' ');
  return {
    hands: deal.hands.map(written),
    well: written(deal.stock),
    options: table.options,
    moves,
    laid: state.board.laid.length,
  };
}
