// @vitest-environment happy-dom

import '@boneyard/words/en/turns';
import '@boneyard/words/en/online';
import '@boneyard/words/en/matches';
import './shortrules';
import type { Table } from '@boneyard/rules/game';
import { gameCalled } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { expect, test, vi } from 'vitest';
import { click, mount, named, until } from '../testing/mount';
import { type MenuEntry, TableMenu } from './tablemenu';

vi.stubGlobal('__VERSION__', '1.2.3');

const TABLE = setTable(gameCalled('classic')!, 2, { style: 'block', blank: 14 }) as Table;
const texts = () => [...document.querySelectorAll('.menu-entries .button')].map(({ textContent }) => textContent);
const title = () => document.querySelector('dialog h2')!.textContent;

async function opened(...entries: MenuEntry[]) {
  const onClose = vi.fn();
  const onReport = vi.fn();
  await mount(<TableMenu game="classic" table={TABLE} {...{ entries, onReport, onClose }} />);
  return { onClose, onReport };
}

test('rules, lesson and settings come first, then what this table has', async () => {
  await opened({ text: 'Export', act: vi.fn() }, { text: 'Leave', href: '/' });
  expect(texts()).toEqual(['Rules', 'How to play', 'Settings', 'Export', 'Leave']);
  const lesson = named<HTMLAnchorElement>('a', 'How to play');
  expect([lesson.getAttribute('href'), lesson.target]).toEqual(['/learn/classic', '_blank']);
});

test('the rules open inside, and there is a way back', async () => {
  await opened();
  await click(named('button', 'Rules'));
  await until(() => document.querySelector('dialog')!.textContent.includes('Be the first to lay all'));
  expect(document.querySelector('dialog')!.textContent).toContain(
    'Dominoes · Block, house rules · Double blank counts 14 · 100 points',
  );
  expect(title()).toBe('Rules');
  expect(named<HTMLAnchorElement>('a', 'All the rules').target).toBe('_blank');
  await click(named('button', 'Back'));
  expect(title()).toBe('Menu');
});

test('the settings are inside too, with the report of a problem', async () => {
  const { onReport } = await opened();
  await click(named('button', 'Settings'));
  await until(() => title() === 'Settings');
  expect(document.querySelector('dialog')!.textContent).toContain('Sounds');
  await click(named('button', 'Report a problem'));
  expect(onReport).toHaveBeenCalledOnce();
});

test('what cannot be undone is asked first', async () => {
  const giveUp = vi.fn();
  const { onClose } = await opened({ text: 'Give up', question: 'Give up?', answer: 'Yes', act: giveUp });
  await click(named('button', 'Give up'));
  expect(giveUp).not.toHaveBeenCalled();
  expect(document.querySelector('.ask')!.textContent).toContain('Give up?');
  await click(named('button', 'Yes'));
  expect(giveUp).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});
