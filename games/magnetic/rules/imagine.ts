/**
 * What a round of Magnetic Domino reveals about dominoes that a seat has not seen.
 *
 * - Before a lead, at the start or after a fall: the leader's best domino outranks everybody else's. This concerns whole
 *   hands, unless the viewer is the leader.
 * - After a lead: nobody held a domino that outranks it. This concerns single dominoes.
 * - A draw or a pass: the seat held no domino that fitted the construction and the way to play at that time.
 * - A domino that has been laid is never hidden again: `known` says which hand it is in after a fall.
 */

import { type Domino, heaviest, weight } from '@boneyard/rules/families/dominoes';
import { type Clues, imagineWith } from '@boneyard/rules/families/stock';
import { story } from '@boneyard/rules/game';
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

/** The first domino of each construction, and the one with which the viewer is about to lead. */
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

const imagineHidden = imagineWith<View, State, Move>(cluesIn);

export const imagine: typeof imagineHidden = (view, random) =>
  view.ended ? (view as State) : imagineHidden(view, random);
