// @vitest-environment happy-dom
/** Whose mistakes a review tells: yours in your own game, and those of the seat that is chosen in a game of several people. */

import type { ReviewedMove } from '@boneyard/bots/review/review';
import { act, type ReactNode, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { click, mount, named } from '../testing/mount';
import { MistakePanel, SubjectChoice } from './mistakepanel';

const standing = {
  chances: [],
  faults: [2, 5, 6],
  led: new Map(
    [
      [2, { seat: 1, mark: 'slip' }],
      [5, { seat: 0, mark: 'blunder' }],
      [6, { seat: 0, mark: 'slip' }],
    ].map(([index, moved]) => [index as number, moved as ReviewedMove]),
  ),
};

async function shown(element: ReactNode): Promise<HTMLElement> {
  const { page } = await mount(<Suspense fallback={<p />}>{element}</Suspense>);
  await vi.waitFor(
    async () => {
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      expect(page.textContent).not.toBe('');
    },
    { timeout: 20_000 },
  );
  return page;
}

test('your mistakes are told first, and the next one from the end is your first', async () => {
  const jump = vi.fn();
  const page = await shown(
    <MistakePanel standing={standing} names={['You', 'Ana']} me={0} at={8} last={8} onJump={jump} />,
  );
  expect(page.querySelector('strong')!.textContent).toBe('You: 1 slip, 1 blunder.');
  expect(page.textContent).toContain('Ana: 1 slip.');
  await click(named('button', 'Next mistake'));
  expect(jump).toHaveBeenCalledWith(5);
});

test('with nobody in particular, all are told in the order of the game', async () => {
  const jump = vi.fn();
  const page = await shown(
    <MistakePanel standing={standing} names={['Bo', 'Ana']} me={undefined} at={5} last={8} onJump={jump} />,
  );
  expect([...page.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    '2 slips, 1 blunder',
    'Mistake 2 of 3',
  ]);
  await click(named('button', 'Previous mistake'));
  expect(jump).toHaveBeenCalledWith(2);
});

test('where several people played, a switch says whose mistakes come first', async () => {
  const choose = vi.fn();
  const page = await shown(<SubjectChoice names={['Bo', 'Ana', 'Cy']} people={[0, 2]} me={undefined} onMe={choose} />);
  expect([...page.querySelectorAll('label')].map((label) => label.textContent)).toEqual(['All in order', 'Bo', 'Cy']);
  await click(page.querySelectorAll('input')[2]!);
  expect(choose).toHaveBeenCalledWith(2);
});
