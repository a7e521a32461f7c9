/** The short form of `npm run soak attacks`. */

import { expect, test } from 'vitest';
import { CROWD_NAMES } from './attackers';
import { CAN_MEASURE, damage, playUnderAttack, tableOf } from './underattack';

test.skipIf(!CAN_MEASURE)('attackers cost neither memory nor files, and nobody else waits', async () => {
  const reports = await playUnderAttack(CROWD_NAMES, 1_000, 1_000);
  expect(
    reports.map((report) => [report.crowd, ...damage(report)]),
    tableOf(reports),
  ).toEqual(CROWD_NAMES.map((crowd) => [crowd]));
});
