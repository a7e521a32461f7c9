/** Rates the moves of a seat: exactly if nothing is hidden and the options allow it, otherwise by search. */

import type { Common, Game, Seat, Seen } from '@boneyard/rules/game';
import type { Thinking } from './bot';
import { exactly } from './exact/exact';
import { type Finding, type SearchOptions, search, type Wanted } from './search';

function won(lead: number): number {
  return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
}

/** Best first. */
export function* analyse(
  game: Game,
  view: Seen<Common>,
  seat: Seat,
  thinking: Thinking,
  skill: SearchOptions,
  wanted: Wanted,
): Generator<void, readonly Pick<Finding, 'move' | 'margin' | 'chance'>[]> {
  const { budget, clock } = thinking;
  const began = clock();
  const solved = skill.exact ? yield* exactly(game, view, seat, thinking) : undefined;
  if (solved) return solved.moves.map(({ move, margin }) => ({ move, margin, chance: won(solved.lead + margin) }));
  const left = 'milliseconds' in budget ? { milliseconds: budget.milliseconds - (clock() - began) } : budget;
  return yield* search(game, view, seat, { ...thinking, budget: left }, skill, wanted);
}
