/** Rights and privacy, in English: what is kept, for how long, and whose the games are. It must say what the code does. */

import { count } from './grammar';

const days = (n: number) => count(n, { one: '# day', other: '# days' });

/** How long the server keeps things, in days; tables for good where it is 0. */
export interface Kept {
  readonly tables: number;
  readonly chat: number;
}

export const privacy = {
  title: 'Rights and privacy',
  about: 'What is stored about you, for how long, and how to download or delete it. And who owns the games.',
  device: {
    title: 'On this device',
    lines: [
      'Games you play here, settings, statistics, puzzles, score pads and the players you muted stay in this browser. Nobody else sees them.',
      'There are no ads and no visitor tracking, and nothing is loaded from other servers.',
      'Cookies are set only for online play: your name as a guest, or your sign-in. They last a year, no script can read them, and they are sent only to this server.',
      'To delete all of it, clear this site’s data in your browser.',
    ],
  },
  server: {
    title: 'On the server',
    where:
      'Online games are stored on the server that this page came from, and its operator is responsible for them. Nothing is passed on, except where a line below says so.',
    what: 'What',
    long: 'For how long',
    rows: ({ tables, chat }: Kept): readonly (readonly [what: string, long: string])[] => [
      [
        'Tables: names, seats, house rules, every move and when it was made, which also shows how long you thought',
        tables === 0
          ? 'forever'
          : `${days(tables)} after the match ended, or after it began if it never ended; if a player has an account, for as long as the account exists`,
      ],
      [
        'Your account: name, public keys of your passkeys, hashes of your recovery codes, names of your devices, the look you chose',
        'until you delete it',
      ],
      ['Sessions: the devices you are signed in on, and the day you were last seen', 'a year after that day'],
      ['Ratings and the results of rated matches', 'until you delete your account'],
      [
        'For rated matches: a code for the network you played from. Your address cannot be read from it without a key of this server',
        days(30),
      ],
      ['Searches for a game: your name, and what you searched for', days(1)],
      ['Chat messages; for guests, with their network address', days(chat)],
      ['Reports: the message, the table, who wrote it and who reported it', days(chat)],
      [
        'Players you block, and hashes of your bots’ tokens',
        'until you unblock or revoke them, or delete your account',
      ],
      [
        'Where to send turn notifications, if you turned them on; the message goes through your browser vendor’s service, encrypted so that it cannot be read there',
        'until you turn them off, sign out or delete your account, or the service no longer knows the device',
      ],
      ['The moves you were notified about', days(40)],
      ['Players whom the operator has banned', 'until the ban is lifted'],
      ['Network addresses, to limit the number of requests from each', 'minutes, in memory only'],
    ],
    log: 'The server’s log contains no names, no tiles and no messages.',
  },
  others: {
    title: 'What others see',
    lines: [
      'At a table: your name, your moves and your messages. Anyone can watch public tables.',
      'After a match, anyone with the link can see its record. If you have an account, there is also a page with your rating and results.',
      'A table’s link is its key: anyone who has it can join.',
    ],
  },
  yours: {
    title: 'What you can do',
    lines: [
      'See and change your name, devices and blocked players on your account page.',
      'Download everything as a file: “Your data” on the same page.',
      'Delete your account there. Your name, keys, sessions, codes, tokens, ratings, network codes, blocks and messages are deleted immediately; games with others stay, with “former player” instead of your name.',
      'As a guest, clear this site’s data in your browser. Your name at tables is deleted with the tables; nobody can prove whose it was.',
      'For anything else, ask the operator of this server. If that is you, see docs/running.md.',
    ],
    account: 'Go to your account',
  },
  fairPlay: {
    title: 'Fair play',
    lines: [
      'The operator can have a program go through rated matches. It lists what is striking, and a person decides what it means. No program bans anyone.',
      'It looks at how often you find the best move where that is hard, compared with players of your rating; at how long you think; at the results of two players who meet often; at matches that were left; and at accounts that play from one network.',
      'It does not look at unrated games or at chat. Nobody is judged by a few moves or a few matches.',
      'Do not let a program or another person choose your moves in a rated match, do not lose on purpose, and use one account. If you think that a decision about you is wrong, ask the operator; the program’s figures are explained in docs/fairplay.md.',
    ],
  },
  games: {
    title: 'Who owns the games',
    about:
      'Boneyard lets you play games that others invented, published and described. The rules are in our own words, and where their sources leave something open, our decision is marked as a ruling.',
    game: 'Game',
    whose: 'Author and publisher',
    from: 'Rules we worked from',
    notes: [
      'Names of games, authors and publishers are used only to identify the games. All names and trademarks belong to their owners. Boneyard is not affiliated with, sponsored by or endorsed by any of them.',
      'The sheet of the Domino Bead Game says that commercial reproduction of the game needs permission. Our licence covers our code and texts; it does not grant that permission.',
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
