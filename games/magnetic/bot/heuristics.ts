/** Heuristics of Magnetic Domino: heavy dominoes first, but avoid a fall, after which you pick up everything. */

import type { Heuristics, ListedMove } from '@boneyard/bots/heuristics';
import { estimate } from '@boneyard/physics/estimate';
import type { Common, Seat } from '@boneyard/rules/game';
import { constructionOf, placementOf } from '../physics/construction';
import { columnsOf, heightOf, sizeOf } from '../rules/columns';
import { type BrickConstruction, placeOf } from '../rules/construction';
import { explain } from '../rules/explain';
import { laidBy, lays } from '../rules/move';
import { mayFall } from '../rules/moves';
import { cellOfHalf, dominoAt, isPlace, type Place } from '../rules/place';
import type { View } from '../rules/position';
import { worth } from '../rules/score';

/**
 * On the table, and on a column that reaches down to it, nearly every domino holds. Farther out six in ten random places
 * hold, and more of those that players choose. Playouts place at random, but use the rate of chosen places.
 */
const WELL_SUPPORTED = 0.98;
const FARTHER_OUT = 0.9;
/** How often the estimate is right about steady hands. */
const STANDS = 0.96;

/** Whether one of the two columns below a place reaches down to the table without a gap. */
function isSupported({ laid }: BrickConstruction, place: Place): boolean {
  const columns = columnsOf(laid);
  const first = columns[cellOfHalf(place, 0)]!;
  const second = columns[cellOfHalf(place, 1)]!;
  const height = Math.max(heightOf(first), heightOf(second));
  return sizeOf(first) === height || sizeOf(second) === height;
}

function seemsToHold({ construction, table, ways }: View, seat: Seat, move: ListedMove): number {
  if (table.options.mode === 'staggered' && ways[seat] === 'flat') return WELL_SUPPORTED;
  return isSupported(construction, move) ? WELL_SUPPORTED : FARTHER_OUT;
}

/** Points that a fall would bring into the hand. */
function burden({ construction, table }: View): number {
  let sum = 0;
  for (const brick of construction.laid) sum += worth(table.options, dominoAt(placeOf(brick)));
  return sum;
}

export const heuristics: Heuristics = {
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
  kinds: false,
  holds(state, seat, move) {
    const view = state as View;
    const { level = 0 } = explain(view, seat, move);
    const { hands, magnets } = view.table.options;
    const holds = estimate(constructionOf(view), placementOf(move, level), undefined, magnets);
    // With steady hands the only uncertainty is the error of the estimate.
    if (hands === 'real') return holds;
    return holds > 0.5 ? STANDS + (1 - STANDS) * holds : (1 - STANDS) * holds;
  },
  seemsToHold: (state, seat, move) => seemsToHold(state as View, seat, move),
};
