/** What the page says at the table, in English. */

export const table = {
  /** Under its name on the first page. */
  line: 'Square tiles, four corners, bonus plays, to 800 points.',
  expected: {
    openQuad: (tile: string) => `You open with ${tile}, the highest quad.`,
    openZeros: (tile: string) => `You open with ${tile}, or show it, keep it, and open with 0000.`,
    openTotal: (tile: string) => `Nobody holds a quad: you open with ${tile}, the greatest total.`,
    lay: (tiles: number) =>
      tiles === 1 ? 'One of your tiles fits: lay it.' : `${tiles} of your tiles fit: lay one, side by side.`,
    drew: (tiles: number, points: number) => `You drew ${tiles}: −${points} points.`,
    draw: (fine: number) => `Nothing fits: draw a tile, −${fine} points each.`,
    pass: (fine: number) => `Nothing fits, and the well is empty: pass, −${fine} points.`,
    bonus: 'Which bonus do you want?',
    onlyPoints: 'You cannot lay two more tiles, so take the points.',
    firstExtra: 'You must be able to lay a second tile after it.',
    secondExtra: 'Lay one more tile.',
    chooseFirst: 'First choose your bonus.',
    misfit: (tile: string) => `${tile} does not fit, however you turn it.`,
  },
  page: {
    offers: {
      take: (points: number) => `+${points} points`,
      two: (most: number) => `Play two (up to ${most})`,
      /** At a rated table, which does not say what a move brings. */
      plainTwo: 'Play two more',
      draw: (fine: number) => `Draw (−${fine} each)`,
      pass: (fine: number) => `Pass (−${fine})`,
      lay: (numbers: string, cell: string, points: number) => `${numbers} at ${cell}: ${points}`,
      bonus: (offer: string) => `${offer} + bonus`,
      zeros: (numbers: string, points: number) => `${numbers}: ${points} points and two plays`,
    },
    gain: {
      points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
      corners: (points: number, corners: number) => `${points} + bonus: ${corners} corners`,
      quad: (points: number) => `${points} + bonus: quad`,
      zeros: (points: number) => `${points} + two plays`,
      differs: 'does not match',
      noSecond: 'leaves no second tile',
      not: 'not here',
    },
    /** In the list of moves. */
    brief: { 'take-25': 'bonus', 'play-two': 'plays two', pass: 'pass' },
    well: (tiles: number) => (tiles === 1 ? 'Well: 1 tile.' : `Well: ${tiles} tiles.`),
    drawn: (tiles: number, points: number) => `Drawn this turn: ${tiles}, −${points} points.`,
  },
};
