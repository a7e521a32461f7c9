/** What every language says of a game in the terminal only. */

export interface Manual {
  /** What each option means. */
  readonly options: Readonly<Record<string, string>>;
  /** How moves are written and what they do, for a player who types `?`. */
  readonly help: string;
}
