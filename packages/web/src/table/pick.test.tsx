// @vitest-environment happy-dom

import { browser } from '@boneyard/words/en/browser';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { changeSettings } from '../app/settings';
import { click, mount, named, press, tap } from '../testing/mount';
import { newCalls, PickingTable } from '../testing/pickingtable';
import { sampleBoard } from '../testing/sampleboard';
import type { Board } from './boards/board';

afterEach(() => act(async () => changeSettings({ oneplace: false })));

const turning: Board = { ...sampleBoard, turns: 4 };

const tiles = () => [...document.querySelectorAll<HTMLElement>('.hand .tile')];
const picked = () => tiles().flatMap((tile, i) => (tile.getAttribute('aria-pressed') === 'true' ? [i] : []));
const choices = () => [...document.querySelectorAll('.deeds button')].map(({ textContent }) => textContent);
const faces = () => tiles().map(({ textContent }) => textContent);

test('before a tile is picked the choices are the moves that lay none', async () => {
  await mount(<PickingTable calls={newCalls()} />);
  expect(picked()).toEqual([]);
  expect(choices()).toEqual(['Pass']);
});

test('a click picks one of two equal tiles, and the choices are the places of that tile', async () => {
  await mount(<PickingTable calls={newCalls()} />);
  await click(tiles()[1]!);
  expect(picked()).toEqual([1]);
  expect(choices()).toEqual(['A@left', 'A@right', browser.web.table.putBack]);
  await click(tiles()[0]!);
  expect(picked()).toEqual([0]);
});

test('a second click puts back a tile that cannot be turned', async () => {
  await mount(<PickingTable calls={newCalls()} />);
  await click(tiles()[0]!);
  await click(tiles()[0]!);
  expect(picked()).toEqual([]);
});

test('a second click turns a tile, as do R and Shift+R; after a full turn it lies as before', async () => {
  await mount(<PickingTable calls={newCalls()} board={turning} />);
  await click(tiles()[0]!);
  expect(faces()[0]).toBe('A turned 0');
  await click(tiles()[0]!);
  expect(faces()[0]).toBe('A turned 1');
  await press(window, 'R', { shiftKey: true });
  expect(faces()[0]).toBe('A turned 0');
  await press(window, 'R', { shiftKey: true });
  expect(faces()[0]).toBe('A turned 3');
  await press(window, 'r');
  expect(faces()[0]).toBe('A turned 0');
  await press(window, 'r', { ctrlKey: true });
  expect(faces()[0]).toBe('A turned 0');
});

test('another tile begins unturned', async () => {
  await mount(<PickingTable calls={newCalls()} board={turning} />);
  await click(tiles()[0]!);
  await press(window, 'r');
  await click(tiles()[1]!);
  expect(faces()).toEqual(['A turned 0', 'A turned 0', 'B turned 0']);
});

test('a tile that fits nowhere is refused and not picked', async () => {
  const calls = newCalls();
  await mount(<PickingTable calls={calls} />);
  await click(tiles()[2]!);
  expect(picked()).toEqual([]);
  expect(calls.refusePick).toHaveBeenCalledExactlyOnceWith({ tile: 'B', index: 0, playable: false });
});

test('while it is nobody’s turn every tile is refused', async () => {
  const calls = newCalls();
  await mount(<PickingTable calls={calls} seat={undefined} />);
  await click(tiles()[0]!);
  expect(picked()).toEqual([]);
  expect(calls.refusePick).toHaveBeenCalledOnce();
});

test('a choice is played', async () => {
  const calls = newCalls();
  await mount(<PickingTable calls={calls} />);
  await click(tiles()[0]!);
  await click(named('button', 'A@right'));
  expect(calls.play).toHaveBeenCalledExactlyOnceWith('A@right');
});

test('a picked tile is put back when the moment is over, and kept while it lasts', async () => {
  const calls = newCalls();
  const { show } = await mount(<PickingTable calls={calls} moment="first" />);
  await click(tiles()[0]!);
  await show(<PickingTable calls={calls} moment="first" />);
  expect(picked()).toEqual([0]);
  await show(<PickingTable calls={calls} moment="second" />);
  expect(picked()).toEqual([]);
});

test('a hint picks its tile and aims at its place', async () => {
  await mount(<PickingTable calls={newCalls()} />);
  await click(named('button', 'Hint'));
  expect(picked()).toEqual([0]);
  expect(document.querySelector('.deeds .aimed')?.textContent).toBe('A@right');
});

test('Escape puts back a tile that a pointer has picked, wherever the focus is', async () => {
  await mount(<PickingTable calls={newCalls()} />);
  await click(tiles()[0]!);
  await press(document.body, 'Escape');
  expect(picked()).toEqual([]);
});

test('Escape in a dialog is for the dialog', async () => {
  await mount(<PickingTable calls={newCalls()} />);
  await click(tiles()[0]!);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  await press(dialog, 'Escape');
  dialog.remove();
  expect(picked()).toEqual([0]);
});

