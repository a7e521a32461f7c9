/** Reviews games off the main thread. To stop a review, terminate the worker. */

import { review } from '@boneyard/bots/review/review';
import { REVIEW_TAKES, reviewBudget } from '@boneyard/bots/review/reviewbudget';
import { readRecord } from '@boneyard/engine/record';
import { isProblem } from '@boneyard/rules/problem';
import type { ReviewMessage } from './reviewjobs';

function tell(told: ReviewMessage): void {
  postMessage(told);
}

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const record = readRecord(data);
  if (isProblem(record)) return tell({ kind: 'failed' });
  const reviewing = review(record, reviewBudget(record, REVIEW_TAKES), () => performance.now());
  let last = -1;
  for (;;) {
    const { value, done } = reviewing.next();
    if (done) return tell(isProblem(value) ? { kind: 'failed' } : { kind: 'done', review: value });
    if (value.done === last) continue;
    last = value.done;
    tell({ kind: 'running', ...value });
  }
});
