/** A position of a match whose full state is known here, as each seat sees it. */

import { type Match, movedBy, outcomeOf } from '@boneyard/engine/match';
import type { Common, Seat } from '@boneyard/rules/game';
import type { TablePosition } from './play';

const known = new WeakMap<Match, TablePosition>();

/** The same match gives the same position, and the same seat the same view. */
export function positionOf(match: Match): TablePosition {
  let position = known.get(match);
  if (!position) {
    const { game, table, state } = match;
    const views = new Map<Seat | undefined, Common>();
    position = {
      game,
      table,
      ended: outcomeOf(match),
      seen(seat) {
        const view = views.get(seat) ?? game.view(state, seat);
        views.set(seat, view);
        return view;
      },
      movedBy: (move) => movedBy(match, move),
    };
    known.set(match, position);
  }
  return position;
}
