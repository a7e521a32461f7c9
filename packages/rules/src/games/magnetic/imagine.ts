/**
 * What a round of Magnetic Domino tells about the dominoes that a seat has not seen.
 *
 * - Before a lead, the first one or one after a fall: the leader's best domino goes before everybody else's. That is a word
 *   about whole hands, unless the viewer is the leader.
 * - Once it is laid: nobody held a domino then that goes before it. That is a word about single dominoes.
 * - A draw or a pass: the seat held nothing that fitted, as the construction stood and the way to play was then.
 * - A domino that has been laid is never unseen again: `known` says in whose hand it is after a fall.
 */

import { type Domino, heaviest, weight } from '../../families/dominoes';
import { type Clues, imaginesFrom } from '../../families/stock';
import { story } from '../../game';
import { DRAW, fell, laidBy, lays, type Move, plainOf } from './move';
import { leaderOf, mustLead, type State, type View } from './position';

function laid(move: Move): Domino | undefined {
  const plain = plainOf(move);
  return lays(plain) ? laidBy(plain) : undefined;
}

interface Lead {
  readonly ply: number;
  readonly weight: number;
}

/** The first domino of each construction, and the one that the viewer is about to lead with. */
function leadsIn(view: View): Lead[] {
  const leads: Lead[] = [];
  let standing = false;
  for (const [ply, { move }] of story(view.log).entries()) {
    const domino = laid(move);
    if (domino === undefined) continue;
    if (!standing) leads.push({ ply, weight: weight(domino) });
    standing = !fell(move);
  }
  const own = view.hands[view.turn];
  if (mustLead(view) && own) leads.push({ ply: view.ply, weight: weight(heaviest(own)) });
  return leads;
}

function cluesIn(view: View): Clues<State, Move> {
  const leads = leadsIn(view);
  return {
    laid,
    isDraw: (move) => move === DRAW,
    mayBeDealt: () => true,
    mayBeInStock: () => true,
    mayStay: (domino, since, until) =>
      !leads.some((lead) => since < lead.ply && lead.ply < until && weight(domino) > lead.weight),
    agrees: (state) => !mustLead(state) || leaderOf(state.hands) === state.turn,
  };
}

const imagineHidden = imaginesFrom<View, State, Move>(cluesIn);

export const imagine: typeof imagineHidden = (view, random) =>
  view.ended ? (view as State) : imagineHidden(view, random);
