import { expect, test } from 'vitest';
import { fairQueue } from './queue';
import { givingWay } from './threads';

test('a table with many jobs does not keep the others waiting', () => {
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
  expect(givingWay('expert', 0)).toEqual({ level: 'expert', budget: { milliseconds: 2000 } });
  expect(givingWay('expert', 9)).toEqual({ level: 'expert', budget: { milliseconds: 200 } });
  expect(givingWay('strong', 2)).toEqual({ level: 'strong', budget: { milliseconds: 100 } });
  expect(givingWay('strong', 20).level).toBe('casual');
  expect(givingWay('gentle', 500).level).toBe('gentle');
});
