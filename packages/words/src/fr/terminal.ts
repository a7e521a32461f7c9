/** Ce que dit le terminal, en français. */

import type { Words } from '../words';

export const terminal: Words['terminal'] = {
  usage: `boneyard — des jeux de dominos

  boneyard play [JEU]              jouer contre des robots dans le terminal
      --players N                  nombre de joueurs, vous compris (2 d’ordinaire)
      --option NOM=VALEUR          une règle maison, p. ex. --option style=block --option match=rounds:3
      --bots A,B                   vos adversaires : random, greedy (greedy d’ordinaire)
      --file FICHIER               garder la partie dans FICHIER après chaque coup, et la reprendre
      --open                       étaler tous les dominos à la fin de chaque manche
  boneyard options [JEU]           toutes les règles maison et leurs valeurs
  boneyard replay FICHIER [--json] rejouer un relevé et en imprimer les positions
  boneyard replay --stdin [--json] de même pour un relevé par ligne sur l’entrée standard

  --lang en|fr                     langue (d’ordinaire, celle de votre système)
  --version, --help`,
  unknownCommand: (name) => `Il n’y a pas de commande « ${name} ». Essayez : boneyard --help`,
  badArguments: (why) => `${why} Essayez : boneyard --help`,
  cannotRead: (file, why) => `Impossible de lire ${file} : ${why}`,
  cannotWrite: (file, why) => `Impossible d’écrire ${file} : ${why}`,
  fault: (where, why) => `${where} : ${why}`,
  recordNumber: (n) => `relevé ${n}`,
  badOptionText: (text) => `--option attend NOM=VALEUR, et non « ${text} ».`,
  unknownBot: (name, known) => `Il n’y a pas de robot « ${name} » ; il y a : ${known}.`,
  usualValue: 'd’ordinaire',
  you: 'Vous',
  bot: (n) => ['Ana', 'Bo', 'Cléo', 'Dan', 'Ève', 'Finn', 'Gia'][n] ?? `Robot ${n + 1}`,
  newGame: (game, rules) => `${game} · ${rules}`,
  gaveUp: 'À bientôt.',
  keptIn: (file) => `La partie est gardée dans ${file} ; la même commande la reprend.`,
  help: 'Tapez un numéro ou le coup tel qu’il s’écrit ; ? pour l’aide, q pour arrêter.',
  moreHelp:
    'Les coups numérotés sont tous ceux que vous pouvez jouer. Un domino s’écrit 6-5 ; 6-5@6-6 le pose sur le 6-6.',
  prompt: 'Votre coup',
  notAMove: (text) => `« ${text} » n’est ni un des numéros ni un coup.`,
  onlyMove: (move) => `Vous n’avez qu’un coup : ${move}. Entrée pour le jouer.`,
  tiles: (n) => (n < 2 ? `${n} domino` : `${n} dominos`),
  points: (n) => (Math.abs(n) < 2 ? `${n} point` : `${n} points`),
  stock: 'Pioche',
  table: 'Table',
  yourHand: 'Votre main',
  emptyTable: '(rien de posé)',
  openEnds: (ends) => `extrémités ouvertes : ${ends}`,
  arm: (anchor) => `sur ${anchor} :`,
  played: (who, move) => `${who} : ${move}`,
  moveWords: {
    lead: (tile) => `ouvrir de ${tile}`,
    lay: (tile, anchor) => `${tile} sur ${anchor}`,
    draw: 'piocher un domino',
    pass: 'passer',
  },
  did: {
    draw: (who) => (who === 'Vous' ? 'Vous avez pioché un domino' : `${who} a pioché un domino`),
    drew: (tile) => `Vous avez pioché ${tile}`,
    pass: (who) => (who === 'Vous' ? 'Vous avez passé' : `${who} a passé`),
    lay: (who, what) => (who === 'Vous' ? `Vous avez posé ${what}` : `${who} a posé ${what}`),
    lead: (who, tile) => (who === 'Vous' ? `Vous avez ouvert de ${tile}` : `${who} a ouvert de ${tile}`),
  },
  round: (n) => `Manche ${n}`,
  domino: (who, others) =>
    who === 'Vous'
      ? `Domino ! Vous avez tout posé ; dominés : ${others}.`
      : `Domino ! ${who} a tout posé ; dominés : ${others}.`,
  blocked: (who) => `Le jeu est bloqué. La main la plus légère gagne la manche : ${who}.`,
  blockedEqual: 'Le jeu est bloqué et les mains les plus légères sont égales : personne ne marque.',
  target: (who) => `Score atteint : ${who}.`,
  agreed: 'La manche a été abandonnée ; les scores restent.',
  scores: 'Scores',
  matchWon: (who, many) => `La partie est finie : ${who} ${many ? 'se partagent la victoire' : 'gagne'}.`,
  youWon: 'La partie est finie : vous gagnez !',
  again: 'Entrée pour la manche suivante, q pour arrêter.',
  and: (list) => (list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} et ${list[list.length - 1]}`),
  replayed: (round, ply) => `manche ${round + 1}, coup ${ply}`,
};
