/** Rated tables, by hand: what they refuse, and how a match ranks its players. */

import type { Match } from '@boneyard/engine/match';
import type { Chair, Wish } from '@boneyard/protocol/tables';
import type { Seat } from '@boneyard/rules/game';
import { gameCalled } from '@boneyard/rules/games';
import { isProblem } from '@boneyard/rules/problem';
import { describe, expect, test } from 'vitest';
import { agreeOn } from './opening';
import { flawsOf, ranksOf } from './rated';
import { type Room, toAct } from './room';
import { shown } from './shown';
import { dealt, type Playing, playing } from './testing';

const PERSON: Chair = { kind: 'person' };
const RATED: Wish = {
  game: 'classic',
  options: { match: { rounds: 1 } },
  chairs: [PERSON, PERSON],
  clock: { turn: 60 },
  late: 'mildest',
  listed: false,
  rated: true,
};

const PEOPLE = ['ana', 'bo', 'cy'];
const people = (count: number) => PEOPLE.slice(0, count);
const chairs = (count: number): Chair[] => people(count).map(() => PERSON);

function playOut(table: Playing): void {
  for (let [seat] = toAct(table.room); seat !== undefined; [seat] = toAct(table.room)) {
    const { game, match, at, places } = table.room;
    const move = game.write(game.moves(match!.state, seat)[0]);
    if (places[seat]!.replaced) table.do({ do: 'moved', seat, move, by: 'bot' });
    else table.ask(places[seat]!.guest!, { t: 'move', at, move });
  }
}

describe('what a rated table may agree on', () => {
  const flaws = (change: Partial<Wish>) => {
    const agreed = agreeOn({ ...RATED, ...change });
    if (isProblem(agreed)) throw new Error(JSON.stringify(agreed));
    return flawsOf(agreed);
  };
  test('people, a clock, and nobody who moves for them', () => {
    expect(flaws({})).toEqual([]);
    expect(flaws({ clock: { days: 3 } })).toEqual([]);
    expect(flaws({ clock: null })).toEqual(['clock']);
    expect(flaws({ late: 'bot' })).toEqual(['late']);
    expect(flaws({ chairs: [PERSON, { kind: 'bot', level: 'gentle' }] })).toEqual(['bots']);
  });
  test('no hands that shake', () => {
    const towers = { game: 'magnetic', options: { mode: 'tower' } };
    expect(flaws(towers)).toEqual([]);
    expect(flaws({ ...towers, options: { mode: 'tower', hands: 'real' } })).toEqual(['hands']);
  });
  test('everything that is wrong is named at once', () => {
    const wrong = { late: 'bot', clock: null, chairs: [PERSON, { kind: 'bot', level: 'gentle' }] } as const;
    expect(flaws({ ...wrong, chairs: [...wrong.chairs] })).toEqual(['bots', 'clock', 'late']);
  });
});

