/** Why a move would have been better, in sentences: what it wins, what it brings at once, what it leaves to the next. */

import { type Effects, effectsOf } from '@boneyard/bots/review/reasons';
import type { Reviewed } from '@boneyard/bots/review/review';
import type { Match } from '@boneyard/engine/match';
import type { Lookback } from '@boneyard/words/en/lookback';

/** Smaller differences are not worth a sentence: of chances, and of points. */
const LEAST_CHANCE = 0.03;
const LEAST_POINTS = 0.5;

/** Good reasons first; more of them would only confuse. */
const MOST_REASONS = 3;

type Why = Lookback['review']['why'];

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
export function reasons({ game, state }: Match, moved: Reviewed, names: readonly string[], why: Why): string[] {
  const { seat, move, best, cost } = moved;
  const said: string[] = [];
  if (cost.chance >= LEAST_CHANCE) said.push(why.wins(best.chance, best.chance - cost.chance));
  if (cost.margin >= LEAST_POINTS) said.push(why.margin(cost.margin));
  // Whatever came of it: what is told is how it looked when it was chosen.
  const effects = {
    best: effectsOf(game, state, seat, best.move),
    made: effectsOf(game, state, seat, move.replace(/(~[^!]*)?!?$/, '')),
  };
  if (effects.best && effects.made) said.push(...atOnce(effects.best, effects.made, names, why));
  return said.slice(0, MOST_REASONS);
}
