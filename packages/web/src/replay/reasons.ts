/** Why a move would have been better, in sentences: the chance to win, the points, and what it leaves the next player. */

import { type Effects, effectsOf } from '@boneyard/bots/review/reasons';
import type { ReviewedMove } from '@boneyard/bots/review/review';
import type { Match } from '@boneyard/engine/match';
import { plainOf } from '@boneyard/rules/verdicts';
import type { ReplayWords } from '@boneyard/words/en/replay';

/** The least difference worth a sentence: in chances, and in points. */
const LEAST_CHANCE = 0.03;
const LEAST_POINTS = 0.5;

/** The number of reasons given, the strongest first. */
const MOST_REASONS = 3;

type Why = ReplayWords['review']['why'];

function leaving(best: Effects['leaves'], made: Effects['leaves'], names: readonly string[], why: Why): string[] {
  if (!best || !made || best.seat !== made.seat) return [];
  const who = names[best.seat]!;
  if (best.replies === 0 && made.replies > 0) return [why.stuck(who, made.replies)];
  if (best.most < made.most) return [why.answer(who, best.most, made.most)];
  return best.replies < made.replies ? [why.replies(who, best.replies, made.replies)] : [];
}

function atOnce(best: Effects, made: Effects, names: readonly string[], why: Why): string[] {
  const said: string[] = [];
  if (best.stands !== undefined && made.stands !== undefined && best.stands - made.stands > LEAST_CHANCE)
    said.push(why.stands(best.stands, made.stands));
  if (best.points > made.points) said.push(why.points(best.points, made.points));
  said.push(...leaving(best.leaves, made.leaves, names, why));
  if (best.sheds > made.sheds) said.push(why.sheds(best.sheds, made.sheds));
  return said;
}

/** `before` is the position in which the move was made. */
export function reasons({ game, state }: Match, moved: ReviewedMove, names: readonly string[], why: Why): string[] {
  const { seat, move, best, cost } = moved;
  const said: string[] = [];
  if (cost.chance >= LEAST_CHANCE) said.push(why.wins(best.chance, best.chance - cost.chance));
  if (cost.margin >= LEAST_POINTS) said.push(why.margin(cost.margin));
  // The result does not count, only what the player could see when choosing.
  const effects = {
    best: effectsOf(game, state, seat, best.move),
    made: effectsOf(game, state, seat, game.write(plainOf(game, game.read(move)))),
  };
  if (effects.best && effects.made) said.push(...atOnce(effects.best, effects.made, names, why));
  return said.slice(0, MOST_REASONS);
}
