/** Ce que dit la page d’accueil à qui revient, et la page de la personne qui joue, en français. */

import type { HomeWords } from '../en/home';

export const home: HomeWords = {
  continue: 'Reprendre',
  against: (others) => `avec ${others}`,
  nobody: 'encore personne',
  yourTurn: 'À vous de jouer',
  othersTurn: 'Aux autres de jouer',
  gathering: 'Il manque du monde',
  online: 'en ligne',
  quick: 'Partie rapide',
  rating: 'Votre cote',
  last: 'Dernier résultat',
  review: 'Analyser',
  recent: 'Parties récentes',
  all: 'Toutes les parties',
  statistics: 'Statistiques',
  me: {
    title: 'Vous',
    stranger: 'Pas besoin de compte pour jouer. Un compte garde votre nom et votre cote sur tous vos appareils.',
    guest: 'Vous jouez en ligne sans compte. Un compte garde votre nom et votre cote sur tous vos appareils.',
    account: 'Votre compte est ouvert sur cet appareil.',
    toAccount: 'Votre compte',
    make: 'Créer un compte',
    profile: 'Votre profil',
  },
  places: {
    games: 'À reprendre, analyser, exporter ou importer.',
    statistics: 'Combien vous gagnez, et contre qui.',
    pads: 'Pour jouer avec de vraies pièces.',
    print: 'Jeux, plateaux et feuilles de scores en PDF.',
    open: 'À partir d’un fichier ou d’un lien.',
  },
};
