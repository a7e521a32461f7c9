/** Ce que dit l’analyse d’une partie, en français. */

import type { Command } from '../en/command';
import { count } from './grammar';

export const review: Command['review'] = {
  badBudget: (text) => `--budget attend iterations:N ou milliseconds:N, et non « ${text} ».`,
  progress: (done, all) => `coup ${done} sur ${all}`,
  nothing: 'Aucun coup n’a été joué dans cette partie.',
  marks: { best: 'le meilleur', good: 'bon', slip: 'imprécis', blunder: 'faute' },
  columns: { place: 'n°', move: 'coup', mark: 'avis', cost: 'coût', chance: 'chances', better: 'mieux valait' },
  chances: 'Chances de gagner la manche, coup par coup :',
  summary: 'En tout :',
  meanCost: (n) => count(n, { one: '# point perdu par coup', other: '# points perdus par coup' }),
};