describe('at a rated table', () => {
  test('only people with an account sit down', () => {
    const table = playing(RATED, ['ana']);
    expect(table.ask('bo', { t: 'sit', seat: 1 }, 'guest')).toEqual({ kind: 'refuse', why: 'no account' });
    expect(table.ask('bo', { t: 'sit', seat: 1 }, 'bot')).toEqual({ kind: 'refuse', why: 'no account' });
    expect(table.ask('bo', { t: 'sit', seat: 1 }, undefined)).toEqual({ kind: 'refuse', why: 'no account' });
    expect(table.ask('bo', { t: 'sit', seat: 1 }, 'account').kind).toBe('append');
  });
  test('no bot is put on an empty seat', () => {
    const table = playing(RATED, ['ana']);
    expect(table.ask('ana', { t: 'fill', seat: 1, level: 'expert' })).toEqual({ kind: 'refuse', why: 'rated' });
  });
  test('nobody agrees to end the match early', () => {
    const table = dealt(RATED, people(2));
    expect(table.ask('ana', { t: 'end', yes: true })).toEqual({ kind: 'refuse', why: 'rated' });
  });
  test('nobody replaces somebody whose line is gone; the clock does, after two turns', () => {
    const table = dealt(RATED, people(2));
    const [seat] = toAct(table.room);
    const other = 1 - seat!;
    table.gone[seat!] = 0;
    table.now = 1e6;
    const asked = { t: 'replace', seat: seat! } as const;
    expect(table.ask(people(2)[other]!, asked)).toEqual({ kind: 'refuse', why: 'rated' });
    expect(table.task()).toMatchObject({ do: 'mildest', seat });
  });
  test('there is a rematch with those who stayed, and none with a bot', () => {
    const stayed = dealt(RATED, people(2));
    playOut(stayed);
    expect(stayed.ask('ana', { t: 'again', yes: true }).kind).toBe('append');
    const left = dealt(RATED, people(2));
    left.ask('bo', { t: 'stand' });
    playOut(left);
    expect(left.ask('ana', { t: 'again', yes: true })).toEqual({ kind: 'refuse', why: 'rated' });
  });
  test('the match is rated once it is over, and not again', () => {
    const table = dealt(RATED, people(2));
    expect(table.task()?.do).not.toBe('rate');
    playOut(table);
    expect(table.room.phase).toBe('over');
    expect(table.task()).toEqual({ do: 'rate', due: 0 });
    const change = { from: 1000, to: { rating: 1137, provisional: true } };
    table.do({ do: 'rated', changes: [change, null] });
    expect(table.task()).toBeUndefined();
    expect(shown(table.room, undefined)).toMatchObject({ rated: true, changes: [change, null] });
  });
  test('any other match is not', () => {
    const { rated: _, ...friendly } = RATED;
    const table = dealt(friendly, people(2));
    playOut(table);
    expect(table.task()).toBeUndefined();
    expect(shown(table.room, 0)).toMatchObject({ rated: false, changes: undefined });
  });
});

describe('places', () => {
  /** A match that is over with these scores. */
  function over(game: string, scores: readonly number[], winners: readonly Seat[], left: readonly Seat[] = []): Room {
    const played = gameCalled(game)!;
    const match = { game: { ...played, outcome: () => ({ over: true, winners }) }, state: { scores } };
    return { game: played, match: match as unknown as Match, left } as Room;
  }
  test('winners first, then by points', () => {
    expect(ranksOf(over('classic', [20, 105, 60], [1]))).toEqual([2, 0, 1]);
    expect(ranksOf(over('classic', [20, 105, 105, 20], [1, 2]))).toEqual([2, 0, 0, 2]);
    // Fewest points are best in magnetic play.
    expect(ranksOf(over('magnetic', [9, 0, 4], [1]))).toEqual([2, 0, 1]);
    // The winner of a single magnetic game is its own, whatever others are left with.
    expect(ranksOf(over('magnetic', [0, 0, 4], [1]))).toEqual([1, 0, 2]);
  });
  test('who left comes last, whatever their points', () => {
    expect(ranksOf(over('classic', [20, 105, 60], [1], [1]))).toEqual([1, 2, 0]);
  });
  test('of those who left, whoever left first', () => {
    expect(ranksOf(over('classic', [20, 105, 60], [1], [1, 0]))).toEqual([1, 2, 0]);
    expect(ranksOf(over('classic', [20, 105], [1], [1, 0]))).toEqual([0, 1]);
  });
  test('a seat that was taken back was not left', () => {
    const table = dealt({ ...RATED, chairs: chairs(3) }, people(3));
    table.ask('ana', { t: 'stand' });
    table.ask('bo', { t: 'stand' });
    table.ask('ana', { t: 'back' });
    expect(table.room.left).toEqual([1]);
    playOut(table);
    expect(ranksOf(table.room)[1]).toBe(2);
  });
  test('a match that goes on has none', () => {
    expect(() => ranksOf(dealt(RATED, people(2)).room)).toThrow('not over');
  });
});
