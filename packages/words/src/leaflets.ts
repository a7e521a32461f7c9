/** What every language says on the folded leaflet of a game. */

export interface LeafletPart {
  readonly title: string;
  /** One paragraph each; those that begin with • are points of a list. Notation is in braces. */
  readonly lines: readonly string[];
}

export interface Leaflet {
  /** Under the title. */
  readonly about: string;
  readonly parts: readonly LeafletPart[];
  /** How to make the game yourself; the page that prints it says so too. */
  readonly making?: LeafletPart;
  /** What the pictures on the last page show, by name. */
  readonly figures: Readonly<Record<string, string>>;
  /** Whose game it is and where the rules come from. */
  readonly source: string;
}
