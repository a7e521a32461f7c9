/** What the list of games on this device says, in English. */

import { count, number } from './grammar';

export const savedGames = {
  about: 'They are saved on this device. Resume a game, review it, export it, or bring one in from elsewhere.',
  none: 'Games you play are saved here, on this device.',
  statistics: 'Statistics',
  other: 'Open a game file or link',
  removed: (game: string) => `${game} was removed.`,
  undo: 'Undo',
  load: 'Import a game',
  loading: (done: number, all: number) =>
    `Importing: ${number(done)} of ${count(all, { one: '# game', other: '# games' })}…`,
  loaded: 'The game was imported.',
  more: (n: number) => `Show ${number(n)} more`,
  saveAll: 'Export all games',
  loadedAll: (added: number, there: number) =>
    `${count(added, { one: '# game was', other: '# games were' })} imported${there === 0 ? '' : `, ${number(there)} already here`}.`,
  forgetsSoon:
    'Safari deletes your games if you do not visit for 7 days. To keep them, export them, add Boneyard to the Home Screen (Share, then “Add to Home Screen”; on a Mac, File, then “Add to Dock”) and import them there.',
  memoryOnly: 'This browser does not let us save anything: export a game to keep it.',
};

export type SavedGamesWords = typeof savedGames;
