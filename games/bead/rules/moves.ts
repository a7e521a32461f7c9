/** The moves of the bead game: packing, notation, and which are legal. */

import type { Seat } from '@boneyard/rules/game';
import {
  type Hand,
  listOf,
  type Pairs,
  pairsOf,
  readPair,
  readShape,
  type Shape,
  type Shapes,
  shapesIn,
  shapesOf,
  writePair,
  writeShape,
} from './beads';
import {
  alongOf,
  cellAt,
  cellOf,
  coordinatesOf,
  EAST,
  inReach,
  NORTH,
  pairIn,
  placeAt,
  placed,
  placeIn,
} from './placement';
import { fittingAnywhere, type OpenPlaces } from './places';
import type { Move, View } from './position';

export const PASS: Move = -1;
export const STUCK: Move = -2;
export const DECLINE: Move = -3;
const POINT = -16;
const CHOOSE = -32;

export function pointOut(shape: Shape): Move {
  return POINT - shape;
}

export function choose(shape: Shape): Move {
  return CHOOSE - shape;
}

export function isPlacement(move: Move): boolean {
  return move >= 0;
}

/** The domino that a move points out; undefined for any other move. */
export function shapePointedOut(move: Move): Shape | undefined {
  return move <= POINT && move > CHOOSE ? POINT - move : undefined;
}

/** The domino that a move chooses; undefined for any other move. */
export function shapeChosen(move: Move): Shape | undefined {
  return move <= CHOOSE ? CHOOSE - move : undefined;
}

const WORDS: ReadonlyMap<string, Move> = new Map([
  ['pass', PASS],
  ['stuck', STUCK],
  ['decline', DECLINE],
]);
const WRITTEN: ReadonlyMap<Move, string> = new Map([...WORDS].map(([word, move]) => [move, word]));

export function write(move: Move): string {
  if (isPlacement(move)) {
    const place = placeIn(move);
    const { x, y } = coordinatesOf(cellOf(place));
    return `${writePair(pairIn(move))}@${x},${y}${alongOf(place) === EAST ? 'E' : 'N'}`;
  }
  const pointed = shapePointedOut(move);
  if (pointed !== undefined) return `point ${writeShape(pointed)}`;
  const choice = shapeChosen(move);
  return choice !== undefined ? `choose ${writeShape(choice)}` : WRITTEN.get(move)!;
}

const PLACEMENT = /^(\d-\d)@(0|-?[1-9]\d?),(0|-?[1-9]\d?)([EN])$/;

function readPlacement(text: string): Move | undefined {
  const found = PLACEMENT.exec(text);
  if (!found) return undefined;
  const pair = readPair(found[1]!);
  const x = Number(found[2]);
  const y = Number(found[3]);
  if (pair === undefined || !inReach(x, y)) return undefined;
  return placed(pair, placeAt(cellAt(x, y), found[4] === 'E' ? EAST : NORTH));
}

export function read(text: string): Move | undefined {
  const word = WORDS.get(text);
  if (word !== undefined) return word;
  const [verb, name, ...more] = text.split(' ');
  if (name === undefined) return readPlacement(text);
  const shape = more.length === 0 ? readShape(name) : undefined;
  if (shape === undefined) return undefined;
  return verb === 'point' ? pointOut(shape) : verb === 'choose' ? choose(shape) : undefined;
}

/** The dominoes of a hand that fit somewhere. */
export function playable(open: OpenPlaces, hand: Hand): Shapes {
  return shapesOf(fittingAnywhere(open) & pairsOf(shapesIn(hand)));
}

export function placementsOf({ places, fits }: OpenPlaces, pairs: Pairs): Move[] {
  const moves: Move[] = [];
  for (let i = 0; i < places.length; i++)
    for (let rest = fits[i]! & pairs; rest !== 0; rest &= rest - 1)
      moves.push(placed(31 - Math.clz32(rest & -rest), places[i]!));
  return moves;
}

/** The legal answers to the claim of the seat whose turn it is; the same for every player. */
export function answersTo(view: View): Move[] {
  return [DECLINE, ...listOf(playable(view.open, view.hands[view.turn]!)).map(pointOut)];
}

/** The dominoes that the claimant may play after these were pointed out. */
export function mayFollow({ table, hands, turn }: View, pointed: Shapes): Shapes {
  return table.options.pointed === 'any' ? shapesIn(hands[turn]!) : pointed;
}

export function moves(view: View, seat: Seat): Move[] {
  const { asks, open, ended, turn } = view;
  const hand = view.hands[seat];
  if (ended || hand === undefined) return [];
  switch (asks.kind) {
    case 'choices':
      return asks.waiting.includes(seat) ? listOf(shapesIn(hand)).map(choose) : [];
    case 'answers':
      return asks.waiting.includes(seat) ? answersTo(view) : [];
    case 'pointed':
      return seat === turn ? placementsOf(open, pairsOf(mayFollow(view, asks.shapes))) : [];
    case 'turn': {
      if (seat !== turn) return [];
      const plays = placementsOf(open, pairsOf(shapesIn(hand)));
      if (view.table.options.referee === 'claims') plays.push(STUCK);
      else if (plays.length === 0) plays.push(PASS);
      return plays;
    }
  }
}
