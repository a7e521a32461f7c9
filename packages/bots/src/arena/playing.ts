/** Plays a deal once with each seating. */

import { type Common, fresh, type Game, type Seat } from '@boneyard/rules/game';
import { gameCalled } from '@boneyard/rules/games';
import { seeded } from '@boneyard/rules/random';
import { decide } from '../bot';
import { type Contest, seatings } from './contest';
import { players as known } from './players';

/** What came of one deal. The lists of a seating, and those of the whole deal, go by entrant, not by seat. */
export interface Played {
  readonly deal: number;
  /** For each seating the share of the win: all of it, a part of a shared one; where nobody wins, everybody does. */
  readonly wins: readonly (readonly number[])[];
  /** For each seating the points of the round less those of the best of the others; the other way round where few are good. */
  readonly margins: readonly (readonly number[])[];
  /** Moves where there was a choice, and how long they took. */
  readonly decisions: readonly number[];
  readonly milliseconds: readonly number[];
}

/** Writes the verdict into a move that the table cannot rule on by itself. */
export type Referee = (game: Game, state: Common, seat: Seat, move: unknown) => Promise<unknown>;

export type Clock = () => number;

interface Effort {
  readonly decisions: number[];
  readonly milliseconds: number[];
}

function none(players: number): number[] {
  return new Array<number>(players).fill(0);
}

/** The deal with this number, the same whoever plays it. */
export function dealOf({ game, players, options, seed }: Contest, deal: number): unknown {
  return gameCalled(game)!.deal({ players, options }, seeded(`${seed} deal ${deal}`));
}

async function playRound(
  contest: Contest,
  deal: number,
  turn: number,
  effort: Effort,
  rule: Referee,
  clock: Clock,
): Promise<{ readonly game: Game; readonly end: Common }> {
  const { players, options, entrants, seed } = contest;
  const game = gameCalled(contest.game)!;
  const sitting = seatings(players)[turn]!;
  const randoms = sitting.map((_, seat) => seeded(`${seed} deal ${deal} turn ${turn} seat ${seat}`));
  let state: Common = game.start({ players, options }, dealOf(contest, deal), fresh(players));
  for (;;) {
    const [seat] = game.toAct(state);
    if (seat === undefined) return { game, end: state };
    const entrant = sitting[seat]!;
    const { bot, budget } = entrants[entrant]!;
    const view = game.view(state, seat);
    const began = clock();
    const move = decide(known[bot].bot, game, view, seat, { random: randoms[seat]!, budget, clock });
    const took = clock() - began;
    if (game.moves(view, seat).length > 1) {
      effort.decisions[entrant]!++;
      effort.milliseconds[entrant]! += took;
    }
    const fair = game.chances(state, seat, move).length > 0 ? await rule(game, state, seat, move) : move;
    state = game.play(state, seat, fair);
  }
}

/** The shares of the win by seat. */
export function sharesOf(best: readonly Seat[], players: number): number[] {
  const winners = best.length > 0 ? best : none(players).map((_, seat) => seat);
  return none(players).map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** The margins by seat. */
export function marginsOf(scores: readonly number[], wins: Game['wins']): number[] {
  const points = wins === 'most points' ? scores : scores.map((score) => -score);
  return points.map((own, seat) => own - Math.max(...points.filter((_, other) => other !== seat)));
}

function byEntrant(bySeat: readonly number[], sitting: readonly number[]): number[] {
  const values = none(bySeat.length);
  for (const [seat, entrant] of sitting.entries()) values[entrant] = bySeat[seat]!;
  return values;
}

export async function playDeal(contest: Contest, deal: number, rule: Referee, clock: Clock): Promise<Played> {
  const { players } = contest;
  const effort: Effort = { decisions: none(players), milliseconds: none(players) };
  const wins: number[][] = [];
  const margins: number[][] = [];
  for (const [turn, sitting] of seatings(players).entries()) {
    const { game, end } = await playRound(contest, deal, turn, effort, rule, clock);
    wins.push(byEntrant(sharesOf(game.outcome(end)!.best, players), sitting));
    margins.push(byEntrant(marginsOf(end.scores, game.wins), sitting));
  }
  const milliseconds = effort.milliseconds.map((ms) => Math.round(ms * 1000) / 1000);
  return { deal, wins, margins, decisions: effort.decisions, milliseconds };
}
