/** What is said while puzzles are made, in English. */

export const puzzles = {
  badCount: (text: string) => `--count needs a number from 1 to 99999, not "${text}".`,
  badSet: (text: string, sets: readonly string[]) => `--set is ${sets.join(' or ')}, not "${text}".`,
  broken: (file: string) => `${file} is not a puzzle file. Use another file, or delete it.`,
  progress: (found: number, of: number, deals: number) => `${found} of ${of} in ${deals} deals`,
  written: (puzzles: number, proved: number, file: string) =>
    `${file} has ${puzzles} puzzles, ${proved} of them proved.`,
};
