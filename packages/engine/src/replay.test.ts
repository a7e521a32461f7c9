/** Replaying records: the lines printed for good ones, and the fault with its place for bad ones. */

import { story } from '@boneyard/rules/game';
import { isProblem } from '@boneyard/rules/problem';
import { describe, expect, test } from 'vitest';
import { lineOf, type PositionLine } from './line';
import { type Match, recordOf } from './match';
import { parseRecord, readRecord, toPresentFormat } from './record';
import { type Fault, positionsOf, replay } from './replay';

const ROUND = {
  deal: {
    hands: [
      ['6-6', '1-0'],
      ['6-5', '2-0'],
    ],
    stock: ['3-3', '6-0'],
  },
  moves: ['0 6-6', '1 6-5@6-6', '0 draw', '0 draw', '0 6-0@6-6'],
};
const RECORD = { format: 'boneyard/2', game: 'classic', players: 2, options: {}, rounds: [ROUND] };

function played(json: unknown): { lines: PositionLine[]; fault: Fault | undefined } {
  const record = readRecord(json);
  if (isProblem(record)) return { lines: [], fault: record };
  const lines: PositionLine[] = [];
  const replaying = replay(record);
  for (;;) {
    const { value, done } = replaying.next();
    if (done) return { lines, fault: value };
    lines.push(lineOf(value));
  }
}

function faultOf(change: Readonly<Record<string, unknown>>): Fault | undefined {
  return played({ ...RECORD, ...change }).fault;
}

function faultIn(round: Readonly<Record<string, unknown>>): Fault | undefined {
  return faultOf({ rounds: [{ ...ROUND, ...round }] });
}

describe('a good record', () => {
  const { lines, fault } = played(RECORD);
  test('gives one line for each position, including the first', () => {
    expect(fault).toBeUndefined();
    expect(lines).toHaveLength(6);
    expect(lines[0]).toEqual({
      round: 0,
      ply: 0,
      move: null,
      toAct: [0],
      legal: { 0: ['6-6'] },
      scores: [0, 0],
      hands: [2, 2],
      stock: 2,
      over: false,
    });
  });
  test('lists the legal moves of the seats that are to act', () => {
    expect(lines[2]).toMatchObject({ ply: 2, move: '1 6-5@6-6', toAct: [0], legal: { 0: ['draw'] } });
    expect(lines[4]).toMatchObject({ legal: { 0: ['6-0@6-6'] }, hands: [3, 1], stock: 0 });
  });
  test('may stop in the middle of a round', () => {
    expect(lines[5]).toMatchObject({ toAct: [1], over: false });
    expect(lines[5]).not.toHaveProperty('roundOver');
  });
  test('ends a round with its scores, and a match with its winners', () => {
    const moves = [...ROUND.moves, '1 2-0@6-0'];
    const short = { ...RECORD, options: { match: { rounds: 1 } }, rounds: [{ ...ROUND, moves }] };
    expect(played(short).lines.at(-1)).toEqual({
      round: 0,
      ply: 6,
      move: '1 2-0@6-0',
      toAct: [],
      legal: {},
      scores: [0, 1 + 6],
      hands: [2, 0],
      stock: 0,
      over: true,
      roundOver: true,
      winners: [1],
    });
    const long = { ...RECORD, rounds: [{ ...ROUND, moves }, ROUND] };
    const [end, next] = played(long).lines.slice(6, 8);
    expect(end).toMatchObject({ roundOver: true, over: false });
    expect(end).not.toHaveProperty('winners');
    expect(next).toMatchObject({ round: 1, ply: 0, move: null, scores: [0, 7] });
  });
  test('may end by agreement: one more line, unchanged scores, and the match is over', () => {
    const { lines: agreed } = played({ ...RECORD, rounds: [{ ...ROUND, ended: 'agreed' }] });
    expect(agreed).toHaveLength(7);
    expect(agreed.at(-1)).toEqual({
      round: 0,
      ply: 5,
      move: '0 6-0@6-6',
      toAct: [],
      legal: {},
      scores: [0, 0],
      hands: [2, 1],
      stock: 0,
      over: true,
      roundOver: true,
      winners: [0, 1],
    });
  });
  test('may contain fields that replay ignores', () => {
    const extra = { ...ROUND, at: [0, 5], by: { 1: 'bot' }, proof: {}, physics: 'none', lies: { 1: 'N' } };
    expect(played({ ...RECORD, names: ['Ana', 'Bo'], rounds: [extra] }).fault).toBeUndefined();
  });
});

