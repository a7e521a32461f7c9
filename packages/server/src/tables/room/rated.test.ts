/** Rated tables, without sockets: what they refuse, and how a match ranks its players. */

import type { Match } from '@boneyard/engine/match';
import type { Chair, TableRequest } from '@boneyard/protocol/tables';
import type { Seat } from '@boneyard/rules/game';
import { gameCalled } from '@boneyard/rules/games';
import type { Options } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { describe, expect, test } from 'vitest';
import { agreementFor, rematchDeeds } from './newtable';
import { ranksOf, unratedReasons } from './rated';
import { type Room, toAct } from './room';
import { tableView } from './tableview';
import { dealtRoom, type TestRoom, testRoom } from './testing/testroom';

const PERSON: Chair = { kind: 'person' };
const RATED: TableRequest = {
  game: 'classic',
  options: { match: { rounds: 1 } },
  chairs: [PERSON, PERSON],
  clock: { turn: 60 },
  late: 'mildest',
  listed: false,
  rated: true,
};

const PEOPLE = ['ana', 'bo', 'cy', 'dee'];
const people = (count: number) => PEOPLE.slice(0, count);
const chairs = (count: number): Chair[] => people(count).map(() => PERSON);

function playOut(table: TestRoom): void {
  for (let [seat] = toAct(table.room); seat !== undefined; [seat] = toAct(table.room)) {
    const { game, match, at, places } = table.room;
    const move = game.write(game.moves(match!.state, seat)[0]);
    if (places[seat]!.replaced) table.do({ do: 'moved', seat, move, by: 'bot' });
    else table.ask(places[seat]!.playerId!, { t: 'move', at, move });
  }
}

describe('what a rated table may agree on', () => {
  const flaws = (change: Partial<TableRequest>) => {
    const agreed = agreementFor({ ...RATED, ...change });
    if (isProblem(agreed)) throw new Error(JSON.stringify(agreed));
    return unratedReasons(agreed);
  };
  test('people, a clock, and no bot that moves for them', () => {
    expect(flaws({})).toEqual([]);
    expect(flaws({ clock: { days: 3 } })).toEqual([]);
    expect(flaws({ clock: null })).toEqual(['clock']);
    expect(flaws({ late: 'bot' })).toEqual(['late']);
    expect(flaws({ chairs: [PERSON, { kind: 'bot', level: 'gentle' }] })).toEqual(['bots']);
  });
  test('no shaking hands', () => {
    const towers = { game: 'magnetic', options: { mode: 'tower' } };
    expect(flaws(towers)).toEqual([]);
    expect(flaws({ ...towers, options: { mode: 'tower', hands: 'real' } })).toEqual(['hands']);
  });
  test('partners too', () => expect(flaws({ chairs: chairs(4), options: { partners: true } })).toEqual([]));
  test('everything that is wrong is named at once', () => {
    const wrong = { late: 'bot', clock: null, chairs: [PERSON, { kind: 'bot', level: 'gentle' }] } as const;
    expect(flaws({ ...wrong, chairs: [...wrong.chairs] })).toEqual(['bots', 'clock', 'late']);
  });
});

describe('at a rated table', () => {
  test('only people with an account sit down', () => {
    const table = testRoom(RATED, ['ana']);
    expect(table.ask('bo', { t: 'sit', seat: 1 }, 'guest')).toEqual({ kind: 'refuse', why: 'no account' });
    expect(table.ask('bo', { t: 'sit', seat: 1 }, 'bot')).toEqual({ kind: 'refuse', why: 'no account' });
    expect(table.ask('bo', { t: 'sit', seat: 1 }, undefined)).toEqual({ kind: 'refuse', why: 'no account' });
    expect(table.ask('bo', { t: 'sit', seat: 1 }, 'account').kind).toBe('append');
  });
  test('no bot is put on an empty seat', () => {
    const table = testRoom(RATED, ['ana']);
    expect(table.ask('ana', { t: 'fill', seat: 1, level: 'expert' })).toEqual({ kind: 'refuse', why: 'rated' });
  });
  test('nobody agrees to end the match early', () => {
    const table = dealtRoom(RATED, people(2));
    expect(table.ask('ana', { t: 'end', yes: true })).toEqual({ kind: 'refuse', why: 'rated' });
  });
  test('other players cannot replace a disconnected player; the clock does, after two turns', () => {
    const table = dealtRoom(RATED, people(2));
    const [seat] = toAct(table.room);
    const other = 1 - seat!;
    table.gone[seat!] = 0;
    table.now = 1e6;
    const asked = { t: 'replace', seat: seat! } as const;
    expect(table.ask(people(2)[other]!, asked)).toEqual({ kind: 'refuse', why: 'rated' });
    expect(table.task()).toMatchObject({ do: 'mildest', seat });
  });
  test('there is a rematch with those who stayed, and none with a bot', () => {
    const stayed = dealtRoom(RATED, people(2));
    playOut(stayed);
    expect(stayed.ask('ana', { t: 'again', yes: true }).kind).toBe('append');
    const left = dealtRoom(RATED, people(2));
    left.ask('bo', { t: 'stand' });
    playOut(left);
    expect(left.ask('ana', { t: 'again', yes: true })).toEqual({ kind: 'refuse', why: 'rated' });
  });
  test('the match is rated once it is over, and not again', () => {
    const table = dealtRoom(RATED, people(2));
    expect(table.task()?.do).not.toBe('rate');
    playOut(table);
    expect(table.room.phase).toBe('over');
    expect(table.task()).toEqual({ do: 'rate', due: 0 });
    const change = { from: 1000, to: { rating: 1137, provisional: true } };
    table.do({ do: 'rated', changes: [change, null] });
    expect(table.task()).toBeUndefined();
    expect(tableView(table.room, undefined)).toMatchObject({ rated: true, changes: [change, null] });
  });
  test('any other match is not', () => {
    const { rated: _, ...friendly } = RATED;
    const table = dealtRoom(friendly, people(2));
    playOut(table);
    expect(table.task()).toBeUndefined();
    expect(tableView(table.room, 0)).toMatchObject({ rated: false, changes: null });
  });
});

