/** Ce que disent les tables de jeu, en français. */

import type { Spoken } from '../en/spoken';
import { COLOURS } from './bead';

const dominos = (n: number) => (n < 2 ? `${n} domino` : `${n} dominos`);
const carreaux = (n: number) => (n < 2 ? `${n} carreau` : `${n} carreaux`);
const a = (who: string) => (who === 'Vous' ? 'Vous avez' : `${who} a`);

const classic: Spoken['boards']['classic'] = {
  help: 'Un domino s’écrit 6-5 ; 6-5@6-6 le pose sur le 6-6.',
  stock: 'Pioche',
  tiles: dominos,
  emptyTable: '(rien de posé)',
  openEnds: (ends) => `extrémités ouvertes : ${ends}`,
  arm: (anchor) => `sur ${anchor} :`,
  moveWords: {
    lead: (tile) => `ouvrir de ${tile}`,
    lay: (tile, anchor) => `${tile} sur ${anchor}`,
    draw: 'piocher un domino',
    pass: 'passer',
  },
  did: {
    draw: (who) => `${a(who)} pioché un domino`,
    pass: (who) => `${a(who)} passé`,
    lay: (who, what) => `${a(who)} posé ${what}`,
    lead: (who, tile) => `${a(who)} ouvert de ${tile}`,
  },
  ended: {
    out: (who, others) => `Domino ! ${a(who)} tout posé ; dominés : ${others}.`,
    blocked: (who) => `Le jeu est bloqué. La main la plus légère gagne la manche : ${who}.`,
    blockedEqual: 'Le jeu est bloqué et les mains les plus légères sont égales : personne ne marque.',
  },
};

const bead: Spoken['boards']['bead'] = {
  help: `Une couleur s’écrit par son numéro. 2-4@0,2E pose 2 sur la case 0,2 (0 en largeur, 2 en hauteur) et 4 à l’est, donc à droite ; avec N, au nord, donc en haut.
Un domino doit prolonger au moins deux groupes. Leurs nouvelles longueurs se multiplient ; un double compte deux fois.
« stuck » annonce que vous êtes coincé et ouvre votre main : il faut jouer un domino que les autres désignent ; s’ils s’abstiennent, votre tour est fini.`,
  tiles: dominos,
  colours: COLOURS,
  emptyTable: '(pas encore de carré de départ)',
  notes: {
    choose: 'Choisissez un domino en secret : le vôtre et l’autre forment le carré de départ.',
    chooseAgain: 'Deux fois le même double : choisissez à nouveau.',
    answer: 'Coincé ? Désignez un domino de la main ouverte qui convient, ou abstenez-vous.',
    pointed: (list, many) =>
      many ? `Désignés : ${list}. Il faut en jouer un.` : `Désigné : ${list}. Il faut le jouer.`,
    last: 'Une main est vide : c’est le dernier tour de table.',
  },
  moveWords: {
    stuck: 'annoncer : coincé',
    point: (tile) => `désigner ${tile}`,
    decline: 's’abstenir',
    choose: (tile) => `choisir ${tile}`,
    pass: 'passer',
  },
  did: {
    lay: (who, what, sum) => `${a(who)} posé ${what} : ${sum}`,
    stuck: (who) => `${who} : « Coincé ! » La main est ouverte.`,
    point: (who, tile) => `${a(who)} désigné ${tile}`,
    decline: (who) => (who === 'Vous' ? 'Vous vous abstenez' : `${who} s’abstient`),
    choose: (who, tile) => `${a(who)} choisi ${tile}`,
    pass: (who) => `${a(who)} passé`,
  },
  ended: {
    out: (who) => `Dernier domino posé : ${who}.`,
    blocked: 'Tout le monde a passé, l’un après l’autre.',
    lost: (list) => `Retiré pour les dominos encore en main : ${list}.`,
    best: (who) => `Le plus de points dans cette manche : ${who}.`,
  },
};