describe('a record of the format before', () => {
  /** Nobody can play after 6-6. Seat 0 holds 1 pip, seat 1 holds 9 + 2. */
  const blocked = {
    format: 'boneyard/1',
    game: 'classic',
    players: 2,
    options: { style: 'block', match: { rounds: 1 } },
    rounds: [
      {
        deal: {
          hands: [
            ['6-6', '1-0'],
            ['5-4', '2-0'],
          ],
          stock: [],
        },
        moves: ['0 6-6', '1 pass', '0 pass'],
      },
    ],
  };
  const scores = (change: object) => played({ ...blocked, ...change }).lines.at(-1)?.scores;
  const options = (more: object) => ({ options: { ...blocked.options, ...more } });

  test('keeps its rules: a blocked round scores the difference', () => {
    expect(scores({})).toEqual([11 - 1, 0]);
    expect(scores({ format: 'boneyard/2' })).toEqual([11, 0]);
  });
  test('may have options and values of the new one', () => {
    expect(scores(options({ blocked: 'opponents' }))).toEqual([11, 0]);
    expect(scores(options({ lead: 'pips' }))).toEqual([11 - 1, 0]);
  });
  test('may leave out all options', () => {
    expect(played({ ...blocked, options: undefined }).lines[0]?.legal).toEqual({ 0: ['6-6'] });
    expect(played({ ...blocked, options: [] }).fault).toMatchObject({ problem: 'bad option' });
  });
  test('is written in the new format, with the rules that it had', () => {
    const record = toPresentFormat(blocked);
    expect(record).toEqual({ ...blocked, format: 'boneyard/2', ...options({ blocked: 'difference' }) });
    expect(toPresentFormat(record)).toBe(record);
    const read = readRecord(blocked);
    const end = isProblem(read) ? read : positionsOf(read);
    if (isProblem(end)) throw new Error(end.problem);
    expect(recordOf(end.at(-1)!.match)).toMatchObject({ format: 'boneyard/2', ...options({ blocked: 'difference' }) });
  });
  test('of a bead game: only a domino that was pointed out may be played', () => {
    const bead = {
      format: 'boneyard/1',
      game: 'bead',
      players: 2,
      options: {},
      rounds: [
        {
          deal: { hands: [['1-3', '1-4'], ['2-2']], square: ['1-1', '1-2'], lead: 0 },
          moves: ['0 stuck', '1 point 1-4', '0 1-3@0,2E'],
        },
      ],
    };
    expect(played(bead).fault).toMatchObject({ problem: 'illegal', ply: 2, move: '0 1-3@0,2E' });
    expect(played({ ...bead, format: 'boneyard/2' }).fault).toBeUndefined();
  });
});

describe('where players put their tiles', () => {
  function matchesOf(change: object): Match[] {
    const record = readRecord({ ...RECORD, ...change });
    if (isProblem(record)) throw new Error(record.problem);
    const positions = positionsOf(record);
    if (isProblem(positions)) throw new Error(positions.problem);
    return positions.map(({ match }) => match);
  }
  const read = (lies: unknown) => matchesOf({ rounds: [{ ...ROUND, lies }] });

  test('is in the log and in what is written, and replay is the same without it', () => {
    const lies = { 1: 'W', 4: 'N' };
    const matches = read(lies);
    expect(story(matches.at(-1)!.state.log).map((entry) => entry.lies)).toEqual([
      undefined,
      'W',
      undefined,
      undefined,
      'N',
    ]);
    expect(recordOf(matches.at(-1)!).rounds[0]).toEqual({ ...ROUND, lies });
    expect(played({ ...RECORD, rounds: [{ ...ROUND, lies }] })).toEqual(played(RECORD));
    // Before the first of these tiles there is nothing to write.
    expect(recordOf(matches[1]!).rounds[0]).not.toHaveProperty('lies');
  });
  test('stays in the rounds that are over', () => {
    const moves = [...ROUND.moves, '1 2-0@6-0'];
    const rounds = [{ ...ROUND, moves, lies: { 5: 'S' } }, ROUND];
    expect(recordOf(matchesOf({ rounds }).at(-1)!).rounds[0]).toMatchObject({ lies: { 5: 'S' } });
  });
  test('is ignored for the lead, for draws, and where it makes no sense', () => {
    for (const lies of [
      { 0: 'N', 2: 'E' },
      { 1: 'X', 4: 'n' },
      { '-1': 'N', '01': 'N', 5: 'N', 1.5: 'N', x: 'N' },
      'N',
      ['N', 'N'],
      null,
      7,
    ])
      expect(recordOf(read(lies).at(-1)!).rounds[0]).toEqual(ROUND);
  });
  test('is ignored in games and modes without a line', () => {
    const game = { game: 'magnetic', options: { mode: 'tower' } };
    const deal = { hands: [['6-6'], ['6-5', '1-0']], stock: [] };
    const round = { deal, moves: ['0 6-6@0,0E'], lies: { 0: 'N' } };
    expect(recordOf(matchesOf({ ...game, rounds: [round] }).at(-1)!).rounds[0]).not.toHaveProperty('lies');
  });
});

