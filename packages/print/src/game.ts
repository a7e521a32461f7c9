/** What a game prints: its sets of tiles, the pictures of its leaflet, and perhaps a board. */

import type { PageMark, PagePoint } from './marks';
import type { BoardPaper } from './paper';

/** What a tile shows, from top to bottom, or clockwise from the top left corner. */
export type Tile =
  | { readonly kind: 'beads'; readonly colours: readonly [number, number] }
  | { readonly kind: 'pips'; readonly pips: readonly [number, number]; readonly plastic?: number }
  | { readonly kind: 'corners'; readonly numbers: readonly [number, number, number, number] };

export interface TileSet {
  /** In the order of printing. */
  readonly tiles: readonly Tile[];
  /** The size of a tile after cutting, in mm. */
  readonly width: number;
  readonly height: number;
  /** How many tiles a full sheet has; the same for all papers. */
  readonly columns: number;
  readonly rows: number;
}

export interface Figure {
  readonly marks: readonly PageMark[];
  readonly height: number;
}

/** A grid to play on. */
export interface BoardGrid {
  /** The side of a square in mm: half a domino, or a square tile. */
  readonly cell: number;
  /** How many sheets it takes, across and down. */
  readonly sheets: Readonly<Record<BoardPaper, readonly [across: number, down: number]>>;
  /** How many squares the first tiles cover, across and down; they are marked in the middle of the board. */
  readonly start?: readonly [across: number, down: number];
}

/** A picture on the last page of the leaflet. Its caption is in the words of the leaflet. */
export interface LeafletFigure {
  /** How many of its size stand side by side. */
  readonly columns: number;
  /** `top` is the middle of its upper edge. */
  draw(top: PagePoint, width: number): Figure;
}

export interface PrintGame {
  readonly sets: Readonly<Record<string, TileSet>>;
  readonly standardSet: string;
  /** The tiles of the standard set that are shown on the front of the leaflet. */
  readonly samples: readonly number[];
  /** The pictures of the leaflet, by name. */
  readonly figures: Readonly<Record<string, LeafletFigure>>;
  /** For games that are played on a grid. */
  readonly board?: BoardGrid;
}
