/** Magnetic Domino at first sight: heavy dominoes first, but nothing that will bring all of it into one's own hand. */

import { estimate } from '@boneyard/physics/estimate';
import { placementOf, standing } from '@boneyard/physics/standing';
import type { Common, Seat } from '@boneyard/rules/game';
import { type Construction, landing, numberAt, placeOf } from '@boneyard/rules/games/magnetic/construction';
import { explain } from '@boneyard/rules/games/magnetic/explain';
import { laidBy, lays } from '@boneyard/rules/games/magnetic/move';
import { mayFall } from '@boneyard/rules/games/magnetic/moves';
import { type Cell, cellOfHalf, dominoAt, isPlace } from '@boneyard/rules/games/magnetic/place';
import type { View } from '@boneyard/rules/games/magnetic/position';
import { worth } from '@boneyard/rules/games/magnetic/score';
import type { Plain, Sense } from './sense';

/**
 * On the table, and over a column that goes down to it, nearly everything holds. Farther out six in ten random places do,
 * and of those that players choose more. Playouts lay at random, and count what they lay as if it were chosen.
 */
const WELL_SUPPORTED = 0.98;
const FARTHER_OUT = 0.9;
/** How often the statics are right about steady hands. */
const STANDS = 0.96;

function isColumn({ laid }: Construction, cell: Cell, level: number): boolean {
  for (let below = level - 1; below >= 0; below--) if (numberAt(laid, cell, below) < 0) return false;
  return true;
}

function seemsToHold({ construction, table, ways }: View, seat: Seat, move: Plain): number {
  if (table.options.mode === 'staggered' && ways[seat] === 'flat') return WELL_SUPPORTED;
  const level = landing(construction.laid, move);
  const stands =
    isColumn(construction, cellOfHalf(move, 0), level) || isColumn(construction, cellOfHalf(move, 1), level);
  return stands ? WELL_SUPPORTED : FARTHER_OUT;
}

/** What a fall would bring into the hand. */
function burden({ construction, table }: View): number {
  let sum = 0;
  for (const brick of construction.laid) sum += worth(table.options, dominoAt(placeOf(brick)));
  return sum;
}

export const magnetic: Sense = {
  appeal(state: Common, seat, move) {
    const view = state as View;
    if (!lays(move)) return 0;
    const sheds = worth(view.table.options, laidBy(move));
    if (!isPlace(move) || !mayFall(view, move)) return sheds;
    const holds = seemsToHold(view, seat, move);
    return holds * sheds - (1 - holds) * burden(view);
  },
  picks: 1,
  doubt: 2,
  holds(state, seat, move) {
    const view = state as View;
    const { level = 0 } = explain(view, seat, move);
    const { hands, magnets } = view.table.options;
    const holds = estimate(standing(view), placementOf(move, level), undefined, magnets);
    // Steady hands leave nothing to chance but the doubt in the statics.
    if (hands === 'real') return holds;
    return holds > 0.5 ? STANDS + (1 - STANDS) * holds : (1 - STANDS) * holds;
  },
  seemsToHold: (state, seat, move) => seemsToHold(state as View, seat, move),
};
