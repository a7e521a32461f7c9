/** What a score pad says when it is shared as text, in English. */

export const pads = {
  title: (game: string, length: string) => `${game}, ${length}`,
  toTarget: (points: number) => `to ${points} points`,
  forRounds: (n: number) => (n === 1 ? 'one round' : `${n} rounds`),
  round: (n: number) => `Round ${n}:`,
  /** A round that is still being played. */
  soFar: (n: number) => `Round ${n} so far:`,
  total: 'Total:',
  nothing: 'No entries yet.',
  ahead: (who: string, many: boolean) => (many ? `${who} are tied for the lead.` : `${who} is ahead.`),
  won: (who: string, many: boolean) => (many ? `${who} share the win.` : `${who} has won.`),
};
