// @vitest-environment happy-dom

import type { Common } from '@boneyard/rules/game';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeSettings } from '../app/settings';
import type { TablePosition } from '../play/play';
import { click, mount, named } from '../testing/mount';
import { useStockDraw } from './stockdraw';

beforeEach(() => changeSettings({ pace: 'instant' }));
afterEach(() => act(async () => changeSettings({ pace: 'usual' })));

/** Long enough for several draws. */
const later = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 40)));

/** A position after some moves of seat 0. */
function positionAfter(moves: readonly string[]): TablePosition {
  const log = moves.reduce<Common['log']>((before, move) => ({ seat: 0, move, before }), undefined);
  return { game: { write: String }, seen: () => ({ log }) } as unknown as TablePosition;
}

interface Props {
  /** What may be done after this many moves. */
  legal(made: number): readonly string[];
}

/** A table that makes every move at once. */
function Drawer({ legal }: Props) {
  const [made, setMade] = useState<readonly string[]>([]);
  const [positions, setPositions] = useState([positionAfter([])]);
  function play(move: string): void {
    stock.onPlay(move);
    const now = [...made, move];
    setMade(now);
    setPositions([...positions, positionAfter(now)]);
  }
  const stock = useStockDraw({
    positions,
    live: true,
    mover: 0,
    moves: legal(made.length),
    stockMove: 'draw',
    draw: () => play('draw'),
  });
  return (
    <>
      <output>{made.join(' ')}</output>
      <button type="button" onClick={() => play('draw')}>
        Draw
      </button>
    </>
  );
}

const made = () => document.querySelector('output')?.textContent;

test('one press draws as long as nothing else is allowed', async () => {
  await mount(<Drawer legal={(n) => (n < 4 ? ['draw'] : ['6-5', '6-4'])} />);
  await click(named('button', 'Draw'));
  for (let n = 0; n < 6; n++) await later();
  expect(made()).toBe('draw draw draw draw');
});

test('where drawing is one of several moves, a press draws one tile', async () => {
  await mount(<Drawer legal={() => ['draw', 'pass']} />);
  await click(named('button', 'Draw'));
  await later();
  expect(made()).toBe('draw');
});

test('nothing is drawn without a press', async () => {
  await mount(<Drawer legal={() => ['draw']} />);
  await later();
  expect(made()).toBe('');
});
