import { expect, test } from 'vitest';
import { fileName, firstWish, papersFor, specOf } from './wish';

test.each([
  ['en-US', 'letter'],
  ['fr-CA', 'letter'],
  ['en-GB', 'a4'],
  ['fr', 'a4'],
  ['ca', 'a4'],
  ['fr-FR', 'a4'],
])('%s prints on %s first', (locale, paper) => {
  expect(papersFor(locale)[0]).toBe(paper);
  expect(papersFor(locale)).toHaveLength(2);
});

test('a wish asks for what its kind needs, and for nothing else', () => {
  const wish = { ...firstWish('en-GB'), shift: { x: 1, y: -0.5 } };
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
  expect(specOf({ ...wish, kind: 'calibration' }, 'fr')).toEqual({ kind: 'calibration', paper: 'a4', language: 'fr' });
});

test('files are named after what is on them', () => {
  const wish = firstWish('en-US');
  expect(fileName(specOf({ ...wish, backs: true }, 'en'))).toBe('boneyard-tiles-double-six-colour-backs-letter.pdf');
  expect(fileName(specOf({ ...wish, kind: 'score', game: 'quad' }, 'fr'))).toBe('boneyard-score-quad-fr-letter.pdf');
  expect(fileName(specOf({ ...wish, kind: 'calibration' }, 'fr'))).toBe('boneyard-calibration-fr-letter.pdf');
});
