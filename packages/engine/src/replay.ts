/** Replays a record: a position for the start of each round and for each move, or a fault with its place. */

import type { Common, Explanation, Game, Seat } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import { isProblem, type Problem } from '@boneyard/rules/problem';
import { act, begin, endByAgreement, type Match, type MoveNotes, nextRound, outcomeOf } from './match';
import type { ReadRecord, RoundRecord } from './record';

export interface Position {
  readonly match: Match;
  /** The entry of the record that led to this position; null at the start of a round. */
  readonly entry: string | null;
}

/** A problem and its place in the record. */
export interface Fault extends Problem {
  readonly round?: number;
  readonly ply?: number;
  readonly move?: string;
  readonly game?: GameId;
  /** Why a valid move is not legal. */
  readonly explanation?: Explanation;
}

const ENTRY = /^(0|[1-9]\d*) (.+)$/;

export function legalMoves(game: Game, state: Common, seat: Seat): string[] {
  // By code units, the default order of `sort`: it is part of the printed format.
  return game
    .moves(state, seat)
    .map((move) => game.write(move))
    .sort();
}

function allLegal({ game, state }: Match): string[] {
  return game.toAct(state).flatMap((seat) => legalMoves(game, state, seat).map((move) => `${seat} ${move}`));
}

function step(match: Match, entry: string, notes: MoveNotes): Match | Fault {
  const { game, state } = match;
  const found = ENTRY.exec(entry);
  if (!found) return { problem: 'bad move', instead: allLegal(match) };
  const seat = Number(found[1]);
  const move: unknown = game.read(found[2]!);
  if (outcomeOf(match)) return { problem: 'round is over' };
  if (move === undefined) return { problem: 'bad move', instead: allLegal(match) };
  if (!game.toAct(state).includes(seat)) return { problem: 'not to act', instead: allLegal(match) };
  const explanation = game.explain(state, seat, move);
  if (explanation.breaks !== undefined)
    return { problem: 'illegal', game: game.id as GameId, explanation, instead: allLegal(match) };
  return act(match, seat, move, notes);
}

function open(record: ReadRecord, before: Match | undefined, round: RoundRecord): Match | Problem {
  const { game, table } = record;
  if (before) {
    const outcome = outcomeOf(before);
    if (!outcome) return { problem: 'round not over' };
    if (outcome.over) return { problem: 'match is over' };
  }
  const deal = game.readDeal(table, round.deal);
  if (isProblem(deal)) return deal;
  return before ? nextRound(before, deal) : begin(game, table, deal);
}

/** Yields the positions one by one, and returns the fault if there is one. */
export function* replay(record: ReadRecord): Generator<Position, Fault | undefined> {
  let match: Match | undefined;
  for (const [round, written] of record.rounds.entries()) {
    const opened = open(record, match, written);
    if (isProblem(opened)) return { ...opened, round };
    match = opened;
    yield { match, entry: null };
    for (const [ply, entry] of written.moves.entries()) {
      const next = step(match, entry, { by: written.by?.[ply], lies: written.lies?.[ply] });
      if (isProblem(next)) return { ...next, round, ply, move: entry };
      match = next;
      yield { match, entry };
    }
    if (written.ended === undefined) continue;
    if (outcomeOf(match)) return { problem: 'bad ending', what: written.ended, round, ply: match.state.ply };
    match = endByAgreement(match);
    yield { match, entry: written.moves.at(-1) ?? null };
  }
  return undefined;
}

/** All positions of a record, or its first fault. */
export function positionsOf(record: ReadRecord): readonly Position[] | Fault {
  const positions: Position[] = [];
  const replaying = replay(record);
  for (;;) {
    const { value, done } = replaying.next();
    if (!done) positions.push(value);
    else return value ?? positions;
  }
}
