/** Computes the luck of deals in a worker, one game after the other. */

import { luckOf } from '@boneyard/bots/review/luck';
import { readRecord } from '@boneyard/engine/record';
import { replay } from '@boneyard/engine/replay';
import { isProblem } from '@boneyard/rules/problem';
import { seeded } from '@boneyard/rules/random';
import type { LuckAnswer, LuckQuestion } from './dealluck';

addEventListener('message', ({ data: { key, record } }: MessageEvent<LuckQuestion>) => {
  const read = readRecord(record);
  const positions = isProblem(read) ? [] : [...replay(read)];
  const deals = positions.filter(({ match }) => match.state.ply === 0 && !match.agreed);
  const random = seeded(key);
  const luck = deals.map(({ match: { game, state } }) => luckOf(game, state, random));
  postMessage({ key, luck } satisfies LuckAnswer);
});
