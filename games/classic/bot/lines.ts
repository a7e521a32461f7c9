/** The open ends of lines, numbered, with what fits where: so a solver works on numbers instead of lists of ends. */

import { across, type Domino, high, isDouble, low, setSize, WITH_PIP } from '@boneyard/rules/families/dominoes';
import { anchorOf, type End, pipOf, sidesOf } from '@boneyard/rules/families/line';
import { fivesIn } from '../rules/fives';
import type { ClassicOptions } from '../rules/options';
import type { View } from '../rules/position';

/** The set that is solved, double-six: its tiles fit into the bits of one number. */
export const TILES = setSize(6);
const PIPS = 7;

/** By number: the tiles that show it, as bits. */
const FITS = Int32Array.from({ length: PIPS }, (_, pip) => WITH_PIP[pip]!.w0 & ((1 << TILES) - 1));

/** An open end without its tile: what the tile is, its number, how many of its sides are open. Packed into one number. */
type OpenEnd = number;

const PLAIN = 0;
const DOUBLE = 1;
const SPINNER = 2;

function openEnd(kind: number, pip: number, sides: number): OpenEnd {
  return (kind << 6) | (pip << 3) | sides;
}

function numberOn(end: OpenEnd): number {
  return (end >> 3) & 7;
}

/** What an end counts in All Fives. A spinner counts as long as at most one tile is attached to it. */
function counted(end: OpenEnd): number {
  const [kind, pip, sides] = [end >> 6, numberOn(end), end & 7];
  return kind === PLAIN ? pip : kind === DOUBLE || sides >= 3 ? 2 * pip : 0;
}

interface Line {
  /** In order, so that equal lines are found. */
  readonly ends: readonly OpenEnd[];
  /** A double has been laid. It matters where only the first one spins. */
  readonly doubled: boolean;
}

const UNKNOWN = -1;

/** Lines of rounds in which the same things matter, each with its number. */
export class Lines {
  readonly #fives: boolean;
  readonly #spinner: ClassicOptions['spinner'];
  readonly #lines: Line[] = [];
  readonly #numbers = new Map<string, number>();
  /** By line: the tiles that fit somewhere, as bits; what laying the tile that led to it scored; its first place. */
  fits = new Int32Array(64);
  scores = new Int16Array(64);
  first = new Int32Array(65);
  /** By place, which is an end of a line that differs from its other ends: the tiles that fit there. */
  placeFits = new Int32Array(128);
  /** The end of each place, and the line after laying a tile there, by place and tile. */
  #placeEnds = new Int32Array(128);
  #after = new Int32Array(128 * TILES).fill(UNKNOWN);

  constructor({ points, spinner }: ClassicOptions) {
    this.#fives = points === 'fives';
    this.#spinner = spinner;
  }

  get size(): number {
    return this.#lines.length;
  }

  /** The line of a position in which tiles have been laid. */
  of({ ends, firstDouble }: View): number {
    const open = ends.map((end) => openEnd(this.#kindOf(end, firstDouble), pipOf(end), sidesOf(end)));
    return this.#numbered(open, firstDouble !== undefined);
  }

  /** The line that a lead makes. */
  led(tile: Domino): number {
    const sides = this.#spins(tile, false) ? openEnd(SPINNER, high(tile), 4) : openEnd(DOUBLE, high(tile), 2);
    if (isDouble(tile)) return this.#numbered([sides], true);
    return this.#numbered([openEnd(PLAIN, high(tile), 1), openEnd(PLAIN, low(tile), 1)], false);
  }

  /** The line after laying a tile that fits at this place of the line. */
  after(line: number, place: number, tile: Domino): number {
    const at = place * TILES + tile;
    const known = this.#after[at]!;
    if (known !== UNKNOWN) return known;
    const found = this.#laid(this.#lines[line]!, this.#placeEnds[place]!, tile);
    this.#after[at] = found;
    return found;
  }

  #laid({ ends, doubled }: Line, end: OpenEnd, tile: Domino): number {
    const far = across(tile, numberOn(end));
    const spins = this.#spins(tile, doubled);
    const kind = spins ? SPINNER : isDouble(tile) ? DOUBLE : PLAIN;
    const rest = ends.toSpliced(ends.indexOf(end), 1, ...((end & 7) > 1 ? [end - 1] : []));
    return this.#numbered([...rest, openEnd(kind, far, spins ? 3 : 1)], doubled || isDouble(tile));
  }

  #spins(tile: Domino, doubled: boolean): boolean {
    return isDouble(tile) && (this.#spinner === 'all' || (this.#spinner === 'first' && !doubled));
  }

  #kindOf(end: End, firstDouble: Domino | undefined): number {
    const anchor = anchorOf(end);
    if (!isDouble(anchor)) return PLAIN;
    return this.#spinner === 'all' || (this.#spinner === 'first' && anchor === firstDouble) ? SPINNER : DOUBLE;
  }

  #numbered(open: readonly OpenEnd[], doubled: boolean): number {
    // Where the ends score nothing, only the numbers matter.
    const ends = this.#fives
      ? open
      : open.flatMap((end) => Array<OpenEnd>(end & 7).fill(openEnd(PLAIN, numberOn(end), 1)));
    const line = { ends: ends.toSorted((a, b) => a - b), doubled: doubled && this.#spinner === 'first' };
    const key = `${line.doubled} ${line.ends}`;
    const number = this.#numbers.get(key) ?? this.#add(line);
    this.#numbers.set(key, number);
    return number;
  }

  #add(line: Line): number {
    const number = this.#lines.push(line) - 1;
    const places = [...new Set(line.ends)];
    const from = this.first[number]!;
    this.#makeRoom(number + 1, from + places.length);
    let all = 0;
    for (const [i, end] of places.entries()) {
      this.#placeEnds[from + i] = end;
      this.placeFits[from + i] = FITS[numberOn(end)]!;
      all |= FITS[numberOn(end)]!;
    }
    this.fits[number] = all;
    this.scores[number] = this.#fives ? fivesIn(line.ends.reduce((sum, end) => sum + counted(end), 0)) : 0;
    this.first[number + 1] = from + places.length;
    return number;
  }

  #makeRoom(lines: number, places: number): void {
    if (lines > this.fits.length) {
      this.fits = grown(this.fits, new Int32Array(2 * lines));
      this.scores = grown(this.scores, new Int16Array(2 * lines));
      this.first = grown(this.first, new Int32Array(2 * lines + 1));
    }
    if (places <= this.placeFits.length) return;
    this.placeFits = grown(this.placeFits, new Int32Array(2 * places));
    this.#placeEnds = grown(this.#placeEnds, new Int32Array(2 * places));
    this.#after = grown(this.#after, new Int32Array(2 * places * TILES).fill(UNKNOWN));
  }
}

function grown<T extends Int32Array | Int16Array>(from: T, into: T): T {
  into.set(from);
  return into;
}
