/** Ce que dit la page sur Boneyard, en français. */

import type { AboutWords } from '../en/about';

export const about: AboutWords = {
  title: 'À propos de Boneyard',
  about: 'Un endroit calme où jouer aux dominos : contre des robots, autour d’un appareil, ou en ligne entre proches.',
  promises: 'Ce sur quoi vous pouvez compter',
  points: [
    'Pas de compte à créer, pas de publicité, et personne ne vous suit à la trace.',
    'Après la première visite, tout fonctionne sans réseau, sauf le jeu en ligne.',
    'Les robots ne voient que ce que vous verriez à leur place.',
    'En ligne, chaque donne se vérifie : personne ne l’a choisie, pas même le serveur.',
    'Vous pouvez exporter chaque partie, et télécharger ou supprimer toutes vos données.',
  ],
  credits: 'À qui sont ces jeux',
  origin: (owner, source) => `${owner}. D’après ${source}.`,
  names:
    'Les règles sont racontées avec nos mots. Les noms et les marques appartiennent à leurs propriétaires, auxquels Boneyard n’est pas affilié.',
  licence: 'Licence',
  licenceText: 'Boneyard est un logiciel libre sous licence MIT : vous pouvez l’utiliser, le modifier et le partager.',
  licences: 'Licences de tout ce qu’il contient',
  browsers: 'Navigateurs',
};
