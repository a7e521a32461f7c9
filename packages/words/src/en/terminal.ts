/** What the terminal says, in English. */

import { facts } from '../facts';
import { LANGUAGES } from '../languages';

export const terminal = {
  usage: `boneyard — domino games

  boneyard play [GAME]             play against bots in the terminal
      --players N                  seats, you included (default: as few as the rules allow)
      --variant NAME               how it is played, e.g. --variant partners (boneyard options lists them)
      --option NAME=VALUE          a house rule, e.g. --option style=block --option match=rounds:3
      --bots A,B                   your opponents: gentle, casual, strong,
                                   expert, random (default casual)
      --file FILE                  save the game to FILE after every move, and resume from it
      --open                       show all hands at the end of each round
  boneyard options [GAME]          all games with their variants, house rules and values
  boneyard replay FILE [--json]    replay a record and print its positions
  boneyard replay --stdin [--json] the same, for one record per line on standard input
  boneyard print SET               a set to print and cut out: bead, double-six, double-nine,
                                   double-twelve, magnetic, quad-125, quad-70
      --style colour|outline       filled, or outlines to save ink (default colour)
      --backs                      backs too, for printing on both sides, flipped on the long edge
      --shift=X,Y                  move the backs, in millimetres, as the calibration sheet says
  boneyard print list SET          all tiles of a set on one page
  boneyard print board GAME        a grid to play on, for bead and quad
      --paper a4|letter|a3         on sheets that are cut and joined (default a4)
  boneyard print calibration       a sheet to check that the printer is accurate
  boneyard print score GAME        a score sheet
  boneyard print leaflet GAME      the rules on a folding sheet
      --paper a4|letter            (default a4)
      --out FILE.pdf               output file (default: named after the sheet, in this folder)
  boneyard arena                   let bots play each other, every deal once per seating
      --game GAME --variant NAME --players N --option NAME=VALUE
      --bots A,B                   who plays; the last one takes all remaining seats
      --budget BOT=iterations:N    how long a bot thinks (or BOT=milliseconds:N)
      --seed SEED                  which deals (default 1)
      --deals N, --within POINTS   stop after N deals, or at this precision of the win rate (default 2.5)
      --file FILE                  append every deal to FILE, and resume from it
      --svg FILE                   draw a plot
      --table FILE                 play all match-ups of the strength table and write it to FILE
      --only TEXT                  only the rows of the table whose name contains TEXT
      --physics                    decide towers by full physics, not by an estimate (slow)
      --habits                     count what bots do more or less often, such as mistakes, on one core
      --cores N                    how many cores to use (default: all)
  boneyard review FILE [--json]    what each move of a record cost, and each player's chance of winning
      --budget iterations:N        how long to think about each move (default 2000)
  boneyard puzzles                 find positions with one clearly best move
      --game GAME --seed SEED
      --count N                    how many (default 100)
      --file FILE                  write them to FILE, and resume from it (default: GAME.jsonl)
  boneyard verify FILE             check that every deal of an online game was shuffled as promised
      --table ID --bots SEATS      also check that it was this table, and that these bots contributed nothing
      --seat N --bits HEX --commitment HEX --promised HASHES
                                   also check what your own page contributed to a round, and was promised before
  boneyard serve                   the server and its page; its settings are environment variables
      --port N, --host ADDRESS     where to listen (default 3000, this machine only)
      --data FOLDER                where games are stored (default: data)
  boneyard admin verify-log        replay every table that a server stores
      --data FOLDER                where they are stored (default: DATABASE_URL if set, else data)
  boneyard admin backup FILE       copy the database of a folder to a file, while the server runs
      --data FOLDER                where it is (default: data)
  boneyard admin move              copy every table of a folder to the database of DATABASE_URL
      --data FOLDER                where the tables are (default: data)
  boneyard admin reports           messages that players have reported
  boneyard admin ban WHO           ban a player: a name, an id or an address
  boneyard admin unban WHO         lift the ban
      --data FOLDER                as for verify-log
  boneyard admin fairness [--json] what is striking in rated matches, for people to look at
      --since DATE                 the first day (default: 30 days ago)
      --minutes N                  how long it may take (default: 60)
      --data FOLDER                as for verify-log

  --lang ${LANGUAGES.join('|').padEnd(25)} language (default: your locale)
  --version, --help`,
  unknownCommand: (name: string) => `There is no command "${name}". Try: boneyard --help`,
  badArguments: (why: string) => `${why} Try: boneyard --help`,
  cannotRead: (file: string, why: string) => `${file} cannot be read: ${why}`,
  cannotWrite: (file: string, why: string) => `${file} cannot be written: ${why}`,
  fault: (where: string, why: string) => `${where}: ${why}`,
  recordNumber: (n: number) => `record ${n}`,
  badOptionText: (text: string) => `--option needs NAME=VALUE, not "${text}".`,
  unknownVariant: (name: string, known: string) => `There is no variant "${name}"; choose one of: ${known}.`,
  unknownBot: (name: string, known: string) => `There is no bot "${name}"; choose one of: ${known}.`,
  usualValue: (value: string) => `(default: ${value})`,
  newGame: (game: string, rules: string) => facts(game, rules),
  gaveUp: 'Goodbye.',
  keptIn: (file: string) => `The game is saved in ${file}; the same command resumes it.`,
  help: 'Type a number or a move; ? for help, q to quit.',
  moreHelp: 'The numbered moves are all your legal moves.',
  findOut: 'Nobody tells you what fits: type the move that you want to make. ? is help, and lists what fits.',
  prompt: 'Your move',
  notAMove: (text: string) => `"${text}" is neither a number from the list nor a move.`,
  onlyMove: (move: string) => `You have only one move: ${move}. Press Enter to make it.`,
  yourHand: 'Your hand:',
  emptyHand: '(no tiles)',
  line: {
    emptyTable: '(nothing laid yet)',
    openEnds: (ends: string) => `open ends: ${ends}`,
    arm: (anchor: string) => `on ${anchor}:`,
  },
  scores: 'Scores:',
  again: 'Press Enter for the next round, q to quit.',
};
