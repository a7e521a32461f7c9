/** What a round of classic dominoes reveals about tiles that a seat has not seen. */

import type { Domino } from '@boneyard/rules/families/dominoes';
import { type Clues, imagineWith } from '@boneyard/rules/families/stock';
import { type Seat, story } from '@boneyard/rules/game';
import { DRAW, laid } from './moves';
import { leaderOf, leadWeight, type Move, type State, type View } from './position';

function laidBy(move: Move): Domino | undefined {
  return move >= 0 ? laid(move) : undefined;
}

function cluesIn(view: View): Clues<State> {
  const { table, start, log } = view;
  const opening = story(log).find(({ move }) => move >= 0);
  const led = opening && laid(opening.move);
  const weigh = leadWeight(table.options);
  return {
    laid: laidBy,
    isDraw: (move) => move === DRAW,
    /** After a forced opening, a seat that it applies to cannot have been dealt a heavier domino than the one led. */
    mayBeDealt(seat: Seat, domino: Domino) {
      if (table.options.opening === 'free' || led === undefined) return true;
      if (seat !== opening?.seat && ['lots', 'hand'].includes(table.options.lead)) return true;
      return weigh(domino) <= weigh(led);
    },
    mayBeInStock: () => true,
    agrees: (state) => table.options.lead === 'lots' || leaderOf(table, state.start.hands, undefined) === start.leader,
  };
}

const imagineHidden = imagineWith(cluesIn);

export const imagine: typeof imagineHidden = (view, random) =>
  view.ended ? (view as State) : imagineHidden(view, random);
