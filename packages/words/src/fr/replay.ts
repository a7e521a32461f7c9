/** Ce que disent les pages où l’on revoit ses parties, en français. */

import type { ReplayWords } from '../en/replay';
import { de } from './de';
import { count, list, number, percent, points } from './grammar';
import { review } from './review';

const moves = (n: number) => count(n, { one: '# coup', other: '# coups' });
const YOU = 'Vous';
const to = (who: string) => (who === YOU ? 'vous laisse' : `laisse à ${who}`);

export const replay: ReplayWords = {
  open: {
    title: 'Revoir une partie',
    about: 'Coup par coup, comme on l’a vue de chaque place ; trouvez où elle a basculé et rejouez à partir de là.',
    choose: 'Choisir un fichier',
    drop: 'Ou déposez un fichier .domino.json n’importe où sur cette page.',
    paste: 'Ou collez une partie, ou un lien vers une partie',
    open: 'Ouvrir',
    empty: 'Collez d’abord une partie ou choisissez un fichier.',
    badLink: 'Ce lien est incomplet. Redemandez-le, ou demandez le fichier.',
    tooLarge: 'Ce fichier est trop gros pour une partie : 4 Mo au plus.',
    home: 'Les parties que vous avez jouées sur cet appareil :',
  },
  notOver: {
    title: 'Cette partie est encore en cours',
    text: 'Vous pourrez la revoir quand elle sera finie.',
    action: 'Retour aux jeux',
  },
  missing: {
    title: 'Partie introuvable',
    text: 'Elle n’est ni sur cet appareil ni sur le serveur.',
    action: 'Ouvrir une autre partie',
  },
  broken: 'Impossible de montrer cette partie',
  another: 'En ouvrir une autre',
  former: 'compte supprimé',
  embed: { full: 'Ouvrir dans Boneyard', missing: 'Cette partie ne peut pas être affichée.' },
  replay: {
    label: (game) => `Revoir : ${game}`,
    board: 'Plateau',
    first: 'Aller au début',
    back: 'Un coup en arrière',
    play: 'Lecture',
    pause: 'Pause',
    forward: 'Un coup en avant',
    last: 'Aller à la fin',
    steps: 'Lecture de la partie',
    position: 'Position',
    place: (at, of) => `Position ${number(at)} sur ${number(of)}`,
    speed: 'Vitesse',
    speeds: { '0.5': '½ ×', '1': '1 ×', '2': '2 ×', '4': '4 ×' },
    hands: 'Mains',
    eyes: 'Vue par',
    all: 'toutes les mains',
    seat: (who) => (who === YOU ? 'vous' : who),
    dealt: (round) => `Manche ${round} : la donne.`,
    given: 'La manche a été arrêtée avant la fin.',
    running: (who) =>
      who === undefined
        ? 'Cette partie est encore en cours : les mains restent cachées jusqu’à la fin.'
        : 'Cette partie est encore en cours : vous voyez ce que vous avez vu à la table.',
    keys: 'Les flèches avancent et reculent, Début et Fin sautent, la barre d’espace lance et arrête la lecture.',
    table: 'Aller à la table',
    share: 'Partager',
    save: 'Télécharger',
  },
  share: {
    title: 'Partager cette partie',
    about: 'Le lien contient toute la partie : il marche sans serveur, pour toute personne qui l’a.',
    link: 'Lien vers cette partie',
    copy: 'Copier le lien',
    send: 'L’envoyer',
    copied: 'Lien copié.',
    byHand: 'La copie automatique n’est pas possible ici : sélectionnez le lien et copiez-le.',
    long: 'Cette partie est trop longue pour un lien. Envoyez le fichier.',
    embed: {
      title: 'L’intégrer dans une page web',
      about: 'Collez ce code dans votre page. La partie s’y revoit sans compte, et rien n’est enregistré.',
      code: 'Code pour intégrer la partie',
      copy: 'Copier le code',
      copied: 'Code copié.',
    },
    picture: {
      won: (who, how) => (how === 'tied' ? `${who} se partagent la victoire` : `Victoire\u00a0: ${who}`),
      title: 'Image',
      wide: 'Large',
      square: 'Carrée',
      save: 'Télécharger l’image',
      copy: 'Copier l’image',
      send: 'Envoyer l’image',
      saved: 'Image téléchargée.',
      copied: 'Image copiée.',
      failed: 'L’image n’a pas pu être créée.',
      preview: 'Aperçu de l’image',
    },
    film: {
      title: 'Animation',
      about: (moves) => `Toute la partie en GIF, ${count(moves, { one: '# image', other: '# images' })}.`,
      make: 'Créer l’animation',
      progress: (done, all) => `Image ${number(done)} sur ${number(all)}…`,
      cancel: 'Annuler',
      save: 'Télécharger l’animation',
      send: 'Envoyer l’animation',
      saved: 'Animation téléchargée.',
      failed: 'L’animation n’a pas pu être créée.',
    },
    close: 'Fermer',
  },
  review: {
    title: 'Analyse',
    marks: review.marks,
    about: 'Le robot le plus fort évalue chaque coup, avec ce que l’on pouvait savoir à cette place.',
    start: 'Analyser cette partie',
    again: 'Réessayer',
    stop: 'Arrêter',
    progress: (done, all) => `Coup ${number(done)} sur ${number(all)}…`,
    background: 'Vous pouvez revoir la partie pendant ce temps ; quitter la page n’arrête pas l’analyse.',
    failed: 'L’analyse a échoué.',
    later: 'Vous pourrez l’analyser quand la manche sera finie.',
    nothing: review.nothing,
    chances: 'Chances de gagner la manche, telles que chacun pouvait les voir',
    sideChances: 'Chances de gagner la manche, telles que chaque équipe pouvait les voir',
    scores: 'Les scores, coup par coup',
    jump: 'Cliquez pour y aller.',
    slip: 'imprécision',
    blunder: 'faute',
    faults: (slips, blunders) =>
      list(
        [
          slips > 0 && count(slips, { one: '# imprécision', other: '# imprécisions' }),
          blunders > 0 && count(blunders, { one: '# faute', other: '# fautes' }),
        ].filter((part) => part !== false),
      ) || 'aucune erreur',
    faultsOf: (who, faults) => `${who} : ${faults}.`,
    whose: 'Quelles erreurs d’abord ?',
    everybody: 'Toutes, dans l’ordre',
    place: (n, all) => `Erreur ${number(n)} sur ${number(all)}`,
    won: (who, several, scores) => `${who} ${/\bVous\b/.test(who) ? 'avez' : several ? 'ont' : 'a'} gagné ${scores}`,
    next: 'Erreur suivante',
    previous: 'Erreur précédente',
    none: 'Ni imprécision ni faute : bien joué.',
    chance: (who, share) =>
      who === YOU
        ? `Avant ce coup, vous aviez ${percent(share)} de chances de gagner la manche.`
        : `Avant ce coup, ${who} avait ${percent(share)} de chances de gagner la manche.`,
    sideChance: (who, share) =>
      `Avant ce coup, ${who === YOU ? 'votre équipe' : `l’équipe ${de(who)}`} avait ${percent(share)} de chances de gagner la manche.`,
    was: { best: 'le meilleur coup', good: 'un bon coup', slip: 'une imprécision', blunder: 'une faute' },
    onlyMove: 'C’était le seul coup possible.',
    said: (who, move, was) => `${who} : ${move}, c’était ${was}.`,
    better: (move) => `Mieux valait : ${move}.`,
    why: {
      wins: (best, made) =>
        `Ce coup gagne la manche dans ${percent(best)} des cas, celui qui a été joué dans ${percent(made)}.`,
      margin: (n) => `En moyenne, il vaut ${points(n)} de plus.`,
      points: (best, made) => `Il rapporte ${points(best)} tout de suite, au lieu de ${points(made)}.`,
      sheds: (best, made) => `Il allège la main de ${points(best)}, au lieu de ${points(made)}.`,
      stuck: (who, made) => `Vu les mains, il ne ${to(who)} rien à poser ; le coup joué laissait ${moves(made)}.`,
      replies: (who, best, made) =>
        `Vu les mains, il ${to(who)} ${moves(best)} au choix ; le coup joué en laissait ${made}.`,
      answer: (who, best, made) =>
        `Vu les mains, il ${to(who)} au plus ${points(best)} à marquer ; le coup joué en laissait ${number(made)}.`,
      stands: (best, made) => `Il tient dans ${percent(best)} des cas, celui qui a été joué dans ${percent(made)}.`,
    },
    open: (move, n) => `Toutes mains ouvertes, le meilleur coup était : ${move} (${points(n)} de mieux).`,
    openSame: 'Toutes mains ouvertes, aucun coup n’était meilleur.',
    tryIt: 'Rejouer à partir d’ici',
    tryNote: (who) =>
      who === YOU
        ? 'Une nouvelle partie à partir de cette position : vous gardez votre place, des robots jouent les autres.'
        : `Une nouvelle partie à partir de cette position : vous prenez la place ${de(who)}, des robots jouent les autres.`,
    tried: 'La nouvelle partie n’a pas pu être enregistrée.',
  },
  moments: {
    title: 'Moments forts',
    turning: 'Le tournant',
    turningNote: 'Le coup qui a le plus augmenté les chances de la main qui a gagné la manche.',
    best: 'Le meilleur coup',
    bestNote: 'Le bon coup, dans la position où le deuxième choix aurait coûté le plus.',
    unseen: 'Le coup que personne n’a vu',
    unseenNote: 'Le coup manqué qui aurait rapporté le plus, et qui ne sautait pas aux yeux.',
    at: (round, who, move) => `Manche ${round}, ${who} : ${move}`,
    rose: (who, from, to) => `${who} : ${percent(from)} → ${percent(to)}`,
    second: (n) => `${points(n)} de mieux que tout autre coup`,
    gained: (n) => `aurait rapporté ${points(n)}`,
  },
  statistics: {
    title: 'Statistiques',
    about: 'Calculées sur les seules parties enregistrées sur cet appareil.',
    none: 'Aucune partie finie pour l’instant. Jouez-en une contre des robots, puis revenez.',
    left: (running, together, branches) =>
      list(
        [
          running > 0 && count(running, { one: '# partie encore en cours', other: '# parties encore en cours' }),
          together > 0 && count(together, { one: '# jouée à plusieurs', other: '# jouées à plusieurs' }),
          branches > 0 &&
            count(branches, { one: '# rejouée à partir d’une position', other: '# rejouées à partir d’une position' }),
        ].filter((part) => part !== false),
      ),
    notCounted: (list) => `Non comptées : ${list}.`,
    sum: (games, won) =>
      `${count(games, { one: '# partie finie', other: '# parties finies' })}, ${count(won, { one: '# gagnée', other: '# gagnées' })} (${percent(won / games)}).`,
    streaks: 'Séries',
    now: (n) => (n === 0 ? 'Vous n’avez pas gagné la dernière partie.' : `Série de victoires en cours : ${number(n)}.`),
    longest: (won, lost) =>
      `Plus longue série de victoires : ${number(won)}. Plus longue série sans victoire : ${number(lost)}.`,
    strip: (n) => `Les ${n} dernières parties, la plus ancienne d’abord`,
    wonOne: 'gagnée',
    lostOne: 'pas gagnée',
    byGame: 'Par jeu',
    byLevel: 'Par adversaire',
    bySeat: 'Par place',
    game: 'Jeu',
    opponents: 'Adversaires',
    seat: 'Place',
    mixed: 'niveaux mélangés',
    unknown: 'inconnus (d’un fichier)',
    games: 'Parties',
    won: 'Gagnées',
    share: 'Réussite',
    scores: 'Scores',
    best: 'Meilleur score',
    mean: 'Score moyen',
    rounds: 'Manches',
    bestRound: 'Meilleure manche',
    meanRound: 'Moyenne par manche',
    fewest: 'le plus petit total gagne',
    fortune: 'Chance et talent',
    fortuneAbout:
      'Le tout en points par manche, face à votre meilleur adversaire. La chance est ce que valaient les mains reçues, le résultat ce que vous en avez fait, et les points donnés ce que vos coups ont coûté par rapport aux meilleurs.',
    luck: 'Chance à la donne',
    margin: 'Résultat',
    given: 'Points donnés',
    notReviewed: 'pas encore d’analyse',
    inRounds: (n) => count(n, { one: 'sur # manche', other: 'sur # manches' }),
    exact: (n, all) =>
      n === all
        ? 'La chance est ici exacte : le résultat de chaque donne si les deux côtés jouent parfaitement en voyant tout.'
        : n === 0
          ? 'La chance est ici une estimation : le résultat moyen de chaque donne, jouée 64 fois par des robots simples.'
          : `Donnes dont la chance est exacte (jeu parfait, tout est vu) : ${number(n)} sur ${number(all)}. Pour les autres, c’est la moyenne de 64 parties de robots simples.`,
    working: (n) => count(n, { one: 'Calcul de la chance de # partie…', other: 'Calcul de la chance de # parties…' }),
    reviewMore: 'Analysez vos parties pour savoir ce que vos coups ont coûté.',
    home: 'Tous les jeux',
    show: 'Afficher',
    all: 'tous les jeux',
  },
};
