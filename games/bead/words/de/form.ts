/** Eine Beschriftung für jede Option und jede Wahl, auf Deutsch. */

import type { Form } from '@boneyard/words/forms';

export const form: Form = {
  referee: {
    note: 'Was geschieht, wenn jemand nicht legen kann.',
    label: 'Wenn nichts geht',
    values: { claims: 'sagen und die Hand zeigen', auto: 'das Spiel sagt es' },
  },
  pointed: {
    note: 'Was du legen musst, wenn doch etwas ging.',
    label: 'Wenn auf einen Stein gezeigt wird',
    values: { any: 'darf es jeder sein, der passt', named: 'muss es dieser sein' },
  },
  lone: {
    note: 'Ob eine einzelne Perle verlängert werden kann.',
    label: 'Eine einzelne Perle',
    values: { 'no-group': 'ist keine Gruppe', group: 'ist eine Gruppe' },
  },
  strategic: {
    note: 'Zu zweit: Beide haben dieselben Steine, und das Startquadrat wird verdeckt gewählt.',
    label: 'Strategisches Spiel',
  },
  start: {
    note: 'Mit welchen Quadraten eine Runde beginnen darf.',
    label: 'Startquadrat',
    values: { sheet: 'nicht einfarbig', 'three-colours': 'mindestens drei Farben' },
  },
  open: {
    note: 'Alle Hände liegen von Anfang an offen: Das dauert länger, und ihr könnt euch Plätze verbauen.',
    label: 'Offene Hände',
  },
  match: { note: 'Die Punkte der Runden werden zusammengezählt.', label: 'Partie' },
};
