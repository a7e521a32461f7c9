/** Expected values counted by hand from two small records. */

import { type GameRecord, readRecord } from '@boneyard/engine/record';
import { replay } from '@boneyard/engine/replay';
import { isProblem } from '@boneyard/rules/problem';
import { expect, test } from 'vitest';
import { keyOf } from '../storage/derivedcache';
import type { SavedGame, Seating } from '../storage/savedgame';
import { type Facts, type FoldRecord, gatherFacts as gathered } from './facts';
import { byGame, byLevel, bySeat, fortunes, gamesOf, playedIn, streaksOf } from './tallies';

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

/** Seat 0 goes out with its only tile: its side scores the 11 and 8 pips of the opponents, and not the partner’s 10. */
const WITH_PARTNER: GameRecord = {
  format: 'boneyard/2',
  game: 'classic',
  players: 4,
  options: { style: 'block', partners: true, hand: 1, lead: 'lots', match: { rounds: 1 } },
  rounds: [{ deal: { hands: [['6-6'], ['6-5'], ['5-5'], ['4-4']], stock: [], lead: 0 }, moves: ['0 6-6'] }],
};

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
  const all = { games: 4, won: 3, best: 11, mean: 7.25, rounds: 4, bestRound: 11, meanRound: 7.25 };
  expect(byGame(games)).toEqual([
    { of: { game: 'classic' }, ...all },
    { of: { game: 'classic', variant: { id: 'block', own: true } }, ...all },
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
  const all = { rounds: 2, exact: 1, luck: 9, margin: 2, reviewed: 1, given: 5.5 };
  expect(fortunes(games, lucks, reviews)).toEqual([
    { of: { game: 'classic' }, ...all },
    { of: { game: 'classic', variant: { id: 'block', own: true } }, ...all },
  ]);
  expect(fortunes(games, new Map(), reviews)).toEqual([]);
});

test('the win of a partner is yours, and the margin is that over the other side', () => {
  const { games } = gather([
    savedGame(WITH_PARTNER, [bot('casual'), bot('casual'), ME, bot('casual')]),
    savedGame(WITH_PARTNER, [bot('casual'), ME, bot('casual'), bot('casual')]),
  ]);
  expect(games.map(({ won, rounds }) => [won, rounds])).toEqual([
    [true, [{ points: 19, margin: 19 }]],
    [false, [{ points: 0, margin: -19 }]],
  ]);
});

test('a game is counted as a whole and by its variants, with house rules apart', () => {
  // The heaviest tile leads, as usual.
  const usual: GameRecord = {
    ...WON,
    options: { style: 'block', match: { rounds: 1 } },
    rounds: [
      {
        deal: {
          hands: [
            ['6-4', '6-6', '6-5'],
            ['5-0', '5-1'],
          ],
          stock: [],
        },
        moves: ['0 6-6', '1 pass', '0 6-5@6-6', '1 5-0@6-5', '0 6-4@6-6'],
      },
    ],
  };
  const { games } = gather([
    savedGame(WON, [ME, bot('casual')]),
    savedGame(WITH_PARTNER, [ME, bot('casual'), bot('casual'), bot('casual')]),
    savedGame(usual, [ME, bot('casual')]),
  ]);
  expect(playedIn(games)).toEqual([
    { game: 'classic' },
    { game: 'classic', variant: { id: 'block', own: false } },
    { game: 'classic', variant: { id: 'block', own: true } },
    { game: 'classic', variant: { id: 'partners', own: true } },
  ]);
  expect(gamesOf(games, { game: 'classic' })).toHaveLength(3);
  expect(gamesOf(games, { game: 'classic', variant: { id: 'block', own: true } })).toEqual([games[0]]);
});
