/** Computes the luck of deals in a worker, one game after the other. */

import { luckOf } from '@boneyard/bots/review/luck';
import { readRecord } from '@boneyard/engine/record';
import { replay } from '@boneyard/engine/replay';
import { isProblem } from '@boneyard/rules/problem';
import { seeded } from '@boneyard/rules/random';
import type { LuckAnswer, LuckQuestion } from './dealluck';

/** How long the solution of one deal may take, in milliseconds. */
const LONGEST = 2000;

addEventListener('message', ({ data: { key, record } }: MessageEvent<LuckQuestion>) => {
  const read = readRecord(record);
  const positions = isProblem(read) ? [] : [...replay(read)];
  const deals = positions.filter(({ match }) => match.state.ply === 0 && !match.agreed);
  const thinking = { random: seeded(key), budget: { milliseconds: LONGEST }, clock: () => performance.now() };
  const luck = deals.map(({ match: { game, state } }) => luckOf(game, state, thinking));
  postMessage({ key, luck } satisfies LuckAnswer);
});
