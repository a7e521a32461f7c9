/** The report of the nightly look, as text. */

import type { FairnessReport } from '@boneyard/server/fairness/fairness';
import { words } from '@boneyard/words/testing';
import { expect, test } from 'vitest';
import { fairnessLines } from './fairness';

const REPORT: FairnessReport = {
  since: Date.parse('2026-10-19'),
  looked: 40,
  players: 41,
  positions: 3000,
  judged: 30,
  measured: [],
  agreement: [
    {
      player: 'a1',
      game: 'classic',
      variant: 'block',
      mu: 25,
      sigma: 2,
      matches: 9,
      positions: 80,
      found: 72,
      share: 0.9,
      expected: 0.36,
      z: 5.21,
      peers: 29,
    },
  ],
  tempo: [
    { player: 'b2', game: 'quad', moves: 200, median: 1040, quick: 0.02, spread: 0.041, reasons: ['even'] },
    { player: 'a1', game: 'quad', moves: 70, median: 300, quick: 0.8, spread: 0.5, reasons: ['quick'] },
  ],
  leaving: [{ player: 'b2', game: 'classic', matches: 20, left: 8 }],
  pairs: [
    {
      game: 'classic',
      players: ['a1', 'b2'],
      matches: 12,
      won: [6, 6],
      surprise: 0.4,
      alternation: 3.03,
      short: 7,
      reasons: ['alternating', 'short'],
    },
  ],
  networks: [{ accounts: ['a1', 'b2'], together: 1, sameDevices: true }],
  names: { a1: 'Ana\u001b[2J', b2: 'Bo' },
};

test('everything that is striking, with its figures', () => {
  expect(fairnessLines(REPORT, { words: words.en })).toEqual([
    'Rated matches since 2026-10-19. This is a list for people to look at, not a verdict.',
    'Looked at 40 of 41 players and 3,000 telling moves; 30 had enough of them to be compared.',
    'The time was up before everyone had been looked at. Another night begins with other players.',
    '',
    'Moves like the expert’s, far more than the rating explains',
    '  Ana[2J (a1): Dominoes, Block; found 90 % of 80 hard moves; players of this rating find 36 % (29 compared, z = 5.2)',
    '',
    'Moves that come too fast or too evenly',
    '  Bo (b2): Quad-Ominos; 200 moves, all in about 1 second (spread 0.04; people have 0.4 and more)',
    '  Ana[2J (a1): Quad-Ominos; 80 % of 70 moves within 0.4 seconds',
    '',
    'Two players whose results against each other look arranged',
    '  Ana[2J (a1) – Bo (b2): Dominoes; 12 matches, 6 to 6; they take turns winning (z = 3.0); 7 over within a minute, or left',
    '',
    'Players who often leave rated matches',
    '  Bo (b2): Dominoes; left 8 of 20 matches',
    '',
    'Accounts that play from one network',
    '  Ana[2J (a1) – Bo (b2): 1 match at one table; devices with the same name',
  ]);
});

test('in French too', () => {
  expect(fairnessLines(REPORT, { words: words.fr })[5]).toBe(
    '  Ana[2J (a1)\u00a0: Dominos, Sans pioche\u00a0; a trouvé 90\u00a0% de 80 coups difficiles\u00a0; à cette cote on en trouve 36\u00a0% (29 comparaisons, z = 5,2)',
  );
});
