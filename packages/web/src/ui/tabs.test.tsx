// @vitest-environment happy-dom

import { useState } from 'react';
import { expect, test } from 'vitest';
import { click, mount, named, press } from '../testing/mount';
import { Tabs } from './tabs';

const TABS = ['Moves', 'Chat', 'Rules'].map((label) => ({ id: label.toLowerCase(), label, content: <p>{label}!</p> }));

function Page({ tabs = TABS }) {
  const [chosen, choose] = useState('moves');
  return <Tabs label="Beside" tabs={tabs} chosen={chosen} onChoose={choose} />;
}

const tab = (name: string) => named('[role=tab]', name);
const panel = () => document.querySelector('[role=tabpanel]')!;
const stops = () => [...document.querySelectorAll<HTMLElement>('[role=tab]')].map(({ tabIndex }) => tabIndex);

test('a tab shows its panel, which it names', async () => {
  await mount(<Page />);
  expect(panel().textContent).toBe('Moves!');
  await click(tab('Chat'));
  expect(panel().textContent).toBe('Chat!');
  expect(tab('Chat').getAttribute('aria-selected')).toBe('true');
  expect(tab('Moves').getAttribute('aria-selected')).toBe('false');
  expect(panel().getAttribute('aria-labelledby')).toBe(tab('Chat').id);
  expect(tab('Chat').getAttribute('aria-controls')).toBe(panel().id);
});

test('arrows, Home and End go from tab to tab, and only the chosen one is reached by Tab', async () => {
  await mount(<Page />);
  tab('Moves').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Chat'],
    ['ArrowRight', 'Rules'],
    ['ArrowRight', 'Moves'],
    ['ArrowLeft', 'Rules'],
    ['Home', 'Moves'],
    ['End', 'Rules'],
  ] as const) {
    await press(document.activeElement!, key);
    expect(document.activeElement).toBe(tab(name));
    expect(panel().textContent).toBe(`${name}!`);
  }
  expect(stops()).toEqual([-1, -1, 0]);
});

test('when the chosen tab is gone, the first one is shown', async () => {
  const { show } = await mount(<Page />);
  await click(tab('Rules'));
  await show(<Page tabs={TABS.slice(0, 2)} />);
  expect(panel().textContent).toBe('Moves!');
});
