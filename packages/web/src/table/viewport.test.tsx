// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest';
import { mount, press } from '../testing/mount';
import { ArrivalContext } from './arrival';
import type { Extent, XY } from './boards/board';
import { Viewport } from './viewport';

const WINDOW: Extent = { width: 400, height: 200 };
/** 20 pixels a unit, so nothing is left over. */
const ROOM: Extent = { width: 20, height: 10 };

interface Drawn {
  readonly fixed: XY;
  readonly room?: Extent;
  readonly size?: Extent;
  readonly takes?: number;
  onSize?(size: Extent): void;
}

function Page({ fixed, room = ROOM, size = WINDOW, takes = 380, onSize = () => {} }: Drawn) {
  return (
    <ArrivalContext value={{ ply: 1, seat: 0, takes }}>
      <Viewport {...{ room, size, fixed }} most={46} handle={{ current: null }} onSize={onSize}>
        <g />
      </Viewport>
    </ArrivalContext>
  );
}

type Motion = [keyframes: Keyframe[], options: KeyframeAnimationOptions];

function watchMotion(): Motion[] {
  const seen: Motion[] = [];
  HTMLElement.prototype.animate = vi.fn((...motion) => {
    seen.push(motion as Motion);
    return { cancel() {} } as Animation;
  });
  return seen;
}

const sheet = () => document.querySelector<HTMLElement>('.sheet')!;

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  vi.unstubAllGlobals();
});

test('a tile at the edge moves the board by half a cell: it glides from where it was, while the tile flies', async () => {
  const motions = watchMotion();
  const { show } = await mount(<Page fixed={{ x: 10, y: 5 }} />);
  expect(motions).toEqual([]);
  await show(<Page fixed={{ x: 9.5, y: 5 }} />);
  // Half a unit is ten pixels; the board is fitted, so it ends in the corner of the window.
  expect(motions).toHaveLength(1);
  const [[from, to], { duration }] = motions[0]! as [Keyframe[], KeyframeAnimationOptions];
  expect(from!.transform).toBe('translate(10px, 0px) scale(0.5)');
  expect(to!.transform).toBe('translate(0px, 0px) scale(0.5)');
  expect(duration).toBe(380);
  expect(sheet().style.transform).toBe(to!.transform);
});

test('a larger room is a smaller scale, and that glides too', async () => {
  const motions = watchMotion();
  const { show } = await mount(<Page fixed={{ x: 10, y: 5 }} />);
  await show(<Page fixed={{ x: 20, y: 10 }} room={{ width: 40, height: 20 }} />);
  // The fixed point was at 200, 100: twenty units of 20 pixels later it still is.
  expect(motions[0]![0]).toEqual([
    { transform: 'translate(-200px, -100px) scale(0.5)' },
    { transform: 'translate(0px, 0px) scale(0.25)' },
  ]);
});

test('without motion, or when the window changes its size, the board is there at once', async () => {
  const motions = watchMotion();
  const { show } = await mount(<Page fixed={{ x: 10, y: 5 }} takes={0} />);
  await show(<Page fixed={{ x: 9.5, y: 5 }} takes={0} />);
  expect(sheet().style.transform).toBe('translate(0px, 0px) scale(0.5)');
  await show(<Page fixed={{ x: 10, y: 5 }} size={{ width: 800, height: 400 }} />);
  expect(motions).toEqual([]);
});

test('a board that the player has moved stays under their eyes', async () => {
  const motions = watchMotion();
  const { show } = await mount(<Page fixed={{ x: 10, y: 5 }} />);
  await press(document.querySelector('.viewport')!, 'ArrowLeft');
  expect(sheet().style.transform).toBe('translate(60px, 0px) scale(0.5)');
  await show(<Page fixed={{ x: 9.5, y: 5 }} />);
  expect(sheet().style.transform).toBe('translate(70px, 0px) scale(0.5)');
  expect(motions).toEqual([]);
});

test('a window without room has no scale: the board is laid out for it once it has some', async () => {
  let measured = (_: Extent) => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: (entries: readonly object[]) => void) {
        measured = (size) => tell([{ contentRect: { x: 0, y: 0, ...size } }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  const onSize = vi.fn();
  await mount(<Page fixed={{ x: 10, y: 5 }} onSize={onSize} />);
  for (const size of [{ width: 0, height: 0 }, { width: 300, height: 0 }, WINDOW]) measured(size);
  expect(onSize.mock.calls).toEqual([[WINDOW]]);
});
