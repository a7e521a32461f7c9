/** What every language says of a game on other pages, on sheets and in the terminal. */

import type { Leaflet } from './leaflets';
import type { CourseWords } from './lessons';
import type { Manual } from './manuals';
import type { RulesWords } from './rules';
import type { ScoreSheet } from './scoresheets';

/** What the players of a score pad are asked for at the end of a round. */
export interface PadEnding {
  readonly sum: string;
  readonly note: string;
}

export interface PageWords {
  readonly leaflet: Leaflet;
  readonly manual: Manual;
  readonly rules: RulesWords;
  readonly scoreSheet: ScoreSheet;
  /** By course. */
  readonly lessons: Readonly<Record<string, CourseWords>>;
  /** What the tile sets to print are called. */
  readonly sets: Readonly<Record<string, string>>;
  readonly padEnding: PadEnding;
  /** Whose game it is and what may be done with it, at the foot of its sheets. */
  readonly notice?: string;
  /** Author and publisher; the rules we worked from. */
  readonly origin: readonly [owner: string, source: string];
}
