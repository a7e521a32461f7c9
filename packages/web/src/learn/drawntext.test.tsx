// @vitest-environment happy-dom

import { teaching as bead } from '@boneyard/games/bead/web/illustrations.tsx';
import { expect, test } from 'vitest';
import { mount } from '../testing/mount';
import { chainTeaching } from './chainillustrations';
import { DrawnText, TeachingContext, TeachingPaints } from './drawntext';

test('notation is drawn, and written for those who do not see it', async () => {
  const { page } = await mount(
    <TeachingContext value={chainTeaching()}>
      <p>
        <DrawnText text="Lay {6-5} on the 5." />
      </p>
    </TeachingContext>,
  );
  expect(page.textContent).toBe('Lay 6-5 on the 5.');
  expect(page.querySelectorAll('svg[aria-hidden="true"] .pips circle')).toHaveLength(11);
  expect(page.querySelector('.hidden')?.textContent).toBe('6-5');
});

test('a strip has a bead for each letter, and is named by its colours', async () => {
  const { page } = await mount(
    <TeachingContext value={bead}>
      <TeachingPaints />
      <p>
        <DrawnText text="Cycles: {abab}, and {3-5}" />
      </p>
    </TeachingContext>,
  );
  const [strip, domino] = page.querySelectorAll('.drawn');
  expect(strip!.querySelectorAll('[fill="url(#bead-1)"]')).toHaveLength(2);
  expect(strip!.querySelectorAll('[fill="url(#bead-2)"]')).toHaveLength(2);
  expect(strip!.textContent).toBe('wood, fire, wood, fire');
  expect(domino!.textContent).toBe('earth–water');
  expect(page.querySelector('.paints #bead-1')).not.toBeNull();
});

test('a sign or a bracket that touches a drawing stays on its line', async () => {
  const { page } = await mount(
    <TeachingContext value={chainTeaching()}>
      <p>
        <DrawnText text={'After a double ({6-6}), lay {6-5}–{5-4}, then {4-1}\u00a0: done.'} />
      </p>
    </TeachingContext>,
  );
  expect(page.textContent).toBe('After a double (6-6), lay 6-5–5-4, then 4-1\u00a0: done.');
  expect([...page.querySelectorAll('.unbroken')].map(({ textContent }) => textContent)).toEqual([
    '(6-6),',
    '6-5–',
    '5-4,',
    '4-1\u00a0:',
  ]);
});

test('a game that draws nothing has its notation written', async () => {
  const { page } = await mount(
    <p>
      <DrawnText text="Lay {6-5}." />
    </p>,
  );
  expect(page.textContent).toBe('Lay 6-5.');
});
