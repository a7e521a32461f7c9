/** How a bot lets a domino go, where hands are real: nearly in its place, as people do. */

import type { Common, Game } from '@boneyard/rules/game';
import { isPlace } from '@boneyard/rules/games/magnetic/place';
import type { Random } from '@boneyard/rules/random';

/** The farthest off, in thousandths of a half's side, and in tenths of a degree. Most are much nearer. */
const SKILLS = {
  shaky: { off: 100, twist: 50 },
  usual: { off: 60, twist: 30 },
  steady: { off: 30, twist: 15 },
} as const;
export type Skill = keyof typeof SKILLS;

/** Around 0, the middle likelier than the edges. */
function nearly(most: number, random: Random): number {
  return random.below(most + 1) - random.below(most + 1);
}

/** The move with a release, where the table asks for one. */
export function letGo(game: Game, { table }: Common, move: unknown, random: Random, skill: Skill = 'usual'): unknown {
  if (game.id !== 'magnetic' || table.options.hands !== 'real') return move;
  if (typeof move !== 'number' || !isPlace(move)) return move;
  const { off, twist } = SKILLS[skill];
  const release = { east: nearly(off, random), north: nearly(off, random), twist: nearly(twist, random) };
  const exact = release.east === 0 && release.north === 0 && release.twist === 0;
  return exact ? move : { place: move, release };
}
