import { expect, test } from 'vitest';
import { defaultChoices, fileName, papersFor, papersOf, specOf } from './printchoices';

test.each([
  ['en-US', 'letter'],
  ['fr-CA', 'letter'],
  ['en-GB', 'a4'],
  ['fr', 'a4'],
  ['ca', 'a4'],
  ['fr-FR', 'a4'],
  ['en_US.UTF-8', 'letter'],
  ['en-US@posix', 'letter'],
  ['C', 'a4'],
  ['x', 'a4'],
  ['', 'a4'],
  [undefined, 'a4'],
])('%s prints on %s first', (locale, paper) => {
  expect(papersFor(locale)[0]).toBe(paper);
  expect(papersFor(locale)).toHaveLength(2);
});

test('a specification has only what its kind needs', () => {
  const wish = { ...defaultChoices('en-GB'), shift: { x: 1, y: -0.5 } };
  expect(specOf(wish, 'en')).toEqual({
    kind: 'tiles',
    set: 'double-six',
    style: 'colour',
    backs: false,
    paper: 'a4',
    language: 'en',
  });
  expect(specOf({ ...wish, backs: true }, 'en')).toMatchObject({ backs: true, shift: { x: 1, y: -0.5 } });
  expect(specOf({ ...wish, kind: 'leaflet', game: 'bead' }, 'fr')).toEqual({
    kind: 'leaflet',
    game: 'bead',
    paper: 'a4',
    language: 'fr',
  });
  expect(specOf({ ...wish, kind: 'list' }, 'fr')).toEqual({
    kind: 'list',
    set: 'double-six',
    paper: 'a4',
    language: 'fr',
  });
  expect(specOf({ ...wish, kind: 'calibration' }, 'fr')).toEqual({ kind: 'calibration', paper: 'a4', language: 'fr' });
});

test('a board is for the games that have one, and only a board is printed on A3', () => {
  const wish = { ...defaultChoices('en-GB'), paper: 'a3' as const };
  expect(specOf({ ...wish, kind: 'board', game: 'quad' }, 'en')).toMatchObject({ game: 'quad', paper: 'a3' });
  expect(specOf({ ...wish, kind: 'board', game: 'classic' }, 'en')).toMatchObject({ game: 'bead' });
  expect(specOf({ ...wish, kind: 'score', game: 'classic' }, 'en')).toMatchObject({ game: 'classic', paper: 'a4' });
  expect(papersOf('board', 'en-US')).toEqual(['letter', 'a4', 'a3']);
  expect(papersOf('tiles', 'en-GB')).toEqual(['a4', 'letter']);
});

test('a link may name the game and what to print of it', () => {
  expect(defaultChoices('en', 'game=quad&what=list')).toMatchObject({ kind: 'list', game: 'quad', set: 'quad-125' });
  expect(defaultChoices('en', 'game=bead')).toMatchObject({ kind: 'tiles', game: 'bead', set: 'bead' });
  expect(defaultChoices('en', 'game=chess&what=money')).toEqual(defaultChoices('en'));
});

test('files are named after their content', () => {
  const wish = defaultChoices('en-US');
  expect(fileName(specOf({ ...wish, backs: true }, 'en'))).toBe('boneyard-tiles-double-six-colour-backs-letter.pdf');
  expect(fileName(specOf({ ...wish, kind: 'score', game: 'quad' }, 'fr'))).toBe('boneyard-score-quad-fr-letter.pdf');
  expect(fileName(specOf({ ...wish, kind: 'board', game: 'quad' }, 'fr'))).toBe('boneyard-board-quad-fr-letter.pdf');
  expect(fileName(specOf({ ...wish, kind: 'list' }, 'fr'))).toBe('boneyard-list-double-six-fr-letter.pdf');
  expect(fileName(specOf({ ...wish, kind: 'calibration' }, 'fr'))).toBe('boneyard-calibration-fr-letter.pdf');
});
