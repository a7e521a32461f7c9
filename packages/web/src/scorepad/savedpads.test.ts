import type { Pad } from '@boneyard/engine/scorepad/pad';
import { newPad, padJson, write } from '@boneyard/engine/scorepad/pads';
import { expect, test } from 'vitest';
import { padOf, readSavedPad, revisedPad, type SavedPad } from './savedpads';

const PAD = newPad('classic', ['Ana', 'Bo'], {}) as Pad;
const SAVED: SavedPad = { version: 1, id: 'a', revision: 3, changed: 1, timer: 30, record: padJson(PAD) };

test('a saved pad reads back unchanged', () => {
  const read = readSavedPad(structuredClone(SAVED));
  expect(read).toEqual(SAVED);
  expect(padOf(read!)).toEqual(PAD);
});
test('a change has the next revision, and changes only the pad and the timer', () => {
  const next = write(PAD, { kind: 'out', seat: 0, left: [0, 7] }) as Pad;
  const revised = revisedPad(SAVED, next);
  expect([revised.id, revised.revision, revised.timer, padOf(revised)]).toEqual(['a', 4, 30, next]);
  expect(revisedPad(SAVED, PAD, 60).timer).toBe(60);
});
test('a damaged pad says what is wrong', () => {
  expect(padOf({ ...SAVED, record: { ...SAVED.record, names: [] } })).toMatchObject({ problem: 'bad players' });
});
test('an unknown timer is turned off', () => {
  expect(readSavedPad({ ...SAVED, timer: 7 })?.timer).toBe(0);
});
test.each([
  ['nothing', undefined],
  ['a text', 'pad'],
  ['a later version', { ...SAVED, version: 2 }],
  ['no record', { ...SAVED, record: null }],
  ['a revision that is no number', { ...SAVED, revision: 'x' }],
])('is not read as a saved pad: %s', (_, json) => {
  expect(readSavedPad(json)).toBeUndefined();
});
