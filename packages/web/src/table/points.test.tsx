// @vitest-environment happy-dom

import type { Common, Game, Log } from '@boneyard/rules/game';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchOutcome, TablePosition } from '../play/play';
import { mount } from '../testing/mount';
import { sampleBoard } from '../testing/sampleboard';
import type { Board } from './boards/board';
import { gainsAt, Points } from './points';

const END: MatchOutcome = { ending: 'out', best: [0], over: false, winners: [] };

interface Sketch {
  readonly scores: readonly number[];
  readonly held?: readonly number[];
  readonly ended?: MatchOutcome;
  readonly wins?: Game['wins'];
  readonly log?: Log<string>;
}

function position({ scores, held = [2, 2], ended, wins = 'most points', log }: Sketch): TablePosition {
  const view: Common = { table: { players: 2, options: {} }, round: 0, scores, held, left: 0, ply: 0, log };
  return {
    game: { id: 'classic', wins, write: (move: string) => move } as Game,
    table: view.table,
    ended,
    seen: () => view,
  };
}

test('points come from the table, until a round ends: then from the hands of the others', () => {
  expect(gainsAt([position({ scores: [0, 0] }), position({ scores: [7, 0] })], 1)).toEqual([
    { seat: 0, points: 7, from: 'table' },
  ]);
  expect(gainsAt([position({ scores: [0, 0] }), position({ scores: [7, 0], held: [0, 2], ended: END })], 1)).toEqual([
    { seat: 0, points: 7, from: 'others' },
  ]);
});

test('partners gain together, from the hands of the other side', () => {
  const four = (scores: readonly number[], held: readonly number[], ended?: MatchOutcome): TablePosition => {
    const at = position({ scores, held, ...(ended && { ended }) });
    const sides = () => [
      [0, 2],
      [1, 3],
    ];
    return { ...at, game: { ...at.game, sides }, table: { players: 4, options: {} } };
  };
  const before = four([0, 0, 0, 0], [1, 2, 2, 2]);
  expect(gainsAt([before, four([12, 0, 12, 0], [0, 2, 2, 2], END)], 1)).toEqual([
    { seat: 0, points: 12, from: 'others' },
    { seat: 2, points: 12, from: 'others' },
  ]);
});

test('what is deducted flies from nowhere; where the fewest points win, points fly from the tiles left in hand', () => {
  expect(gainsAt([position({ scores: [9, 0] }), position({ scores: [4, 0] })], 1)).toEqual([
    { seat: 0, points: -5, from: 'nowhere' },
  ]);
  const counted = [
    position({ scores: [0, 0] }),
    position({ scores: [0, 8], held: [0, 2], ended: END, wins: 'fewest points' }),
  ];
  expect(gainsAt(counted, 1)).toEqual([{ seat: 1, points: 8, from: 'hand' }]);
});

const chips = () => [...document.querySelectorAll('.points-chip')].map(({ textContent }) => textContent);
const move = (written: string): Log<string> => ({ seat: 0, move: written, before: undefined });

function Page({ board, sketch }: { readonly board: Board; readonly sketch: Sketch }) {
  const positions = [position({ scores: [0, 0] }), position(sketch)];
  return (
    <>
      <ul>
        <li>
          <span data-score-seat={0}>0</span>
        </li>
      </ul>
      <svg aria-hidden="true">
        <Points
          board={board}
          layout={{ room: { width: 1, height: 1 } }}
          takes={0}
          at={1}
          viewer={0}
          {...{ positions }}
        />
      </svg>
    </>
  );
}

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query.includes('reduced-motion') }) as MediaQueryList,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const chip of document.querySelectorAll('.points-chip')) chip.remove();
});

test('without motion nothing flies: the number appears at the score, and the corners are marked', async () => {
  const { show, page } = await mount(<p />);
  vi.useFakeTimers();
  const board: Board = {
    ...sampleBoard,
    scored: () => [{ text: '+25', marks: [0, 1, 2].map((x) => ({ x, y: 0, width: 1, height: 1 })) }],
  };
  await show(<Page board={board} sketch={{ scores: [25, 0], log: move('bonus') }} />);
  await act(async () => vi.advanceTimersByTimeAsync(10));
  expect(chips()).toEqual(['+25']);
  expect(document.querySelector('.points-chip.flying')).toBeNull();
  expect(page.querySelectorAll('.points-mark')).toHaveLength(3);
  await act(async () => vi.advanceTimersByTimeAsync(2000));
  expect(chips()).toEqual([]);
  expect(page.querySelectorAll('.points-mark')).toHaveLength(0);
});

test('points that are left in hand fly from the hand to the score of its owner', async () => {
  vi.mocked(window.matchMedia).mockReturnValue({ matches: false } as MediaQueryList);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.classList.contains('hand') ? new DOMRect(100, 500, 60, 40) : new DOMRect(10, 20, 30, 20);
  });
  const { show } = await mount(<p />);
  vi.useFakeTimers();
  const sketch: Sketch = { scores: [8, 0], held: [2, 0], ended: END, wins: 'fewest points', log: move('6-6') };
  await show(
    <>
      <ul className="hand" data-from-seat={0} />
      <Page board={sampleBoard} sketch={sketch} />
    </>,
  );
  await act(async () => vi.advanceTimersByTimeAsync(10));
  const chip = document.querySelector<HTMLElement>('.points-chip.flying')!;
  expect([chip.textContent, chip.style.left, chip.style.top]).toEqual(['+8', '130px', '520px']);
  await act(async () => vi.advanceTimersByTimeAsync(700));
  expect(document.querySelector('.points-chip.flying')).toBeNull();
  expect(chips()).toEqual(['+8']);
});

test('a pass is seen at the seat', async () => {
  const { show } = await mount(<p />);
  vi.useFakeTimers();
  const board: Board = { ...sampleBoard, knocks: (written) => written === 'pass' };
  await show(<Page board={board} sketch={{ scores: [0, 0], log: move('pass') }} />);
  await act(async () => vi.advanceTimersByTimeAsync(10));
  expect(chips()).toEqual(['Pass']);
});
