// @vitest-environment happy-dom

import { browser } from '@boneyard/words/en/browser';
import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { click, mount, named, press } from '../testing/mount';
import { newCalls, PickingTable } from '../testing/pickingtable';
import { sampleBoard } from '../testing/sampleboard';
import type { Board } from './boards/board';

const said = browser.web.table;
const tiles = () => [...document.querySelectorAll<HTMLElement>('.hand .tile')];
/** Places are drawn; their names are heard, and seen in the tooltip. */
const nameOf = (element: Element | null) => element?.getAttribute('title') ?? element?.textContent;
const focused = () => nameOf(document.activeElement);
const focus = (element: HTMLElement) => act(async () => element.focus());

test('the first choice is the thing to do, and every button begins with a capital', async () => {
  await mount(<PickingTable calls={newCalls()} />);
  expect(named('.deeds button', 'Pass').className).toBe('button brass');
  await click(tiles()[0]!);
  expect(named('.deeds button', 'A@left').className).toContain('brass');
  expect(named('.deeds button', 'A@right').className).not.toContain('brass');
});

test('the choices of a tile are named after it', async () => {
  const board: Board = { ...sampleBoard, named: (tile) => `the tile ${tile}` };
  await mount(<PickingTable calls={newCalls()} board={board} />);
  await click(tiles()[0]!);
  expect(document.querySelector('.deeds legend')?.textContent).toContain('the tile A');
});

test('a choice that has the focus is aimed at until it loses it', async () => {
  await mount(<PickingTable calls={newCalls()} />);
  await click(tiles()[0]!);
  await focus(named('button', 'A@right'));
  expect(nameOf(document.querySelector('.aimed'))).toBe('A@right');
  await focus(tiles()[2]!);
  expect(document.querySelector('.aimed')).toBeNull();
});

test('a tile picked by a key takes the focus to its first choice; a click leaves the focus alone', async () => {
  await mount(<PickingTable calls={newCalls()} />);
  await focus(tiles()[1]!);
  await click(tiles()[1]!);
  expect(document.activeElement).toBe(tiles()[1]);
  await click(tiles()[0]!, 0);
  expect(focused()).toBe('A@left');
});

test('Escape puts the tile back, and the focus returns to it', async () => {
  await mount(<PickingTable calls={newCalls()} />);
  await click(tiles()[0]!, 0);
  await press(document.activeElement!, 'Escape');
  expect(tiles()[0]!.getAttribute('aria-pressed')).toBe('false');
  expect(document.activeElement).toBe(tiles()[0]);
});

test('Escape without a picked tile is left to others', async () => {
  await mount(<PickingTable calls={newCalls()} />);
  let heard = 0;
  const hear = () => heard++;
  addEventListener('keydown', hear);
  await press(named('button', 'Pass'), 'Escape');
  removeEventListener('keydown', hear);
  expect(heard).toBe(1);
});

test('“Cancel” puts the tile back', async () => {
  await mount(<PickingTable calls={newCalls()} />);
  await click(tiles()[0]!);
  await click(named('button', said.putBack));
  expect(tiles()[0]!.getAttribute('aria-pressed')).toBe('false');
});

test('when another choice is aimed at, the focus among the choices follows', async () => {
  await mount(<PickingTable calls={newCalls()} />);
  await click(tiles()[0]!, 0);
  expect(focused()).toBe('A@left');
  await click(named('button', 'Hint'));
  expect(focused()).toBe('A@right');
});

test('arrows, Home and End go from tile to tile and stop at the ends', async () => {
  await mount(<PickingTable calls={newCalls()} />);
  await focus(tiles()[0]!);
  const at = async (key: string) => {
    await press(document.activeElement!, key);
    return tiles().indexOf(document.activeElement as HTMLElement);
  };
  expect(await at('ArrowRight')).toBe(1);
  expect(await at('End')).toBe(2);
  expect(await at('ArrowRight')).toBe(2);
  expect(await at('ArrowLeft')).toBe(1);
  expect(await at('Home')).toBe(0);
  expect(await at('ArrowLeft')).toBe(0);
});

test('a tile says whether it can be played', async () => {
  await mount(<PickingTable calls={newCalls()} />);
  expect(tiles().map((tile) => tile.getAttribute('aria-label'))).toEqual([
    `A, ${said.playable}`,
    `A, ${said.playable}`,
    `B, ${said.notPlayable}`,
  ]);
  expect(tiles()[2]!.className).toContain('dull');
});

