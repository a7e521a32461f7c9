import { expect, test } from 'vitest';
import { fuzz } from './fuzz';

test('a player who sends random messages harms nobody', async () => {
  const { read, matches, refusals } = await fuzz(12_000, 'small');
  expect(read).toBeGreaterThan(1_000);
  expect(matches).toBeGreaterThan(3);
  // Some of the messages got as far as the rules.
  for (const why of ['illegal', 'stale', 'not now', 'not your turn']) expect(refusals.get(why)).toBeGreaterThan(10);
});
