/** What most people in these tests look for: a short rated match of two. */

import type { Terms } from '@boneyard/protocol/tables';

export const TERMS: Terms = {
  game: 'classic',
  players: 2,
  options: { match: { rounds: 1 } },
  clock: { turn: 60 },
  rated: true,
};
