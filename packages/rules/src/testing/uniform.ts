/** Does `imagine` give all deals with equal probability? Compared with the list of all deals of a few tiles. */

import { isDeepStrictEqual } from 'node:util';
import { type Common, fresh, type Game, type Seat } from '../game';
import { isProblem } from '../problem';
import type { Random } from '../random';
import { replayed } from './tables';

interface Written {
  readonly hands: string[][];
  readonly stock?: string[];
  readonly aside?: string[];
}

/** The same name for all deals with the same tiles in the same hands and the same order in the stock. */
function nameOf(written: Written): string {
  return JSON.stringify({ ...written, hands: written.hands.map((hand) => [...hand].sort()) });
}

function* orders<T>(items: T[], from = 0): Generator<T[]> {
  if (from >= items.length - 1) {
    yield items;
    return;
  }
  for (let i = from; i < items.length; i++) {
    [items[from], items[i]] = [items[i]!, items[from]!];
    yield* orders(items, from + 1);
    [items[from], items[i]] = [items[i]!, items[from]!];
  }
}

/** Replaces all tiles of the deal except the seat's own, in order. */
function withTiles(written: Written, seat: Seat | undefined, tiles: readonly string[]): Written {
  let next = 0;
  const fill = (list: string[]) => list.map(() => tiles[next++]!);
  return {
    ...written,
    hands: written.hands.map((hand, owner) => (owner === seat ? hand : fill(hand))),
    ...(written.stock && { stock: fill(written.stock) }),
    ...(written.aside && { aside: fill(written.aside) }),
  };
}

/** For each deal that fits the view, how many shuffles give it. Tries every order of the tiles not dealt to the seat. */
export function dealsThatFit(game: Game, state: Common, seat: Seat | undefined): Map<string, number> {
  const written = game.writeDeal(game.dealt(state)) as unknown as Written;
  const others = written.hands.flatMap((hand, owner) => (owner === seat ? [] : hand));
  const tiles = [...others, ...(written.stock ?? []), ...(written.aside ?? [])];
  if (tiles.length > 8) throw new Error(`${tiles.length} tiles are too many to try every order`);
  const view = game.view(state, seat);
  const fitting = new Map<string, number>();
  const known = new Map<string, boolean>();
  for (const order of orders(tiles)) {
    const candidate = withTiles(written, seat, order);
    const name = nameOf(candidate);
    let fits = known.get(name);
    if (fits === undefined) {
      const deal = game.readDeal(state.table, candidate);
      const told = isProblem(deal)
        ? undefined
        : replayed(game, state.table, deal, fresh(state.table.players), state.log);
      fits = told !== undefined && isDeepStrictEqual(game.view(told, seat), view);
      known.set(name, fits);
    }
    if (fits) fitting.set(name, (fitting.get(name) ?? 0) + 1);
  }
  return fitting;
}

export interface UniformityResult {
  readonly deals: number;
  /** How many standard deviations χ² is above its mean (Wilson and Hilferty). More than 5 cannot be chance. */
  readonly z: number;
}

/** Imagines many states and compares how often each deal occurs with how often it should. */
export function checkUniform(
  game: Game,
  state: Common,
  seat: Seat | undefined,
  random: Random,
  each = 40,
): UniformityResult {
  const expected = dealsThatFit(game, state, seat);
  const shuffles = [...expected.values()].reduce((sum, n) => sum + n, 0);
  const view = game.view(state, seat);
  const draws = each * expected.size;
  const counted = new Map<string, number>();
  for (let i = 0; i < draws; i++) {
    const name = nameOf(game.writeDeal(game.dealt(game.imagine(view, random))) as unknown as Written);
    if (!expected.has(name)) throw new Error(`${game.id} imagines a deal that does not fit: ${name}`);
    counted.set(name, (counted.get(name) ?? 0) + 1);
  }
  let chi2 = 0;
  for (const [name, n] of expected) {
    const mean = (draws * n) / shuffles;
    chi2 += ((counted.get(name) ?? 0) - mean) ** 2 / mean;
  }
  const freedom = expected.size - 1;
  if (freedom === 0) return { deals: 1, z: 0 };
  const spread = 2 / (9 * freedom);
  return { deals: expected.size, z: (Math.cbrt(chi2 / freedom) - (1 - spread)) / Math.sqrt(spread) };
}
