/** What every language says on the page with the rules of a game, besides what its leaflet says. Notation in braces is drawn. */

export interface RulesWords {
  /** What the leaflet has no room for. */
  readonly more: readonly { readonly title: string; readonly lines: readonly string[] }[];
  /** What the sheet leaves open and we had to decide, each with its reason. */
  readonly rulings: readonly { readonly ruling: string; readonly reason: string }[];
  /** Who made it, who published it, when, and what we read. */
  readonly credits: readonly string[];
  /** What each picture shows. */
  readonly pictures: Readonly<Record<string, string>>;
}
