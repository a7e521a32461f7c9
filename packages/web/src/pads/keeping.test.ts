import { newPad, padJson, write } from '@boneyard/engine/pads/keeping';
import type { Pad } from '@boneyard/engine/pads/pad';
import { expect, test } from 'vitest';
import { changed, type KeptPad, padOf, readKeptPad } from './keeping';

const PAD = newPad('classic', ['Ana', 'Bo'], {}) as Pad;
const KEPT: KeptPad = { version: 1, id: 'a', revision: 3, changed: 1, timer: 30, record: padJson(PAD) };

test('a kept pad is read back as it was', () => {
  const read = readKeptPad(structuredClone(KEPT));
  expect(read).toEqual(KEPT);
  expect(padOf(read!)).toEqual(PAD);
});
test('a change is the next revision, and nothing but the pad and the timer changes', () => {
  const next = write(PAD, { kind: 'out', seat: 0, left: [0, 7] }) as Pad;
  const kept = changed(KEPT, next);
  expect([kept.id, kept.revision, kept.timer, padOf(kept)]).toEqual(['a', 4, 30, next]);
  expect(changed(KEPT, PAD, 60).timer).toBe(60);
});
test('a damaged pad says what is wrong', () => {
  expect(padOf({ ...KEPT, record: { ...KEPT.record, names: [] } })).toMatchObject({ problem: 'bad players' });
});
test('a timer that does not exist is none', () => {
  expect(readKeptPad({ ...KEPT, timer: 7 })?.timer).toBe(0);
});
test.each([
  ['nothing', undefined],
  ['a text', 'pad'],
  ['a later version', { ...KEPT, version: 2 }],
  ['no record', { ...KEPT, record: null }],
  ['a revision that is no number', { ...KEPT, revision: 'x' }],
])('what is no kept pad is left alone: %s', (_, json) => {
  expect(readKeptPad(json)).toBeUndefined();
});
