/** Eine Beschriftung für jede Option und jede Wahl, auf Deutsch. */

import type { Form } from '@boneyard/words/forms';

export const form: Form = {
  mode: {
    note: 'Eine Kette auf dem Tisch, oder ein Turm mit Magneten und Schwerkraft.',
    label: 'Spiel',
    values: { flat: 'flach', tower: 'Turm', staggered: 'Auf und Ab' },
  },
  parallel: {
    note: 'In jedem Turm liegt der zweite Stein in der Richtung des ersten.',
    label: 'Zweiter Stein längs zum ersten',
  },
  ends: { note: 'Nur an den beiden Enden darf gebaut werden.', label: 'Nur die Enden sind offen' },
  count: {
    note: 'Was am Ende auf den Händen gezählt wird.',
    label: 'Was zählt',
    values: { pips: 'Augen', tiles: 'Steine' },
  },
  match: { note: 'Wie viele Runden; wer die wenigsten Punkte hat, gewinnt.', label: 'Partie' },
  hands: {
    note: 'Ob es darauf ankommt, wie du einen Stein loslässt.',
    label: 'Hände',
    values: { steady: 'ruhige Hände', real: 'echte Hände' },
  },
  magnets: {
    note: 'Wie stark die Magnete sind.',
    label: 'Magnete',
    values: { normal: 'normale Magnete', weak: 'schwache Magnete', strong: 'starke Magnete' },
  },
};
