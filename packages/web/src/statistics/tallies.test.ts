/** Expected values counted by hand from two small records. */

import { type GameRecord, readRecord } from '@boneyard/engine/record';
import { replay } from '@boneyard/engine/replay';
import { isProblem } from '@boneyard/rules/problem';
import { expect, test } from 'vitest';
import { keyOf } from '../storage/derivedcache';
import type { SavedGame, Seating } from '../storage/savedgame';
import { type Facts, type FoldRecord, gatherFacts as gathered } from './facts';
import { byGame, byLevel, bySeat, fortunes, streaksOf } from './tallies';

/** Blocked with 12 pips against 5: seat 1 scores the difference, 7, and wins the match. */
const LOST: GameRecord = {
  format: 'boneyard/2',
  game: 'classic',
  players: 2,
  options: { style: 'block', lead: 'lots', blocked: 'difference', match: { rounds: 1 } },
  rounds: [
    {
      deal: { hands: [['6-4', '6-6', '6-5'], ['5-0', '5-1']], stock: [], lead: 0 },
      moves: ['0 6-4', '1 pass', '0 6-5@6-4', '1 5-1@6-5', '0 pass', '1 pass'],
    },
  ],
}; // biome-ignore format: a hand each
/** The same hands, played well: seat 0 goes out and scores 5 + 6 pips. */
const WON: GameRecord = {
  ...LOST,
  rounds: [{ ...LOST.rounds[0]!, moves: ['0 6-4', '1 pass', '0 6-6@6-4', '1 pass', '0 6-5@6-6'] }],
};
const RUNNING: GameRecord = { ...LOST, rounds: [{ ...LOST.rounds[0]!, moves: ['0 6-4'] }] };

const fold: FoldRecord = (record) => {
  const read = readRecord(record);
  return isProblem(read) ? read : { positions: [...replay(read)].map(({ match }) => match) };
};
const gather = (games: readonly SavedGame[]): Facts => gathered(games, fold);

const ME: Seating = { kind: 'person', name: '' };
const bot = (level: 'casual' | 'strong'): Seating => ({ kind: 'bot', name: 'Ana', level });

let made = 0;
function savedGame(record: GameRecord, seats: readonly Seating[], change: Partial<SavedGame> = {}): SavedGame {
  made++;
  return { version: 1, id: String(made), revision: 1, changed: made, seats, record, ...change };
}

const GAMES = [
  savedGame(WON, [ME, bot('casual')]),
  savedGame(WON, [ME, bot('strong')]),
  savedGame(LOST, [ME, bot('strong')]),
  // This player has seat 1, which wins the game that seat 0 loses.
  savedGame(LOST, [bot('casual'), ME]),
];

test('games, wins and scores are counted from the records', () => {
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

test('the level of the bots in an imported game is unknown', () => {
  expect(byLevel(gather([savedGame(WON, [ME, bot('casual')], { origin: 'file' })]).games)).toEqual([
    { of: 'unknown', games: 1, won: 1 },
  ]);
});

test('streaks follow the order in which games were last played', () => {
  expect(streaksOf(gather(GAMES).games)).toEqual({ now: 1, longest: 2, longestLost: 1 });
  expect(streaksOf(gather(GAMES.toReversed()).games)).toEqual({ now: 1, longest: 2, longestLost: 1 });
  expect(streaksOf([])).toEqual({ now: 0, longest: 0, longestLost: 0 });
});

test('games that do not count are counted separately', () => {
  const facts = gather([
    savedGame(RUNNING, [ME, bot('casual')]),
    savedGame(WON, [ME, ME]),
    savedGame(WON, [ME, bot('casual')], { origin: 'branch' }),
    savedGame({ ...WON, game: 'chess' }, [ME, bot('casual')]),
  ]);
  expect(facts).toEqual({ games: [], running: 1, together: 1, branches: 1 });
});

test('luck, margin and points lost are averages per round', () => {
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
