/** Les règles maison sur un formulaire, en français. */

import type { Form } from '@boneyard/words/forms';

export const form: Form = {
  set: {
    note: 'Avec les grands jeux, on peut être jusqu’à huit.',
    label: 'Jeu',
    values: { 6: 'double-six', 9: 'double-neuf', 12: 'double-douze' },
  },
  style: {
    note: 'Que faire quand on ne peut pas jouer.',
    label: 'Si rien ne convient',
    values: { draw: 'on pioche', block: 'on passe' },
  },
  drawing: {
    note: 'Combien de dominos piocher quand on ne peut pas jouer.',
    label: 'Pioche',
    values: {
      'until-playable': 'jusqu’à pouvoir jouer',
      'one-then-play': 'un domino, joué s’il convient',
      'one-then-pass': 'un domino, et le tour est fini',
    },
  },
  reserve: {
    note: 'Ils restent dans le cimetière ; qui gagne une manche en reçoit aussi la valeur.',
    label: 'Réserve',
    values: { 0: 'aucune', 2: 'les deux derniers' },
  },
  partners: {
    note: 'Vous jouez avec la personne d’en face : vous gagnez ensemble et vos points sont communs.',
    label: 'En équipe',
  },
  hand: { note: 'Combien de dominos chacun reçoit.', label: 'Dominos par main' },
  lead: {
    note: 'Qui pose le premier domino d’une manche.',
    label: 'Qui commence',
    values: {
      heaviest: 'le domino le plus lourd',
      pips: 'le domino qui a le plus de points',
      lots: 'au sort',
      hand: 'la main la plus lourde',
    },
  },
  opening: {
    note: 'Quel domino peut être posé en premier.',
    label: 'Premier domino',
    values: { forced: 'le plus lourd de la main', free: 'au choix' },
  },
  points: {
    note: 'Au jeu des Cinq, des extrémités ouvertes dont la somme est un multiple de cinq marquent aussitôt.',
    label: 'On marque',
    values: { hands: 'les dominos restés en main', fives: 'aussi les cinq (All Fives)' },
  },
  spinner: {
    note: 'Les doubles qui se prolongent des quatre côtés.',
    label: 'Doubles à quatre côtés',
    values: { none: 'aucun', first: 'le premier', all: 'tous' },
  },
  blocked: {
    note: 'Ce que marque la main la plus légère quand plus personne ne peut jouer.',
    label: 'Une manche bloquée compte',
    values: { opponents: 'les points des autres', difference: 'la différence des mains' },
  },
  doubles: {
    note: 'Comment compte un double resté en main.',
    label: 'Un double compte',
    values: { both: 'ses deux moitiés', once: 'une moitié' },
  },
  blank: { note: 'Ce que compte le double blanc dans une main.', label: 'Le double blanc compte' },
  match: { note: 'Quand la partie est finie.', label: 'Partie' },
};
