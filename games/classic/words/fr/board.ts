/** Ce que dit la table, en français. */

import { a, dominos, list, number } from '@boneyard/words/fr/grammar';
import { out } from '@boneyard/words/fr/line';
import { speech } from '@boneyard/words/fr/speech';
import type { board as english } from '../en/board';

/** Un nom au milieu d’une phrase. */
const mid = (who: string) => (who === 'Vous' ? 'vous' : who);

const drew = (draws: readonly (readonly [string, string])[]) =>
  list(draws.map(([who, tile], i) => `${i > 0 && who === 'Vous' ? 'vous avez' : a(who)} tiré ${tile}`));

export const board: typeof english = {
  stock: 'Cimetière',
  tiles: dominos,
  moveWords: {
    lead: (tile) => `ouvrir avec ${tile}`,
    lay: (tile, anchor) => `${tile} sur ${anchor}`,
    draw: 'piocher un domino',
    pass: 'passer',
  },
  did: {
    draw: (who) => `${a(who)} pioché un domino`,
    pass: (who) => `${a(who)} passé`,
    lay: (who, what) => `${a(who)} posé ${what}`,
    lead: (who, tile) => `${a(who)} ouvert avec ${tile}`,
  },
  lots: {
    title: 'Tirage au sort',
    again: (draws, pips, equal) =>
      equal.length < draws.length
        ? `${drew(draws)} : égalité à ${number(pips)} entre ${speech.and(equal.map(mid))}, nouveau tirage.`
        : `${drew(draws)} : égalité à ${number(pips)}, nouveau tirage.`,
    leads: (draws, who) => `${drew(draws)} : ${who === 'Vous' ? 'vous commencez' : `${who} commence`}.`,
  },
  fives: {
    label: 'Somme',
    count: (count) => `La somme des extrémités ouvertes est ${number(count)}.`,
    worth: (told, points) => `${told} (marque ${number(points)})`,
    scored: (told, points) => `${told} : ${number(points)} points`,
  },
  ended: {
    out,
    blocked: (who) => `Le jeu est bloqué. La main la plus légère gagne la manche : ${who}.`,
    blockedSide: (who) => `Le jeu est bloqué. L’équipe qui a la main la plus légère gagne la manche : ${who}.`,
    blockedEqual: 'Le jeu est bloqué et les mains les plus légères sont égales : personne ne marque.',
  },
};
