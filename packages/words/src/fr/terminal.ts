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
  boneyard options [JEU]           tous les jeux, leurs règles maison et les valeurs
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
  usualValue: (value) => `(d’ordinaire : ${value})`,
  newGame: (game, rules) => `${game} · ${rules}`,
  gaveUp: 'À bientôt.',
  keptIn: (file) => `La partie est gardée dans ${file} ; la même commande la reprend.`,
  help: 'Tapez un numéro ou le coup tel qu’il s’écrit ; ? pour l’aide, q pour arrêter.',
  moreHelp: 'Les coups numérotés sont tous ceux que vous pouvez jouer.',
  prompt: 'Votre coup',
  notAMove: (text) => `« ${text} » n’est ni un des numéros ni un coup.`,
  onlyMove: (move) => `Vous n’avez qu’un coup : ${move}. Entrée pour le jouer.`,
  yourHand: 'Votre main :',
  emptyHand: '(vide)',
  scores: 'Scores :',
  again: 'Entrée pour la manche suivante, q pour arrêter.',
};
