// @vitest-environment happy-dom

import type { End } from '@boneyard/rules/families/line';
import type { Common } from '@boneyard/rules/game';
import { browser } from '@boneyard/words/en/browser';
import { describe, expect, test, vi } from 'vitest';
import { click, mount, tap } from '../../testing/mount';
import type { Joined } from '../layouts/chain/chain';
import { sampleOf } from '../layouts/chain/testing';
import { readOffer } from '../offers';
import { PlainContext } from '../ratedcontext';
import type { Picked } from './board';
import { chainBoard } from './chainboard';

interface LineView extends Common {
  readonly line: readonly Joined[];
  readonly ends: readonly End[];
}

const board = chainBoard<LineView>({ line: ({ line }) => line, ends: ({ ends }) => ends });
const ROOM = { width: 24, height: 14 };

function viewOf(text: string): LineView {
  const table = { players: 2, options: {} };
  return { table, round: 0, scores: [0, 0], held: [7, 7], left: 0, ply: 0, log: undefined, ...sampleOf(text) };
}

const picked = (tile: string): Picked => ({ tile, index: 0, turn: 0 });

/** The names of the ways to make a move; the quiet ones in brackets. */
function ways(text: string, move: string): string[] {
  return board.ways!(move, board.layOut(viewOf(text), ROOM)).map(({ offer, aside, said }) => {
    const name = `${offer} ${said?.(browser) ?? ''}`.trim();
    return aside ? `(${name})` : name;
  });
}

describe('the ways to lay a tile', () => {
  test('next to a double that was led: right and left, and turned', () => {
    expect(ways('6-6', '6-5@6-6').sort()).toEqual([
      '(6-5@6-6^N turned upwards)',
      '(6-5@6-6^S turned downwards)',
      '6-5@6-6 to the right',
      '6-5@6-6^W to the left',
    ]);
  });
  test('at an end of the line the usual one needs no name', () => {
    expect(ways('6-6 6-5@6-6^W', '5-5@6-5').sort()).toEqual([
      '(5-5@6-5^N turned upwards)',
      '(5-5@6-5^S turned downwards)',
      '5-5@6-5',
    ]);
  });
  test('a lead, a draw, and a move that does not fit have one', () => {
    for (const move of ['6-6', 'draw', '1-0@6-6']) expect(ways('6-6', move)).toEqual([move]);
  });
});

describe('dropping a tile', () => {
  const view = viewOf('6-6 6-5@6-6^W');
  const layout = board.layOut(view, ROOM);
  const dropped = (tile: string, x: number, y: number) =>
    board.aim({ layout, view, seat: 0, picked: picked(tile), point: { x, y } });

  test('takes the nearest place', () => {
    // 6-6 stands around (12, 7); 6-5 lies to its left, and its 5 is around (10, 7).
    expect(dropped('6-4', 13.5, 7)).toBe('6-4@6-6');
    expect(dropped('5-4', 8.5, 7)).toBe('5-4@6-5');
    expect(dropped('5-4', 10, 5.2)).toBe('5-4@6-5^N');
    expect(dropped('5-4', 10, 8.9)).toBe('5-4@6-5^S');
    expect(dropped('5-5', 10, 8.1)).toBe('5-5@6-5^S');
    expect(dropped('5-4', 3, 3)).toBeUndefined();
  });
  test('where it does not match is still understood, so that the page can say why not', () => {
    expect(dropped('3-2', 13.5, 7)).toBe('3-2@6-6');
    expect(dropped('1-1', 8.5, 7)).toBe('1-1@6-5');
  });
});

