// @vitest-environment happy-dom

import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { click, mount } from '../testing/mount';
import { LAYOUT, newCalls, PickingTable } from '../testing/pickingtable';

const tiles = () => [...document.querySelectorAll<HTMLElement>('.hand .tile')];
const floating = () => document.querySelector<HTMLElement>('.floating');

/** Events carry the time that the test sets, in milliseconds. */
let now = 0;
afterEach(() => vi.restoreAllMocks());
beforeEach(() => {
  now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  HTMLElement.prototype.hasPointerCapture = () => false;
});

function point(target: EventTarget, type: string, x: number, y: number, more: PointerEventInit = {}): Promise<void> {
  const event = new PointerEvent(type, {
    clientX: x,
    clientY: y,
    pointerId: 1,
    isPrimary: true,
    pointerType: 'mouse',
    bubbles: true,
    ...more,
  });
  Object.defineProperty(event, 'timeStamp', { value: now });
  return act(async () => {
    target.dispatchEvent(event);
  });
}

const grab = (more?: PointerEventInit) => point(tiles()[0]!, 'pointerdown', 10, 10, more);
const move = (x: number, y: number, more?: PointerEventInit) => point(window, 'pointermove', x, y, more);
const drop = (x: number, y: number, more?: PointerEventInit) => point(window, 'pointerup', x, y, more);

async function table() {
  const calls = newCalls();
  await mount(<PickingTable calls={calls} />);
  return calls;
}

test('a press becomes a drag once the pointer has gone eight pixels', async () => {
  await table();
  await grab();
  await move(14, 14);
  expect(floating()).toBeNull();
  await move(18, 10);
  expect(floating()?.style.transform).toBe('translate(18px, 10px)');
  expect(floating()?.textContent).toBe('A turned 0');
});

test('over a legal place the tile is aimed at it, and beside all places at none', async () => {
  await table();
  await grab();
  await move(120, 20);
  expect(document.querySelector('.deeds .aimed')?.textContent).toBe('A@left');
  await move(220, 20);
  expect(document.querySelector('.deeds .aimed')?.textContent).toBe('A@right');
  await move(20, 20);
  expect(document.querySelector('.deeds .aimed')).toBeNull();
});

test('a tile dropped on a place is laid there, with its point and speed in units', async () => {
  const calls = await table();
  await grab();
  await move(120, 20);
  now += 50;
  await drop(130, 40);
  expect(calls.play).toHaveBeenCalledExactlyOnceWith('A@left', {
    layout: LAYOUT,
    point: { x: 30, y: 40 },
    speed: { x: 200, y: 400 },
  });
  expect(floating()).toBeNull();
  expect(tiles()[0]!.getAttribute('aria-pressed')).toBe('false');
});

test('a pointer that rested before it let go was not moving', async () => {
  const calls = await table();
  await grab();
  await move(120, 20);
  now += 500;
  await drop(130, 40);
  expect(calls.play.mock.calls[0]?.[1]?.speed).toEqual({ x: 0, y: 0 });
});

test('a tile dropped on the table where no place is near is refused', async () => {
  const calls = await table();
  await grab();
  await move(120, 150);
  await drop(120, 150);
  expect(calls.play).not.toHaveBeenCalled();
  expect(calls.refuseDrop).toHaveBeenCalledOnce();
});

test('a tile dropped off the table goes back without a word', async () => {
  const calls = await table();
  await grab();
  await move(20, 40);
  await drop(20, 40);
  expect(calls.play).not.toHaveBeenCalled();
  expect(calls.refuseDrop).not.toHaveBeenCalled();
  expect(tiles()[0]!.getAttribute('aria-pressed')).toBe('false');
});

test('a drag that the browser cancels plays nothing', async () => {
  const calls = await table();
  await grab();
  await move(120, 20);
  await point(window, 'pointercancel', 120, 20);
  await drop(120, 20);
  expect(calls.play).not.toHaveBeenCalled();
  expect(floating()).toBeNull();
  expect(tiles()[0]!.getAttribute('aria-pressed')).toBe('false');
});

test('the click that ends a drag is swallowed, and the next one picks', async () => {
  await table();
  await grab();
  await move(20, 40);
  await drop(20, 40);
  now += 5;
  await click(tiles()[0]!);
  expect(tiles()[0]!.getAttribute('aria-pressed')).toBe('false');
  now += 100;
  await click(tiles()[0]!);
  expect(tiles()[0]!.getAttribute('aria-pressed')).toBe('true');
});

test('a new press right after a drag can be clicked at once', async () => {
  await table();
  await grab();
  await move(20, 40);
  await drop(20, 40);
  now += 5;
  await grab();
  await drop(10, 10);
  await click(tiles()[0]!);
  expect(tiles()[0]!.getAttribute('aria-pressed')).toBe('true');
});

test('under a finger the tile floats above it, and is dropped where it is seen', async () => {
  const calls = await table();
  await grab({ pointerType: 'touch' });
  await move(120, 90, { pointerType: 'touch' });
  expect(floating()?.style.transform).toBe('translate(120px, 42px)');
  await drop(120, 90, { pointerType: 'touch' });
  expect(calls.play.mock.calls[0]?.[1]?.point).toEqual({ x: 20, y: 42 });
});

test('a second finger and other buttons drag nothing', async () => {
  const calls = await table();
  await grab({ button: 2 });
  await move(120, 20);
  expect(floating()).toBeNull();
  await grab();
  await move(120, 20);
  await move(220, 20, { pointerId: 2 });
  await drop(220, 20, { pointerId: 2 });
  expect(calls.play).not.toHaveBeenCalled();
  await drop(120, 20);
  expect(calls.play.mock.calls[0]?.[0]).toBe('A@left');
});

test('a tile that may not be picked cannot be dragged', async () => {
  const calls = await table();
  await point(tiles()[2]!, 'pointerdown', 10, 10);
  await move(120, 20);
  await move(130, 20);
  expect(calls.refusePick).toHaveBeenCalledOnce();
  expect(floating()).toBeNull();
});

test('Escape puts a dragged tile back, and the click after its release is ignored', async () => {
  const calls = await table();
  await grab();
  await move(120, 20);
  await act(async () => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
  });
  expect(floating()).toBeNull();
  await drop(120, 20);
  await click(tiles()[0]!, 0);
  expect(calls.play).not.toHaveBeenCalled();
  expect(document.querySelector('.tile.up')).toBeNull();
});