describe('places', () => {
  /** A match that is over with these scores. */
  function over(
    game: string,
    scores: readonly number[],
    winners: readonly Seat[],
    left: readonly Seat[] = [],
    options: Options = {},
  ): Room {
    const played = gameCalled(game)!;
    const match = { game: { ...played, outcome: () => ({ over: true, winners }) }, state: { scores } };
    const table = { players: scores.length, options };
    return { game: played, table, match: match as unknown as Match, left } as Room;
  }
  test('winners first, then by points', () => {
    expect(ranksOf(over('classic', [20, 105, 60], [1]))).toEqual([2, 0, 1]);
    expect(ranksOf(over('classic', [20, 105, 105, 20], [1, 2]))).toEqual([2, 0, 0, 2]);
    // Fewest points are best in magnetic play.
    expect(ranksOf(over('magnetic', [9, 0, 4], [1]))).toEqual([2, 0, 1]);
    // The winner of a single magnetic game is the game's, whatever points the others have.
    expect(ranksOf(over('magnetic', [0, 0, 4], [1]))).toEqual([1, 0, 2]);
  });
  test('a player who left comes last, whatever their points', () => {
    expect(ranksOf(over('classic', [20, 105, 60], [1], [1]))).toEqual([1, 2, 0]);
  });
  test('of the players who left, the first to leave is last', () => {
    expect(ranksOf(over('classic', [20, 105, 60], [1], [1, 0]))).toEqual([1, 2, 0]);
    expect(ranksOf(over('classic', [20, 105], [1], [1, 0]))).toEqual([0, 1]);
  });
  test('partners have the same place, and a side that somebody left is last, also if it won', () => {
    const partners = (scores: readonly number[], winners: readonly Seat[], left: readonly Seat[] = []) =>
      ranksOf(over('classic', scores, winners, left, { partners: true }));
    expect(partners([105, 40, 105, 40], [0, 2])).toEqual([0, 1, 0, 1]);
    expect(partners([60, 60, 60, 60], [0, 1, 2, 3])).toEqual([0, 0, 0, 0]);
    for (const leaver of [0, 2]) expect(partners([105, 40, 105, 40], [0, 2], [leaver])).toEqual([1, 0, 1, 0]);
    // If players of both sides leave, the side that was left first is last.
    expect(partners([105, 40, 105, 40], [0, 2], [3, 0])).toEqual([0, 1, 0, 1]);
    expect(partners([105, 40, 105, 40], [0, 2], [2, 1, 3])).toEqual([1, 0, 1, 0]);
  });
  test('a rematch of partners has the same sides', () => {
    const table = dealtRoom(
      { ...RATED, chairs: chairs(4), options: { partners: true, match: { rounds: 1 } } },
      people(4),
    );
    playOut(table);
    const next = rematchDeeds(table.room);
    expect(next.flatMap((deed) => (deed.do === 'sat' ? [[deed.seat, deed.guest]] : []))).toEqual(
      people(4).map((player, seat) => [seat, player]),
    );
    expect(next[0]).toMatchObject({ do: 'opened', agreed: { options: { partners: true } } });
  });
  test('for a player who left the mildest moves are made, not those of a bot', () => {
    const table = dealtRoom(RATED, people(2));
    const [seat] = toAct(table.room);
    table.ask(people(2)[seat!]!, { t: 'stand' });
    expect(table.task()).toMatchObject({ do: 'mildest', seat });
  });
  test('a seat that was taken back was not left', () => {
    const table = dealtRoom({ ...RATED, chairs: chairs(3) }, people(3));
    table.ask('ana', { t: 'stand' });
    table.ask('bo', { t: 'stand' });
    table.ask('ana', { t: 'back' });
    expect(table.room.left).toEqual([1]);
    playOut(table);
    expect(ranksOf(table.room)[1]).toBe(2);
  });
  test('a match that goes on has none', () => {
    expect(() => ranksOf(dealtRoom(RATED, people(2)).room)).toThrow('not over');
  });
});
