// @vitest-environment happy-dom

import type { Common } from '@boneyard/rules/game';
import { gameCalled } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { expect, test } from 'vitest';
import type { TablePlayer } from '../play/play';
import { mount } from '../testing/mount';
import { Seats } from './seats';

const NAMES = ['Ana', 'Bo', 'Cy', 'Di'];

function seatsAt(options: object, viewer: number | undefined) {
  const table = setTable(gameCalled('classic')!, 4, options);
  if (isProblem(table)) throw new Error(table.problem);
  const view: Common = {
    table,
    round: 0,
    scores: [20, 10, 20, 10],
    held: [7, 7, 7, 7],
    left: 0,
    ply: 0,
    log: undefined,
  };
  const players = NAMES.map((name): TablePlayer => ({ kind: 'person', name }));
  const shown = { view, players, names: NAMES, toAct: [0], thinking: undefined, viewer };
  return mount(<Seats game="classic" {...shown} />);
}

const cards = () => [...document.querySelectorAll('.seats li')].map(({ textContent }) => textContent);

test('the seat opposite is called your partner', async () => {
  await seatsAt({ partners: true }, 1);
  expect(cards().map((text) => text?.includes('your partner'))).toEqual([false, false, false, true]);
});

test('nobody is, at a table without partners', async () => {
  await seatsAt({}, 1);
  expect(cards().join()).not.toContain('partner');
});

test('a spectator reads who plays with whom', async () => {
  await seatsAt({ partners: true }, undefined);
  const told = [...document.querySelectorAll('.seats .partner')].map(({ textContent }) => textContent);
  expect(told).toEqual(['& Cy', '& Di', '& Ana', '& Bo']);
});
