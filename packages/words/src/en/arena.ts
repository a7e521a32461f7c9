/** What the arena says, in English. */

import { fixedIn } from '../fixed';
import { LOCALES } from '../languages';
import { count } from './grammar';

export const arena = {
  number: fixedIn(LOCALES.en.dates),
  percent: (value: string) => `${value} %`,
  badBots: (n: number) => `--bots needs one to ${n} names for ${n} seats.`,
  badBudget: (text: string) =>
    `--budget needs BOT=iterations:N or BOT=milliseconds:N with a bot that plays, not "${text}".`,
  badCount: (name: string, text: string) => `--${name} needs a number above 0, not "${text}".`,
  noMarkers: (file: string, from: string, to: string) => `${file} has no lines ${from} and ${to} to write between.`,
  broken: {
    'not json': 'this is not JSON',
    'not a result': 'this is neither a contest nor a played deal',
    'unknown contest': 'this is a deal from a contest that has not started',
    'out of order': 'a line before this one is missing or repeated',
  },
  brokenAt: (file: string, line: number, why: string) =>
    `${file}, line ${line}: ${why}. Fix the file, or use another one for the results.`,
  seats: (n: number) => `${n} seats`,
  played: (deals: number, seatings: number, seed: string) =>
    `${count(deals, { one: '# deal', other: '# deals' })}, each with ${count(seatings, { one: '# seating', other: '# seatings' })}; seed ${seed}`,
  progress: (deals: number, win: string, half: string) =>
    `${count(deals, { one: '# deal', other: '# deals' })}, ${win} ± ${half}`,
  columns: { bot: 'bot', budget: 'budget', win: 'wins', margin: 'margin', pace: 'decisions/s' },
  share: (percent: string) => `Equally strong players win ${percent} each. These are 95% confidence intervals.`,
  noHabits: (game: string) => `There is nothing to count with --habits in ${game}.`,
  habits: { bot: 'bot', habit: 'what it does', occasions: 'cases', times: 'times', rate: 'rate' },
  keptIn: (file: string) => `Every deal is saved in ${file}; the same command continues from there.`,
  drawnIn: (file: string) => `The plot is in ${file}.`,
  writtenInto: (file: string) => `The tables are in ${file}.`,
  plot: {
    title: 'Win rates in paired deals',
    about:
      'Each row is a match-up: the win rate of the first bot with its 95% interval, and the target if there is one.',
    aim: 'target',
    equal: 'equal play',
  },
};
