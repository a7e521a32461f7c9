/** Ce que dit le terminal, en français. */

import type { Words } from '../words';

export const terminal: Words['terminal'] = {
  usage: `boneyard — des jeux de dominos

  boneyard play [JEU]              jouer contre des robots dans le terminal
      --players N                  nombre de joueurs, vous compris (2 d’ordinaire)
      --option NOM=VALEUR          une règle maison, p. ex. --option style=block --option match=rounds:3
      --bots A,B                   vos adversaires : gentle, casual, strong, expert,
                                   random (casual d’ordinaire)
      --file FICHIER               garder la partie dans FICHIER après chaque coup, et la reprendre
      --open                       étaler tous les dominos à la fin de chaque manche
  boneyard options [JEU]           tous les jeux, leurs règles maison et les valeurs
  boneyard replay FICHIER [--json] rejouer un relevé et en imprimer les positions
  boneyard replay --stdin [--json] de même pour un relevé par ligne sur l’entrée standard
  boneyard print DOMINOS           un jeu à imprimer et à découper : bead, double-six, double-nine,
                                   double-twelve, magnetic, quad-125, quad-70
      --style colour|outline       en couleur, ou en contours pour ménager l’encre (colour d’ordinaire)
      --backs                      avec les dos, pour imprimer en recto verso, retourné sur le bord long
      --shift=X,Y                  déplacer les dos de tant de millimètres, selon la feuille d’étalonnage
  boneyard print calibration       l’imprimante respecte-t-elle le millimètre ?
  boneyard print score JEU         une feuille de score
  boneyard print leaflet JEU       les règles sur une feuille à plier
      --paper a4|letter            (a4 d’ordinaire)
      --out FICHIER.pdf            où l’écrire (d’ordinaire : son nom, dans ce dossier)
  boneyard arena                   faire jouer des robots entre eux, chaque donne une fois à chaque place
      --game JEU --players N --option NOM=VALEUR
      --bots A,B                   qui joue ; le dernier occupe toutes les places qui restent
      --budget ROBOT=iterations:N  combien un robot réfléchit (ou ROBOT=milliseconds:N)
      --seed GRAINE                quelles donnes (1 d’ordinaire)
      --deals N, --within POINTS   s’arrêter après N donnes, ou à cette précision près (2.5 d’ordinaire)
      --file FICHIER               ajouter chaque donne à FICHIER, et reprendre de là
      --svg FICHIER                dessiner un graphique
      --table FICHIER              jouer toutes les rencontres du tableau des forces et l’écrire dans FICHIER
      --only TEXTE                 seulement les lignes du tableau dont le nom contient TEXTE
      --physics                    laisser la physique juger les tours, et non son estimation (lent)
      --cores N                    nombre de cœurs (tous d’ordinaire)
  boneyard review FICHIER [--json] ce qu’a coûté chaque coup d’un relevé, et qui avait quelles chances
      --budget iterations:N        combien réfléchir à chaque coup (2000 d’ordinaire)
  boneyard puzzles                 chercher des positions où un seul coup est nettement le meilleur
      --game JEU --seed GRAINE
      --count N                    combien (100 d’ordinaire)
      --file FICHIER               les y écrire, et reprendre de là (JEU.jsonl d’ordinaire)
  boneyard verify FICHIER          chaque donne d’une partie en ligne est-elle celle qui était promise ?
      --seat N --bits HEX --commitment HEX
                                   … et avec ce que votre page a noté d’une manche
  boneyard admin verify-log        rejouer toutes les tables que garde un serveur
      --data DOSSIER               où il les garde (d’ordinaire DATABASE_URL si elle existe, sinon data)
  boneyard admin move              copier toutes les tables d’un dossier dans la base de DATABASE_URL
      --data DOSSIER               où sont les tables (data d’ordinaire)
  boneyard admin reports           ce que l’on a signalé de ce qui se dit aux tables
  boneyard admin ban QUI           ne plus laisser venir quelqu’un : un nom, un identifiant ou une adresse
  boneyard admin unban QUI         le laisser revenir
      --data DOSSIER               comme pour verify-log

  --lang en|fr                     langue (d’ordinaire, celle de votre système)
  --version, --help`,
  unknownCommand: (name) => `Il n’y a pas de commande « ${name} ». Essayez : boneyard --help`,
  badArguments: (why) => `${why} Essayez : boneyard --help`,
  cannotRead: (file, why) => `Impossible de lire ${file} : ${why}`,
  cannotWrite: (file, why) => `Impossible d’écrire ${file} : ${why}`,
  fault: (where, why) => `${where} : ${why}`,
  recordNumber: (n) => `relevé ${n}`,
  badOptionText: (text) => `--option attend NOM=VALEUR, et non « ${text} ».`,
  unknownBot: (name, known) => `Il n’y a pas de robot « ${name} » ; il y a : ${known}.`,
  usualValue: (value) => `(d’ordinaire : ${value})`,
  newGame: (game, rules) => `${game} · ${rules}`,
  gaveUp: 'À bientôt.',
  keptIn: (file) => `La partie est gardée dans ${file} ; la même commande la reprend.`,
  help: 'Tapez un numéro ou le coup tel qu’il s’écrit ; ? pour l’aide, q pour arrêter.',
  moreHelp: 'Les coups numérotés sont tous ceux que vous pouvez jouer.',
  prompt: 'Votre coup',
  notAMove: (text) => `« ${text} » n’est ni un des numéros ni un coup.`,
  onlyMove: (move) => `Vous n’avez qu’un coup : ${move}. Entrée pour le jouer.`,
  yourHand: 'Votre main :',
  emptyHand: '(vide)',
  scores: 'Scores :',
  again: 'Entrée pour la manche suivante, q pour arrêter.',
};
