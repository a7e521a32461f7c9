/** Turns, in English: the time for them, and taking them back. */

import { count } from './grammar';

export const turns = {
  clock: 'Time for each turn',
  kinds: { none: 'no clock', s30: '30 s', s60: '60 s', other: 'other', days: 'days' },
  seconds: 'Seconds for each turn, 5 to 3600',
  days: 'Days for each turn, 1 to 30',
  late: 'When the time is up',
  lates: { bot: 'a bot moves for you', mildest: 'the lowest-scoring move is made' },
  pauses: 'The clock stops while you pass the device, open the menu or leave the page.',
  left: (time: string) => `${time} left`,
  hoursLeft: (n: number) => `${n} h`,
  daysLeft: (n: number) => count(n, { one: '# day', other: '# days' }),
  soon: (seconds: number) => `${count(seconds, { one: '# second', other: '# seconds' })} left.`,
  undo: 'Undo',
  undoAsk: (names: string) => `Undo the last move? Everyone has to agree: ${names}.`,
  undoAgreed: 'Everyone agrees',
};

export type Turns = typeof turns;
