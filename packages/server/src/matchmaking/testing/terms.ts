/** What most players in these tests search for: a short rated match of two. */

import type { SeekTerms } from '@boneyard/protocol/seeks';

export const TERMS: SeekTerms = {
  game: 'classic',
  players: 2,
  options: { match: { rounds: 1 } },
  clock: { turn: 60 },
  rated: true,
};
