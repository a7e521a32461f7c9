// @vitest-environment happy-dom
/** What is chosen is seen at once on the small table, and kept on the device. */

import { expect, test } from 'vitest';
import { click, mount } from '../testing/mount';
import { LookChoices } from './lookchoice';

/** The radio button with this name in the group with that one. */
function radio(group: string, name: string): HTMLInputElement {
  const fieldset = [...document.querySelectorAll('fieldset')].find(
    (one) => one.querySelector('legend')?.textContent === group,
  );
  const label = [...fieldset!.querySelectorAll('label')].find((one) => one.textContent?.trim() === name);
  return label!.querySelector('input')!;
}

const kept = () => JSON.parse(localStorage.getItem('boneyard.settings') ?? '{}') as Record<string, unknown>;

test('tiles and colours change on the small table, and everything is kept', async () => {
  const { page } = await mount(<LookChoices />);
  const preview = page.querySelector('[role="img"][aria-label="How it looks"]')!;
  expect(preview.querySelectorAll('.domino').length).toBeGreaterThan(5);
  expect(radio('Tiles', 'Ivory').checked).toBe(true);
  expect(preview.querySelector('.index')).toBeNull();

  await click(radio('Tiles', 'High contrast'));
  // The digit of a half can be read without counting its pips.
  const plastic = preview.querySelector('.domino.plastic')!;
  const digits = [...plastic.querySelectorAll('.index')].map(({ textContent }) => Number(textContent));
  expect(digits).toHaveLength(2);
  expect(plastic.querySelectorAll('.pips circle')).toHaveLength(digits[0]! + digits[1]!);

  expect(preview.querySelector('.mark')).toBeNull();
  await click(radio('Beads and coloured dominoes', 'Colour-blind safe'));
  const marks = [...preview.querySelectorAll('.plastic')].map((one) => [
    one.getAttribute('class'),
    one.querySelector('.mark')?.getAttribute('d'),
  ]);
  expect(new Set(marks.map(([colour]) => colour)).size).toBe(4);
  expect(new Set(marks.map(([, shape]) => shape)).size).toBe(4);

  await click(radio('Table', 'Slate'));
  await click(radio('Theme', 'Match system'));
  expect(kept()).toMatchObject({ theme: 'auto', table: 'slate', tiles: 'contrast', colours: 'safe' });
  expect(page.textContent).not.toContain('Night is always dark.');
  await click(radio('Table', 'Night'));
  expect(page.textContent).toContain('Night is always dark.');
});
