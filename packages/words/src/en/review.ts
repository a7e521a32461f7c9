/** What the review of a game says, in English. */

import { points } from './grammar';

export const review = {
  badBudget: (text: string) => `--budget needs iterations:N or milliseconds:N, not "${text}".`,
  progress: (done: number, all: number) => `move ${done} of ${all}`,
  nothing: 'No moves were made in this game.',
  marks: { best: 'best', good: 'good', slip: 'slip', blunder: 'blunder' },
  columns: { place: 'ply', move: 'move', mark: 'mark', cost: 'cost', chance: 'chance', better: 'better was' },
  chances: 'Chance of winning the round, move by move:',
  summary: 'Summary:',
  meanCost: (n: number) => `${points(n)} given away per move`,
};
