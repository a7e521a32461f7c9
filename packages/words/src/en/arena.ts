/** What the arena says, in English. */

export const arena = {
  /** Of a single deal nobody knows the width. */
  number: (value: number, digits: number) => (Number.isFinite(value) ? value.toFixed(digits) : '∞'),
  percent: (value: string) => `${value} %`,
  badBots: (n: number) => `--bots needs one to ${n} names for ${n} seats.`,
  badBudget: (text: string) =>
    `--budget needs BOT=iterations:N or BOT=milliseconds:N with a bot that plays, not "${text}".`,
  badCount: (name: string, text: string) => `--${name} needs a number above 0, not "${text}".`,
  noMarkers: (file: string, from: string, to: string) => `${file} has no lines ${from} and ${to} to write between.`,
  broken: {
    'not json': 'this is not JSON',
    'not a result': 'this is neither a contest nor a deal that was played',
    'unknown contest': 'this is a deal of a contest that was not begun',
    'out of order': 'a line before this one is missing or there twice',
  },
  brokenAt: (file: string, line: number, why: string) =>
    `${file}, line ${line}: ${why}. Mend the file, or take another for the results.`,
  seats: (n: number) => `${n} seats`,
  played: (deals: number, seatings: number, seed: string) =>
    `${deals} deals, each with ${seatings} seatings; seed ${seed}`,
  progress: (deals: number, win: string, half: string) => `${deals} deals, ${win} ± ${half}`,
  columns: { bot: 'bot', budget: 'budget', win: 'wins', margin: 'margin', pace: 'decisions/s' },
  share: (percent: string) => `An equal among equals wins ${percent}. The intervals hold 95 times in 100.`,
  keptIn: (file: string) => `Every deal is kept in ${file}; the same command goes on from there.`,
  drawnIn: (file: string) => `The plot is in ${file}.`,
  writtenInto: (file: string) => `The tables are in ${file}.`,
  plot: {
    title: 'Win rates in paired deals',
    about:
      'Each row is a match-up: the win rate of the first bot with its 95 % interval, and the aim where there is one.',
    aim: 'aim',
    equal: 'equal play',
  },
};
