/** A view must not depend on what its seat has not seen: deals that differ only there must give the same view. */

import { isDeepStrictEqual } from 'node:util';
import { type Common, fresh, type Game, type Seat, story } from '../game';
import { isProblem } from '../problem';
import type { Random } from '../random';
import { randomRound, replayed } from './tables';

interface Written {
  readonly hands: string[][];
  readonly stock?: string[];
}

/** Moves that reveal tiles to everybody: a claim shows the hand, and this opening shows another tile too. */
const SHOWS_THE_HAND: ReadonlySet<string> = new Set(['stuck', '0000@0,0']);

/** The places of the tiles that a seat has not seen: other hands, and the part of the stock that it did not draw. */
function hiding(game: Game, state: Common, deal: Written, seat: Seat | undefined): (readonly [string[], number])[] {
  const log = story(state.log).map(({ seat: actor, move }) => ({ actor, text: game.write(move) }));
  const shown = new Set(log.filter(({ text }) => SHOWS_THE_HAND.has(text)).map(({ actor }) => actor));
  const drawers = log.filter(({ text }) => text === 'draw').map(({ actor }) => actor);
  const places: (readonly [string[], number])[] = [];
  for (const [owner, hand] of deal.hands.entries())
    if (owner !== seat && !shown.has(owner)) for (const i of hand.keys()) places.push([hand, i]);
  for (const i of (deal.stock ?? []).keys())
    if (drawers[i] === undefined || (drawers[i] !== seat && !shown.has(drawers[i]))) places.push([deal.stock!, i]);
  return places;
}

/** Swaps two tiles that a seat has not seen and replays the moves. Returns how many swaps were possible and compared. */
export function checkLeaks(game: Game, table: Common['table'], random: Random): number {
  if (table.options.open === true || table.options.strategic === true) return 0;
  const standing = fresh(table.players);
  const deal = game.deal(table, random);
  let compared = 0;
  for (const { state, done } of randomRound(game, table, deal, random)) {
    if (!done || random.below(3) > 0) continue;
    const seat = random.below(table.players + 1);
    const viewer = seat === table.players ? undefined : seat;
    const written = structuredClone(game.writeDeal(deal)) as unknown as Written;
    const places = hiding(game, state, written, viewer);
    if (places.length < 2) continue;
    const [list, i] = places[random.below(places.length)]!;
    const [other, j] = places[random.below(places.length)]!;
    [list[i], other[j]] = [other[j]!, list[i]!];
    const swapped = game.readDeal(table, written);
    if (isProblem(swapped)) continue;
    const told = replayed(game, table, swapped, standing, state.log);
    if (!told || !isDeepStrictEqual(game.toAct(told), game.toAct(state))) continue;
    compared++;
    if (!isDeepStrictEqual(game.view(told, viewer), game.view(state, viewer)))
      throw new Error(
        `seat ${viewer} of ${game.id} sees that ${list[i]} and ${other[j]} are swapped at ply ${state.ply}`,
      );
  }
  return compared;
}
