/** What the page says at the table, in English. */

export const table = {
  /** Under its name on the first page. */
  line: 'Cycles of colour on a growing grid. By Sid Sackson.',
  expected: {
    west: 'Yours goes on the left.',
    east: 'Yours goes on the right.',
    lay: 'Lay a domino that makes at least two groups longer.',
    find: 'Lay a domino that makes at least two groups longer, or say that you are stuck.',
    pass: 'Nothing fits: pass.',
    answer: 'First answer the claim: point out a domino in the open hand, or decline.',
    notPointed: 'Only a domino that was pointed out may be played now.',
    misfit: (tile: string) =>
      `There is no place for ${tile}: it must make two groups longer, and all lines must be cycles.`,
  },
  trying: {
    point: 'Point at a place',
    lay: (where: string) => `Lay ${where}`,
    turn: 'Turn it',
    steps: { left: 'Left', up: 'Up', down: 'Down', right: 'Right' },
  },
  page: {
    tile: (first: string, second: string) => `${first}–${second}`,
    placed: (first: string, way: string, second: string, at: string) => `${first} ${way} ${second} at ${at}`,
    stuck: 'I am stuck',
    /** In the list of moves, beside the name of a player, who may be “You”. */
    brief: {
      stuck: 'stuck',
      point: (tile: string) => `pointed out ${tile}`,
      decline: 'declined',
      pass: 'passed',
    },
    aids: 'More about the board',
    help: 'Help',
    helpNote: 'Shows what fits and where, for learning. Without help you have to find out.',
    helping: 'Help is on: it shows what fits.',
    groups: 'Groups',
    group: (line: 'row' | 'column', length: number, at: string, colours: string) =>
      `${line === 'row' ? 'Row' : 'Column'} of ${length} from ${at}: ${colours}`,
    lines: { row: 'row', column: 'column' },
    dead: 'Dead cells',
    deadNote: 'Crosses out the empty cells that no colour can fill.',
    deadAt: (cells: readonly string[]) => (cells.length === 0 ? 'No cell is dead.' : `Dead: ${cells.join('; ')}.`),
    situation: (dominoes: number, longest: number) =>
      `${dominoes} dominoes on the board; the longest group has ${longest} beads.`,
  },
};
