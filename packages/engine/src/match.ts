/** A match as it is played: the rounds that are over and the one on the table. Every step gives a new match. */

import { leaders } from '@boneyard/rules/families/match';
import {
  type Common,
  fresh,
  type Game,
  type Outcome,
  type Seat,
  type Standing,
  story,
  type Table,
} from '@boneyard/rules/game';
import { FORMAT, type GameRecord, type RoundRecord } from './record';

export interface Match {
  readonly game: Game;
  readonly table: Table;
  /** The rounds that are over. */
  readonly past: readonly RoundRecord[];
  readonly deal: unknown;
  readonly state: Common;
  /** The players gave the round up; the scores stand as they are. */
  readonly agreed: boolean;
}

export function begin(game: Game, table: Table, deal: unknown): Match {
  return { game, table, past: [], deal, state: game.start(table, deal, fresh(table.players)), agreed: false };
}

/** The move is believed to be legal. */
export function act(match: Match, seat: Seat, move: unknown): Match {
  return { ...match, state: match.game.play(match.state, seat, move) };
}

export function nextRound(match: Match, deal: unknown): Match {
  return { ...dealAgain(match, deal), past: [...match.past, roundOf(match)] };
}

/** The next round where somebody else keeps the record: the one that is over is forgotten. */
export function dealAgain(match: Match, deal: unknown): Match {
  const { game, table, state } = match;
  const standing: Standing = { round: state.round + 1, scores: state.scores };
  return { ...match, deal, state: game.start(table, deal, standing) };
}

export function agree(match: Match): Match {
  return { ...match, agreed: true };
}

/** Undefined while the round goes on. A round that was given up ends the match, and whoever is ahead has won. */
export function outcomeOf({
  game,
  state,
  agreed,
}: Match): (Omit<Outcome, 'ending'> & { ending: Outcome['ending'] | 'agreed' }) | undefined {
  if (!agreed) return game.outcome(state);
  return { ending: 'agreed', best: [], over: true, winners: leaders(state.scores, game.wins) };
}

function roundOf({ game, deal, state, agreed }: Match): RoundRecord {
  const moves = story(state.log).map(({ seat, move }) => `${seat} ${game.write(move)}`);
  const round = { deal: game.writeDeal(deal), moves };
  return agreed ? { ...round, ended: 'agreed' } : round;
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
