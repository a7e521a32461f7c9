// @vitest-environment happy-dom

import { PlainContext } from '@boneyard/web/table/ratedcontext';
import { click, mount, tap } from '@boneyard/web/testing/mount.tsx';
import { browser } from '@boneyard/words/en/browser';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { table as position } from '../rules/testing';
import { quadBoard } from './board';
import { covers } from './layout';

/** 4444 in the middle and 0444 to its right; of the first hand, 0044 fits in a few places and 1133 nowhere. */
const view = position({
  hands: ['4444 0044 1133', '0444 2222'],
  well: '0001',
  moves: '0 4444@0,0; 0 take-25; 1 4044@1,0',
});
const layout = quadBoard.layOut(view, { width: 30, height: 20 });

function table(tile: string, offers: readonly string[], rated = false) {
  const calls = { onAim: vi.fn(), onPlay: vi.fn() };
  const element = (
    <PlainContext value={rated}>
      <svg>
        <title>board</title>
        <quadBoard.Table
          {...{ view, layout, offers, ...calls }}
          seat={0}
          picked={{ tile, index: 0, turn: 0 }}
          aimed={undefined}
          words={browser}
        />
      </svg>
    </PlainContext>
  );
  return { calls, element };
}

const refused = () => document.querySelectorAll('.trial.refused').length;

test('places say what the tile scores there, but not at a rated table', async () => {
  const lit = ['0044@0,1'];
  const { show } = await mount(table('0044', lit).element);
  expect([...document.querySelectorAll('.place .worth')].map(({ textContent }) => textContent)).toEqual(['8']);
  await show(table('0044', lit, true).element);
  expect(document.querySelectorAll('.worth').length).toBe(0);
});

test('what does not fit is said until the next press', async () => {
  await mount(table('1133', []).element);
  await click(document.querySelector('.bare')!);
  expect(refused()).toBe(1);
  await act(async () => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  expect(refused()).toBe(0);
  await tap(document.querySelector('.bare')!);
  expect(refused()).toBe(1);
});

test('a label beside a place covers a cell if they share an area', () => {
  const cell = [{ x: 4, y: 4 }];
  expect(covers({ x: 0, y: 4, width: 4, height: 1 }, cell)).toBe(false);
  expect(covers({ x: 0, y: 4, width: 4.1, height: 1 }, cell)).toBe(true);
  expect(covers({ x: 5, y: 6.1, width: 1, height: 1 }, cell)).toBe(false);
});
