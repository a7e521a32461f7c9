/** What a move of the bead game does. */

import { replaced } from '@boneyard/rules/families/lists';
import { nextSeat, seatsOf } from '@boneyard/rules/families/seats';
import type { Seat } from '@boneyard/rules/game';
import { isDouble, minus, type Shape, type Shapes, shapeOf, shapesOf } from './beads';
import { boardOf } from './board';
import { isPlacement, STUCK, shapeChosen, shapePointedOut } from './moves';
import { shortestGroup } from './options';
import { type BeadPlacement, pairIn, placeIn } from './placement';
import { fittingAnywhere, openAfter } from './places';
import { A_TURN, type Answers, asTurned, type Move, type State, squareOf, withAnswers } from './position';
import { points, settleRound } from './score';

/** All players have passed, or one is out and all have had the same number of turns. */
function isOver({ table, passes, last, turn, lead }: State): boolean {
  return passes === table.players || (last && turn === lead);
}

/** The state after one more move. Lists every field, because the spread operator takes longer than the rest of a move. */
function moved(
  state: State,
  {
    log,
    scores = state.scores,
    held = state.held,
    hands = state.hands,
    square = state.square,
    turn = state.turn,
    asks = A_TURN,
    passes = state.passes,
    last = state.last,
    shown = state.shown,
    lacks = state.lacks,
    open = state.open,
  }: Partial<State>,
): State {
  return {
    table: state.table,
    round: state.round,
    scores,
    held,
    left: state.left,
    ply: state.ply + 1,
    log,
    box: state.box,
    hands,
    aside: state.aside,
    turned: state.turned,
    square,
    lead: state.lead,
    turn,
    asks,
    passes,
    last,
    shown,
    lacks,
    open,
    before: state.before,
    ended: undefined,
  };
}

/** Ends the round if it is over. */
function turnOver(after: State): State {
  return isOver(after) ? { ...after, ...settleRound(after) } : after;
}

function afterPlacement(state: State, seat: Seat, placement: BeadPlacement): State {
  const shortest = shortestGroup(state.table.options);
  const log = { seat, move: placement, before: state.log };
  const gain = points(boardOf(state), placement, shortest);
  const open = openAfter(state.open, boardOf({ square: state.square, log }), placeIn(placement), shortest);
  const held = replaced(state.held, seat, state.held[seat]! - 1);
  return turnOver(
    moved(state, {
      log,
      scores: replaced(state.scores, seat, state.scores[seat]! + gain),
      held,
      hands: replaced(state.hands, seat, minus(state.hands[seat]!, shapeOf(pairIn(placement)))),
      turn: nextSeat(state.table.players, seat),
      passes: 0,
      last: state.last || held[seat] === 0,
      open,
    }),
  );
}

/** A turn without a placement: the seat had to pass, or nobody pointed out a domino after its claim. */
function passed(state: State, log: State['log'], lacks: State['lacks']): State {
  return turnOver(
    moved(state, { log, turn: nextSeat(state.table.players, state.turn), passes: state.passes + 1, lacks }),
  );
}

/** Only a seat without a legal domino passes, so everybody learns which dominoes it does not hold. */
function afterPass(state: State, seat: Seat, move: Move): State {
  const lacks = state.lacks[seat]! | shapesOf(fittingAnywhere(state.open));
  return passed(state, { seat, move, before: state.log }, replaced(state.lacks, seat, lacks));
}

function afterClaim(state: State, seat: Seat): State {
  const seats = seatsOf(state.table.players);
  return moved(state, {
    log: { seat, move: STUCK, before: state.log },
    shown: replaced(state.shown, seat, true),
    asks: {
      kind: 'answers',
      waiting: seats.filter((other) => other !== seat),
      answers: seats.map(() => undefined),
    },
  });
}

function afterAnswers(state: State, log: State['log'], answers: Answers['answers']): State {
  let shapes: Shapes = 0;
  for (const answer of answers) {
    const shape = answer === undefined ? undefined : shapePointedOut(answer);
    if (shape !== undefined) shapes |= 1 << shape;
  }
  if (shapes === 0) return passed(state, log, state.lacks);
  return moved(state, { log, asks: { kind: 'pointed', shapes } });
}

function afterChoices(state: State, log: State['log'], answers: Answers['answers']): State {
  const [west, east] = answers.map((answer) => shapeChosen(answer!)) as [Shape, Shape];
  if (west === east && isDouble(west)) {
    const again = { waiting: seatsOf(state.table.players), answers: answers.map(() => undefined) };
    return moved(state, { log, asks: { kind: 'choices', ...again } });
  }
  const turned = state.turned!;
  return moved(state, {
    log,
    held: state.held.map((count) => count - 1),
    hands: [minus(state.hands[0]!, west), minus(state.hands[1]!, east)],
    ...squareOf(state.table.options, asTurned(west, turned[0]), asTurned(east, turned[1])),
  });
}

export function play(state: State, seat: Seat, move: Move): State {
  if (isPlacement(move)) return afterPlacement(state, seat, move);
  const { asks } = state;
  switch (asks.kind) {
    case 'turn':
      return move === STUCK ? afterClaim(state, seat) : afterPass(state, seat, move);
    case 'pointed':
      throw new Error('a domino that was pointed out must be played');
    case 'choices':
    case 'answers': {
      const waiting = asks.waiting.filter((other) => other !== seat);
      const answers = replaced(asks.answers, seat, move);
      const log = withAnswers(state.log, asks.answers, answers);
      if (waiting.length > 0) return moved(state, { log, asks: { ...asks, waiting, answers } });
      return asks.kind === 'choices' ? afterChoices(state, log, answers) : afterAnswers(state, log, answers);
    }
  }
}