test('picking, turning and putting back make an earlier refusal out of date; being refused does not', async () => {
  const calls = newCalls();
  await mount(<PickingTable calls={calls} board={turning} />);
  await click(tiles()[2]!);
  expect(calls.onAct).not.toHaveBeenCalled();
  for (const does of [() => click(tiles()[0]!), () => press(window, 'r'), () => press(window, 'Escape')]) {
    calls.onAct.mockClear();
    await does();
    expect(calls.onAct).toHaveBeenCalledOnce();
  }
});

test('the first tap of a finger shows the place, the second on the same one plays', async () => {
  const calls = newCalls();
  await mount(<PickingTable calls={calls} />);
  await tap(tiles()[0]!);
  await tap(named('button', 'A@right'));
  expect(document.querySelector('.deeds .aimed')?.textContent).toBe('A@right');
  await tap(named('button', 'A@left'));
  expect(document.querySelector('.deeds .aimed')?.textContent).toBe('A@left');
  expect(calls.play).not.toHaveBeenCalled();
  await tap(named('button', 'A@left'));
  expect(calls.play).toHaveBeenCalledExactlyOnceWith('A@left');
});

test('a mouse and a key play at once, and so does a finger where no tile is laid', async () => {
  const calls = newCalls();
  await mount(<PickingTable calls={calls} />);
  await tap(named('button', 'Pass'));
  expect(calls.play).toHaveBeenLastCalledWith('pass');
  await tap(tiles()[0]!);
  await click(named('button', 'A@right'), 0);
  expect(calls.play).toHaveBeenLastCalledWith('A@right');
  await click(named('button', 'A@left'));
  expect(calls.play).toHaveBeenLastCalledWith('A@left');
});

test('a place is a drawing, with its name to be heard and its points to be seen', async () => {
  const board: Board = { ...sampleBoard, worth: (move) => (move === 'A@left' ? '12' : undefined) };
  await mount(<PickingTable calls={newCalls()} board={board} />);
  await click(tiles()[0]!);
  const [left, right] = document.querySelectorAll<HTMLElement>('.deeds button');
  expect(left!.querySelectorAll('.sketch').length).toBe(1);
  expect([left!.title, left!.querySelector('.hidden')?.textContent]).toEqual(['A@left', 'A@left']);
  expect(left!.querySelector('[aria-hidden] b')?.textContent).toBe('+12');
  expect(right!.querySelector('b')).toBeNull();
});

test('who wants it lays a tile with only one place by picking it', async () => {
  await act(async () => changeSettings({ oneplace: true }));
  const calls = newCalls();
  const { show } = await mount(<PickingTable calls={calls} />);
  await click(tiles()[0]!);
  expect(calls.play).not.toHaveBeenCalled();
  await press(window, 'Escape');
  await show(<PickingTable calls={calls} legal={['A@left']} />);
  await click(tiles()[0]!);
  expect(calls.play).toHaveBeenCalledExactlyOnceWith('A@left');
  await act(async () => changeSettings({ oneplace: false }));
  await press(window, 'Escape');
  await click(tiles()[0]!);
  expect(calls.play).toHaveBeenCalledOnce();
});

test('where a move says how its tile lies, aiming turns the tile', async () => {
  const board: Board = { ...turning, turnOf: (move) => (move === 'A@right' ? 3 : 1) };
  await mount(<PickingTable calls={newCalls()} board={board} />);
  await click(named('button', 'Hint'));
  expect(faces()[0]).toBe('A turned 3');
});

test('where players have to find out what fits, no places are listed, and a tile is held over any of them', async () => {
  const board: Board = {
    ...turning,
    Trying: ({ picked, aimed, onAim, onTurn, onPlay, onPutBack }) => (
      <div className="trying">
        <output>{`${picked.tile} ${picked.turn} ${aimed ?? 'nowhere'}`}</output>
        <button type="button" onClick={() => onAim('A@nowhere near')}>
          aim
        </button>
        <button type="button" onClick={onTurn}>
          turn
        </button>
        <button type="button" onClick={() => onPlay(aimed ?? '')}>
          lay
        </button>
        <button type="button" onClick={onPutBack}>
          back
        </button>
      </div>
    ),
  };
  const calls = newCalls();
  const holds = () => document.querySelector('.trying output')?.textContent;
  await mount(<PickingTable calls={calls} board={board} unaided />);
  // The moves that lay no tile are offered as ever.
  expect(choices()).toEqual(['Pass']);
  await click(tiles()[0]!);
  expect(choices()).toEqual([]);
  expect(holds()).toBe('A 0 nowhere');
  await click(named('.trying button', 'aim'));
  await click(named('.trying button', 'turn'));
  expect(holds()).toBe('A 1 A@nowhere near');
  await click(named('.trying button', 'lay'));
  expect(calls.play).toHaveBeenCalledWith('A@nowhere near');
  // The table says why not, and the tile stays in hand.
  expect(holds()).toBe('A 1 A@nowhere near');
  await click(named('.trying button', 'back'));
  expect(picked()).toEqual([]);
});
