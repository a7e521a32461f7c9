/** The texts at a table of Quad-Ominos. */

import type { Seat } from '@boneyard/rules/game';
import type { Browser } from '@boneyard/words/en/browser';
import type { Narration } from '@boneyard/words/narration';
import { ORIGIN, spotAt } from '../rules/board';
import { explain, type QuadExplanation } from '../rules/explain';
import { DRAW, laidBy, lays, PASS, read } from '../rules/move';
import { heaviest, maySwapForZeros, moves, placements } from '../rules/moves';
import type { View } from '../rules/position';
import { isFourfold, printed, readQuad, writeQuad } from '../rules/quads';
import { BONUS, FINE } from '../rules/score';
import { bestPair, quadNarration } from '../words/narration';

/** How many tiles the seat has drawn in this turn. */
function drawnNow({ log }: View, seat: Seat): number {
  let drawn = 0;
  for (let entry = log; entry?.seat === seat && entry.move === DRAW; entry = entry.before) drawn++;
  return drawn;
}

function expectedOpening(view: View, seat: Seat, { games }: Browser): string {
  const said = games.quad.table.expected;
  const hand = view.hands[seat]!;
  const quad = heaviest(hand);
  if (maySwapForZeros(hand)) return said.openZeros(writeQuad(quad));
  return isFourfold(quad) ? said.openQuad(writeQuad(quad)) : said.openTotal(writeQuad(quad));
}

function expectedTurn(view: View, seat: Seat, { games }: Browser): string {
  const said = games.quad.table.expected;
  const may = moves(view, seat);
  const drawn = drawnNow(view, seat);
  const before = drawn > 0 ? [said.drew(drawn, drawn * FINE)] : [];
  if (may[0] === DRAW) return [...before, said.draw(FINE)].join(' ');
  if (may[0] === PASS) return [...before, said.pass(FINE)].join(' ');
  return [...before, said.lay(new Set(may.map(laidBy)).size)].join(' ');
}

export function expected(view: View, seat: Seat, words: Browser): string {
  const said = words.games.quad.table.expected;
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

export function misfit(view: View, seat: Seat, tile: string, { games }: Browser): string {
  const quad = readQuad(tile)!;
  if (view.phase === 'bonus') return games.quad.table.expected.chooseFirst;
  // If the tile fits somewhere but may not be laid, the rule that forbids it is named.
  const somewhere =
    view.phase === 'opening'
      ? spotAt(ORIGIN, printed(quad))
      : placements(view.board, view.hands[seat]!).find((move) => laidBy(move) === quad);
  return somewhere === undefined
    ? games.quad.table.expected.misfit(tile)
    : games.quad.breaks(explain(view, seat, somewhere), true);
}

export function situation(view: View, words: Browser): string {
  const { well, drawn } = words.games.quad.table.page;
  const tiles = drawnNow(view, view.turn);
  const running = tiles > 0 ? [drawn(tiles, tiles * FINE)] : [];
  return [...running, well(view.left), ...quadNarration.notes(view, words)].join(' ');
}

/** What a placement scores, or in two words why it is illegal. */
export function gainOf({ breaks, points, bonus, meets = [] }: QuadExplanation, { games }: Browser): string {
  const said = games.quad.table.page.gain;
  if (breaks === 'does not match') return said.differs;
  if (breaks === 'leaves no second play') return said.noSecond;
  if (breaks !== undefined) return said.not;
  if (bonus === 'opening quad') return said.quad(points);
  if (bonus === 'zeros') return said.zeros(points);
  const met = meets.filter((number) => number !== undefined).length;
  return bonus ? said.corners(points, met) : said.points(points);
}

export function gain(written: string, view: View, seat: Seat, words: Browser): string {
  const move = read(written);
  return move === undefined || !lays(move) ? '' : gainOf(explain(view, seat, move), words);
}

/** What a tile scores on its place, with a star if that earns a bonus. */
export function worth(written: string, view: View, seat: Seat): string | undefined {
  const move = read(written);
  if (move === undefined || !lays(move)) return undefined;
  const { points, bonus } = explain(view, seat, move);
  return bonus === undefined ? String(points) : `${points}★`;
}

/** On buttons, moves are shorter than in the terminal: the board shows the rest. */
export const narration: Narration<View, Browser> = {
  ...quadNarration,
  offer(written, view, seat, words) {
    const said = words.games.quad.table.page.offers;
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
