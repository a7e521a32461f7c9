import { describe, expect, test } from 'vitest';
import { type Asked, readAsked } from './messages';
import { wish } from './tables';
import { LONGEST_NAME, MOST_BYTES, readName } from './version';

const TABLE = 'AAAAbbbbCCCC012_';
const FINE: readonly Asked[] = [
  { t: 'hello', v: 1 },
  { t: 'come', table: TABLE },
  { t: 'go' },
  { t: 'list', on: true },
  { t: 'sit', seat: 0 },
  { t: 'stand' },
  { t: 'back' },
  { t: 'fill', seat: 1, level: 'casual' },
  { t: 'fill', seat: 1, level: null },
  { t: 'replace', seat: 7 },
  { t: 'add', round: 0, bits: '0'.repeat(32) },
  { t: 'move', at: 12, move: '6-5@6-6' },
  { t: 'end', yes: true },
  { t: 'again', yes: false },
  { t: 'signal', signal: 'hello' },
  { t: 'chat', text: 'Où ça ?' },
];

test.each(FINE.map((message) => [message.t, message] as const))('%s is read as it was sent', (_, message) => {
  expect(readAsked(JSON.stringify(message))).toEqual(message);
});

describe('what is no message is not read', () => {
  test.each([
    ['', ''],
    ['half of one', '{"t":"go"'],
    ['no object', '[]'],
    ['nothing', 'null'],
    ['an unknown kind', '{"t":"gone"}'],
    ['a kind of every object', '{"t":"constructor"}'],
    ['a stranger among the keys', '{"t":"go","seat":0}'],
    ['a key too few', '{"t":"sit"}'],
    ['a seat that no table has', '{"t":"sit","seat":8}'],
    ['half a seat', '{"t":"sit","seat":0.5}'],
    ['a number as text', '{"t":"move","at":"1","move":"pass"}'],
    ['a long move', JSON.stringify({ t: 'move', at: 1, move: 'x'.repeat(65) })],
    ['a table id with something else in it', '{"t":"come","table":"../../etc/passwd"}'],
    ['bits that are none', JSON.stringify({ t: 'add', round: 0, bits: 'g'.repeat(32) })],
    ['an unknown phrase', '{"t":"signal","signal":"rude words"}'],
    ['too many bytes', `{"t":"go"}${' '.repeat(MOST_BYTES)}`],
  ])('%s', (_, text) => {
    expect(readAsked(text)).toBeUndefined();
  });
});

test('a wish for a table has nothing but what it needs', () => {
  const fine = {
    game: 'classic',
    options: { style: 'block' },
    chairs: [{ kind: 'person' }, { kind: 'bot', level: 'casual' }],
    clock: { turn: 30 },
    late: 'bot',
    listed: true,
  };
  expect(wish.safeParse(fine).success).toBe(true);
  for (const wrong of [
    { ...fine, chairs: [{ kind: 'person' }] },
    { ...fine, chairs: [{ kind: 'person', name: 'x' }, { kind: 'person' }] },
    { ...fine, clock: { turn: 1 } },
    { ...fine, clock: { turn: 30, days: 1 } },
    { ...fine, secret: '' },
  ])
    expect(wish.safeParse(wrong).success).toBe(false);
});

test('names are one line of visible text, and not long', () => {
  expect(readName('  Ana \n María ')).toBe('Ana María');
  expect(readName('a\u202Eb\u0000c\u200B')).toBe('abc');
  expect(readName('<b>Bo</b>')).toBe('<b>Bo</b>');
  expect(readName('👩‍👩‍👧'.repeat(2))).toBeDefined();
  expect(readName(' \u200B ')).toBeUndefined();
  expect(readName('x'.repeat(LONGEST_NAME + 1))).toBeUndefined();
});
