import { expect, test } from 'vitest';
import { readKept } from './kept';

const KEPT = {
  version: 1,
  id: 'a',
  revision: 3,
  changed: 1,
  seats: [
    { kind: 'person', name: '' },
    { kind: 'bot', name: 'Ana', level: 'casual' },
  ],
  record: { format: 'boneyard/1' },
};

test('a kept game is read back as it was', () => {
  expect(readKept(structuredClone(KEPT))).toEqual(KEPT);
  expect(readKept({ ...KEPT, origin: 'branch' })).toEqual({ ...KEPT, origin: 'branch' });
  expect(readKept({ ...KEPT, origin: 'heaven' })).toEqual(KEPT);
});
test.each([
  ['nothing', undefined],
  ['a text', 'game'],
  ['a later version', { ...KEPT, version: 2 }],
  ['no record', { ...KEPT, record: null }],
  ['no seats', { ...KEPT, seats: [] }],
  ['a bot of a level that does not exist', { ...KEPT, seats: [{ kind: 'bot', name: 'Ana', level: 'divine' }] }],
  ['a revision that is no number', { ...KEPT, revision: 'x' }],
])('what is no kept game is left alone: %s', (_, json) => {
  expect(readKept(json)).toBeUndefined();
});
