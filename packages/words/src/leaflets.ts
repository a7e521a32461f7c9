/** What every language says on the folded leaflet of a game. */

export interface Leaflet {
  /** Under the title. */
  readonly about: string;
  readonly parts: readonly {
    readonly title: string;
    /** One paragraph each; those that begin with • are points of a list. */
    readonly lines: readonly string[];
  }[];
  /** What the picture on the last page shows. */
  readonly example: string;
  /** Whose game it is and where the rules come from. */
  readonly source: string;
}
