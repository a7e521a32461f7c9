/** Moves of classic dominoes that change the state instead of making another: searches play millions of rounds to the end. */

import type { Steps } from '@boneyard/bots/game';
import { isDouble } from '@boneyard/rules/families/dominoes';
import { endsAfterLaying, endsOfLead } from '@boneyard/rules/families/line';
import { nextSeat } from '@boneyard/rules/families/seats';
import { nextInStock } from '@boneyard/rules/families/stock';
import { plus, type Tiles, without } from '@boneyard/rules/families/tiles';
import type { Common, Seat } from '@boneyard/rules/game';
import { endsCount, fivesIn } from '../rules/fives';
import { anchorIn, DRAW, laid, spins } from '../rules/moves';
import type { Move, State } from '../rules/position';
import { blockedRound, credited, wonRound } from '../rules/score';

type Own<T> = { -readonly [K in keyof T]: T[K] };
interface OwnState extends Own<Omit<State, 'held' | 'hands'>> {
  held: number[];
  hands: Tiles[];
}

function lay(state: OwnState, seat: Seat, move: Move): void {
  const { table } = state;
  const { options } = table;
  const domino = laid(move);
  const anchor = anchorIn(move);
  const spinner = spins(options, domino, state.firstDouble);
  if (isDouble(domino)) state.firstDouble ??= domino;
  state.ends =
    anchor === undefined ? endsOfLead(domino, spinner) : endsAfterLaying(state.ends, domino, anchor, spinner);
  const count = state.held[seat]! - 1;
  state.hands[seat] = without(state.hands[seat]!, domino);
  if (options.points === 'fives')
    state.scores = credited(table, state.scores, seat, fivesIn(endsCount(state.ends, options, state.firstDouble)));
  if (count === 0) {
    const { scores, ended } = wonRound(state, seat, state.scores);
    state.scores = scores;
    state.ended = ended;
  }
  state.held[seat] = count;
  state.turn = nextSeat(table.players, seat);
  state.drew = false;
  state.passes = 0;
}

function layNone(state: OwnState, seat: Seat, move: Move): void {
  const { table, drew } = state;
  state.turn = nextSeat(table.players, seat);
  state.drew = false;
  if (move === DRAW) {
    state.drew = table.options.drawing !== 'one-then-pass';
    if (state.drew) state.turn = seat;
    state.held[seat]!++;
    state.hands[seat] = plus(state.hands[seat]!, nextInStock(state));
    state.drawers = [...state.drawers, seat];
    state.left--;
    state.passes = 0;
  } else if (drew) state.passes = 0;
  else if (++state.passes === table.players) {
    const { scores, ended } = blockedRound(state);
    state.scores = scores;
    state.ended = ended;
  }
}

export const steps: Steps = {
  own(state: Common) {
    const s = state as State;
    const own: OwnState = {
      table: s.table,
      round: s.round,
      scores: s.scores,
      held: s.held.length === 2 ? [s.held[0]!, s.held[1]!] : s.held.slice(),
      left: s.left,
      ply: s.ply,
      log: s.log,
      start: s.start,
      drawers: s.drawers,
      hands: s.hands.length === 2 ? [s.hands[0]!, s.hands[1]!] : s.hands.slice(),
      ends: s.ends,
      firstDouble: s.firstDouble,
      turn: s.turn,
      drew: s.drew,
      passes: s.passes,
      stuck: s.stuck,
      ended: s.ended,
    };
    return own;
  },
  play(state: Common, seat: Seat, move: unknown) {
    if ((move as Move) >= 0) lay(state as OwnState, seat, move as Move);
    else layNone(state as OwnState, seat, move as Move);
    return state;
  },
};
