/** Was ein Punkteblock sagt, wenn er als Text geteilt wird, auf Deutsch. */

import type { Command } from '../en/command';
import { count, punkte } from './grammar';

export const pads: Command['pads'] = {
  title: (game, length) => `${game}, ${length}`,
  toTarget: (points) => `bis ${punkte(points)}`,
  forRounds: (n) => count(n, { one: 'eine Runde', other: '# Runden' }),
  round: (n) => `Runde ${n}:`,
  soFar: (n) => `Runde ${n} bisher:`,
  total: 'Summe:',
  nothing: 'Noch keine Einträge.',
  ahead: (who, lead) =>
    ({ alone: `${who} führt.`, together: `${who} führen.`, tied: `${who} führen gleichauf.` })[lead],
  won: (who, lead) =>
    ({
      alone: `${who} hat gewonnen.`,
      together: `${who} haben gewonnen.`,
      tied: `${who} teilen sich den Sieg.`,
    })[lead],
};
