/** What the terminal says, in English. */

export const terminal = {
  usage: `boneyard — domino games

  boneyard play [GAME]             play against bots in the terminal
      --players N                  seats, you included (default 2)
      --option NAME=VALUE          a house rule, e.g. --option style=block --option match=rounds:3
      --bots A,B                   who plays against you: gentle, casual, strong,
                                   expert, random (default casual)
      --file FILE                  keep the game in FILE after every move, and go on from it
      --open                       lay everybody's tiles open at the end of each round
  boneyard options [GAME]          every game with its house rules and their values
  boneyard replay FILE [--json]    play a record and print its positions
  boneyard replay --stdin [--json] the same for one record a line on standard input
  boneyard print SET               a set to print and cut: bead, double-six, double-nine,
                                   double-twelve, magnetic, quad-125, quad-70
      --style colour|outline       filled, or saving ink (default colour)
      --backs                      backs too, for printing on both sides, turned on the long edge
      --shift=X,Y                  move the backs by so many millimetres, as the calibration sheet tells
  boneyard print calibration       does the printer keep to the millimetre?
  boneyard print score GAME        a sheet to write points on
  boneyard print leaflet GAME      the rules on a sheet to fold
      --paper a4|letter            (default a4)
      --out FILE.pdf               where to write it (default: its name, in this folder)
  boneyard arena                   let bots play each other, every deal once with each seating
      --game GAME --players N --option NAME=VALUE
      --bots A,B                   who plays; the last takes all seats that are left
      --budget BOT=iterations:N    how long a bot thinks (or BOT=milliseconds:N)
      --seed SEED                  which deals (default 1)
      --deals N, --within POINTS   stop after N deals, or when the win rate is known so well (default 2.5)
      --file FILE                  append every deal to FILE, and go on from it
      --svg FILE                   draw a plot
      --table FILE                 play all match-ups of the strength table and write it into FILE
      --only TEXT                  only the rows of the table whose name has TEXT
      --physics                    let the physics rule on towers, not its estimate (slow)
      --cores N                    how many cores to use (default: all)
  boneyard review FILE [--json]    what each move of a record cost, and who was how likely to win
      --budget iterations:N        how long to think about each move (default 2000)
  boneyard puzzles                 look for positions with one clearly best move
      --game GAME --seed SEED
      --count N                    how many (default 100)
      --file FILE                  write them there, and go on from it (default: GAME.jsonl)
  boneyard verify FILE             was every deal of an online game shuffled as promised?
      --seat N --bits HEX --commitment HEX
                                   … and with what your own page noted of a round
  boneyard admin verify-log        replay every table that a server keeps
      --data FOLDER                where it keeps them (default: DATABASE_URL if set, else data)
  boneyard admin move              copy every table of a folder to the database of DATABASE_URL
      --data FOLDER                where the tables are (default: data)
  boneyard admin reports           what people reported of what was said at tables
  boneyard admin ban WHO           keep somebody out: a name, an id or an address
  boneyard admin unban WHO         let them come again
      --data FOLDER                as for verify-log

  --lang en|fr                     language (default: your locale)
  --version, --help`,
  unknownCommand: (name: string) => `There is no command "${name}". Try: boneyard --help`,
  badArguments: (why: string) => `${why} Try: boneyard --help`,
  cannotRead: (file: string, why: string) => `${file} cannot be read: ${why}`,
  cannotWrite: (file: string, why: string) => `${file} cannot be written: ${why}`,
  fault: (where: string, why: string) => `${where}: ${why}`,
  recordNumber: (n: number) => `record ${n}`,
  badOptionText: (text: string) => `--option needs NAME=VALUE, not "${text}".`,
  unknownBot: (name: string, known: string) => `There is no bot "${name}"; there are: ${known}.`,
  usualValue: (value: string) => `(usual: ${value})`,
  newGame: (game: string, rules: string) => `${game} · ${rules}`,
  gaveUp: 'Good-bye.',
  keptIn: (file: string) => `The game is kept in ${file}; the same command goes on with it.`,
  help: 'Type a number, or the move as it is written; ? for help, q to stop.',
  moreHelp: 'The numbered moves are all you may do now.',
  prompt: 'Your move',
  notAMove: (text: string) => `"${text}" is neither one of the numbers nor a move.`,
  onlyMove: (move: string) => `You have one move: ${move}. Press Enter to make it.`,
  yourHand: 'Your hand:',
  emptyHand: '(no tiles)',
  scores: 'Scores:',
  again: 'Press Enter for the next round, q to stop.',
};
