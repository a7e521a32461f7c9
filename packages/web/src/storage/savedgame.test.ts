import { expect, test } from 'vitest';
import { readSavedGame } from './savedgame';

const SAVED = {
  version: 1,
  id: 'a',
  revision: 3,
  changed: 1,
  seats: [
    { kind: 'person', name: '' },
    { kind: 'bot', name: 'Ana', level: 'casual' },
  ],
  record: { format: 'boneyard/2' },
};

test('a saved game reads back unchanged', () => {
  expect(readSavedGame(structuredClone(SAVED))).toEqual(SAVED);
  expect(readSavedGame({ ...SAVED, origin: 'branch' })).toEqual({ ...SAVED, origin: 'branch' });
  expect(readSavedGame({ ...SAVED, origin: 'heaven' })).toEqual(SAVED);
});
test('a game that was saved before the present format keeps its rules', () => {
  const record = { format: 'boneyard/1', game: 'classic', players: 2, options: { style: 'block' }, rounds: [] };
  expect(readSavedGame({ ...SAVED, record })?.record).toEqual({
    ...record,
    format: 'boneyard/2',
    options: { style: 'block', blocked: 'difference' },
  });
});
test('a saved game keeps its clock, if it is one', () => {
  const clock = { turn: 45, late: 'mildest' };
  expect(readSavedGame({ ...SAVED, clock })).toEqual({ ...SAVED, clock });
  expect(readSavedGame({ ...SAVED, clock: { turn: 45, late: 'never' } })?.clock).toEqual({ turn: 45, late: 'bot' });
  expect(readSavedGame({ ...SAVED, clock: { turn: 'soon' } })).toEqual(SAVED);
});
test.each([
  ['nothing', undefined],
  ['a text', 'game'],
  ['a later version', { ...SAVED, version: 2 }],
  ['no record', { ...SAVED, record: null }],
  ['no seats', { ...SAVED, seats: [] }],
  ['a bot of a level that does not exist', { ...SAVED, seats: [{ kind: 'bot', name: 'Ana', level: 'divine' }] }],
  ['a revision that is no number', { ...SAVED, revision: 'x' }],
])('is not read as a saved game: %s', (_, json) => {
  expect(readSavedGame(json)).toBeUndefined();
});
