/** How somebody is called to a table from afar, in English. */

export const calls = {
  turn: 'It is your turn',
  waits: (game: string, others: string) => (others ? `${game} with ${others}` : game),
};

export type Calls = typeof calls;
