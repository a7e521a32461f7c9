import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ClientMessage, clientMessage, readClientMessage } from './clientmessages';
import { LONGEST_NAME, readName } from './names';
import { tableRequest } from './tables';
import { MOST_BYTES } from './version';

const TABLE = 'AAAAbbbbCCCC012_';
const FINE: readonly ClientMessage[] = [
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
  { t: 'move', at: 12, move: '6-5@6-6', lies: 'N' },
  { t: 'end', yes: true },
  { t: 'again', yes: false },
  { t: 'signal', signal: 'hello' },
  { t: 'chat', text: 'Où ça ?' },
];

test.each(FINE.map((message) => [message.t, message] as const))('%s is read as it was sent', (_, message) => {
  expect(readClientMessage(JSON.stringify(message))).toEqual(message);
});

describe('anything that is not a message is rejected', () => {
  test.each([
    ['an empty text', ''],
    ['a truncated message', '{"t":"go"'],
    ['an array', '[]'],
    ['null', 'null'],
    ['an unknown kind', '{"t":"gone"}'],
    ['a property that every object has', '{"t":"constructor"}'],
    ['an unknown key', '{"t":"go","seat":0}'],
    ['a missing key', '{"t":"sit"}'],
    ['a seat that no table has', '{"t":"sit","seat":8}'],
    ['a fraction of a seat', '{"t":"sit","seat":0.5}'],
    ['a number as text', '{"t":"move","at":"1","move":"pass"}'],
    ['a long move', JSON.stringify({ t: 'move', at: 1, move: 'x'.repeat(65) })],
    ['a direction that does not exist', '{"t":"move","at":1,"move":"6-5@6-6","lies":"up"}'],
    ['a table id with other characters', '{"t":"come","table":"../../etc/passwd"}'],
    ['bits that are not hexadecimal', JSON.stringify({ t: 'add', round: 0, bits: 'g'.repeat(32) })],
    ['an unknown phrase', '{"t":"signal","signal":"rude words"}'],
    ['too many bytes', `{"t":"go"}${' '.repeat(MOST_BYTES)}`],
  ])('%s', (_, text) => {
    expect(readClientMessage(text)).toBeUndefined();
  });
});

describe('a message that is read without its schema', () => {
  const hex = (length: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${length}}$`));
  const count = fc.oneof(fc.nat(), fc.constantFrom(-1, 0.5, 1e9, 2 ** 31 - 1, 2 ** 31, 1e21));
  const letters = fc.string({
    unit: fc.oneof(fc.constantFrom('"', '\\', '\n', '\u2028', 'é'), fc.string()),
    maxLength: 70,
  });
  const lies = fc.option(fc.constantFrom('N', 'E', 'S', 'W', 'up', ''), { nil: undefined });
  const sent = fc.oneof(
    fc.record({ t: fc.constant('move'), at: count, move: letters, lies }),
    fc.record({ t: fc.constant('promise'), round: count, hash: fc.oneof(hex(64), hex(63), letters) }),
    fc.record({ t: fc.constant('add'), round: count, bits: fc.oneof(hex(32), hex(33), letters) }),
  );
  const edits = fc.array(
    fc.tuple(fc.nat(200), fc.constantFrom('', '0', '1', '-', ' ', '"', '\\', ',', '}', 'e', 'N', '\n')),
    {
      maxLength: 2,
    },
  );
  const edited = fc.tuple(sent, edits, fc.boolean()).map(([message, changes, insert]) => {
    let text = JSON.stringify(message);
    for (const [at, letter] of changes) text = text.slice(0, at) + letter + text.slice(insert ? at : at + 1);
    return text;
  });

  function bySchema(text: string): ClientMessage | undefined {
    try {
      return clientMessage.safeParse(JSON.parse(text)).data;
    } catch {
      return undefined;
    }
  }

  test('is the message that the schema reads, and so is anything similar', () => {
    fc.assert(
      fc.property(edited, (text) => {
        expect(readClientMessage(text)).toEqual(bySchema(text));
      }),
      { numRuns: 5_000 },
    );
  });
});

test('a request for a table has no other keys than it needs', () => {
  const fine = {
    game: 'classic',
    options: { style: 'block' },
    chairs: [{ kind: 'person' }, { kind: 'bot', level: 'casual' }],
    clock: { turn: 30 },
    late: 'bot',
    listed: true,
  };
  expect(tableRequest.safeParse(fine).success).toBe(true);
  for (const wrong of [
    { ...fine, chairs: [{ kind: 'person' }] },
    { ...fine, chairs: [{ kind: 'person', name: 'x' }, { kind: 'person' }] },
    { ...fine, clock: { turn: 1 } },
    { ...fine, clock: { turn: 30, days: 1 } },
    { ...fine, secret: '' },
  ])
    expect(tableRequest.safeParse(wrong).success).toBe(false);
});

test('names are one line of visible text, and not long', () => {
  expect(readName('  Ana \n María ')).toBe('Ana María');
  expect(readName('a\u202Eb\u0000c\u200B')).toBe('abc');
  // Fillers, joiners, selectors, a braille pattern without dots, an accent without a letter.
  for (const unseen of ['\u3164', '\u115F\u1160', '\uFFA0', '\u2800\u2800', '\u034F', '\uFE0F', '\u{E0041}', '\u0301'])
    expect([unseen, readName(unseen)]).toEqual([unseen, undefined]);
  expect(readName('\u3164Zoë 🦴\uFE0F')).toBe('Zoë 🦴');
  expect(readName('<b>Bo</b>')).toBe('<b>Bo</b>');
  expect(readName('👩‍👩‍👧'.repeat(2))).toBeDefined();
  expect(readName(' \u200B ')).toBeUndefined();
  expect(readName('x'.repeat(LONGEST_NAME + 1))).toBeUndefined();
});
