// @vitest-environment happy-dom

import '@boneyard/words/en/lessons';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { declineCourse, saveStep } from '../storage/lessonprogress';
import { click, mount, named } from '../testing/mount';
import { useCourseProgress } from './courseprogress';
import { StepList } from './steplist';

test('steps have names; done ones are marked, and each can be gone to', async () => {
  const onGo = vi.fn();
  await mount(
    <Suspense>
      <StepList titles={['The lead', 'Matching numbers']} at={1} done={[true, false]} minutes={4} onGo={onGo} />
    </Suspense>,
  );
  await vi.waitUntil(() => document.querySelector('nav') !== null);
  expect(document.querySelector('nav')?.textContent).toContain('2 steps, about 4 minutes');
  const progress = document.querySelector('progress')!;
  expect([progress.value, progress.max, progress.getAttribute('aria-label')]).toEqual([1, 2, '1 of 2 done']);
  const lead = named('button', /^✓Step 1: The lead \(done\)$/);
  expect(named('button', /Step 2: Matching numbers$/).getAttribute('aria-current')).toBe('step');
  await click(named('button', 'Steps: 2 / 2'));
  expect(document.querySelector('nav')?.className).toBe('steps open');
  await click(lead);
  expect(onGo).toHaveBeenCalledWith(0);
  expect(document.querySelector('nav')?.className).toBe('steps');
});

function Progress({ course }: { readonly course: string }) {
  return <p>{JSON.stringify(useCourseProgress(course))}</p>;
}

test('progress is known without the course: none, some, and none after a declined offer', async () => {
  saveStep('classic', 'lead');
  saveStep('classic', 'match');
  saveStep('classic', 'lead');
  declineCourse('quad');
  const { page } = await mount(
    <>
      <Progress course="classic" />
      <Progress course="quad" />
      <Progress course="tower" />
    </>,
  );
  expect([...page.querySelectorAll('p')].map(({ textContent }) => JSON.parse(textContent!))).toEqual([
    { done: 2, steps: 8, minutes: 4 },
    { done: 0, steps: 11, minutes: 7 },
    { done: 0, steps: 7, minutes: 3 },
  ]);
});
