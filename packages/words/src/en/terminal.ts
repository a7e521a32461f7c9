/** What the terminal says, in English. */

export const terminal = {
  usage: `boneyard — domino games

  boneyard play [GAME]             play against bots in the terminal
      --players N                  seats, you included (default 2)
      --option NAME=VALUE          a house rule, e.g. --option style=block --option match=rounds:3
      --bots A,B                   who plays against you: random, greedy (default greedy)
      --file FILE                  keep the game in FILE after every move, and go on from it
      --open                       lay everybody's tiles open at the end of each round
  boneyard options [GAME]          every game with its house rules and their values
  boneyard replay FILE [--json]    play a record and print its positions
  boneyard replay --stdin [--json] the same for one record a line on standard input

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
