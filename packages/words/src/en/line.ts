/** What games on a line of dominoes say, in English. */

/** What there is to do. */
export const expected = {
  leadForced: (tile: string) => `You lead, with ${tile}.`,
  lead: 'You lead: lay any tile.',
  lay: (ends: string) => `Lay a tile on an open end: ${ends}.`,
  misfit: (tile: string, ends: string) => `${tile} does not fit: the open ends are ${ends}.`,
  draw: 'Nothing fits: draw a tile.',
  pass: 'Nothing fits, and there is nothing to draw: pass.',
};

/** The round ends because a player has no tile left. */
export const out = (who: string, others: string) =>
  `Domino! ${who} ${who === 'You' ? 'are' : 'is'} out. Dominoed: ${others}.`;
