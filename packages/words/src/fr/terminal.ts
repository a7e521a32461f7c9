/** Ce que dit le terminal, en français. */

import type { Command } from '../en/command';
import { facts } from '../facts';
import { LANGUAGES } from '../languages';

export const terminal: Command['terminal'] = {
  usage: `boneyard — des jeux de dominos

  boneyard play [JEU]              jouer contre des robots dans le terminal
      --players N                  combien de mains, la vôtre comprise (par défaut le moins possible)
      --variant NOM                la variante, p. ex. --variant partners (boneyard options en donne la liste)
      --option NOM=VALEUR          une règle maison, p. ex. --option style=block --option match=rounds:3
      --bots A,B                   vos adversaires : gentle, casual, strong, expert,
                                   random (casual par défaut)
      --file FICHIER               enregistrer la partie dans FICHIER après chaque coup, et la reprendre
      --open                       montrer toutes les mains à la fin de chaque manche
  boneyard options [JEU]           tous les jeux, leurs variantes, leurs règles maison et les valeurs
  boneyard replay FICHIER [--json] rejouer un relevé et en imprimer les positions
  boneyard replay --stdin [--json] de même pour un relevé par ligne sur l’entrée standard
  boneyard print DOMINOS           un jeu à imprimer et à découper : bead, double-six, double-nine,
                                   double-twelve, magnetic, quad-125, quad-70
      --style colour|outline       en couleur, ou en contours pour ménager l’encre (colour par défaut)
      --backs                      avec les dos, pour imprimer en recto verso, retourné sur le bord long
      --shift=X,Y                  décaler les dos, en millimètres, selon la feuille d’étalonnage
  boneyard print list DOMINOS      toutes les pièces d’une série sur une page
  boneyard print board JEU         une grille sur laquelle jouer, pour bead et quad
      --paper a4|letter|a3         en feuilles à couper et à assembler (a4 par défaut)
  boneyard print calibration       une feuille pour vérifier la précision de l’imprimante
  boneyard print score JEU         une feuille de scores
  boneyard print leaflet JEU       les règles sur une feuille à plier
      --paper a4|letter            (a4 par défaut)
      --out FICHIER.pdf            où l’écrire (par défaut : le nom de la feuille, dans ce dossier)
  boneyard arena                   faire jouer des robots entre eux, chaque donne une fois à chaque place
      --game JEU --variant NOM --players N --option NOM=VALEUR
      --bots A,B                   qui joue ; le dernier occupe toutes les places qui restent
      --budget ROBOT=iterations:N  combien un robot réfléchit (ou ROBOT=milliseconds:N)
      --seed GRAINE                quelles donnes (1 par défaut)
      --deals N, --within POINTS   s’arrêter après N donnes, ou à cette précision près (2.5 par défaut)
      --file FICHIER               ajouter chaque donne à FICHIER, et reprendre de là
      --svg FICHIER                dessiner un graphique
      --table FICHIER              jouer toutes les rencontres du tableau des forces et l’écrire dans FICHIER
      --only TEXTE                 seulement les lignes du tableau dont le nom contient TEXTE
      --physics                    juger les tours par la physique complète, sans estimation (lent)
      --habits                     compter ce que les robots font plus ou moins souvent, sur un seul cœur
      --cores N                    nombre de cœurs (tous par défaut)
  boneyard review FICHIER [--json] ce qu’a coûté chaque coup d’un relevé, et les chances de chacun
      --budget iterations:N        combien réfléchir à chaque coup (2000 par défaut)
  boneyard puzzles                 chercher des positions où un seul coup est nettement le meilleur
      --game JEU --seed GRAINE
      --count N                    combien (100 par défaut)
      --file FICHIER               les y écrire, et reprendre de là (JEU.jsonl par défaut)
  boneyard verify FICHIER          vérifier que chaque donne d’une partie en ligne est celle promise
      --table ID --bots PLACES     vérifier aussi que c’est cette table, et que ces robots n’ont rien apporté
      --seat N --bits HEX --commitment HEX --promised HACHAGES
                                   vérifier aussi ce que votre page a apporté à une manche, et ce qui lui était promis
  boneyard serve                   le serveur et sa page ; ses réglages sont des variables d’environnement
      --port N, --host ADRESSE     où écouter (par défaut 3000, cette machine seulement)
      --data DOSSIER               où les parties sont enregistrées (data par défaut)
  boneyard admin verify-log        rejouer toutes les tables enregistrées par un serveur
      --data DOSSIER               où elles sont enregistrées (par défaut : DATABASE_URL si elle existe, sinon data)
  boneyard admin backup FICHIER    copier la base d’un dossier dans un fichier, serveur en marche
      --data DOSSIER               où elle se trouve (par défaut : data)
  boneyard admin move              copier toutes les tables d’un dossier dans la base de DATABASE_URL
      --data DOSSIER               où sont les tables (data par défaut)
  boneyard admin reports           les messages qui ont été signalés
  boneyard admin ban QUI           bannir quelqu’un : un nom, un identifiant ou une adresse
  boneyard admin unban QUI         lever le bannissement
      --data DOSSIER               comme pour verify-log
  boneyard admin fairness [--json] ce qui frappe dans les parties classées, à examiner
      --since DATE                 le premier jour (par défaut : il y a 30 jours)
      --minutes N                  combien de temps cela peut prendre (60 par défaut)
      --data DOSSIER               comme pour verify-log

  --lang ${LANGUAGES.join('|').padEnd(25)} langue (par défaut, celle de votre système)
  --version, --help`,
  unknownCommand: (name) => `Il n’y a pas de commande « ${name} ». Essayez : boneyard --help`,
  badArguments: (why) => `${why} Essayez : boneyard --help`,
  cannotRead: (file, why) => `Impossible de lire ${file} : ${why}`,
  cannotWrite: (file, why) => `Impossible d’écrire ${file} : ${why}`,
  fault: (where, why) => `${where} : ${why}`,
  recordNumber: (n) => `relevé ${n}`,
  badOptionText: (text) => `--option attend NOM=VALEUR, et non « ${text} ».`,
  unknownVariant: (name, known) => `Il n’y a pas de variante « ${name} » ; choisissez parmi : ${known}.`,
  unknownBot: (name, known) => `Il n’y a pas de robot « ${name} » ; choisissez parmi : ${known}.`,
  usualValue: (value) => `(par défaut : ${value})`,
  newGame: (game, rules) => facts(game, rules),
  gaveUp: 'À bientôt.',
  keptIn: (file) => `La partie est enregistrée dans ${file} ; la même commande la reprend.`,
  help: 'Tapez un numéro ou un coup ; ? pour l’aide, q pour arrêter.',
  moreHelp: 'Les coups numérotés sont tous vos coups permis.',
  findOut:
    'Personne ne vous dit ce qui convient : écrivez le coup que vous voulez jouer. Le point d’interrogation est une aide : il montre ce qui convient.',
  prompt: 'Votre coup',
  notAMove: (text) => `« ${text} » n’est ni un numéro de la liste ni un coup.`,
  onlyMove: (move) => `Vous n’avez qu’un coup : ${move}. Entrée pour le jouer.`,
  yourHand: 'Votre main :',
  emptyHand: '(vide)',
  line: {
    emptyTable: '(rien de posé)',
    openEnds: (ends) => `extrémités ouvertes : ${ends}`,
    arm: (anchor) => `sur ${anchor} :`,
  },
  scores: 'Scores :',
  again: 'Entrée pour la manche suivante, q pour arrêter.',
};
