/** Random deals of the bead game that fit what a seat has seen. All of them are equally likely. */

import { type HidingPlace, randomLayouts, type TileLayout } from '@boneyard/rules/families/unseen';
import type { Seat } from '@boneyard/rules/game';
import { pick, type Random } from '@boneyard/rules/random';
import {
  dominoesIn,
  type Hand,
  handOf,
  holds,
  listOf,
  minus,
  type Shape,
  type Shapes,
  shapeOf,
  shapesIn,
} from './beads';
import { placements } from './board';
import { answersTo, choose, isPlacement } from './moves';
import { pairIn } from './placement';
import { type State, type View, withAnswers } from './position';

/** The dominoes that are in a hidden hand or put aside. */
function unknown(view: View): Shape[] {
  let rest = view.box;
  for (const placement of placements(view)) rest = minus(rest, shapeOf(pairIn(placement)));
  for (const hand of view.hands)
    for (const shape of hand === undefined ? [] : dominoesIn(hand)) rest = minus(rest, shape);
  return dominoesIn(rest);
}

/** The shapes of which a seat has laid exactly one copy. */
function laidOnce(view: View, seat: Seat): Shapes {
  let once = 0;
  for (let entry = view.log; entry; entry = entry.before)
    if (entry.seat === seat && isPlacement(entry.move)) once ^= 1 << shapeOf(pairIn(entry.move));
  return once;
}

/** Replaces hidden answers by random legal ones. */
function answered(view: View, random: Random): Pick<View, 'asks' | 'log'> {
  const { asks, log, turn } = view;
  if (asks.kind !== 'choices' && asks.kind !== 'answers') return { asks, log };
  const answers = asks.answers.map((answer, seat) => {
    if (answer !== undefined || asks.waiting.includes(seat)) return answer;
    if (asks.kind === 'choices') return choose(pick(listOf(shapesIn(view.hands[seat]!)), random));
    return seat === turn ? undefined : pick(answersTo(view), random);
  });
  return { asks: { ...asks, answers }, log: withAnswers(log, asks.answers, answers) };
}

/** A source of states with random hidden hands and a random domino aside. */
function imaginer(view: View): (random: Random) => State {
  const { hands, held } = view;
  const tiles = unknown(view);
  const hidden = hands.flatMap((hand, seat) => (hand === undefined && held[seat]! > 0 ? [seat] : []));
  const inHands = hidden.reduce((sum, seat) => sum + held[seat]!, 0);
  const places = hidden.map((seat): HidingPlace => {
    const lacks = view.lacks[seat]!;
    return { room: held[seat]!, takes: (tile) => !holds(lacks, tile) };
  });
  places.push({ room: tiles.length - inHands, takes: () => true });
  const layouts = randomLayouts(tiles, places);
  const once = hidden.map((seat) => laidOnce(view, seat));
  const certain = places.filter(({ room }) => room > 0).length === 1;

  /** If a hand laid one copy of a shape, half as many deals give it the other copy too as give that copy to another hand. */
  function accepted(layout: TileLayout, random: Random): boolean {
    let twins = 0;
    for (const [i, shapes] of once.entries()) for (const shape of layout[i]!) if (holds(shapes, shape)) twins++;
    return twins === 0 || random.below(1 << twins) === 0;
  }

  return (random) => {
    let layout = layouts(random);
    while (!certain && !accepted(layout, random)) layout = layouts(random);
    const imagined: Hand[] = hands.map((hand) => hand ?? 0);
    for (const [i, seat] of hidden.entries()) imagined[seat] = handOf(layout[i]!);
    return { ...view, hands: imagined, aside: layout.at(-1)!, ...answered(view, random) };
  };
}

/** A cache, because many states are imagined from one view. */
const imaginers = new WeakMap<View, (random: Random) => State>();

export function imagine(view: View, random: Random): State {
  if (view.ended) return view as State;
  let next = imaginers.get(view);
  if (!next) {
    next = imaginer(view);
    imaginers.set(view, next);
  }
  return next(random);
}
