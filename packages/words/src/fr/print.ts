/** Ce qui est écrit sur les feuilles à imprimer, en français. */

import type { Words } from '../words';
import { leaflets } from './leaflets';

export const print: Words['print'] = {
  sets: {
    bead: 'Dominos à perles',
    'double-six': 'Dominos double-six',
    'double-nine': 'Dominos double-neuf',
    'double-twelve': 'Dominos double-douze',
    magnetic: 'Dominos en quatre couleurs',
    'quad-125': 'Quad-Ominos, 125 carreaux',
    'quad-70': 'Quad-Ominos, 70 carreaux',
  },
  sheet: (n, of) => `feuille ${n} sur ${of}`,
  fullSize: 'Imprimer à 100 %, sans « ajuster à la page ». Ce trait mesure 50 mm :',
  calibration: {
    name: 'Feuille d’étalonnage',
    title: 'Votre imprimante respecte-t-elle le millimètre ?',
    front: [
      'Imprimez cette feuille à 100 %, sans « ajuster à la page », en recto verso, retournée sur le bord long.',
      'Posez une règle contre les deux échelles : 180 mm en largeur, 240 mm en hauteur. Sinon, l’échelle choisie à l’impression n’est pas 100 %.',
      'Regardez la feuille à contre-jour, ce côté vers vous. La croix de l’autre côté doit tomber sur chaque croix d’ici. Un trait de la petite échelle est un millimètre.',
      'Lisez de combien l’autre croix est à droite et de combien elle est en bas ; à gauche et en haut comptent en moins. Imprimez les dominos avec le décalage contraire : une croix à 1 à droite et 0,5 en bas demande un décalage de −1 et −0,5.',
    ],
    back: 'Ceci est l’autre côté. Retournez la feuille et regardez-la à contre-jour.',
  },
  score: {
    title: (game) => `${game} : feuille de score`,
    day: 'Date et lieu',
    name: 'nom',
    points: 'marqués',
    sum: 'cumul',
    rows: {
      classic: 'Manche',
      bead: 'Tour',
      quad: 'Tour',
      magnetic: 'Partie',
    },
    feet: {
      classic: ['Résultat'],
      bead: ['Doubles restés × 5', 'Autres restés × 25', 'Résultat'],
      quad: ['Autres mains', 'Résultat'],
      magnetic: ['Résultat'],
    },
    notes: {
      classic: [
        'Fini : le gagnant marque les points de toutes les autres mains. Bloqué : la main la plus légère marque les points des autres moins les siens ; à égalité, personne ne marque.',
        'Avec une réserve, le gagnant marque aussi ce qui reste dans la pioche. Le plus grand score gagne, à 100 ou à ce dont vous êtes convenus.',
      ],
      bead: [
        'Un domino marque le produit des nouvelles longueurs de tous les groupes qu’il prolonge : 3 et 4 donnent 12. Un double marque deux fois plus.',
        'À la fin, on retire 5 points par double en main et 25 par autre domino. Le plus grand score gagne.',
      ],
      quad: [
        'Un carreau marque la somme de ses chiffres. Supplément pour trois coins ou plus, et pour une ouverture d’un quadruple : 25 points, ou deux tours de plus. Chaque carreau pioché et chaque passe : −20.',
        'Qui finit ajoute le total des autres mains. Qui atteint 800 (600 avec le petit jeu) gagne aussitôt.',
      ],
      magnetic: [
        'Les gagnants d’une partie inscrivent 0, les autres les points qui leur restent ; avec de jeunes enfants, le nombre de dominos.',
        'Après le nombre de parties convenu, le plus petit total gagne.',
      ],
    },
  },
  leaflets,
  example: 'Un exemple',
  command: {
    nothing: (known) => `Dites quoi imprimer : ${known}.`,
    unknown: (what, known) => `« ${what} » ne s’imprime pas ; il y a : ${known}.`,
    needsGame: (kind, games) => `boneyard print ${kind} demande un jeu : ${games}.`,
    onlyTiles: (option) => `--${option} ne vaut que pour les dominos.`,
    badShift: 'un décalage est de deux nombres de millimètres, de −10 à 10, p. ex. --shift=-1,0.5.',
    printed: (title, file, pages) =>
      `${title} : ${file} (${pages === 1 ? '1 page' : `${pages} pages`}). À imprimer à 100 %.`,
  },
  folding: 'Imprimer en recto verso, retourné sur le bord court, et plier au milieu.',
};
