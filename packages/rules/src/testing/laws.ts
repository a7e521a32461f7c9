/** Properties of every state of every game. A check that fails throws an error with the details. */

import { isDeepStrictEqual } from 'node:util';
import { type Common, fresh, type Game, type Seat, type Standing } from '../game';
import { pick, type Random } from '../random';
import { sidesAt } from '../sides';
import { isJudged, plainOf } from '../verdicts';
import { randomRound, replayed, tilesIn } from './tables';

class Broken extends Error {}

function hold(law: string, holds: boolean, details: () => unknown): void {
  if (!holds) throw new Broken(`${law}: ${JSON.stringify(details())}`);
}

function deepFreeze(thing: unknown): void {
  // Typed arrays cannot be frozen. If something wrote into one, replaying the round would show it.
  if (typeof thing !== 'object' || thing === null || Object.isFrozen(thing) || ArrayBuffer.isView(thing)) return;
  Object.freeze(thing);
  for (const part of Object.values(thing)) deepFreeze(part);
}

function seatsOf(state: Common): Seat[] {
  return Array.from({ length: state.table.players }, (_, seat) => seat);
}

/** A round is over if and only if no seat is to act, and then it has an outcome. */
function overOrNot(game: Game, state: Common): void {
  const over = game.toAct(state).length === 0;
  const outcome = game.outcome(state);
  hold('a round is over if and only if no seat is to act', over === (outcome !== undefined), () => outcome);
  if (outcome)
    hold('only a match that is over has winners', outcome.over === outcome.winners.length > 0, () => outcome);
}

/** Written moves read back, no two are written alike, each is explained as legal, and every seat to act has a move. */
function movesAreSound(game: Game, state: Common): void {
  for (const seat of game.toAct(state)) {
    const moves: readonly unknown[] = game.moves(state, seat);
    const written = moves.map((move) => game.write(move));
    hold('a seat that is to act has a move', moves.length > 0, () => seat);
    hold('no two moves are written alike', new Set(written).size === moves.length, () => written);
    for (const [i, move] of moves.entries()) {
      hold('a written move reads back', isDeepStrictEqual(game.read(written[i]!), move), () => written[i]);
      hold('a listed move is plain', isDeepStrictEqual(plainOf(game, move), move), () => written[i]);
      hold('a listed move has no verdict', !isJudged(game, move), () => written[i]);
      hold(
        'a listed move is explained as legal',
        game.explain(state, seat, move).breaks === undefined,
        () => written[i],
      );
    }
  }
}

/** A seat finds the same moves in its view as the server does in the state. */
function seesItsMoves(game: Game, state: Common): void {
  for (const seat of game.toAct(state)) {
    const view = game.view(state, seat);
    hold('a seat sees who is to act', isDeepStrictEqual(game.toAct(view), game.toAct(state)), () => seat);
    hold('a seat sees its moves', isDeepStrictEqual(game.moves(view, seat), game.moves(state, seat)), () => seat);
  }
}

/** An imagined state looks the same to its viewer, has the same tiles, and is the fold of its own deal and log. */
function imaginesWhatMayBe(game: Game, state: Common, standing: Standing, random: Random): void {
  const tiles = tilesIn(game.writeDeal(game.dealt(state)));
  for (const seat of [...seatsOf(state), undefined]) {
    const view = game.view(state, seat);
    const imagined = game.imagine(view, random);
    hold('an imagined state looks the same', isDeepStrictEqual(game.view(imagined, seat), view), () => seat);
    const deal = game.dealt(imagined);
    hold('no tile is lost or duplicated', isDeepStrictEqual(tilesIn(game.writeDeal(deal)), tiles), () => seat);
    const told = replayed(game, state.table, deal, standing, imagined.log);
    hold('an imagined deal allows the moves made', told !== undefined, () => ({ seat, deal: game.writeDeal(deal) }));
    hold('an imagined state is the fold of its deal', isDeepStrictEqual(told, imagined), () => seat);
  }
}

/** A move that was legal in another position is legal here only if it is listed here. */
function refusesTheRest(game: Game, state: Common, elsewhere: readonly string[]): void {
  for (const seat of seatsOf(state)) {
    const listed = new Set(
      (game.toAct(state).includes(seat) ? game.moves(state, seat) : []).map((move) => game.write(move)),
    );
    for (const text of elsewhere) {
      if (listed.has(text)) continue;
      const { breaks } = game.explain(state, seat, game.read(text));
      hold('an unlisted move breaks a rule', breaks !== undefined, () => ({ seat, text, listed: [...listed] }));
    }
  }
}

/** The seats of a side have the same score, and win rounds and matches together. */
function sidesShare(game: Game, state: Common): void {
  const sides = sidesAt(game, state.table);
  const { best = [], winners = [] } = game.outcome(state) ?? {};
  for (const side of sides) {
    hold('the seats of a side have the same score', new Set(side.map((seat) => state.scores[seat])).size === 1, () => [
      side,
      state.scores,
    ]);
    for (const won of [best, winners])
      hold('a side wins together', new Set(side.map((seat) => won.includes(seat))).size === 1, () => [side, won]);
  }
}

/** Every seat is on one side, and scores so far are equal within a side. */
function standingOf(game: Game, table: Common['table'], random: Random): Standing {
  const sides = sidesAt(game, table);
  const seated = sides.flat().sort((a, b) => a - b);
  hold('every seat is on one side', isDeepStrictEqual(seated, [...fresh(table.players).scores.keys()]), () => sides);
  const points = sides.map(() => random.below(30));
  return {
    round: random.below(2),
    scores: fresh(table.players).scores.map((_, seat) => points[sides.findIndex((side) => side.includes(seat))]!),
  };
}

/** Plays one random round and checks every state of it. */
export function checkLaws(game: Game, table: Common['table'], random: Random): void {
  const standing = standingOf(game, table, random);
  const deal = game.deal(table, random);
  const written = game.writeDeal(deal);
  const again = game.readDeal(table, JSON.parse(JSON.stringify(written)));
  hold('a written deal reads back', isDeepStrictEqual(again, deal), () => written);
  const seenMoves: string[] = [];
  for (const { state, done } of randomRound(game, table, deal, random, standing)) {
    deepFreeze(state);
    overOrNot(game, state);
    sidesShare(game, state);
    movesAreSound(game, state);
    seesItsMoves(game, state);
    refusesTheRest(game, state, seenMoves.length > 0 ? Array.from({ length: 6 }, () => pick(seenMoves, random)) : []);
    if (random.below(3) === 0) imaginesWhatMayBe(game, state, standing, random);
    if (done)
      for (const move of game.moves(state, done.seat)) if (random.below(4) === 0) seenMoves.push(game.write(move));
    if (!done) {
      const told = replayed(game, table, deal, standing, state.log);
      hold('the state is the fold of the deal and the log', isDeepStrictEqual(told, state), () => written);
    }
  }
}
