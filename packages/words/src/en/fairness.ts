/** What `boneyard admin fairness` says, in English. */

import { count, number } from './grammar';

export const fairness = {
  bad: 'boneyard admin fairness [--since DATE] [--minutes N] [--json] [--data FOLDER].',
  badSince: (text: string) => `--since needs a date such as 2026-11-18, not "${text}".`,
  badMinutes: (text: string) => `--minutes needs a number above 0, not "${text}".`,
  oldSchema: 'The database is from an older version. Start the server once; it brings the database up to date.',
  progress: (done: number, all: number) => `${number(done)} of ${number(all)} players`,
  title: (since: string) => `Rated matches since ${since}. This is a list for people to look at, not a verdict.`,
  looked: (looked: number, all: number, positions: number, judged: number) =>
    `Looked at ${number(looked)} of ${count(all, { one: '# player', other: '# players' })} and ${count(positions, { one: '# telling move', other: '# telling moves' })}; ${number(judged)} had enough of them to be compared.`,
  late: 'The time was up before everyone had been looked at. Another night begins with other players.',
  nothing: 'Nothing striking.',
  agreement: 'Moves like the expert’s, far more than the rating explains',
  expert: (share: string, positions: number, expected: string, peers: number, z: string) =>
    `found ${share} of ${count(positions, { one: '# hard move', other: '# hard moves' })}; players of this rating find ${expected} (${number(peers)} compared, z = ${z})`,
  tempo: 'Moves that come too fast or too evenly',
  quick: (share: string, moves: number) =>
    `${share} of ${count(moves, { one: '# move', other: '# moves' })} within 0.4 seconds`,
  even: (median: number, spread: string, moves: number) =>
    `${count(moves, { one: '# move', other: '# moves' })}, all in about ${count(median, { one: '# second', other: '# seconds' })} (spread ${spread}; people have 0.4 and more)`,
  pairs: 'Two players whose results against each other look arranged',
  met: (matches: number, won: number, lost: number) =>
    `${count(matches, { one: '# match', other: '# matches' })}, ${number(won)} to ${number(lost)}`,
  reasons: {
    'one-sided': (z: string) => `more one-sided than ratings and luck explain (z = ${z})`,
    alternating: (z: string) => `they take turns winning (z = ${z})`,
    short: (short: number) => `${number(short)} over within a minute, or left`,
  },
  leaving: 'Players who often leave rated matches',
  left: (left: number, matches: number) =>
    `left ${number(left)} of ${count(matches, { one: '# match', other: '# matches' })}`,
  networks: 'Accounts that play from one network',
  together: (matches: number) =>
    matches === 0 ? 'never at one table' : `${count(matches, { one: '# match', other: '# matches' })} at one table`,
  sameDevices: 'devices with the same name',
  variant: (game: string, variant: string) => `${game}, ${variant}`,
  player: (name: string, id: string) => `${name} (${id})`,
  line: (who: string, what: readonly string[]) => `  ${who}: ${what.join('; ')}`,
};
