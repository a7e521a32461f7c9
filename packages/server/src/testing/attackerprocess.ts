/** A process full of attackers. It is told by its parent whom to attack and how, and ends with it. */

import { attackForEver, type CrowdName } from './attackers';

export interface AttackOrder {
  readonly crowd: CrowdName;
  readonly url: string;
  readonly cookies: readonly string[];
}

/** Another address than that of the players, so that limits count them apart. */
const FROM = '127.0.0.2';

process.once('message', ({ crowd, url, cookies }: AttackOrder) => {
  attackForEver(crowd, { url, from: FROM }, cookies, () => process.send?.('cut off'));
});
process.once('disconnect', () => process.exit(0));
