// @vitest-environment happy-dom

import type { Common } from '@boneyard/rules/game';
import { expect, test, vi } from 'vitest';
import { click, mount } from '../testing/mount';
import { sampleBoard } from '../testing/sampleboard';
import type { Board } from './boards/board';
import { OpenHands } from './openhands';

const board: Board = {
  ...sampleBoard,
  narration: { ...sampleBoard.narration, tiles: () => ['A', 'B'] },
  tap: (tile) => `point ${tile}`,
};
const VIEW: Common = {
  table: { players: 2, options: {} },
  round: 0,
  scores: [0, 0],
  held: [2, 2],
  left: 0,
  ply: 0,
  log: undefined,
};
const hands = { board, view: VIEW, names: ['Ana', 'Bo'], owners: [1], legal: ['point A'] };
const buttons = () => [...document.querySelectorAll<HTMLElement>('.open-hand button')];

test('a tile of an open hand can be clicked if that is a legal move', async () => {
  await mount(<OpenHands {...hands} onPlay={vi.fn()} />);
  expect(buttons().map((button) => button.getAttribute('aria-label'))).toEqual(['point A']);
});

test('where nobody is told what fits, every tile can be clicked', async () => {
  const play = vi.fn();
  await mount(<OpenHands {...hands} asked onPlay={play} />);
  expect(buttons().map((button) => button.getAttribute('aria-label'))).toEqual(['point A', 'point B']);
  await click(buttons()[1]!);
  expect(play).toHaveBeenCalledWith('point B');
});
