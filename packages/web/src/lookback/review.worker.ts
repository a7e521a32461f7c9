/** Games are reviewed in here, so that the page never waits. Who no longer wants it ends the worker. */

import { review } from '@boneyard/bots/review/review';
import { REVIEW_TAKES, spread } from '@boneyard/bots/review/spread';
import { readRecord } from '@boneyard/engine/record';
import { isProblem } from '@boneyard/rules/problem';
import type { Told } from './reviewing';

function tell(told: Told): void {
  postMessage(told);
}

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const record = readRecord(data);
  if (isProblem(record)) return tell({ kind: 'failed' });
  const reviewing = review(record, spread(record, REVIEW_TAKES), () => performance.now());
  let last = -1;
  for (;;) {
    const { value, done } = reviewing.next();
    if (done) return tell(isProblem(value) ? { kind: 'failed' } : { kind: 'done', review: value });
    if (value.done === last) continue;
    last = value.done;
    tell({ kind: 'running', ...value });
  }
});
