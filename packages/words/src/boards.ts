/** What every language says of every board, whatever else a board needs. */

export interface BoardWords {
  /** What the tiles left to draw are called, where there are any. */
  readonly stock?: string;
  tiles(n: number): string;
}
