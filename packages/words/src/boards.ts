/** What every language says of every board, whatever else a board needs. */

export interface BoardWords {
  /** How moves are written and what they do, for whoever types `?`. */
  readonly help: string;
  /** What the tiles left to draw are called, where there are any. */
  readonly stock?: string;
  tiles(n: number): string;
}
