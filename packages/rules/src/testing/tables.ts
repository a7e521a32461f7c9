/** Random tables and rounds of any game, from the numbers of a property test or a seed. */

import {
  type Chance,
  type Common,
  fresh,
  type Game,
  type Log,
  type Seat,
  type Standing,
  story,
  type Table,
} from '../game';
import { type MatchLength, type Option, type OptionValue, type Settled, settle } from '../options';
import { isProblem } from '../problem';
import { pick, type Random } from '../random';
import { chancesOf } from '../verdicts';

/** A few values of an option, the default first, so that a property test shrinks to the default table. */
function values(option: Option, settled: Settled): readonly OptionValue[] {
  switch (option.kind) {
    case 'choice': {
      const usual = option.usual(settled);
      const allowed = option.values(settled);
      return allowed.includes(usual) ? [usual, ...allowed.filter((value) => value !== usual)] : allowed;
    }
    case 'count':
      return [option.usual(settled), option.least, option.most(settled), Math.min(option.most(settled), 3)];
    case 'match':
      return option.lengths.flatMap((length): MatchLength[] =>
        length === 'target' ? [{ target: 60 }, { target: 1 }] : [{ rounds: 1 }, { rounds: 2 }],
      );
  }
}

/** The table that these numbers pick: the number of players first, then one option after the other. */
export function tableFrom(game: Game, picks: readonly number[]): Table {
  const players = game.seats[(picks[0] ?? 0) % game.seats.length]!;
  const options: Record<string, OptionValue> = {};
  for (const [i, [name, option]] of Object.entries(game.options).entries()) {
    const all = values(option, { players, options });
    options[name] = all[(picks[i + 1] ?? 0) % all.length]!;
  }
  const settled = settle(game.options, players, options);
  if (isProblem(settled)) throw new Error(JSON.stringify(settled));
  return { players, options: settled };
}

export function anyTable(game: Game, random: Random): Table {
  const picks = Object.keys(game.options).map(() => random.below(1000));
  return tableFrom(game, [random.below(1000), ...picks]);
}

/** A random table at which partners play together, of a game that has such tables. */
export function anySides(game: Game, random: Random): Table {
  for (;;) {
    const table = anyTable(game, random);
    if (game.sides?.(table)) return table;
  }
}

export interface RoundStep {
  readonly state: Common;
  /** The move made in this state; the last state of a round has none. */
  readonly done?: { readonly seat: Seat; readonly move: unknown };
}

/** Picks a verdict at random, by the weights that the game gives. */
function verdict(chances: readonly Chance<unknown>[], random: Random): unknown {
  let left = random.below(chances.reduce((sum, { weight }) => sum + weight, 0));
  for (const { move, weight } of chances) {
    if (left < weight) return move;
    left -= weight;
  }
  throw new Error('chances without weight');
}

/** Plays a round with random moves and verdicts, and yields every state. */
export function* randomRound(
  game: Game,
  table: Table,
  deal: unknown,
  random: Random,
  standing: Standing = fresh(table.players),
): Generator<RoundStep> {
  let state = game.start(table, deal, standing);
  for (;;) {
    const seats = game.toAct(state);
    if (seats.length === 0) break;
    const seat = pick(seats, random);
    const chosen: unknown = pick(game.moves(state, seat), random);
    const chances = chancesOf(game, state, seat, chosen);
    const move = chances.length > 0 ? verdict(chances, random) : chosen;
    yield { state, done: { seat, move } };
    state = game.play(state, seat, move);
  }
  yield { state };
}

/** Replays a log with another deal; undefined if that deal does not allow the moves. */
export function replayed(
  game: Game,
  table: Table,
  deal: unknown,
  standing: Standing,
  log: Log<unknown> | undefined,
): Common | undefined {
  let state = game.start(table, deal, standing);
  for (const { seat, move } of story(log)) {
    if (!game.toAct(state).includes(seat) || game.explain(state, seat, move).breaks !== undefined) return undefined;
    state = game.play(state, seat, move);
  }
  return state;
}

/** A deal with so few tiles that all deals of them can be counted. */
export function tinyDeal(game: Game, table: Table, random: Random, hand: number, stock: number): unknown {
  for (let tries = 0; tries < 1000; tries++) {
    const whole = game.writeDeal(game.deal(table, random)) as { hands: string[][]; stock?: string[] };
    const hands = whole.hands.map((tiles) => tiles.slice(0, hand));
    const deal = game.readDeal(
      table,
      whole.stock ? { ...whole, hands, stock: whole.stock.slice(0, stock) } : { ...whole, hands },
    );
    if (!isProblem(deal)) return deal;
  }
  throw new Error(`no tiny deal of ${game.id}`);
}

/** Every tile that a deal names, with its halves in a fixed order. */
export function tilesIn(written: unknown): string[] {
  if (typeof written === 'string') return [written.split('-').sort().join('-')];
  if (typeof written !== 'object' || written === null) return [];
  return Object.values(written).flatMap(tilesIn).sort();
}
