/** The dominoes of the bead game: two halves in five colours, two copies of each. Hands are counts packed into bits. */

export type Colour = number;
/** A domino regardless of its direction: 1-1, 1-2 … 5-5 as 0 to 14. */
export type Shape = number;
/** A domino with its direction: the colours of the first and the second half, as 0 to 24. */
export type Pair = number;
/** A set of pairs, one bit each. */
export type Pairs = number;
/** A set of shapes, one bit each. */
export type Shapes = number;
/** Fifteen bits for the shapes in the hand, and above them fifteen bits for the shapes that are in it twice. */
export type Hand = number;

export const COLOURS = 5;
export const SHAPES = 15;
export const COPIES = 2;
export const ALL_PAIRS: Pairs = (1 << (COLOURS * COLOURS)) - 1;
const ALL_SHAPES: Shapes = (1 << SHAPES) - 1;
const EMPTY_HAND: Hand = 0;

export function pairOf(first: Colour, second: Colour): Pair {
  return (first - 1) * COLOURS + second - 1;
}

const FIRST: number[] = [];
const SECOND: number[] = [];
const SHAPE: Shape[] = [];
/** By shape: the pair with the lower colour first. */
const LOWER_FIRST: Pair[] = [];
/** By shape: its one or two pairs. */
const WAYS: Pairs[] = [];
for (let first = 1; first <= COLOURS; first++)
  for (let second = 1; second <= COLOURS; second++) {
    const pair = pairOf(first, second);
    FIRST.push(first);
    SECOND.push(second);
    if (first > second) SHAPE[pair] = SHAPE[pairOf(second, first)]!;
    else {
      SHAPE[pair] = LOWER_FIRST.length;
      LOWER_FIRST.push(pair);
      WAYS.push((1 << pair) | (1 << pairOf(second, first)));
    }
  }

export function firstOf(pair: Pair): Colour {
  return FIRST[pair]!;
}

export function secondOf(pair: Pair): Colour {
  return SECOND[pair]!;
}

export function shapeOf(pair: Pair): Shape {
  return SHAPE[pair]!;
}

export function lowerFirst(shape: Shape): Pair {
  return LOWER_FIRST[shape]!;
}

export function turnedRound(pair: Pair): Pair {
  return pairOf(SECOND[pair]!, FIRST[pair]!);
}

export function isDouble(shape: Shape): boolean {
  const pair = LOWER_FIRST[shape]!;
  return FIRST[pair] === SECOND[pair];
}

export function holds(hand: Hand, shape: Shape): boolean {
  return ((hand >> shape) & 1) === 1;
}

/** The number of copies of a shape in a hand. */
export function copiesIn(hand: Hand, shape: Shape): number {
  return ((hand >> shape) & 1) + ((hand >> (shape + SHAPES)) & 1);
}

export function plus(hand: Hand, shape: Shape): Hand {
  return hand | (1 << (holds(hand, shape) ? shape + SHAPES : shape));
}

export function minus(hand: Hand, shape: Shape): Hand {
  const second = 1 << (shape + SHAPES);
  return hand & second ? hand & ~second : hand & ~(1 << shape);
}

export function shapesIn(hand: Hand): Shapes {
  return hand & ALL_SHAPES;
}

export function handOf(shapes: Iterable<Shape>): Hand {
  let hand = EMPTY_HAND;
  for (const shape of shapes) hand = plus(hand, shape);
  return hand;
}

/** The shapes of a set, in ascending order. */
export function listOf(shapes: Shapes): Shape[] {
  const list: Shape[] = [];
  for (let rest = shapes; rest !== 0; rest &= rest - 1) list.push(31 - Math.clz32(rest & -rest));
  return list;
}

/** Every domino of a hand, sorted. */
export function dominoesIn(hand: Hand): Shape[] {
  const dominoes: Shape[] = [];
  for (const shape of listOf(shapesIn(hand))) {
    dominoes.push(shape);
    if (copiesIn(hand, shape) === COPIES) dominoes.push(shape);
  }
  return dominoes;
}

/** All pairs of these shapes. */
export function pairsOf(shapes: Shapes): Pairs {
  let pairs = 0;
  for (let rest = shapes; rest !== 0; rest &= rest - 1) pairs |= WAYS[31 - Math.clz32(rest & -rest)]!;
  return pairs;
}

/** All shapes of these pairs. */
export function shapesOf(pairs: Pairs): Shapes {
  let shapes = 0;
  for (let rest = pairs; rest !== 0; rest &= rest - 1) shapes |= 1 << SHAPE[31 - Math.clz32(rest & -rest)]!;
  return shapes;
}

const NAMES: readonly string[] = FIRST.map((first, pair) => `${first}-${SECOND[pair]}`);
const BY_NAME: ReadonlyMap<string, Pair> = new Map(NAMES.map((name, pair) => [name, pair]));

export function writePair(pair: Pair): string {
  return NAMES[pair]!;
}

export function readPair(text: string): Pair | undefined {
  return BY_NAME.get(text);
}

export function writeShape(shape: Shape): string {
  return NAMES[LOWER_FIRST[shape]!]!;
}

export function readShape(text: string): Shape | undefined {
  const pair = BY_NAME.get(text);
  return pair !== undefined && FIRST[pair]! <= SECOND[pair]! ? SHAPE[pair] : undefined;
}
