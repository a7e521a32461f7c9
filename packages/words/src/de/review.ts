/** Was die Analyse einer Partie sagt, auf Deutsch. */

import type { Command } from '../en/command';
import { punkte } from './grammar';

export const review: Command['review'] = {
  badBudget: (text) => `--budget braucht iterations:N oder milliseconds:N, nicht „${text}“.`,
  progress: (done, all) => `Zug ${done} von ${all}`,
  nothing: 'In dieser Partie wurde kein Zug gemacht.',
  marks: { best: 'bester Zug', good: 'gut', slip: 'ungenau', blunder: 'Patzer' },
  columns: { place: 'Nr.', move: 'Zug', mark: 'Note', cost: 'Kosten', chance: 'Chance', better: 'besser war' },
  chances: 'Chance, die Runde zu gewinnen, Zug für Zug:',
  summary: 'Zusammenfassung:',
  meanCost: (points) => `${punkte(points)} pro Zug verschenkt`,
};
