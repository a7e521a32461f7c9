/** Figures counted by hand from two small records. */

import { type GameRecord, readRecord } from '@boneyard/engine/record';
import { replay } from '@boneyard/engine/replay';
import { isProblem } from '@boneyard/rules/problem';
import { expect, test } from 'vitest';
import { keyOf } from '../keeping/beside';
import type { Kept, Seating } from '../keeping/kept';
import { type Facts, type Fold, gather as gathered } from './facts';
import { byGame, byLevel, bySeat, fortunes, streaksOf } from './tallies';

/** Blocked with 12 pips against 5: seat 1 gets the difference, 7, and the match. */
const LOST: GameRecord = {
  format: 'boneyard/1',
  game: 'classic',
  players: 2,
  options: { style: 'block', lead: 'lots', match: { rounds: 1 } },
  rounds: [
    {
      deal: { hands: [['6-4', '6-6', '6-5'], ['5-0', '5-1']], stock: [], lead: 0 },
      moves: ['0 6-4', '1 pass', '0 6-5@6-4', '1 5-1@6-5', '0 pass', '1 pass'],
    },
  ],
}; // biome-ignore format: a hand each
/** The same hands, played right: seat 0 goes out and gets 5 + 6 pips. */
const WON: GameRecord = {
  ...LOST,
  rounds: [{ ...LOST.rounds[0]!, moves: ['0 6-4', '1 pass', '0 6-6@6-4', '1 pass', '0 6-5@6-6'] }],
};
const RUNNING: GameRecord = { ...LOST, rounds: [{ ...LOST.rounds[0]!, moves: ['0 6-4'] }] };

const fold: Fold = (record) => {
  const read = readRecord(record);
  return isProblem(read) ? read : { positions: [...replay(read)].map(({ match }) => match) };
};
const gather = (games: readonly Kept[]): Facts => gathered(games, fold);

const ME: Seating = { kind: 'person', name: '' };
const bot = (level: 'casual' | 'strong'): Seating => ({ kind: 'bot', name: 'Ana', level });

let made = 0;
function kept(record: GameRecord, seats: readonly Seating[], change: Partial<Kept> = {}): Kept {
  made++;
  return { version: 1, id: String(made), revision: 1, changed: made, seats, record, ...change };
}

const GAMES = [
  kept(WON, [ME, bot('casual')]),
  kept(WON, [ME, bot('strong')]),
  kept(LOST, [ME, bot('strong')]),
  // Seat 1 of the lost game wins.
  kept(LOST, [bot('casual'), ME]),
];

test('games, wins and scores are those of the records', () => {
  const { games } = gather(GAMES);
  expect(games.map(({ won, score }) => [won, score])).toEqual([[true, 11], [true, 11], [false, 0], [true, 7]]); // biome-ignore format: short
  expect(byGame(games)).toEqual([
    { of: 'classic', games: 4, won: 3, best: 11, mean: 7.25, rounds: 4, bestRound: 11, meanRound: 7.25 },
  ]);
  expect(byLevel(games)).toEqual([
    { of: 'casual', games: 2, won: 2 },
    { of: 'strong', games: 2, won: 1 },
  ]);
  expect(bySeat(games)).toEqual([
    { of: 0, games: 3, won: 2 },
    { of: 1, games: 1, won: 1 },
  ]);
});

test('how good the bots were is not told by a file', () => {
  expect(byLevel(gather([kept(WON, [ME, bot('casual')], { origin: 'file' })]).games)).toEqual([
    { of: 'unknown', games: 1, won: 1 },
  ]);
});

test('streaks follow the order in which games were last played', () => {
  expect(streaksOf(gather(GAMES).games)).toEqual({ now: 1, longest: 2, longestLost: 1 });
  expect(streaksOf(gather(GAMES.toReversed()).games)).toEqual({ now: 1, longest: 2, longestLost: 1 });
  expect(streaksOf([])).toEqual({ now: 0, longest: 0, longestLost: 0 });
});

test('what says nothing of how one plays is counted apart', () => {
  const facts = gather([
    kept(RUNNING, [ME, bot('casual')]),
    kept(WON, [ME, ME]),
    kept(WON, [ME, bot('casual')], { origin: 'branch' }),
    kept({ ...WON, game: 'chess' }, [ME, bot('casual')]),
  ]);
  expect(facts).toEqual({ games: [], running: 1, together: 1, branches: 1 });
});

test('luck, result and what was given away are means of a round', () => {
  const { games } = gather(GAMES.slice(1, 3));
  const lucks = new Map([
    [keyOf(WON), [{ margins: [11, -11], exact: true }]],
    [keyOf(LOST), [{ margins: [7, -7], exact: false }]],
  ]);
  const moved = (seat: number, margin: number) => ({ seat, cost: { chance: 0, margin } });
  const review = { moves: [moved(0, 2), moved(1, 9), moved(0, 3.5)], ends: [] };
  const reviews = new Map([[keyOf(LOST), review as never]]);
  // Won by 11 and lost by 7.
  expect(fortunes(games, lucks, reviews)).toEqual([
    { of: 'classic', rounds: 2, exact: 1, luck: 9, margin: 2, reviewed: 1, given: 5.5 },
  ]);
  expect(fortunes(games, new Map(), reviews)).toEqual([]);
});
