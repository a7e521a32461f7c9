/** Deals that fit what a seat has seen of a round of the bead game, every one as likely as any other. */

import { type Layout, type Place, unseen } from '../../families/unseen';
import type { Seat } from '../../game';
import { pick, type Random } from '../../random';
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
import { relogged, type State, type View } from './position';

/** What can still be anywhere among the hands that are hidden and the domino put aside. */
function unknown(view: View): Shape[] {
  let rest = view.box;
  for (const placement of placements(view)) rest = minus(rest, shapeOf(pairIn(placement)));
  for (const hand of view.hands)
    for (const shape of hand === undefined ? [] : dominoesIn(hand)) rest = minus(rest, shape);
  return dominoesIn(rest);
}

/** The shapes of which a seat has laid one domino, not two. */
function laidOnce(view: View, seat: Seat): Shapes {
  let once = 0;
  for (let entry = view.log; entry; entry = entry.before)
    if (entry.seat === seat && isPlacement(entry.move)) once ^= 1 << shapeOf(pairIn(entry.move));
  return once;
}

/** Answers that nobody else may see are made up, each legal one as likely as any other. */
function answered(view: View, random: Random): Pick<View, 'asks' | 'log'> {
  const { asks, log, turn } = view;
  if (asks.kind !== 'choices' && asks.kind !== 'answers') return { asks, log };
  const answers = asks.answers.map((answer, seat) => {
    if (answer !== undefined || asks.waiting.includes(seat)) return answer;
    if (asks.kind === 'choices') return choose(pick(listOf(shapesIn(view.hands[seat]!)), random));
    return seat === turn ? undefined : pick(answersTo(view), random);
  });
  return { asks: { ...asks, answers }, log: relogged(log, asks.answers, answers) };
}

/** Hands and the domino aside, where the view has holes. */
function imaginer(view: View): (random: Random) => State {
  const { hands, held } = view;
  const tiles = unknown(view);
  const hidden = hands.flatMap((hand, seat) => (hand === undefined && held[seat]! > 0 ? [seat] : []));
  const inHands = hidden.reduce((sum, seat) => sum + held[seat]!, 0);
  const places = hidden.map((seat): Place => {
    const lacks = view.lacks[seat]!;
    return { room: held[seat]!, takes: (tile) => !holds(lacks, tile) };
  });
  places.push({ room: tiles.length - inHands, takes: () => true });
  const layouts = unseen(tiles, places);
  const once = hidden.map((seat) => laidOnce(view, seat));
  const certain = places.filter(({ room }) => room > 0).length === 1;

  /** A hand that was dealt both copies of a shape, and laid one, can be dealt in half as many ways as one that had the other copy elsewhere. */
  function accepted(layout: Layout, random: Random): boolean {
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

/** Many states are imagined from one view: what it says is worked out once. */
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