test('a question shows the letter of each place beside its picture, and no score, which would tell the answer', async () => {
  const board: Board = { ...sampleBoard, worth: () => '9' };
  const { show } = await mount(<PickingTable calls={newCalls()} board={board} />);
  await click(tiles()[0]!);
  const seen = () =>
    [...document.querySelectorAll('.deeds .pictured [aria-hidden]:not(svg)')].map((one) => one.textContent);
  expect(seen()).toEqual(['+9', '+9']);
  await show(<PickingTable calls={newCalls()} board={board} letters={{ 'A@left': '1', 'A@right': '2' }} />);
  expect(seen()).toEqual(['1', '', '2', '']);
});

describe('where a tile can lie in several ways', () => {
  const ways: Board['ways'] = (move) =>
    move === 'pass'
      ? [{ offer: move, aside: false }]
      : [
          { offer: move, aside: false },
          { offer: `${move}^N`, aside: true, said: ({ web }) => web.table.leads('N', true) },
          { offer: `${move}^S`, aside: true, said: ({ web }) => web.table.leads('S', true) },
        ];
  const board: Board = { ...sampleBoard, ways };
  const shown = () => [...document.querySelectorAll('.deeds button')].map(nameOf);
  const usual = ['A@left', 'A@right'];
  const turned = [
    'A@left, turned upwards',
    'A@left, turned downwards',
    'A@right, turned upwards',
    'A@right, turned downwards',
  ];

  test('the usual places are buttons at once, the others on request', async () => {
    const calls = newCalls();
    await mount(<PickingTable calls={calls} board={board} />);
    await click(tiles()[0]!);
    expect(shown()).toEqual([...usual, said.morePlaces, said.putBack]);
    const more = named('button', said.morePlaces);
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await click(more);
    expect(shown()).toEqual([...usual, said.morePlaces, ...turned, said.putBack]);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    await click(document.querySelector('[title="A@right, turned upwards"]')!);
    expect(calls.play).toHaveBeenCalledExactlyOnceWith('A@right^N');
  });
  test('R turns the tile where it would lie, Shift+R the other way, and the focus follows', async () => {
    await mount(<PickingTable calls={newCalls()} board={board} />);
    await click(tiles()[0]!, 0);
    const after = async (more?: KeyboardEventInit) => {
      await press(document.activeElement!, 'r', more);
      return focused();
    };
    expect(focused()).toBe('A@left');
    expect(await after()).toBe('A@left, turned upwards');
    expect(await after()).toBe('A@left, turned downwards');
    expect(await after()).toBe('A@left');
    expect(await after({ shiftKey: true })).toBe('A@left, turned downwards');
    expect(nameOf(document.querySelector('.aimed'))).toBe('A@left, turned downwards');
  });
  test('a mouse that rests where choices come to lie does not aim; one that moves there does', async () => {
    await mount(<PickingTable calls={newCalls()} board={board} />);
    await click(tiles()[0]!, 0);
    const moves = (type: string, on: EventTarget, clientX: number) =>
      act(async () => on.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', bubbles: true, clientX })));
    const other = named('.deeds button', 'A@right');
    await moves('pointermove', window, 70);
    await moves('pointerover', other, 70);
    expect(focused()).toBe('A@left');
    await moves('pointerover', other, 71);
    expect(nameOf(document.querySelector('.aimed'))).toBe('A@right');
  });
  test('where there is only one way, nothing more is offered and R does nothing', async () => {
    await mount(<PickingTable calls={newCalls()} />);
    await click(tiles()[0]!, 0);
    expect(shown()).toEqual([...usual, said.putBack]);
    await press(document.activeElement!, 'r');
    expect(focused()).toBe('A@left');
  });
  test('a hint aims at the usual place', async () => {
    await mount(
      <PickingTable calls={newCalls()} board={{ ...board, ways: (move) => ways(move, undefined!).slice(1) }} />,
    );
    await click(named('button', 'Hint'));
    await click(named('button', said.morePlaces));
    expect(nameOf(document.querySelector('.deeds .aimed'))).toBe('A@right, turned upwards');
  });
});
