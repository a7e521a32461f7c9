import { expect, test } from 'vitest';
import { piecesOf, written } from './drawn';

test('notation in braces is told apart from the words around it', () => {
  expect(piecesOf('Lay {6-5} on {6-6}.')).toEqual(['Lay ', { drawn: '6-5' }, ' on ', { drawn: '6-6' }, '.']);
  expect(piecesOf('{aab}')).toEqual([{ drawn: 'aab' }]);
  expect(piecesOf('nothing to draw')).toEqual(['nothing to draw']);
});

test('where nothing is drawn, the braces are left out', () => {
  expect(written('Cycles: {aaaa}, {ababa}.')).toBe('Cycles: aaaa, ababa.');
});
