/** Ce que dit la table, en français. */

import { a, dominos } from '@boneyard/words/fr/grammar';
import type { board as english } from '../en/board';
import { COLOURS } from './game';

export const board: typeof english = {
  tiles: dominos,
  colours: COLOURS,
  emptyTable: '(pas encore de carré de départ)',
  notes: {
    choose: 'Choisissez un domino en secret : le vôtre et celui de votre adversaire forment le carré de départ.',
    chooseAgain: 'Deux fois le même double : choisissez à nouveau.',
    answer:
      'Aucun domino jouable ? Désignez un domino de la main étalée qui convient, ou abstenez-vous. Se tromper ne coûte rien.',
    pointed: (list, many) =>
      many ? `Désignés : ${list}. Il faut en jouer un.` : `Désigné : ${list}. Il faut le jouer.`,
    pointedAny: (list, many) =>
      many
        ? `Désignés : ${list}. Il faut jouer l’un d’eux ou un autre domino.`
        : `Désigné : ${list}. Il faut jouer ce domino ou un autre.`,
    last: 'Une main est vide : ce sont les derniers tours.',
  },
  moveWords: {
    stuck: 'annoncer que rien ne convient',
    point: (tile) => `désigner ${tile}`,
    decline: 's’abstenir',
    choose: (tile) => `choisir ${tile}`,
    pass: 'passer',
  },
  did: {
    lay: (who, what, sum) => `${a(who)} posé ${what} : ${sum}`,
    stuck: (who) => `${who} : « Aucun domino jouable ! » La main est étalée.`,
    point: (who, tile) => `${a(who)} désigné ${tile}`,
    decline: (who) => (who === 'Vous' ? 'Vous vous abstenez' : `${who} s’abstient`),
    choose: (who, tile) => `${a(who)} choisi ${tile}`,
    pass: (who) => `${a(who)} passé`,
  },
  ended: {
    out: (who) => `Dernier domino posé : ${who}.`,
    blocked: 'Toute la table a passé d’affilée.',
    lost: (list) => `Perdu pour les dominos encore en main : ${list}.`,
    best: (who) => `Le plus de points dans cette manche : ${who}.`,
  },
};
