/** Ce que dit `boneyard admin fairness`, en français. */

import type { Command } from '../en/command';
import { count, number } from './grammar';

export const fairness: Command['fairness'] = {
  bad: 'boneyard admin fairness [--since DATE] [--minutes N] [--json] [--data DOSSIER].',
  badSince: (text) => `--since demande une date comme 2026-11-18, et non « ${text} ».`,
  badMinutes: (text) => `--minutes demande un nombre supérieur à 0, et non « ${text} ».`,
  oldSchema: 'La base de données date d’une version antérieure. Démarrez une fois le serveur, qui la met à jour.',
  progress: (done, all) => `${number(done)} sur ${count(all, { one: '# personne', other: '# personnes' })}`,
  title: (since) => `Parties classées depuis le ${since}. C’est une liste à examiner, pas un verdict.`,
  looked: (looked, all, positions, judged) =>
    `${number(looked)} sur ${count(all, { one: '# personne examinée', other: '# personnes examinées' })}, ${count(positions, { one: '# coup parlant', other: '# coups parlants' })} ; ${number(judged)} en avaient assez pour être comparées.`,
  late: 'Le temps a manqué pour voir tout le monde. Une autre nuit commence par d’autres personnes.',
  nothing: 'Rien de frappant.',
  agreement: 'Des coups d’expert, bien plus que la cote ne l’explique',
  expert: (share, positions, expected, peers, z) =>
    `a trouvé ${share} de ${count(positions, { one: '# coup difficile', other: '# coups difficiles' })} ; à cette cote on en trouve ${expected} (${count(peers, { one: '# comparaison', other: '# comparaisons' })}, z = ${z})`,
  tempo: 'Des coups trop rapides ou trop réguliers',
  quick: (share, moves) => `${share} de ${count(moves, { one: '# coup', other: '# coups' })} en moins de 0,4 seconde`,
  even: (median, spread, moves) =>
    `${count(moves, { one: '# coup', other: '# coups' })}, tous en ${count(median, { one: '# seconde', other: '# secondes' })} environ (dispersion ${spread} ; chez les gens, 0,4 et plus)`,
  pairs: 'Deux personnes dont les résultats l’une contre l’autre semblent arrangés',
  met: (matches, won, lost) =>
    `${count(matches, { one: '# partie', other: '# parties' })}, ${number(won)} à ${number(lost)}`,
  reasons: {
    'one-sided': (z) => `plus à sens unique que les cotes et la chance ne l’expliquent (z = ${z})`,
    alternating: (z) => `elles gagnent à tour de rôle (z = ${z})`,
    short: (short) => `${number(short)} finies en moins d’une minute, ou abandonnées`,
  },
  leaving: 'Personnes qui quittent souvent les parties classées',
  left: (left, matches) => `a quitté ${number(left)} de ${count(matches, { one: '# partie', other: '# parties' })}`,
  networks: 'Comptes qui jouent depuis un même réseau',
  together: (matches) =>
    matches === 0
      ? 'jamais à la même table'
      : `${count(matches, { one: '# partie', other: '# parties' })} à la même table`,
  sameDevices: 'des appareils du même nom',
  variant: (game, variant) => `${game}, ${variant}`,
  player: (name, id) => `${name} (${id})`,
  line: (who, what) => `  ${who} : ${what.join(' ; ')}`,
};
