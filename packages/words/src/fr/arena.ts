/** Ce que dit l’arène, en français. */

import type { Command } from '../en/command';
import { fixedIn } from '../fixed';
import { LOCALES } from '../languages';
import { count } from './grammar';

export const arena: Command['arena'] = {
  number: fixedIn(LOCALES.fr.dates),
  percent: (value) => `${value} %`,
  badBots: (n) => `--bots attend de un à ${n} noms pour ${n} places.`,
  badBudget: (text) =>
    `--budget attend ROBOT=iterations:N ou ROBOT=milliseconds:N avec un robot qui joue, et non « ${text} ».`,
  badCount: (name, text) => `--${name} attend un nombre plus grand que 0, et non « ${text} ».`,
  noMarkers: (file, from, to) => `${file} n’a pas les lignes ${from} et ${to} entre lesquelles écrire.`,
  broken: {
    'not json': 'ce n’est pas du JSON',
    'not a result': 'ce n’est ni une rencontre ni une donne jouée',
    'unknown contest': 'c’est une donne d’une rencontre qui n’a pas commencé',
    'out of order': 'une ligne manque avant celle-ci, ou s’y trouve deux fois',
  },
  brokenAt: (file, line, why) =>
    `${file}, ligne ${line} : ${why}. Corrigez le fichier, ou prenez-en un autre pour les résultats.`,
  seats: (n) => `${n} places`,
  played: (deals, seatings, seed) =>
    `${count(deals, { one: '# donne', other: '# donnes' })}, chacune avec ${count(seatings, { one: '# placement', other: '# placements' })} ; graine ${seed}`,
  progress: (deals, win, half) => `${count(deals, { one: '# donne', other: '# donnes' })}, ${win} ± ${half}`,
  columns: { bot: 'robot', budget: 'réflexion', win: 'gagne', margin: 'écart', pace: 'décisions/s' },
  share: (percent) => `À forces égales, chacun gagne ${percent}. Intervalles de confiance à 95 %.`,
  noHabits: (game) => `--habits n’a rien à compter dans ce jeu : ${game}.`,
  habits: { bot: 'robot', habit: 'ce qu’il fait', occasions: 'cas', times: 'fois', rate: 'taux' },
  keptIn: (file) => `Chaque donne est enregistrée dans ${file} ; la même commande reprend de là.`,
  drawnIn: (file) => `Le graphique est dans ${file}.`,
  writtenInto: (file) => `Les tableaux sont dans ${file}.`,
  plot: {
    title: 'Taux de victoires sur des donnes jouées à chaque place',
    about:
      'Une ligne par rencontre : le taux de victoires du premier robot avec son intervalle à 95 %, et le but s’il y en a un.',
    aim: 'but',
    equal: 'forces égales',
  },
};
