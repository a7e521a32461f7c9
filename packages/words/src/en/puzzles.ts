/** What is said while puzzles are made, in English. */

import { count, number, or } from './grammar';

export const puzzles = {
  badCount: (text: string) => `--count needs a number from 1 to 99999, not "${text}".`,
  badSet: (text: string, sets: readonly string[]) => `--set is ${or(sets)}, not "${text}".`,
  broken: (file: string) => `${file} is not a puzzle file. Use another file, or delete it.`,
  progress: (found: number, of: number, deals: number) =>
    `${number(found)} of ${number(of)} in ${count(deals, { one: '# deal', other: '# deals' })}`,
  written: (puzzles: number, proved: number, file: string) =>
    `${file} has ${count(puzzles, { one: '# puzzle', other: '# puzzles' })}, ${number(proved)} of them proved.`,
};
