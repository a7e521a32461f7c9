/** What can be asked for. */

import type { GameId } from '@boneyard/rules/games';
import type { Language } from '@boneyard/words/languages';
import type { Point } from './marks';
import type { Paper } from './paper';
import type { SetName } from './sets';

/** `colour` fills what it draws; `outline` saves ink. Both tell everything apart without colour. */
export const STYLES = ['colour', 'outline'] as const;
export type Style = (typeof STYLES)[number];

export interface TilesSpec {
  readonly kind: 'tiles';
  readonly set: SetName;
  readonly style: Style;
  /** Every sheet is followed by its backs, for printing on both sides; turn the paper on its long edge. */
  readonly backs: boolean;
  /** How far the backs must be moved to the right and down, seen through the paper from the front. */
  readonly shift?: Point;
}

export interface GamePaperSpec {
  /** `score`: a sheet to write points on. `leaflet`: the rules on one sheet that is folded once. */
  readonly kind: 'score' | 'leaflet';
  readonly game: GameId;
}

export interface CalibrationSpec {
  /** Rulers, and crosses on both sides, to find out what a printer does to millimetres. */
  readonly kind: 'calibration';
}

export type Spec = (TilesSpec | GamePaperSpec | CalibrationSpec) & {
  readonly paper: Paper;
  readonly language: Language;
};
