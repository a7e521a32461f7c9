/** What a round of classic dominoes tells about the tiles that a seat has not seen. */

import { type Domino, weight } from '../../families/dominoes';
import { type Clues, imaginesFrom } from '../../families/stock';
import { type Seat, story } from '../../game';
import { DRAW, laid } from './moves';
import { leaderOf, type Move, type State, type View } from './position';

function laidBy(move: Move): Domino | undefined {
  return move >= 0 ? laid(move) : undefined;
}

function cluesIn(view: View): Clues<State> {
  const { table, start, log } = view;
  const opening = story(log).find(({ move }) => move >= 0);
  const led = opening && laid(opening.move);
  return {
    laid: laidBy,
    isDraw: (move) => move === DRAW,
    /** With a forced opening nobody whom it binds was dealt a heavier domino than the one that was led. */
    mayBeDealt(seat: Seat, domino: Domino) {
      if (table.options.opening === 'free' || led === undefined) return true;
      if (seat !== opening?.seat && table.options.lead !== 'heaviest') return true;
      return weight(domino) <= weight(led);
    },
    mayBeInStock: () => true,
    agrees: (state) => table.options.lead === 'lots' || leaderOf(table, state.start.hands, undefined) === start.leader,
  };
}

const imagineHidden = imaginesFrom(cluesIn);

export const imagine: typeof imagineHidden = (view, random) =>
  view.ended ? (view as State) : imagineHidden(view, random);
