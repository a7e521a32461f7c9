/** Was erst bei Bedarf geladen wird, auf Deutsch. */

import type { Parts } from '../en/parts';

export const parts: Parts = {
  about: () => import('./about').then((part) => part.about),
  account: () => import('./account').then((part) => part.account),
  browsers: () => import('./browsers').then((part) => part.browsers),
  calls: () => import('./calls').then((part) => part.calls),
  chat: () => import('./chat').then((part) => part.chat),
  command: () => import('./command').then((part) => part.command),
  home: () => import('./home').then((part) => part.home),
  learning: () => import('./learnpages').then((part) => part.learning),
  social: () => import('./social').then((part) => part.social),
  lessons: () => import('./lessons').then((part) => part.lessons),
  replay: () => import('./replay').then((part) => part.replay),
  matches: () => import('./matches').then((part) => part.matches),
  online: () => import('./online').then((part) => part.online),
  realTiles: () => import('./realtiles').then((part) => part.realTiles),
  print: () => import('./print').then((part) => part.print),
  problem: () => import('./problems').then((part) => part.problem),
  privacy: () => import('./privacy').then((part) => part.privacy),
  savedGames: () => import('./savedgames').then((part) => part.savedGames),
  settings: () => import('./settings').then((part) => part.settings),
  rules: () => import('./rules').then((part) => part.rules),
  puzzlePages: () => import('./puzzlepages').then((part) => part.puzzlePages),
  turns: () => import('./turns').then((part) => part.turns),
};
