/** Rights and privacy, in English: what is kept, for how long, and whose the games are. It must say what the code does. */

const days = (n: number) => (n === 1 ? '1 day' : `${n} days`);

/** How long the server keeps things, in days; tables for good where it is 0. */
export interface Kept {
  readonly tables: number;
  readonly chat: number;
}

export const privacy = {
  title: 'Rights and privacy',
  about: 'What is known of you, for how long, and how to take it along or delete it. And whose the games are.',
  device: {
    title: 'On this device',
    lines: [
      'Games that you play here, settings, statistics, puzzles, score pads and the people you muted stay in this browser. Nobody else gets them.',
      'There are no adverts, no statistics about visitors, and nothing is loaded from other servers.',
      'Cookies are set only for online play: your name as a guest, or that you are signed in. They last a year, no script can read them, and they go nowhere but to this server.',
      'To delete all of it, delete the data of this site in your browser.',
    ],
  },
  server: {
    title: 'On the server',
    where:
      'Online play is kept on the server that this page came from, in the care of whoever runs it. Nothing of it is passed on, but where a line below says so.',
    what: 'What',
    long: 'For how long',
    rows: ({ tables, chat }: Kept): readonly (readonly [what: string, long: string])[] => [
      [
        'Tables: names, seats, house rules, every move and when it was made',
        tables === 0
          ? 'for good'
          : `${days(tables)} after the match ended, or after it began if it never did; with an account holder at it, as long as there is the account`,
      ],
      [
        'An account: name, public keys of your passkeys, hashes of your recovery codes, what your devices are called',
        'until you delete it',
      ],
      ['Sessions: on which devices you are signed in, and on which day you were last seen', 'a year after that day'],
      ['Ratings and the results of rated matches', 'until you delete your account'],
      ['Searches for a game: your name, and what you looked for', days(1)],
      ['What is written at tables; of guests with the network address it came from', days(chat)],
      ['What was reported: the line, the table, who wrote and who reported it', days(chat)],
      ['Whom you block, and hashes of the tokens of your bots', 'until you lift or revoke it, or delete your account'],
      [
        'Where your devices are called when it is your turn, if you asked for that; the message goes through the service of your browser’s maker, encrypted so that it cannot be read there',
        'until you turn it off, sign out or delete your account, or the service does not know the device any more',
      ],
      ['For which move you were called', days(40)],
      ['Who is banned, by whoever runs the server', 'until that is lifted'],
      ['Network addresses, to count how much is asked from one', 'minutes, in memory only'],
    ],
    log: 'The server’s log holds no names, no tiles and no messages.',
  },
  others: {
    title: 'What others see',
    lines: [
      'At a table: your name, your moves, and what you write. At tables of the public list everybody may look on.',
      'After a match its record is there for whoever has the link. For account holders also a page with rating and results.',
      'A table’s link is its key. Whoever has it may come.',
    ],
  },
  yours: {
    title: 'What you can do',
    lines: [
      'Look at and change your name, devices and blocks on the page of your account.',
      'Take everything along as a file: “Your data” there.',
      'Delete the account there. Name, keys, sessions, codes, tokens, ratings, blocks and all that you wrote are gone at once; games with others stay, with “former player” instead of your name.',
      'As a guest: delete this site’s data in your browser. Your name at tables goes with the tables; nobody can prove whose it was.',
      'For anything else ask whoever runs this server. If that is you: docs/running.md.',
    ],
    account: 'To your account',
  },
  games: {
    title: 'Whose the games are',
    about:
      'Boneyard is a program for games that others invented, published and wrote down. The rules are told in our own words, and what their sources leave open is marked as a ruling of ours.',
    game: 'Game',
    whose: 'Author and publisher',
    from: 'Rules we worked from',
    rows: {
      classic: ['traditional', 'a general sheet of domino rules, English and French'],
      bead: [
        'Sid Sackson, in his book A Gamut of Games (Dover Books); published by franjos as Wu Hsing',
        'the French adaptation by François Haffner, January 2004',
      ],
      quad: ['Pressman, 1978', 'the publisher’s rule sheet, in French'],
      magnetic: ['Widyka, WDK Groupe Partner', 'the publisher’s rule sheet, in French'],
    },
    notes: [
      'Names of games, authors and publishers are used only to say which game is meant. All names and trademarks belong to their owners. Boneyard is not affiliated with, sponsored by or endorsed by any of them.',
      'The sheet of the Domino Bead Game says that commercial reproduction of the game needs permission. Our licence covers our code and texts; it does not give that permission.',
    ],
  },
  program: {
    title: 'The program',
    lines: [
      'Boneyard is free software under the MIT licence. The typefaces are Fraunces and Inter, under the SIL Open Font License.',
    ],
  },
};

export type PrivacyWords = typeof privacy;
