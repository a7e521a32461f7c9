/** Was die Seite am Tisch sagt, auf Deutsch. */

import { count, number } from '@boneyard/words/de/grammar';
import { expected as line } from '@boneyard/words/de/line';
import type { table as english } from '../en/table';

const ways = { flat: 'flach', 'on top': 'obenauf' } as const;
export const table: typeof english = {
  line: 'Flach, Turm oder Auf und Ab: Wer alles umwirft, nimmt alles.',
  expected: {
    line,
    tower: 'Leg einen Stein obenauf: Wo eine Hälfte aufliegt, müssen die Zahlen gleich sein.',
    ends: (numbers) => `Leg einen Stein auf eines der beiden Enden. Zahlen obenauf: ${numbers}.`,
    staggered: (numbers) => `Leg einen Stein an ein Ende. Offene Zahlen: ${numbers}.`,
    misfit: (tile, numbers) => `${tile} passt nicht. Offene Zahlen: ${numbers}.`,
  },
  page: {
    brief: { fell: 'Einsturz', pass: 'passt' },
    offers: {
      lead: (tile) => `${tile} auf den Tisch`,
      rest: (number, domino, at) => `${number} auf ${domino} bei ${at}`,
      both: (one, other) => `${one} und ${other}`,
      hangs: (number, way) => `${number} ragt nach ${way}`,
      beside: (number, domino, at, way) => `${number} neben ${domino} bei ${at}, nach ${way}`,
      under: (number, domino, at, way) => `${number} unter ${domino} bei ${at}, nach ${way}`,
      level: (level) => `Ebene ${level}`,
      ends: ['', 'Westende', 'Ostende'],
    },
    ways: { east: 'Osten', north: 'Norden', west: 'Westen', south: 'Süden' },
    due: {
      label: 'Wie der nächste Stein gelegt wird',
      of: (who, way) => `${who}: ${ways[way]}`,
      all: (way) => `Als Nächstes: ${ways[way]}`,
    },
    situation: (dominoes, levels, hanging) =>
      `${count(dominoes, { one: '# Stein steht', other: '# Steine stehen' })}${levels > 1 ? ` auf ${levels} Ebenen` : ''}${count(
        hanging,
        { 0: '', one: '; # Hälfte ragt hinaus', other: '; # Hälften ragen hinaus' },
      )}.`,
    nothing: 'Noch steht nichts.',
    stands: 'Was steht, vom Tisch nach oben',
    standing: (domino, from, to, level) => `Ebene ${level}: ${domino} von ${from} bis ${to}`,
    hanging: (halves) => `in der Luft: ${halves}`,
    balance: (inside) =>
      inside
        ? 'Der Schwerpunkt liegt über der Standfläche.'
        : 'Der Schwerpunkt liegt neben der Standfläche: Die Magnete halten.',
    aids: 'Ansicht',
    plan: 'Plan',
    space: '3D',
    top: 'Von oben',
    side: 'Von der Seite',
    loading: 'Magnete und Schwerkraft werden geladen …',
    loaded: (done, all) => `${number(done)} von ${number(all)} MB`,
    unreachable: 'Geh einmal online, um die Türme zu laden. Danach gehen sie auch ohne Netz.',
    noSpace: '3D geht in diesem Browser nicht.',
    space3d: 'Tisch in 3D. Pfeiltasten drehen ihn, Plus und Minus zoomen, 0 passt ihn ein.',
  },
};