const quad: Spoken['boards']['quad'] = {
  help: `Un carreau s’écrit dans le sens des aiguilles d’une montre à partir du coin en haut à gauche : 3012@-1,2 le pose avec 3 en haut à gauche, 0 en haut à droite, 1 en bas à droite et 2 en bas à gauche, sur la case -1,2 (1 à gauche, 2 en haut). Il rapporte la somme de ses chiffres.
Quand trois coins rencontrent des chiffres de la table, vous recevez un supplément : 25 points ou deux tours supplémentaires.`,
  stock: 'Puits',
  tiles: carreaux,
  emptyTable: '(rien de posé)',
  legend: ['· libre', '◆ dernier carreau', '★ donne un supplément'],
  notes: {
    bonus: 'Un supplément : 25 points, ou deux carreaux de plus tout de suite.',
    'first extra': 'Le premier de deux tours supplémentaires.',
    'second extra': 'Le second de deux tours supplémentaires.',
    shown: (tile) => `Montré à l’ouverture et encore en main : ${tile}.`,
  },
  moveWords: {
    zeros: (tile, points) => `${tile} → ${points}, puis deux tours`,
    'take-25': (points) => `prendre ${points} points`,
    'play-two': (points) => `poser deux carreaux (jusqu’à ${points} points)`,
    draw: (points) => `piocher un carreau (${points})`,
    pass: (points) => `passer (${points})`,
  },
  did: {
    lay: (who, what, points) => `${a(who)} posé ${what} → ${points}`,
    zeros: (who, what, shown, points) => `${a(who)} montré ${shown} et posé ${what} → ${points}`,
    'take-25': (who, points) => `${a(who)} pris ${points} points`,
    'play-two': (who) => `${a(who)} choisi deux tours de plus`,
    draw: (who, points) => `${a(who)} pioché un carreau (${points})`,
    pass: (who, points) => `${a(who)} passé (${points})`,
  },
  ended: {
    out: (who, points) => `${a(who)} tout posé : ${points} des autres mains.`,
    blocked: 'Le puits est vide et personne ne peut jouer : personne ne marque.',
    target: (who, points) => `${points} atteints : ${who}. La partie s’arrête aussitôt.`,
  },
};

const magnetic: Spoken['boards']['magnetic'] = {
  help: `À plat : un domino s’écrit 6-5 ; 6-5@6-6 le pose à la suite du 6-6.
Dans une tour, 6-5@0,2E pose 6 sur la case 0,2 (0 en largeur, 2 en hauteur) et 5 à l’est, donc à droite ; avec N, au nord, donc en haut. Un < ou un > derrière nomme l’extrémité où il va. Le petit chiffre à côté d’une moitié est son étage.
Si tout s’écroule, vous reprenez tous les dominos de la table.`,
  stock: 'Pioche',
  tiles: dominos,
  emptyTable: '(rien de debout)',
  notes: {
    covered: (list) => `Recouverts : ${list}`,
    end: (side, domino, open, level) => `${side} ${domino}, ${open} ouvert${level}`,
    ends: (list) => `Extrémités : ${list}`,
    due: { flat: 'À jouer maintenant : à plat, au niveau de la table.', 'on top': 'À jouer maintenant : en hauteur.' },
  },
  moveWords: { draw: 'piocher un domino', pass: 'passer' },
  did: {
    draw: (who) => `${a(who)} pioché un domino`,
    pass: (who) => `${a(who)} passé`,
    lay: (who, what) => `${a(who)} posé ${what}`,
    fell: (who, what, dominoes) =>
      `${a(who)} posé ${what} et tout s’est écroulé : les ${dominoes} dominos sont pour ${who === 'Vous' ? 'vous' : who}.`,
  },
  ended: {
    blocked: (who, hands) => `Le jeu est bloqué. Main la plus légère : ${who} (${hands}).`,
  },
};

export const boards: Spoken['boards'] = { classic, bead, quad, magnetic };
