/** Les règles maison sur un formulaire, en français. */

import type { Form } from '@boneyard/words/forms';

export const form: Form = {
  referee: {
    note: 'Ce qui se passe quand on ne peut rien poser.',
    label: 'Si rien ne convient',
    values: { claims: 'on l’annonce, main étalée', auto: 'le jeu le dit' },
  },
  pointed: {
    note: 'Ce qu’il faut jouer si un domino convenait.',
    label: 'Si un domino est désigné',
    values: { any: 'on joue ce qui convient', named: 'on ne joue que celui-là' },
  },
  lone: {
    note: 'Si une perle seule peut être prolongée.',
    label: 'Une perle seule',
    values: { 'no-group': 'n’est pas un groupe', group: 'est un groupe' },
  },
  strategic: {
    note: 'À deux : les mêmes dominos pour chacun, et le carré de départ se choisit en secret.',
    label: 'Partie stratégique',
  },
  start: {
    note: 'Quels carrés peuvent ouvrir une manche.',
    label: 'Carré de départ',
    values: { sheet: 'pas d’une seule couleur', 'three-colours': 'au moins trois couleurs' },
  },
  open: {
    note: 'Toutes les mains sont étalées dès le début : un jeu plus lent, où l’on bloque davantage.',
    label: 'Mains étalées',
  },
  match: { note: 'Les points des manches s’additionnent.', label: 'Partie' },
};
