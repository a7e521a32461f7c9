/** What every language says of every game. */

import type { Explanation } from '@boneyard/rules/game';

export interface GameWords {
  readonly name: string;
  readonly about: string;
  /** What each option means. */
  readonly options: Readonly<Record<string, string>>;
  /** Why a move is not legal, for whoever tried it; empty when it is. */
  breaks(explanation: Explanation): string;
}
