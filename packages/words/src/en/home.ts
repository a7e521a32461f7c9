/** What the first page says to those who return, and the page about the player, in English. */

export const home = {
  continue: 'Continue',
  against: (others: string) => `with ${others}`,
  nobody: 'nobody else yet',
  yourTurn: 'Your turn',
  othersTurn: 'Their turn',
  gathering: 'Waiting for players',
  online: 'online',
  quick: 'Quick play',
  rating: 'Your rating',
  last: 'Last result',
  review: 'Review',
  recent: 'Recent games',
  all: 'All games',
  statistics: 'Statistics',
  me: {
    title: 'You',
    stranger: 'You need no account to play. With one, your name and rating go with you to every device.',
    guest: 'You play online as a guest. An account keeps your name and rating on every device.',
    account: 'You are signed in.',
    toAccount: 'Your account',
    make: 'Create an account',
    profile: 'Your profile',
  },
  places: {
    games: 'Resume, review, export or import them.',
    statistics: 'How often you win, and against whom.',
    pads: 'For games with real tiles.',
    print: 'Sets, boards and score sheets as PDF.',
    open: 'From a file or a link.',
  },
};

export type HomeWords = typeof home;
