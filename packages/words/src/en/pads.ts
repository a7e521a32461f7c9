/** What a score pad says when it is shared as text, in English. */

import { count, points } from './grammar';

/** One player leads or wins, partners do, or several sides are equal. */
type Lead = 'alone' | 'together' | 'tied';

export const pads = {
  title: (game: string, length: string) => `${game}, ${length}`,
  toTarget: (n: number) => `to ${points(n)}`,
  forRounds: (n: number) => count(n, { one: 'one round', other: '# rounds' }),
  round: (n: number) => `Round ${n}:`,
  /** A round that is still being played. */
  soFar: (n: number) => `Round ${n} so far:`,
  total: 'Total:',
  nothing: 'No entries yet.',
  ahead: (who: string, lead: Lead) =>
    ({ alone: `${who} is ahead.`, together: `${who} are ahead.`, tied: `${who} are tied for the lead.` })[lead],
  won: (who: string, lead: Lead) =>
    ({ alone: `${who} has won.`, together: `${who} have won.`, tied: `${who} share the win.` })[lead],
};
