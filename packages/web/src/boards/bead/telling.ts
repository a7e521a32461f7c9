/** The bead game in sentences of the browser: tiles by the names of their colours, since no number stands on them. */

import { isDouble, listOf, shapeOf, writeShape } from '@boneyard/rules/games/bead/beads';
import { examine } from '@boneyard/rules/games/bead/explain';
import { isPlacement, read } from '@boneyard/rules/games/bead/moves';
import { type Placement, pairIn } from '@boneyard/rules/games/bead/placement';
import type { View } from '@boneyard/rules/games/bead/position';
import type { Browser } from '@boneyard/words/en/browser';
import { beadTelling } from '@boneyard/words/telling/bead';
import type { Telling } from '@boneyard/words/telling/telling';
import { coloursOf, lyingOf } from './placing';

export function namedTile(tile: string, { boards, web }: Browser): string {
  const [first, second] = coloursOf(tile).map((colour) => boards.bead.colours[colour - 1]!);
  return web.bead.tile(first!, second!);
}

/** The new lengths, and what they are multiplied to: `6×7 = 42`. */
export function sumOf(view: View, placement: Placement): string {
  const { groups, points } = examine(view, placement);
  const lengths = groups.map(({ length }) => length);
  const factors = isDouble(shapeOf(pairIn(placement))) ? [2, ...lengths] : lengths;
  return `${factors.join('×')} = ${points}`;
}

/** Which colours lie where: `wood → water, 0,2`. */
export function placed(placement: Placement, { boards, web }: Browser): string {
  const { at, way, first, second } = lyingOf(placement);
  const name = (colour: number) => boards.bead.colours[colour - 1]!;
  return web.bead.placed(name(first), way === 'E' ? '→' : '↑', name(second), `${at.x},${at.y}`);
}

/** Words that only the browser has are asked for here; every text of a table in the browser comes with them. */
const inBrowser = (words: unknown) => words as Browser;

export const telling: Telling = {
  ...beadTelling,
  open(common) {
    // What was laid open once stays known, so it stays in sight.
    const { shown } = common as View;
    return [...shown.keys()].filter((seat) => shown[seat]);
  },
  notes(common, spoken) {
    const { asks } = common as View;
    if (asks.kind !== 'pointed') return beadTelling.notes(common, spoken);
    const words = inBrowser(spoken);
    const pointed = listOf(asks.shapes).map((shape) => namedTile(writeShape(shape), words));
    return [words.boards.bead.notes.pointed(words.speech.and(pointed), pointed.length > 1)];
  },
  offer(move, common, seat, spoken) {
    const words = inBrowser(spoken);
    const known = read(move)!;
    if (isPlacement(known)) return `${sumOf(common as View, known)} · ${placed(known, words)}`;
    const [word, tile] = move.split(' ');
    if (tile !== undefined) return words.boards.bead.moveWords[word as 'point' | 'choose'](namedTile(tile, words));
    return word === 'stuck' ? words.web.bead.stuck : beadTelling.offer(move, common, seat, words);
  },
  tell(done, spoken) {
    const words = inBrowser(spoken);
    const { did } = words.boards.bead;
    const known = read(done.move)!;
    if (isPlacement(known)) return did.lay(done.who, placed(known, words), sumOf(done.before as View, known));
    const [word, tile] = done.move.split(' ');
    if (tile === undefined) return beadTelling.tell(done, words);
    return did[word as 'point' | 'choose'](done.who, namedTile(tile, words));
  },
};
