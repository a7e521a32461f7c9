/** What `boneyard admin fairness` says, in English. */

const times = (n: number, one: string, more: string) => (n === 1 ? `1 ${one}` : `${n} ${more}`);

export const fairness = {
  bad: 'boneyard admin fairness [--since DATE] [--minutes N] [--json] [--data FOLDER].',
  badSince: (text: string) => `--since needs a date such as 2026-11-18, not "${text}".`,
  badMinutes: (text: string) => `--minutes needs a number above 0, not "${text}".`,
  oldSchema: 'The database is from an older version. Start the server once; it brings the database up to date.',
  progress: (done: number, all: number) => `${done} of ${all} players`,
  title: (since: string) => `Rated matches since ${since}. This is a list for people to look at, not a verdict.`,
  looked: (looked: number, all: number, positions: number, judged: number) =>
    `Looked at ${looked} of ${times(all, 'player', 'players')} and ${times(positions, 'telling move', 'telling moves')}; ${judged} had enough of them to be compared.`,
  late: 'The time was up before everyone had been looked at. Another night begins with other players.',
  nothing: 'Nothing striking.',
  agreement: 'Moves like the expert’s, far more than the rating explains',
  expert: (share: string, positions: number, expected: string, peers: number, z: string) =>
    `found ${share} of ${positions} hard moves; players of this rating find ${expected} (${peers} compared, z = ${z})`,
  tempo: 'Moves that come too fast or too evenly',
  quick: (share: string, moves: number) => `${share} of ${moves} moves within 0.4 seconds`,
  even: (median: string, spread: string, moves: number) =>
    `${moves} moves, all in about ${median} seconds (spread ${spread}; people have 0.4 and more)`,
  pairs: 'Two players whose results against each other look arranged',
  met: (matches: number, won: number, lost: number) => `${times(matches, 'match', 'matches')}, ${won} to ${lost}`,
  reasons: {
    'one-sided': (z: string) => `more one-sided than ratings and luck explain (z = ${z})`,
    alternating: (z: string) => `they take turns winning (z = ${z})`,
    short: (short: number) => `${short} over within a minute, or left`,
  },
  leaving: 'Players who often leave rated matches',
  left: (left: number, matches: number) => `left ${left} of ${times(matches, 'match', 'matches')}`,
  networks: 'Accounts that play from one network',
  together: (matches: number) =>
    matches === 0 ? 'never at one table' : `${times(matches, 'match', 'matches')} at one table`,
  sameDevices: 'devices with the same name',
  variant: (game: string, variant: string) => `${game}, ${variant}`,
  player: (name: string, id: string) => `${name} (${id})`,
  line: (who: string, what: readonly string[]) => `  ${who}: ${what.join('; ')}`,
};
