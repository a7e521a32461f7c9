/** Test positions of the bead game in a short notation. */

import { fresh, type Seat } from '@boneyard/rules/game';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { bead } from './bead';
import { type BeadExplanation, explain } from './explain';
import type { BeadTable } from './options';
import type { Move, State, View } from './position';

export interface SetUp {
  readonly options?: object;
  readonly hands: readonly (readonly string[])[];
  readonly square?: readonly [string, string];
  readonly turned?: readonly [boolean, boolean];
  readonly aside?: readonly string[];
  readonly lead?: Seat;
  readonly moves?: readonly string[];
}

export function tableOf(players: number, options: object = {}): BeadTable {
  const table = setTable(bead, players, options);
  if (isProblem(table)) throw new Error(JSON.stringify(table));
  return table as BeadTable;
}

export function moveCalled(text: string): Move {
  const move = bead.read(text);
  if (move === undefined) throw new Error(`no move: ${text}`);
  return move;
}

/** Plays entries of a record. Throws if one is illegal. */
export function played(state: State, ...entries: readonly string[]): State {
  let now = state;
  for (const entry of entries) {
    const seat = Number(entry[0]);
    const move = moveCalled(entry.slice(2));
    const { breaks } = explain(now, seat, move);
    if (breaks) throw new Error(`${entry}: ${breaks}`);
    now = bead.play(now, seat, move);
  }
  return now;
}

export function setUp({ options, hands, square, turned, aside, lead = 0, moves = [] }: SetUp): State {
  const table = tableOf(hands.length, options);
  const deal = bead.readDeal(table, {
    hands,
    ...(square && { square }),
    ...(turned && { turned }),
    ...(aside && { aside }),
    lead,
  });
  if (isProblem(deal)) throw new Error(JSON.stringify(deal));
  return played(bead.start(table, deal, fresh(hands.length)), ...moves);
}

const EACH = ['1-1', '1-2', '1-3', '1-4', '1-5', '2-2', '2-3', '2-4', '2-5', '3-3', '3-4', '3-5', '4-4', '4-5', '5-5'];

/** A board with these dominoes, laid without checking that they are legal. Seat 0 is to act. */
export function boardWith(square: readonly [string, string], placements: readonly string[], options = {}): State {
  const table = tableOf(2, { referee: 'auto', ...options });
  const deal = bead.readDeal(table, { hands: [EACH, []], square, lead: 0 });
  if (isProblem(deal)) throw new Error(JSON.stringify(deal));
  let state = bead.start(table, deal, fresh(2));
  const { hands, held } = state;
  for (const text of placements) state = bead.play(state, 0, moveCalled(text));
  return { ...state, hands, held, turn: 0, last: false, ended: undefined };
}

export function legal(view: View, seat: Seat): string[] {
  return bead.moves(view, seat).map(bead.write).sort();
}

export function explanationOf(view: View, seat: Seat, text: string): BeadExplanation {
  return explain(view, seat, moveCalled(text));
}
