/** What each message means, in a line: for the reference. One that is missing does not compile. */

import type { Asked, Told } from './messages';
import type { Shown } from './tables';

export const ASKED: Readonly<Record<Asked['t'], string>> = {
  hello:
    'The first message of a connection. Again later, to hear whether somebody is still there: `welcome` is the answer.',
  come: 'Show me this table from now on, and no other. It is also how to ask for everything again.',
  go: 'No table.',
  list: 'The public list, live.',
  sit: 'I take this seat.',
  stand: 'I give my seat up: before the match it is free again, in the match a bot plays on.',
  back: 'I take back the seat that a bot plays for me.',
  fill: 'A bot on an empty seat, or (`null`) a person awaited again. Only the host, before the match.',
  replace: 'A bot for somebody whose connection has been gone for longer than the grace of 30 seconds.',
  add: 'My part of the shuffle: 128 bits. It also says that I am ready for this round.',
  move: 'A move as notation.md writes it, and the decision that it answers.',
  end: 'I would end the match here; all people have to want it.',
  again: 'I would play again.',
  signal: 'A phrase, which each reader sees in their own language.',
  chat: 'A line of chat, of at most 200 characters. Guests may not at tables of the public list.',
  seek: 'I look for a game. After a line that was cut `again` names the search that goes on; `answer` one that I take up.',
  unseek: 'I look no longer.',
};

export const TOLD: Readonly<Record<Told['t'], string>> = {
  welcome: "Who I am (`null`: nobody), and the server's clock in milliseconds.",
  reload: 'This page, or program, is made for another version.',
  table: 'Everything that this viewer may know of the table.',
  step: 'What changed since the table was at `from`. Whoever is not there sends `come`.',
  ack: 'The move that answers this decision is on the disk.',
  refused: 'Something was not done, and why. With `at` for a move; after `stale` a `table` follows.',
  here: 'Whose connection is there, by seat, and until when its absence is forgiven; how many watch.',
  signal: 'Somebody at the table said this.',
  chat: 'Lines of chat: what was said before to somebody who comes, then each new one. `who` is the same at every table.',
  list: 'The public list.',
  seeking: 'The search goes on, since then; it ends with `found`, or with `unseek`.',
  found: 'There is a table, and my seat at it; `null` where I began another search meanwhile.',
  seeks: 'Everybody who looks for a game, with the list of tables and whenever that changes.',
  listed: 'What changed in the public list, and which tables are no longer in it.',
};

export const TABLE: Readonly<Record<keyof Shown, string>> = {
  id: 'the table; who knows its id may come',
  n: 'how many entries its log has; it only grows',
  game: 'the game',
  options: 'the house rules, all of them',
  clock: 'for each decision',
  late: 'what is played for a seat whose time is up',
  listed: 'in the public list?',
  rated: 'does the result count for ratings?',
  seats: 'who sits there; `replaced` while a bot plays for them, `bot` for a program that came by a token',
  host: 'the seat that may fill empty seats',
  phase: 'people are awaited; tiles are shuffled; a round goes on; the match is over',
  you: 'your own seat',
  at: 'the decision that is open; a move has to name it',
  due: "when it runs out, by the server's clock",
  view: "the game's own view for your seat, as `game.view` gives it; a spectator's for whoever has none",
  ended: 'how the round ended that is over',
  changes: 'what the match made of the ratings, by seat',
  fair: 'the promise for the round that is dealt next or was dealt last, and who added to it',
  proof: 'how the last round that is over was shuffled',
  ending: 'who would end the match here',
  again: 'who would play again',
  next: 'the table where that happens',
};
