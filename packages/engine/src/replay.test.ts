/** Records: what is printed for good ones, and the one line that says where and why for bad ones. */

import { isProblem } from '@boneyard/rules/problem';
import { describe, expect, test } from 'vitest';
import { type Line, lineOf } from './line';
import { parseRecord, readRecord } from './record';
import { type Fault, replay } from './replay';

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
const RECORD = { format: 'boneyard/1', game: 'classic', players: 2, options: {}, rounds: [ROUND] };

function played(json: unknown): { lines: Line[]; fault: Fault | undefined } {
  const record = readRecord(json);
  if (isProblem(record)) return { lines: [], fault: record };
  const lines: Line[] = [];
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
  test('gives one line for each position, the first included', () => {
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
  test('lists the legal moves of whoever is to act', () => {
    expect(lines[2]).toMatchObject({ ply: 2, move: '1 6-5@6-6', toAct: [0], legal: { 0: ['draw'] } });
    expect(lines[4]).toMatchObject({ legal: { 0: ['6-0@6-6'] }, hands: [3, 1], stock: 0 });
  });
  test('may stop in mid-round', () => {
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
  test('may be ended by agreement: one more line, the scores as they stand, and the match is over', () => {
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
  test('may carry what replay ignores', () => {
    const extra = { ...ROUND, at: [0, 5], by: { 1: 'bot' }, proof: {}, physics: 'none' };
    expect(played({ ...RECORD, names: ['Ana', 'Bo'], rounds: [extra] }).fault).toBeUndefined();
  });
});

describe('a bad record is refused with where and why', () => {
  test.each([
    ['text that is not JSON', '{"format":', 'not json'],
    ['JSON that is no object', '[1]', 'not a record'],
    ['null', 'null', 'not a record'],
    ['another format', '{"format":"boneyard/2"}', 'other format'],
  ])('%s', (_, text, problem) => {
    expect(parseRecord(text)).toMatchObject({ problem });
  });
  test.each([
    ['an unknown game', { game: 'chess' }, 'unknown game'],
    ['a game called __proto__', { game: '__proto__' }, 'unknown game'],
    ['one player', { players: 1 }, 'bad players'],
    ['players as a text', { players: '2' }, 'bad players'],
    ['five players with a double-six set', { players: 5 }, 'bad option'],
    ['an unknown option', { options: { colour: 'red' } }, 'unknown option'],
    ['options that are a list', { options: [] }, 'bad option'],
    ['an impossible value', { options: { blank: 7 } }, 'bad option'],
    ['a hand too large', { options: { hand: 15 } }, 'bad option'],
    ['a broken hand size', { options: { hand: 2.5 } }, 'bad option'],
    ['a match to nothing', { options: { match: {} } }, 'bad option'],
    ['a match to two things', { options: { match: { target: 10, rounds: 1 } } }, 'bad option'],
    ['a match to less than a point', { options: { match: { target: 0 } } }, 'bad option'],
    ['too few names', { names: ['Ana'] }, 'bad names'],
    ['no rounds', { rounds: [] }, 'no rounds'],
    ['rounds that are none', { rounds: [7] }, 'bad round'],
    ['no moves', { rounds: [{ deal: ROUND.deal }] }, 'bad round'],
    ['moves that are no texts', { rounds: [{ ...ROUND, moves: [1] }] }, 'bad round'],
  ])('%s', (_, change, problem) => {
    expect(faultOf(change)).toMatchObject({ problem });
  });
  test.each([
    ['no deal', { deal: undefined }, 'bad deal'],
    ['hands for another number of seats', { deal: { ...ROUND.deal, hands: [['6-6']] } }, 'bad deal'],
    ['no stock', { deal: { hands: ROUND.deal.hands } }, 'bad deal'],
    ['a strange part', { deal: { ...ROUND.deal, dice: [] } }, 'bad deal'],
    ['a tile that is not in the set', { deal: { ...ROUND.deal, stock: ['7-0'] } }, 'unknown tile'],
    ['a tile written the wrong way', { deal: { ...ROUND.deal, stock: ['0-6'] } }, 'unknown tile'],
    ['a tile that is a number', { deal: { ...ROUND.deal, stock: [60] } }, 'unknown tile'],
    ['a tile twice', { deal: { ...ROUND.deal, stock: ['6-6'] } }, 'tile too often'],
    ['nothing to lead with', { deal: { hands: [[], []], stock: ['6-6'] } }, 'nobody can lead'],
    ['an ending that does not exist', { ended: 'bored' }, 'bad ending'],
  ])('%s', (_, round, problem) => {
    expect(faultIn(round)).toMatchObject({ problem });
  });
  test.each([
    ['no seat', ['6-6'], 'bad move', 0],
    ['a seat that is no number', ['x 6-6'], 'bad move', 0],
    ['a seat with a leading zero', ['00 6-6'], 'bad move', 0],
    ['a seat that is not there', ['7 6-6'], 'not to act', 0],
    ['no move at all', ['0 dance'], 'bad move', 0],
    ['another spelling', ['0 6-6 '], 'bad move', 0],
    ['a seat that is not to act', ['1 6-5'], 'not to act', 0],
    ['a tile that nobody holds', ['0 6-6', '1 6-4@6-6'], 'illegal', 1],
    ['a draw by one who can play', ['0 6-6', '1 draw'], 'illegal', 1],
  ])('%s', (_, moves, problem, ply) => {
    expect(faultIn({ moves })).toMatchObject({ problem, round: 0, ply, move: moves.at(-1) });
  });
  test('an illegal move names what would have been legal', () => {
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
  test('a round after one that is not over, or after the end of the match', () => {
    expect(faultOf({ rounds: [ROUND, ROUND] })).toMatchObject({ problem: 'round not over', round: 1 });
    const ended = { ...ROUND, moves: over };
    expect(faultOf({ options: { match: { rounds: 1 } }, rounds: [ended, ROUND] })).toMatchObject({
      problem: 'match is over',
      round: 1,
    });
    expect(faultOf({ rounds: [{ ...ROUND, ended: 'agreed' }, ROUND] })).toMatchObject({ problem: 'match is over' });
  });
  test('giving up a round that is over', () => {
    expect(faultIn({ moves: over, ended: 'agreed' })).toMatchObject({ problem: 'bad ending' });
  });
});
