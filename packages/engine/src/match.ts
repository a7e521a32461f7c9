/** A match in progress: the finished rounds and the current one. Every step returns a new match. */

import { leaders } from '@boneyard/rules/families/match';
import {
  type Common,
  type Direction,
  fresh,
  type Game,
  type Log,
  type Outcome,
  type Seat,
  type Standing,
  story,
  type Table,
} from '@boneyard/rules/game';
import { FORMAT, type GameRecord, type MovedBy, type RoundRecord } from './record';

export interface Match {
  readonly game: Game;
  readonly table: Table;
  /** The finished rounds. */
  readonly past: readonly RoundRecord[];
  readonly deal: unknown;
  readonly state: Common;
  /** The players ended the round by agreement; the scores stay as they are. */
  readonly agreed: boolean;
  /** Who made the moves of this round that their seats did not make themselves; undefined if there are none. */
  readonly by: Readonly<Record<string, MovedBy>> | undefined;
}

export function begin(game: Game, table: Table, deal: unknown): Match {
  const state = game.start(table, deal, fresh(table.players));
  return { game, table, past: [], deal, state, agreed: false, by: undefined };
}

/** What is kept of a move besides the move itself: who made it, if not its seat, and where its player let the tile lead. */
export interface MoveNotes {
  readonly by?: MovedBy | undefined;
  readonly lies?: Direction | undefined;
}

/** A move by its seat and by how many moves the seat had made: simultaneous answers change places in the log. */
function placeOf(seat: Seat, before: Log<unknown> | undefined): string {
  return `${seat} ${story(before).filter((entry) => entry.seat === seat).length}`;
}

/** The state after the move. `lies` is left out where the game does not leave that to the player. */
function after({ game, table, state: before }: Match, seat: Seat, move: unknown, lies: Direction | undefined): Common {
  const state: Common = game.play(before, seat, move);
  return lies && state.log && game.directed?.(table, move) ? { ...state, log: { ...state.log, lies } } : state;
}

/** Does not check that the move is legal. */
export function act(match: Match, seat: Seat, move: unknown, { by, lies }: MoveNotes = {}): Match {
  const next = { ...match, state: after(match, seat, move, lies) };
  return by ? { ...next, by: { ...match.by, [placeOf(seat, match.state.log)]: by } } : next;
}

/** Who made a move of this round for its seat; undefined if the seat made it itself. */
export function movedBy({ by }: Match, { seat, before }: Log<unknown>): MovedBy | undefined {
  return by?.[placeOf(seat, before)];
}

export function nextRound(match: Match, deal: unknown): Match {
  return { ...dealAgain(match, deal), past: [...match.past, roundOf(match)] };
}

/** Starts the next round without adding the finished one to `past`, for callers that keep the record themselves. */
export function dealAgain(match: Match, deal: unknown): Match {
  const { game, table, state } = match;
  const standing: Standing = { round: state.round + 1, scores: state.scores };
  return { ...match, deal, state: game.start(table, deal, standing), by: undefined };
}

export function endByAgreement(match: Match): Match {
  return { ...match, agreed: true };
}

/** Undefined while the round goes on. A round that ends by agreement ends the match, and the leaders win it. */
export function outcomeOf({
  game,
  state,
  agreed,
}: Match): (Omit<Outcome, 'ending'> & { ending: Outcome['ending'] | 'agreed' }) | undefined {
  if (!agreed) return game.outcome(state);
  return { ending: 'agreed', best: [], over: true, winners: leaders(state.scores, game.wins) };
}

/** Nobody has moved yet, and the table shows how the deal came about: bots let people look first. */
export function isOpening({ game, deal, state }: Match): boolean {
  if (state.log || !game.dealNotes) return false;
  const written = game.writeDeal(deal);
  return game.dealNotes.some((note) => note in written);
}

/** The entries that have it, by their index; undefined if none has. */
function byIndex<T>(log: readonly Log<unknown>[], of: (entry: Log<unknown>) => T | undefined) {
  const found = log.flatMap((entry, index) => {
    const one = of(entry);
    return one === undefined ? [] : [[index, one] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

function roundOf(match: Match): RoundRecord {
  const { game, deal, state, agreed } = match;
  const log = story(state.log);
  const by = match.by && byIndex(log, (entry) => movedBy(match, entry));
  const lies = byIndex(log, (entry) => entry.lies);
  return {
    deal: game.writeDeal(deal),
    moves: log.map(({ seat, move }) => `${seat} ${game.write(move)}`),
    ...(by && { by }),
    ...(lies && { lies }),
    ...(agreed && { ended: 'agreed' }),
  };
}

export function recordOf(match: Match, names?: readonly string[]): GameRecord {
  const { game, table } = match;
  return {
    format: FORMAT,
    game: game.id,
    players: table.players,
    options: table.options,
    ...(names && { names }),
    rounds: [...match.past, roundOf(match)],
  };
}
