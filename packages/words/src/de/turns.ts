/** Züge, auf Deutsch: die Zeit dafür, und wie sie zurückgenommen werden. */

import type { Turns } from '../en/turns';
import { count } from './grammar';

export const turns: Turns = {
  clock: 'Bedenkzeit pro Zug',
  kinds: { none: 'keine Uhr', s30: '30 s', s60: '60 s', other: 'andere', days: 'Tage' },
  seconds: 'Sekunden pro Zug, 5 bis 3600',
  days: 'Tage pro Zug, 1 bis 30',
  late: 'Wenn die Zeit um ist',
  lates: { bot: 'ein Bot spielt für dich', mildest: 'der Zug mit den wenigsten Punkten' },
  pauses: 'Die Uhr steht, wenn du das Gerät weitergibst, das Menü öffnest oder die Seite verlässt.',
  left: (time) => `noch ${time}`,
  hoursLeft: (n) => `${n} h`,
  daysLeft: (n) => count(n, { one: '# Tag', other: '# Tage' }),
  soon: (seconds) => `Noch ${count(seconds, { one: '# Sekunde', other: '# Sekunden' })}.`,
  undo: 'Rückgängig',
  undoAsk: (names) => `Den letzten Zug zurücknehmen? Alle müssen zustimmen: ${names}.`,
  undoAgreed: 'Alle stimmen zu',
};
