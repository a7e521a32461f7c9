/** Attacks on a server while games go on there: memory, open files and the time until a move is acknowledged stay flat. */

import { CROWD_NAMES } from '@boneyard/server/testing/attackers';
import { damage, playUnderAttack, tableOf } from '@boneyard/server/testing/underattack';
import type { Soak } from './soaks';

/** How long an attack lasts, longer than every deadline of the server, and the time before and after; in milliseconds. */
const LASTS = 40_000;
const CALM = 10_000;

export const attackSoak: Soak = {
  name: 'attacks',
  small: 0,
  large: CROWD_NAMES.length,
  async run(number) {
    const reports = await playUnderAttack([CROWD_NAMES[number]!], LASTS, CALM);
    console.log(tableOf(reports));
    const found = reports.flatMap((report) => damage(report));
    if (found.length > 0) throw new Error(found.join(', '));
  },
};
