// @vitest-environment happy-dom

import { expect, test, vi } from 'vitest';
import { click, mount, named } from '../testing/mount';
import { type Panel, PanelSheet, SideColumn, Unread } from './panels';

const MOVES: Panel = { id: 'moves', label: 'Moves', content: <p>6-6</p> };
const CHAT: Panel = { id: 'chat', label: 'Chat', unread: 3, content: <p>hello</p> };

const text = () => document.body.textContent;

test('one panel stands under its name, without tabs', async () => {
  await mount(<SideColumn panels={[MOVES]} />);
  expect(document.querySelector('[role=tab]')).toBeNull();
  expect(named('aside', 'Moves').textContent).toBe('Moves6-6');
});

test('several panels are tabs, and only the one that is shown is in the page', async () => {
  await mount(<SideColumn panels={[MOVES, CHAT]} />);
  expect(text()).not.toContain('hello');
  await click(named('[role=tab]', /^Chat/));
  expect(text()).toContain('hello');
  expect(text()).not.toContain('6-6');
});

test('what is unread is counted, on the tab and for screen readers', async () => {
  const { show } = await mount(<SideColumn panels={[MOVES, CHAT]} />);
  expect(document.querySelector('.count')?.textContent).toBe('3');
  expect(document.querySelector('.count')?.getAttribute('aria-hidden')).toBe('true');
  expect(named('[role=tab]', /^Chat/).textContent).toContain(', 3 unread');
  await show(<Unread panel={MOVES} />);
  expect(text()).toBe('');
});

test('in a small window a panel is a dialog with a button to close it', async () => {
  const onClose = vi.fn();
  await mount(<PanelSheet panel={CHAT} onClose={onClose} />);
  expect(document.querySelector('dialog')?.textContent).toContain('hello');
  await click(named('dialog button', 'Close'));
  expect(onClose).toHaveBeenCalledTimes(1);
});
