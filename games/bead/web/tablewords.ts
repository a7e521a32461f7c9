/** The bead game in sentences for the browser: tiles are named by their colours, since they show no numbers. */

import type { Browser } from '@boneyard/words/en/browser';
import { facts } from '@boneyard/words/facts';
import type { Narration } from '@boneyard/words/narration';
import { isDouble, shapeOf, writeShape } from '../rules/beads';
import { examine } from '../rules/explain';
import { isPlacement, read } from '../rules/moves';
import { type BeadPlacement, pairIn } from '../rules/placement';
import type { View } from '../rules/position';
import { beadNarration, pointedOut } from '../words/narration';
import { coloursOf, lyingOf } from './placements';

export function namedTile(tile: string, { games }: Browser): string {
  const [first, second] = coloursOf(tile).map((colour) => games.bead.board.colours[colour - 1]!);
  return games.bead.table.page.tile(first!, second!);
}

/** The new lengths and their product: `6×7 = 42`. */
export function sumOf(view: View, placement: BeadPlacement): string {
  const { groups, points } = examine(view, placement);
  const lengths = groups.map(({ length }) => length);
  const factors = isDouble(shapeOf(pairIn(placement))) ? [2, ...lengths] : lengths;
  return `${factors.join('×')} = ${points}`;
}

/** Which colours lie where: `wood → water, 0,2`. */
export function placed(placement: BeadPlacement, { games }: Browser): string {
  const { at, way, first, second } = lyingOf(placement);
  const name = (colour: number) => games.bead.board.colours[colour - 1]!;
  return games.bead.table.page.placed(name(first), way === 'E' ? '→' : '↑', name(second), `${at.x},${at.y}`);
}

/** What a domino scores on its place. */
export function worth(move: string, view: View): string | undefined {
  const known = read(move);
  return known === undefined || !isPlacement(known) ? undefined : String(examine(view, known).points);
}

export function brief(move: string, words: Browser): string | undefined {
  const said = words.games.bead.table.page.brief;
  const [word, tile] = move.split(' ');
  switch (word) {
    case 'pass':
    case 'decline':
    case 'stuck':
      return said[word];
    case 'point':
      return said.point(namedTile(tile!, words));
  }
  return undefined;
}

export const narration: Narration<View, Browser> = {
  ...beadNarration,
  open({ shown }) {
    // A hand that was revealed once stays visible.
    return [...shown.keys()].filter((seat) => shown[seat]);
  },
  notes(view, words) {
    const { asks } = view;
    if (asks.kind !== 'pointed') return beadNarration.notes(view, words);
    return [pointedOut(view, asks.shapes, (shape) => namedTile(writeShape(shape), words), words)];
  },
  offer(move, view, seat, words) {
    const known = read(move)!;
    if (isPlacement(known)) return facts(sumOf(view, known), placed(known, words));
    const [word, tile] = move.split(' ');
    if (tile !== undefined) return words.games.bead.board.moveWords[word as 'point' | 'choose'](namedTile(tile, words));
    return word === 'stuck' ? words.games.bead.table.page.stuck : beadNarration.offer(move, view, seat, words);
  },
  tell(done, words) {
    const { did } = words.games.bead.board;
    const known = read(done.move)!;
    if (isPlacement(known)) return did.lay(done.who, placed(known, words), sumOf(done.before, known));
    const [word, tile] = done.move.split(' ');
    if (tile === undefined) return beadNarration.tell(done, words);
    return did[word as 'point' | 'choose'](done.who, namedTile(tile, words));
  },
};
