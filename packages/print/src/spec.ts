/** The specification of a sheet to print. */

import type { GameId } from '@boneyard/rules/games';
import type { Language } from '@boneyard/words/languages';
import type { SetName } from './games';
import type { PagePoint } from './marks';
import type { BoardPaper, Paper } from './paper';

/** `colour` fills shapes; `outline` saves ink. Tiles can be told apart without colour in both. */
export const STYLES = ['colour', 'outline'] as const;
export type Style = (typeof STYLES)[number];

export interface TilesSpec {
  readonly kind: 'tiles';
  readonly set: SetName;
  readonly style: Style;
  /** Every sheet is followed by its backs, for two-sided printing along the long edge. */
  readonly backs: boolean;
  /** How far to move the backs to the right and down, seen from the front, in mm. */
  readonly shift?: PagePoint;
}

export interface GamePaperSpec {
  /** `score`: a score sheet. `leaflet`: the rules on one sheet that is folded once. */
  readonly kind: 'score' | 'leaflet';
  readonly game: GameId;
}

export interface CalibrationSpec {
  /** Rulers, and crosses on both sides, to measure how a printer scales and shifts pages. */
  readonly kind: 'calibration';
}

export interface ListSpec {
  /** Every tile of a set on one page, small, with its name. */
  readonly kind: 'list';
  readonly set: SetName;
}

export interface BoardSpec {
  /** A grid to play on, on sheets that are cut and joined. Only for games that have a board. */
  readonly kind: 'board';
  readonly game: GameId;
  readonly paper: BoardPaper;
}

export type Spec = (
  | BoardSpec
  | ((TilesSpec | GamePaperSpec | ListSpec | CalibrationSpec) & { readonly paper: Paper })
) & { readonly language: Language };
