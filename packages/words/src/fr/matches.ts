/** Ce qui se dit quand on cherche une partie, et des classements, en français. */

import type { Matches } from '../en/matches';

const people = (n: number) => (n < 2 ? `${n} personne` : `${n} personnes`);

export const matches: Matches = {
  find: {
    title: 'Trouver une partie',
    about:
      'Choisissez un jeu : vous rencontrez quelqu’un d’à peu près votre force. Plus l’attente dure, plus nous cherchons loin.',
    enter: 'Trouver une partie',
    looking: (n) =>
      n === 0 ? 'Personne ne cherche en ce moment : commencez donc.' : `En ce moment, ${people(n)} en recherche.`,
    counts: 'La partie compte-t-elle ?',
    counting: { rated: 'classée', friendly: 'amicale' },
    ratedNote: 'Une partie classée change votre cote. Pas d’aide, et qui s’en va la perd.',
    needsAccount: 'Les parties classées sont pour qui a un compte. En invité, vous jouez des parties amicales.',
    quick: 'Partie rapide',
    quickNote: 'À deux, règles habituelles, 60 secondes par tour.',
    quickGame: (game) => `Partie rapide : ${game}`,
    own: 'Avec vos propres règles',
    ownNote: 'Vous attendez dans la liste que quelqu’un veuille la même chose.',
    ownGame: (game) => `${game} avec vos propres règles`,
    ownTitle: (game) => `Trouver une partie : ${game}`,
    look: 'Chercher une partie',
    back: 'Autres jeux',
    seeks: 'Qui cherche',
    none: 'Personne ne cherche de partie en ce moment.',
    players: (n) => `à ${n}`,
    answer: 'Jouer',
    answerTo: (name, game) => `Jouer avec ${name} : ${game}`,
    you: 'vous',
  },
  seeking: {
    title: (game) => `En recherche : ${game}`,
    since: (time) => `Depuis ${time}`,
    widens: 'Nous cherchons d’abord parmi les joueurs de votre force, et au bout d’une minute parmi tous.',
    stop: 'Ne plus chercher',
    lost: 'Connexion perdue. La recherche reprend dès qu’elle est rétablie …',
    found: 'Trouvé ! En route vers la table …',
    elsewhere: 'Vous cherchez maintenant dans une autre fenêtre.',
    refused: {
      'no name': 'Dites d’abord comment on vous appelle.',
      'no account': 'Les parties classées sont pour qui a un compte.',
      rated: 'Cela ne peut pas être classé : il faut une pendule et des mains sûres.',
      other: 'Cela ne peut pas être cherché. Choisissez d’autres règles.',
      busy: 'Le serveur était occupé. Réessayez.',
    },
  },
  rating: {
    provisional: 'provisoire',
    provisionalNote: 'Provisoire : au bout d’une dizaine de parties, elle est sûre.',
    about:
      'Tout le monde commence à 1000. Le nombre est ce que vous valez à coup sûr : chaque partie le rend plus sûr, si bien qu’il peut monter un peu au début, même après une défaite.',
    changed: 'Cotes',
    change: (name, from, to) => `${name} : ${from} → ${to}`,
    by: (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0'),
    counting: 'Les cotes sont en cours de calcul …',
  },
  profile: {
    mine: 'Mon profil',
    since: (date) => `Ici depuis le ${date}`,
    none: 'Pas encore de partie classée.',
    matches: 'Parties',
    won: 'Gagnées',
    share: 'Réussite',
    best: 'Meilleure cote',
    chart: (game, from, to, n) =>
      `${game} : la cote ${n < 2 ? 'à la dernière partie' : `au fil des ${n} dernières parties`}, de ${from} à ${to}`,
    history: 'Dernières parties',
    place: (place, players) => `${place === 1 ? '1re' : `${place}e`} place sur ${players}`,
    replay: 'Revoir',
    replayOf: (date) => `Revoir la partie du ${date}`,
    missing: {
      title: 'Il n’y a personne ici',
      text: 'Le compte a peut-être été supprimé, ou il manque une lettre au lien.',
      action: 'Voir les tables',
    },
  },
  leaders: {
    title: 'Classements',
    enter: 'Classements',
    game: 'Jeu',
    about: 'Les cinquante premiers, parmi ceux dont la cote n’est plus provisoire.',
    none: 'Personne n’a encore joué assez de parties classées à ce jeu.',
    place: 'Rang',
    name: 'Nom',
    rating: 'Cote',
  },
  table: {
    rated: 'classée',
    rate: 'La partie compte-t-elle ?',
    rates: { friendly: 'non : amicale', rated: 'oui : classée' },
    flaws: {
      account: 'Les tables classées sont pour qui a un compte : créez-en un d’abord.',
      bots: 'Pas de robots à une table classée : chaque place est pour une personne.',
      clock: 'Une table classée demande une pendule : choisissez un temps par tour.',
      late: 'À une table classée, personne ne joue pour vous : le temps écoulé, le coup le plus doux est joué.',
      hands: 'À une table classée, les mains sont sûres : choisissez des mains sûres.',
    },
    noAccount: 'Cette table est classée : seules les personnes qui ont un compte s’y assoient. Vous pouvez regarder.',
    leaveAsk: 'Quitter ? Cette partie est classée : qui s’en va la perd, à moins de revenir avant la fin.',
    refused: 'Cela n’est pas permis dans une partie classée.',
    playTwo: 'En poser deux',
  },
};
