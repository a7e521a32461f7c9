/** What every language says on the score sheet of a game. */

export interface ScoreSheet {
  /** What a row is. */
  readonly row: string;
  /** Rows that close a sheet. */
  readonly feet: readonly string[];
  readonly notes: readonly string[];
}
