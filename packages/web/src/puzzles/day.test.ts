import { expect, test } from 'vitest';
import { dayOf, gameOn, PUZZLE_GAMES, puzzleOn, setOn, streak } from './day';
import { gameOfSet, PUZZLE_SETS } from './puzzlesets';

const days = Array.from({ length: 400 }, (_, n) => new Date(Date.UTC(2026, 10, 1 + n)).toISOString().slice(0, 10));

test('a day is the player’s own calendar day', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(dayOf(new Date(2026, 0, 6, 0, 1))).toBe('2026-01-06');
});

test('the games take turns', () => {
  const games = days.slice(0, 8).map(gameOn);
  expect(new Set(games.slice(0, PUZZLE_GAMES.length))).toEqual(new Set(PUZZLE_GAMES));
  expect(games.slice(4)).toEqual(games.slice(0, 4));
});

test('the sets of a game take turns on its days', () => {
  for (const day of days) expect(gameOfSet(setOn(day))).toBe(gameOn(day));
  expect(new Set(days.slice(0, 12).map(setOn))).toEqual(new Set(PUZZLE_SETS));
});

test.each(PUZZLE_SETS)('every puzzle of %s has its day before one is repeated', (set) => {
  for (const size of [100, 30]) {
    const turns = days.filter((day) => setOn(day) === set).slice(0, size);
    expect(new Set(turns.map((day) => puzzleOn(day, size))).size).toBe(turns.length);
    expect(turns.length).toBeGreaterThanOrEqual(30);
  }
});

test('streaks end today, or yesterday while today’s puzzle is unsolved', () => {
  expect(streak([], '2026-11-15')).toBe(0);
  expect(streak(['2026-11-13', '2026-11-14', '2026-11-15'], '2026-11-15')).toBe(3);
  expect(streak(['2026-11-13', '2026-11-14'], '2026-11-15')).toBe(2);
  expect(streak(['2026-11-12', '2026-11-13'], '2026-11-15')).toBe(0);
  expect(streak(['2026-02-28', '2026-03-01'], '2026-03-01')).toBe(2);
  expect(streak(['2026-10-24', '2026-10-25', '2026-10-26'], '2026-10-26')).toBe(3);
});
