/** What is said at a table of Quad-Ominos. */

import type { Common, Seat } from '@boneyard/rules/game';
import { ORIGIN, spotAt } from '@boneyard/rules/games/quad/board';
import { explain, type QuadExplanation } from '@boneyard/rules/games/quad/explain';
import { DRAW, laidBy, lays, PASS, read } from '@boneyard/rules/games/quad/move';
import { heaviest, maySwapForZeros, moves, placements } from '@boneyard/rules/games/quad/moves';
import type { View } from '@boneyard/rules/games/quad/position';
import { isFourfold, printed, readQuad, writeQuad } from '@boneyard/rules/games/quad/quads';
import { BONUS, FINE } from '@boneyard/rules/games/quad/score';
import type { Browser } from '@boneyard/words/en/browser';
import { bestPair, quadTelling } from '@boneyard/words/telling/quad';
import type { Telling } from '@boneyard/words/telling/telling';

/** How many tiles the seat has drawn in this turn, in vain or not. */
function drawnNow({ log }: View, seat: Seat): number {
  let drawn = 0;
  for (let entry = log; entry?.seat === seat && entry.move === DRAW; entry = entry.before) drawn++;
  return drawn;
}

function expectedOpening(view: View, seat: Seat, { web }: Browser): string {
  const said = web.expected.quad;
  const hand = view.hands[seat]!;
  const quad = heaviest(hand);
  if (maySwapForZeros(hand)) return said.openZeros(writeQuad(quad));
  return isFourfold(quad) ? said.openQuad(writeQuad(quad)) : said.openTotal(writeQuad(quad));
}

function expectedTurn(view: View, seat: Seat, { web }: Browser): string {
  const said = web.expected.quad;
  const may = moves(view, seat);
  const drawn = drawnNow(view, seat);
  const before = drawn > 0 ? [said.drew(drawn, drawn * FINE)] : [];
  if (may[0] === DRAW) return [...before, said.draw(FINE)].join(' ');
  if (may[0] === PASS) return [...before, said.pass(FINE)].join(' ');
  return [...before, said.lay(new Set(may.map(laidBy)).size)].join(' ');
}

export function expected(common: Common, seat: Seat, words: Browser): string {
  const view = common as View;
  const said = words.web.expected.quad;
  switch (view.phase) {
    case 'opening':
      return expectedOpening(view, seat, words);
    case 'turn':
      return expectedTurn(view, seat, words);
    case 'bonus':
      return moves(view, seat).length > 1 ? said.bonus : said.onlyPoints;
    case 'first extra':
      return said.firstExtra;
    case 'second extra':
      return said.secondExtra;
  }
}

export function misfit(common: Common, seat: Seat, tile: string, { web, games }: Browser): string {
  const view = common as View;
  const quad = readQuad(tile)!;
  if (view.phase === 'bonus') return web.expected.quad.chooseFirst;
  // Of a tile that fits somewhere and still may not be laid, the rule that forbids it is told.
  const somewhere =
    view.phase === 'opening'
      ? spotAt(ORIGIN, printed(quad))
      : placements(view.board, view.hands[seat]!).find((move) => laidBy(move) === quad);
  return somewhere === undefined ? web.expected.quad.misfit(tile) : games.quad.breaks(explain(view, seat, somewhere));
}

export function situation(common: Common, words: Browser): string {
  const view = common as View;
  const { well, drawn } = words.web.quad;
  const tiles = drawnNow(view, view.turn);
  const running = tiles > 0 ? [drawn(tiles, tiles * FINE)] : [];
  return [...running, well(view.left), ...quadTelling.notes(view, words)].join(' ');
}

/** What a placement brings, or in two words why it may not be made. */
export function gainOf({ breaks, points, bonus, meets = [] }: QuadExplanation, { web }: Browser): string {
  const said = web.quad.gain;
  if (breaks === 'does not match') return said.differs;
  if (breaks === 'leaves no second play') return said.noSecond;
  if (breaks !== undefined) return said.not;
  if (bonus === 'opening quad') return said.quad(points);
  if (bonus === 'zeros') return said.zeros(points);
  const met = meets.filter((number) => number !== undefined).length;
  return bonus ? said.corners(points, met) : said.points(points);
}

export function gain(written: string, common: Common, seat: Seat, words: Browser): string {
  const move = read(written);
  return move === undefined || !lays(move) ? '' : gainOf(explain(common as View, seat, move), words);
}

/** On buttons, moves are shorter than in the terminal: the board shows the rest. */
export const telling: Telling = {
  ...quadTelling,
  offer(written, common, seat, words) {
    const view = common as View;
    const said = (words as Browser).web.quad.offers;
    switch (written) {
      case 'take-25':
        return said.take(BONUS);
      case 'play-two':
        return said.two(bestPair(view, seat).points);
      case 'draw':
        return said.draw(FINE);
      case 'pass':
        return said.pass(FINE);
    }
    const move = read(written)!;
    const [numbers, cell] = written.split('@') as [string, string];
    const { points, bonus } = explain(view, seat, move);
    if (bonus === 'zeros') return said.zeros(numbers, points);
    const offer = said.lay(numbers, cell, points);
    return bonus ? said.bonus(offer) : offer;
  },
};
