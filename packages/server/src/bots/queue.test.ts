import { expect, test } from 'vitest';
import { fairQueue } from './queue';
import { effortUnderLoad } from './thinkerthreads';

test('a player with many jobs does not keep the others waiting', () => {
  const queue = fairQueue<string>();
  for (const job of ['a1', 'a2', 'a3']) queue.put('a', job);
  queue.put('b', 'b1');
  queue.put('c', 'c1');
  expect([queue.take(), queue.take()]).toEqual(['a1', 'b1']);
  queue.put('b', 'b2');
  expect(queue.size).toBe(4);
  expect([queue.take(), queue.take(), queue.take(), queue.take(), queue.take()]).toEqual([
    'c1',
    'a2',
    'b2',
    'a3',
    undefined,
  ]);
});

test('levels give way under load: less time first, then no search at all', () => {
  expect(effortUnderLoad('expert', 0)).toEqual({ level: 'expert', budget: { milliseconds: 2000 } });
  expect(effortUnderLoad('expert', 9)).toEqual({ level: 'expert', budget: { milliseconds: 200 } });
  expect(effortUnderLoad('strong', 2)).toEqual({ level: 'strong', budget: { milliseconds: 100 } });
  expect(effortUnderLoad('strong', 20).level).toBe('casual');
  expect(effortUnderLoad('gentle', 500).level).toBe('gentle');
});