describe('a bad record is rejected with the place and the reason', () => {
  test.each([
    ['text that is not JSON', '{"format":', 'not json'],
    ['JSON that is not an object', '[1]', 'not a record'],
    ['null', 'null', 'not a record'],
    ['another format', '{"format":"boneyard/3"}', 'other format'],
    ['a format that is no text', '{"format":2}', 'other format'],
  ])('%s', (_, text, problem) => {
    expect(parseRecord(text)).toMatchObject({ problem });
  });
  test.each([
    ['an unknown game', { game: 'chess' }, 'unknown game'],
    ['a game called __proto__', { game: '__proto__' }, 'unknown game'],
    ['one player', { players: 1 }, 'bad players'],
    ['the number of players as a string', { players: '2' }, 'bad players'],
    ['five players with a double-six set', { players: 5 }, 'bad option'],
    ['an unknown option', { options: { colour: 'red' } }, 'unknown option'],
    ['options that are a list', { options: [] }, 'bad option'],
    ['a value that is not allowed', { options: { blank: 7 } }, 'bad option'],
    ['a hand that is too large', { options: { hand: 15 } }, 'bad option'],
    ['a fractional hand size', { options: { hand: 2.5 } }, 'bad option'],
    ['a match without a length', { options: { match: {} } }, 'bad option'],
    ['a match with two lengths', { options: { match: { target: 10, rounds: 1 } } }, 'bad option'],
    ['a match to a target of zero', { options: { match: { target: 0 } } }, 'bad option'],
    ['too few names', { names: ['Ana'] }, 'bad names'],
    ['no rounds', { rounds: [] }, 'no rounds'],
    ['a round that is not an object', { rounds: [7] }, 'bad round'],
    ['no moves', { rounds: [{ deal: ROUND.deal }] }, 'bad round'],
    ['moves that are not strings', { rounds: [{ ...ROUND, moves: [1] }] }, 'bad round'],
  ])('%s', (_, change, problem) => {
    expect(faultOf(change)).toMatchObject({ problem });
  });
  test.each([
    ['no deal', { deal: undefined }, 'bad deal'],
    ['hands for another number of seats', { deal: { ...ROUND.deal, hands: [['6-6']] } }, 'bad deal'],
    ['no stock', { deal: { hands: ROUND.deal.hands } }, 'bad deal'],
    ['an unknown field', { deal: { ...ROUND.deal, dice: [] } }, 'bad deal'],
    ['a tile that is not in the set', { deal: { ...ROUND.deal, stock: ['7-0'] } }, 'unknown tile'],
    ['a tile written the wrong way round', { deal: { ...ROUND.deal, stock: ['0-6'] } }, 'unknown tile'],
    ['a tile that is a number', { deal: { ...ROUND.deal, stock: [60] } }, 'unknown tile'],
    ['a tile twice', { deal: { ...ROUND.deal, stock: ['6-6'] } }, 'tile too often'],
    ['nothing to lead with', { deal: { hands: [[], []], stock: ['6-6'] } }, 'nobody can lead'],
    ['an ending that does not exist', { ended: 'bored' }, 'bad ending'],
  ])('%s', (_, round, problem) => {
    expect(faultIn(round)).toMatchObject({ problem });
  });
  test.each([
    ['no seat', ['6-6'], 'bad move', 0],
    ['a seat that is not a number', ['x 6-6'], 'bad move', 0],
    ['a seat with a leading zero', ['00 6-6'], 'bad move', 0],
    ['a seat that does not exist', ['7 6-6'], 'not to act', 0],
    ['a text that is not a move', ['0 dance'], 'bad move', 0],
    ['another spelling', ['0 6-6 '], 'bad move', 0],
    ['a seat that is not to act', ['1 6-5'], 'not to act', 0],
    ['a tile that nobody holds', ['0 6-6', '1 6-4@6-6'], 'illegal', 1],
    ['a draw by a player who can play', ['0 6-6', '1 draw'], 'illegal', 1],
  ])('%s', (_, moves, problem, ply) => {
    expect(faultIn({ moves })).toMatchObject({ problem, round: 0, ply, move: moves.at(-1) });
  });
  test('the fault of an illegal move lists the legal moves', () => {
    expect(faultIn({ moves: ['0 6-6', '1 2-0@6-6'] })).toEqual({
      problem: 'illegal',
      game: 'classic',
      explanation: { breaks: 'does not match', points: 0, sheds: 0, asks: [6] },
      instead: ['1 6-5@6-6'],
      round: 0,
      ply: 1,
      move: '1 2-0@6-6',
    });
  });
  const over = [...ROUND.moves, '1 2-0@6-0'];
  test('a move after the end of a round', () => {
    expect(faultIn({ moves: [...over, '0 pass'] })).toMatchObject({ problem: 'round is over', ply: 6 });
  });
  test('a round after an unfinished one, or after the end of the match', () => {
    expect(faultOf({ rounds: [ROUND, ROUND] })).toMatchObject({ problem: 'round not over', round: 1 });
    const ended = { ...ROUND, moves: over };
    expect(faultOf({ options: { match: { rounds: 1 } }, rounds: [ended, ROUND] })).toMatchObject({
      problem: 'match is over',
      round: 1,
    });
    expect(faultOf({ rounds: [{ ...ROUND, ended: 'agreed' }, ROUND] })).toMatchObject({ problem: 'match is over' });
  });
  test('ending a finished round by agreement', () => {
    expect(faultIn({ moves: over, ended: 'agreed' })).toMatchObject({ problem: 'bad ending' });
  });
});
