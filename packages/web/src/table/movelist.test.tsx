// @vitest-environment happy-dom

import { begin, type Match, act as makeMove } from '@boneyard/engine/match';
import { classicBoard } from '@boneyard/games/classic/web/board.tsx';
import { gameCalled } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { browser } from '@boneyard/words/en/browser';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { positionOf } from '../play/position';
import { click, mount } from '../testing/mount';
import { chronicle, drawn, rowsOf } from './chronicle';
import { MoveList } from './movelist';

const game = gameCalled('classic')!;
const NAMES = ['You', 'Ana'];

/** After 6-6 nothing of the second hand fits: it draws 1-0, 2-0 and 6-0, and then lays 6-0. */
function positions() {
  const table = setTable(game, 2, { hand: 2 });
  if (isProblem(table)) throw new Error(JSON.stringify(table));
  const deal = game.readDeal(table, {
    hands: [
      ['6-6', '5-5'],
      ['1-1', '2-2'],
    ],
    stock: '1-0 2-0 6-0 3-0 4-0 5-0 2-1 3-1 4-1 5-1 6-1 3-2 4-2 5-2 6-2 3-3 4-3 5-3 6-3 4-4 5-4 6-4 6-5 0-0'.split(' '),
  });
  if (isProblem(deal)) throw new Error(JSON.stringify(deal));
  const made: Match[] = [begin(game, table, deal)];
  for (const entry of ['0 6-6', '1 draw', '1 draw', '1 draw', '1 6-0@6-6'])
    made.push(makeMove(made.at(-1)!, Number(entry[0]), game.read(entry.slice(2))));
  return made.map(positionOf);
}

const all = positions();
const entries = chronicle(all, 1, NAMES, 1, classicBoard.narration, browser);
const rows = () => [...document.querySelectorAll<HTMLElement>('.movelist button')];

function list(at: number) {
  const calls = { onLook: vi.fn(), onPoint: vi.fn() };
  return { calls, element: <MoveList board={classicBoard} entries={entries} names={NAMES} at={at} {...calls} /> };
}

test('what a seat draws in a row is one row', () => {
  expect(rowsOf(entries, 'draw').map(({ first, last, drew }) => [first.index, last.index, drew])).toEqual([
    [1, 1, undefined],
    [2, 4, 3],
    [5, 5, undefined],
  ]);
});

test('a row draws the tile with what it lies against; the notation is heard and in the tooltip', async () => {
  await mount(list(5).element);
  const [lead, draws, lay] = rows();
  expect(lead!.querySelectorAll('svg .domino').length).toBe(1);
  expect(lay!.querySelectorAll('svg .domino').length).toBe(2);
  expect(lay!.querySelectorAll('svg .around .domino').length).toBe(1);
  expect(lay!.querySelector('.move')?.textContent).toBe('6-0@6-6');
  expect(lay!.title).toBe('6-0@6-6');
  expect(lay!.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(draws!.querySelector('.move')?.textContent).toBe('drew 3');
});

test('a click looks at the position after the last of the joined moves, and each of their positions is this row', async () => {
  const { calls, element } = list(5);
  const { show } = await mount(element);
  await click(rows()[1]!);
  expect(calls.onLook).toHaveBeenCalledExactlyOnceWith(4);
  for (const at of [2, 3, 4]) {
    await show(list(at).element);
    expect(rows().findIndex((row) => row.hasAttribute('aria-current'))).toBe(1);
  }
});

test('pointing at a row, or its focus, points at its move, until it leaves', async () => {
  const { calls, element } = list(5);
  await mount(element);
  await act(async () => rows()[2]!.focus());
  expect(calls.onPoint).toHaveBeenLastCalledWith(entries.at(-1));
  await act(async () => rows()[2]!.blur());
  expect(calls.onPoint).toHaveBeenLastCalledWith(undefined);
  await act(async () => void rows()[0]!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
  expect(calls.onPoint).toHaveBeenLastCalledWith(entries[0]);
});

test('all that was drawn in a row is new in the hand', () => {
  expect(drawn(all.slice(0, 5), 1, classicBoard.narration, 'draw')).toEqual(['1-0', '2-0', '6-0']);
  expect(drawn(all.slice(0, 5), 1, classicBoard.narration, undefined)).toEqual(['6-0']);
});