test('each offer is lit where the tile would lie, the turned ones quietly, and a click takes it', async () => {
  const view = viewOf('6-5');
  const layout = board.layOut(view, ROOM);
  const offers = board.ways!('5-4@6-5', layout).map(({ offer }) => offer);
  const onPlay = vi.fn();
  const { page } = await mount(
    <svg>
      <title>board</title>
      <board.Table
        {...{ view, layout, offers, onPlay }}
        seat={0}
        picked={picked('5-4')}
        aimed="5-4@6-5^N"
        words={browser}
        onAim={() => {}}
      />
    </svg>,
  );
  expect(page.querySelectorAll('.place')).toHaveLength(3);
  expect(page.querySelectorAll('.place.aside')).toHaveLength(2);
  const aimed = page.querySelector('.place.aimed')!;
  // The 5 of 6-5 is around (12.5, 7), and the tile stands on it.
  expect(aimed.querySelector('.ghost .domino')?.getAttribute('transform')).toBe('translate(12.5 5.5)');
  await click(aimed);
  expect(readOffer(onPlay.mock.calls[0]![0])).toEqual({ move: '5-4@6-5', lies: 'N' });
});

test('a finger is shown the tile on the place it taps, and lays it with the next tap there', async () => {
  const view = viewOf('6-5');
  const layout = board.layOut(view, ROOM);
  const [onAim, onPlay] = [vi.fn(), vi.fn()];
  const table = (aimed: string | undefined) => (
    <svg>
      <title>board</title>
      <board.Table
        {...{ view, layout, aimed, onAim, onPlay }}
        offers={['5-4@6-5']}
        seat={0}
        picked={picked('5-4')}
        words={browser}
      />
    </svg>
  );
  const { page, show } = await mount(table(undefined));
  await tap(page.querySelector('.place')!);
  expect(onAim).toHaveBeenCalledExactlyOnceWith('5-4@6-5', true);
  expect(onPlay).not.toHaveBeenCalled();
  await show(table('5-4@6-5'));
  await tap(page.querySelector('.place')!);
  expect(onPlay).toHaveBeenCalledExactlyOnceWith('5-4@6-5');
  await show(table(undefined));
  await click(page.querySelector('.place')!);
  expect(onPlay).toHaveBeenCalledTimes(2);
});

test('the last tile laid has a ring, and so has the one that is pointed at in the list of moves', async () => {
  // 6-5 lies around (12, 7), and 5-4 to its right.
  const view = viewOf('6-5 5-4@6-5');
  const layout = board.layOut(view, ROOM);
  const [first, last] = layout.tiles;
  const { page } = await mount(
    <svg>
      <title>board</title>
      <board.Table
        {...{ view, layout }}
        offers={[]}
        seat={0}
        picked={undefined}
        aimed={undefined}
        lit="6-5"
        words={browser}
        onAim={() => {}}
        onPlay={() => {}}
      />
    </svg>,
  );
  const middle = (ring: Element) => {
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(ring.getAttribute(name)));
    return { x: x! + width! / 2, y: y! + height! / 2 };
  };
  const ringed = (kind: string) => [...page.querySelectorAll(`.ring.${kind} .spot`)].map(middle);
  expect(ringed('newest')).toEqual([{ x: last!.x, y: last!.y }]);
  expect(ringed('lit')).toEqual([{ x: first!.x, y: first!.y }]);
});

test('places show what the tile scores there, except to those who have to find that out', async () => {
  const scoring = chainBoard<LineView>({
    line: ({ line }) => line,
    ends: ({ ends }) => ends,
    points: (_, move) => (move === '5-4@6-5' ? 10 : 0),
  });
  const view = viewOf('6-5');
  const layout = scoring.layOut(view, ROOM);
  const offers = ['5-4@6-5', '6-4@6-5'];
  const props = { view, layout, offers, seat: 0, picked: picked('5-4'), aimed: undefined, words: browser };
  const table = (plain: boolean) => (
    <PlainContext value={plain}>
      <svg>
        <title>board</title>
        <scoring.Table {...props} onAim={() => {}} onPlay={() => {}} />
      </svg>
    </PlainContext>
  );
  const { page, show } = await mount(table(false));
  const shown = () => [...page.querySelectorAll('.worth')].map(({ textContent }) => textContent).join('');
  expect(shown()).toBe('+10');
  expect(offers.map((move) => scoring.worth!(move, view, 0))).toEqual(['10', undefined]);
  await show(table(true));
  expect(shown()).toBe('');
});
