// @vitest-environment happy-dom

import type { Common, Game } from '@boneyard/rules/game';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { MatchOutcome, TablePosition } from '../play/play';
import { click, mount, named, press } from '../testing/mount';
import { sampleBoard } from '../testing/sampleboard';
import { Over } from './summary';

const board = { ...sampleBoard, narration: { ...sampleBoard.narration, ended: () => ['Lea is out.'] } };

function position(scores: readonly number[], wins: Game['wins'], ended: MatchOutcome): TablePosition {
  const view: Common = {
    table: { players: 2, options: {} },
    round: 0,
    scores,
    held: [0, 3],
    left: 0,
    ply: 0,
    log: undefined,
  };
  return { game: { id: 'classic', wins } as Game, table: view.table, ended, seen: () => view };
}

/** A match that You won by 66 to 36, or a round of one. */
function ended(wins: Game['wins'], over: boolean) {
  const outcome: MatchOutcome = { ending: 'out', best: [0], over, winners: over ? [0] : [] };
  const positions = [position([0, 0], wins, undefined), position([66, 36], wins, outcome)];
  return { positions, names: ['You', 'Lea'], board, you: 0, actions: <button type="button">Rematch</button> };
}

const sheet = () => document.querySelector('[role=dialog]')!;
const nameOf = (element: Element) => document.getElementById(element.getAttribute('aria-labelledby')!)!.textContent;

test('the result is the title, and how the round ended follows', async () => {
  await mount(<Over {...ended('most points', true)} onClose={vi.fn()} />);
  expect(sheet().querySelector('h2')!.textContent).toBe('You win 66–36');
  expect(nameOf(sheet())).toMatch(/^Match over · Dominoes · .*You win 66–36$/);
  expect(sheet().textContent).toContain('Lea is out.');
  expect(sheet().textContent).not.toContain('fewest');
});

test('a round within a match has a title of its own', async () => {
  await mount(<Over {...ended('most points', false)} onClose={vi.fn()} />);
  expect(nameOf(sheet())).toMatch(/^Round 1 over · Dominoes · .*You win the round$/);
});

test('where the fewest points win, it says so', async () => {
  await mount(<Over {...ended('fewest points', true)} onClose={vi.fn()} />);
  expect(sheet().textContent).toContain('The lowest score wins.');
});

test('what the dock would say now stands in the sheet, which takes its place', async () => {
  await mount(<Over {...ended('most points', true)} line="Connection lost." onClose={vi.fn()} />);
  expect(sheet().textContent).toContain('Connection lost.');
});

test('rare actions come with a second press', async () => {
  await mount(<Over {...ended('most points', true)} rest={<button type="button">Export</button>} onClose={vi.fn()} />);
  const buttons = () => [...sheet().querySelectorAll('.side-sheet-foot button')].map(({ textContent }) => textContent);
  expect(buttons()).toEqual(['Rematch', 'More']);
  await click(named('button', 'More'));
  expect(buttons()).toEqual(['Rematch', 'More', 'Export']);
});

test('it is not modal; its title gets the focus, and Escape puts it away', async () => {
  const onClose = vi.fn();
  await mount(<Over {...ended('most points', true)} onClose={onClose} />);
  expect(sheet().hasAttribute('aria-modal')).toBe(false);
  expect(document.activeElement).toBe(sheet().querySelector('h2'));
  await press(sheet(), 'Escape');
  await click(named('button', 'View the table'));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a player who is writing is not interrupted', async () => {
  const { show } = await mount(<input />);
  const field = document.querySelector('input')!;
  await act(async () => field.focus());
  await show(
    <>
      <input />
      <Over {...ended('most points', true)} onClose={vi.fn()} />
    </>,
  );
  expect(document.activeElement).toBe(document.querySelector('input'));
});

test('partners win together, and their score stands once beside both names', async () => {
  const table = { players: 4, options: {} };
  const sides = () => [
    [0, 2],
    [1, 3],
  ];
  const at = (scores: readonly number[], outcome: MatchOutcome): TablePosition => {
    const two = position(scores, 'most points', outcome);
    const view = { ...two.seen(0), table, held: [0, 3, 2, 1] };
    return { ...two, game: { ...two.game, sides }, table, seen: () => view as ReturnType<typeof two.seen> };
  };
  const outcome: MatchOutcome = { ending: 'out', best: [0, 2], over: true, winners: [0, 2] };
  const positions = [at([0, 0, 0, 0], undefined), at([66, 36, 66, 36], outcome)];
  const names = ['You', 'Lea', 'Bo', 'Mia'];
  await mount(<Over positions={positions} names={names} board={board} you={0} actions={null} onClose={vi.fn()} />);
  expect(sheet().querySelector('h2')!.textContent).toBe('You and Bo win 66–36');
  const rows = [...sheet().querySelectorAll('tbody tr')].map((row) => row.querySelector('th')!.textContent);
  expect(rows).toEqual(['You', 'Bo', 'Lea', 'Mia']);
  expect([...sheet().querySelectorAll('td.total')].map(({ textContent }) => textContent)).toEqual(['66', '36']);
});
