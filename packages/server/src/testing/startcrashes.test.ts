import { expect, test } from 'vitest';
import { killStarts, STARTS } from './startcrashes';

test.each(STARTS)('killed during its start (%s), a server starts again and has all it had', async (start) => {
  const { touched } = await killStarts(start, 2, 'small');
  expect(touched).toBeGreaterThan(0);
});
