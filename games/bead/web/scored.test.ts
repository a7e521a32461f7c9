import { expect, test } from 'vitest';
import { boardWith, played } from '../rules/testing';
import { layOut } from './layout';
import { lyingIn } from './placements';
import { scored } from './scored';

const ROOM = { width: 20, height: 12 };

test('a double on two columns of the square: both columns fly, and the domino that doubles them', () => {
  const before = boardWith(['1-2', '3-4'], []);
  const move = '1-1@0,2E';
  const after = played(before, `0 ${move}`);
  const sources = scored({ before, after, move }, layOut(lyingIn(after), [], ROOM));
  expect(sources.map(({ text }) => text)).toEqual(['2', '×3', '×3']);
  expect(sources.map(({ marks: [mark] }) => [mark!.width, mark!.height])).toEqual([
    [2, 1],
    [1, 3],
    [1, 3],
  ]);
});

test('a pass makes no points', () => {
  const view = boardWith(['1-2', '3-4'], []);
  expect(scored({ before: view, after: view, move: 'pass' }, layOut(lyingIn(view), [], ROOM))).toEqual([]);
});
