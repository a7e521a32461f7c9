/** What is said at every table, in English. */

import { and, list, number, percent, points, rating, signed } from './grammar';

export const speech = {
  you: 'You',
  bot: (n: number) => ['Ana', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gia'][n] ?? `Bot ${n + 1}`,
  points,
  handOf: (who: string) => `${who}’s hand:`,
  drew: (tile: string) => `You drew ${tile}`,
  round: (n: number) => `Round ${n}`,
  agreed: 'The match was ended early; the scores stand.',
  /** One player won, partners did, or several sides are equal. */
  matchWon: (who: string, how: 'alone' | 'together' | 'tied') =>
    `${who} ${{ alone: 'wins', together: 'win', tied: 'share the win' }[how]}.`,
  partner: 'your partner',
  /** A variant that is played with house rules. */
  ownRules: (variant: string) => `${variant}, house rules`,
  /** A name and what goes with it. */
  labelled: (label: string, text: string) => `${label}: ${text}`,
  youWon: 'You win!',
  and,
  /** A button or a figure with what it is about: “Replay: Dominoes”. */
  list,
  number,
  percent,
  rating,
  signed,
};
