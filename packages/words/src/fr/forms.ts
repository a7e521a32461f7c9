/** Les règles maison sur un formulaire, en français. */

import type { Forms } from '../en/forms';

export const forms: Forms = {
  classic: {
    set: {
      note: 'Les grands jeux accueillent jusqu’à huit joueurs.',
      label: 'Jeu',
      values: { 6: 'double-six', 9: 'double-neuf', 12: 'double-douze' },
    },
    style: {
      note: 'Ce que fait qui ne peut pas jouer.',
      label: 'Si rien ne va',
      values: { draw: 'on pioche', block: 'on passe' },
    },
    drawing: {
      note: 'Combien pioche qui ne peut pas jouer.',
      label: 'Pioche',
      values: {
        'until-playable': 'jusqu’à pouvoir jouer',
        'one-then-play': 'un domino, joué s’il va',
        'one-then-pass': 'un domino, et c’est tout',
      },
    },
    reserve: {
      note: 'Ils restent dans la pioche ; le gagnant d’une manche en reçoit aussi la valeur.',
      label: 'Réserve',
      values: { 0: 'aucune', 2: 'les deux derniers' },
    },
    hand: { note: 'Combien de dominos chacun reçoit.', label: 'Dominos par joueur' },
    lead: {
      note: 'Qui pose le premier domino d’une manche.',
      label: 'Qui commence',
      values: { heaviest: 'le domino le plus fort', lots: 'au sort', hand: 'la main la plus forte' },
    },
    opening: {
      note: 'Par quoi l’on peut commencer.',
      label: 'Premier domino',
      values: { forced: 'le plus haut double, sinon le plus fort', free: 'au choix' },
    },
    spinner: {
      note: 'Les doubles qui se prolongent des quatre côtés.',
      label: 'Doubles à quatre côtés',
      values: { none: 'aucun', first: 'le premier', all: 'tous' },
    },
    doubles: {
      note: 'Comment compte un double resté en main.',
      label: 'Un double compte',
      values: { both: 'ses deux moitiés', once: 'une moitié' },
    },
    blank: { note: 'Ce que compte le double blanc dans une main.', label: 'Le double blanc compte' },
    match: { note: 'Quand la partie est finie.', label: 'Partie' },
  },
  bead: {
    referee: {
      note: 'Ce qui se passe quand quelqu’un ne trouve pas de place.',
      label: 'Si rien ne va',
      values: { claims: 'on le dit, main ouverte', auto: 'la table le sait' },
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
    open: { note: 'Toutes les mains sont ouvertes dès le début.', label: 'Mains ouvertes' },
    match: { note: 'Les points des manches s’additionnent.', label: 'Partie' },
  },
  quad: {
    set: {
      note: 'Le petit jeu est pour débuter.',
      label: 'Jeu',
      values: { 125: '125 carreaux, 0 à 5', 70: '70 carreaux, 0 à 4' },
    },
    match: { note: 'Quand la partie est finie.', label: 'Partie' },
  },
  magnetic: {
    mode: {
      note: 'Une ligne sur la table, ou en hauteur avec aimants et pesanteur.',
      label: 'Jeu',
      values: { flat: 'à plat', tower: 'en tour', staggered: 'en quinconce' },
    },
    parallel: {
      note: 'Dans chaque tour, le deuxième domino suit le premier.',
      label: 'Deuxième domino le long du premier',
    },
    ends: { note: 'On ne prolonge que les deux bouts.', label: 'Seuls les bouts sont ouverts' },
    count: {
      note: 'Ce qui compte dans les mains à la fin.',
      label: 'Ce qui compte',
      values: { pips: 'les points', tiles: 'les dominos' },
    },
    match: { note: 'Combien de manches ; le moins de points gagne.', label: 'Partie' },
    hands: {
      note: 'Si la façon de lâcher un domino compte.',
      label: 'Mains',
      values: { steady: 'mains sûres', real: 'mains réelles' },
    },
    magnets: {
      note: 'La force des aimants.',
      label: 'Aimants',
      values: { normal: 'aimants normaux', weak: 'aimants faibles', strong: 'aimants forts' },
    },
  },
};
