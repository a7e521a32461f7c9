/**
 * What a round of Quad-Ominos reveals about tiles that a seat has not seen.
 *
 * - Before the opening: the opener's best tile outranks everybody else's. This concerns whole hands.
 * - From the opening on: nobody was dealt a tile that outranks the starting one. This concerns single tiles.
 * - 0-0-0-0 instead of the starting quad: the quad that was shown was dealt to the opener. If the turn ended at once, the
 *   rest of that hand has no legal pair, and this stays known for the round.
 * - A draw or a pass: the seat held no tile that fitted.
 * - `take-25` is always legal, so it reveals nothing. `play-two` reveals that the hand has a legal pair, and the first extra
 *   play that it has a second one. Both matter only until the plays are made.
 */

import { type Clues, imagineWith } from '@boneyard/rules/families/stock';
import { tilesOf, without } from '@boneyard/rules/families/tiles';
import { type Seat, story } from '@boneyard/rules/game';
import { anyFits, EMPTY, ORIGIN, spotAt, withLaid } from './board';
import { DRAW, laidBy, lays } from './move';
import { hasPair } from './moves';
import { type Move, openerOf, type State, type View } from './position';
import { printed, type Quad, weight, ZEROS } from './quads';

const ZEROS_ALONE = withLaid(EMPTY, spotAt(ORIGIN, printed(ZEROS)));

function laid(move: Move): Quad | undefined {
  return lays(move) ? laidBy(move) : undefined;
}

function heaviestOf(quads: readonly Quad[]): Quad {
  return quads.reduce((best, quad) => (weight(quad) > weight(best) ? quad : best));
}

/** The tile that outranks all dealt tiles. Before the opening only the opener knows it. */
function startingQuad({ start, shown, log }: View): Quad | undefined {
  const own = start.hands[start.opener];
  const [opening] = story(log);
  return shown ?? (opening && laidBy(opening.move)) ?? (own && heaviestOf(own));
}

/** The opener showed a quad, laid 0-0-0-0 and had no legal pair to follow it. */
function isPairless({ start, shown, log, turn }: View): boolean {
  const second = story(log)[1];
  return shown !== undefined && (second ? second.seat : turn) !== start.opener;
}

/** Tiles certainly dealt to the opener, without 0-0-0-0: those laid before the first draw, and the one shown. */
function surelyDealt({ start, shown, log }: View): Quad[] {
  const sure: Quad[] = shown === undefined ? [] : [shown];
  for (const { seat, move } of story(log)) {
    if (seat !== start.opener) continue;
    if (move === DRAW) break;
    if (lays(move) && laidBy(move) !== ZEROS) sure.push(laidBy(move));
  }
  return sure;
}

/** Whether the hand of the seat to act agrees with the phase of the turn. */
function handAgrees({ phase, turn, board, start, hands }: State): boolean {
  switch (phase) {
    case 'opening':
      return openerOf(start.hands) === start.opener;
    case 'first extra':
      return hasPair(board, hands[turn]!);
    case 'second extra':
      return anyFits(board, hands[turn]!);
    case 'turn':
    case 'bonus':
      return true;
  }
}

function cluesIn(view: View): Clues<State> {
  const { opener } = view.start;
  const starting = startingQuad(view);
  const pairless = isPairless(view);
  const sure = surelyDealt(view);
  // Pairs with a tile that was certainly in the same hand. Pairs of two unknown tiles are checked for each whole hand.
  const makesPair = (quad: Quad) =>
    quad !== ZEROS && sure.some((other) => other !== quad && hasPair(ZEROS_ALONE, tilesOf([quad, other])));
  return {
    laid,
    isDraw: (move) => move === DRAW,
    mayBeDealt(seat: Seat, quad: Quad) {
      if (starting !== undefined && weight(quad) > weight(starting)) return false;
      return seat === opener ? !(pairless && makesPair(quad)) : quad !== view.shown;
    },
    mayBeInStock: (quad) => quad !== view.shown,
    agrees(state) {
      const dealt = state.start.hands[opener]!;
      return handAgrees(state) && !(pairless && hasPair(ZEROS_ALONE, without(tilesOf(dealt), ZEROS)));
    },
  };
}

const imagineHidden = imagineWith(cluesIn);

export const imagine: typeof imagineHidden = (view, random) =>
  view.ended ? (view as State) : imagineHidden(view, random);
