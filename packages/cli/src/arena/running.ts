/** Runs a contest until it is known well enough, from where its book ends. */

import type { Contest } from '@boneyard/bots/arena/contest';
import type { Played } from '@boneyard/bots/arena/playing';
import { enough, FEWEST, type Goal, standing } from '@boneyard/bots/arena/statistics';
import type { Console } from '../console';
import { progressOf } from '../progress';
import type { Hall } from './hall';
import type { Shelf } from './keeping';

/** Deals that will be needed, as far as one can tell: the width shrinks with the root of their number. */
function needed(played: number, half: number, { deals, within }: Goal): number {
  const byWidth = within === undefined ? Number.POSITIVE_INFINITY : Math.max(FEWEST, played * (half / within) ** 2);
  return Math.min(deals ?? Number.POSITIVE_INFINITY, byWidth);
}

/** What a contest runs with: when it is known well enough, where its deals are kept, who plays them, who is told. */
export interface Running {
  readonly goal: Goal;
  readonly shelf: Shelf;
  readonly hall: Hall;
  readonly io: Console;
}

export async function run(contest: Contest, label: string, { goal, shelf, hall, io }: Running): Promise<Played[]> {
  const { number, percent, progress } = io.words.arena;
  const book = shelf.book(contest);
  const played: Played[] = [];
  for (const one of book.kept) {
    played.push(one);
    if (enough(played, goal)) return played;
  }
  const bar = progressOf(label);
  for await (const one of hall.play(contest, played.length)) {
    book.keep(one);
    played.push(one);
    bar.show(() => {
      const { mean, half } = standing(played, [0]).win;
      const text = progress(played.length, percent(number(100 * mean, 1)), number(100 * half, 1));
      return { share: played.length / needed(played.length, half, goal), text };
    });
    if (enough(played, goal)) break;
  }
  bar.end();
  return played;
}
