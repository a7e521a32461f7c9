/** Was erst bei Bedarf geladen wird, auf Deutsch. */

import type { Parts } from '../en/parts';

export const parts: Parts = {
  about: () => import('./about').then(({ about }) => about),
  account: () => import('./account').then(({ account }) => account),
  browsers: () => import('./browsers').then(({ browsers }) => browsers),
  calls: () => import('./calls').then(({ calls }) => calls),
  chat: () => import('./chat').then(({ chat }) => chat),
  command: () => import('./command').then(({ command }) => command),
  home: () => import('./home').then(({ home }) => home),
  learning: () => import('./learnpages').then(({ learning }) => learning),
  social: () => import('./social').then(({ social }) => social),
  lessons: () => import('./lessons').then(({ lessons }) => lessons),
  replay: () => import('./replay').then(({ replay }) => replay),
  matches: () => import('./matches').then(({ matches }) => matches),
  online: () => import('./online').then(({ online }) => online),
  realTiles: () => import('./realtiles').then(({ realTiles }) => realTiles),
  print: () => import('./print').then(({ print }) => print),
  problem: () => import('./problems').then(({ problem }) => problem),
  privacy: () => import('./privacy').then(({ privacy }) => privacy),
  savedGames: () => import('./savedgames').then(({ savedGames }) => savedGames),
  settings: () => import('./settings').then(({ settings }) => settings),
  rules: () => import('./rules').then(({ rules }) => rules),
  puzzlePages: () => import('./puzzlepages').then(({ puzzlePages }) => puzzlePages),
  turns: () => import('./turns').then(({ turns }) => turns),
};
