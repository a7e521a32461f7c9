/** Sample, in English. */

import { and, tiles } from '@boneyard/words/en/grammar';
import type { GameWords } from '@boneyard/words/game';
import type { SampleBreak, SampleExplanation } from '../../rules/explain';

const BREAKS: Readonly<Record<SampleBreak, (explanation: SampleExplanation) => string>> = {
  'not to act': () => 'It is not your turn.',
  'not in hand': () => 'You do not hold that tile.',
  'must lead': () => 'The table is empty: lead with a tile.',
  'does not match': ({ asks = [] }) => `It does not match: the open ends are ${and(asks.map(String))}.`,
  'able to play': () => 'You can play, so you must.',
};

const board = {
  tiles,
  moveWords: {
    lead: (tile: string) => `lead ${tile}`,
    lay: (tile: string, anchor: string) => `${tile} on ${anchor}`,
    pass: 'pass',
  },
  did: {
    lay: (who: string, tile: string) => `${who} laid ${tile}`,
    pass: (who: string) => `${who} passed`,
  },
  ended: {
    out: (who: string) => `The round is over: ${who} laid the last tile.`,
    blocked: (who: string) => `The game is blocked. The lightest hand wins: ${who}.`,
    equal: 'The game is blocked and the lightest hands are equal: nobody scores.',
  },
};

const table = {
  line: 'A small game to start from.',
  expected: {
    lead: 'You lead: lay any tile.',
    lay: (ends: string) => `Lay a tile on an open end: ${ends}.`,
    pass: 'Nothing fits: pass.',
    misfit: (tile: string, ends: string) => `${tile} does not fit: the open ends are ${ends}.`,
  },
};

export const sample = {
  name: 'Sample',
  about: 'Lay a tile that matches an open end, or pass. The first player without tiles scores.',
  breaks: (explanation) =>
    explanation.breaks ? BREAKS[explanation.breaks as SampleBreak](explanation as SampleExplanation) : '',
  board,
  form: async () => ({
    hand: { label: 'Hand', note: 'How many tiles each player gets.' },
    match: { label: 'Match', note: 'How long you play.' },
  }),
  table,
  courses: { sample: 'Sample' },
  pages: () => import('./pages'),
} satisfies GameWords;
