/** Eine Beschriftung für jede Option und jede Wahl, auf Deutsch. */

import type { Form } from '@boneyard/words/forms';

export const form: Form = {
  set: {
    note: 'Größere Sätze reichen für bis zu acht.',
    label: 'Satz',
    values: { 6: 'Doppel-Sechs', 9: 'Doppel-Neun', 12: 'Doppel-Zwölf' },
  },
  style: {
    note: 'Was du tust, wenn du nicht anlegen kannst.',
    label: 'Wenn nichts geht',
    values: { draw: 'ziehen', block: 'passen' },
  },
  drawing: {
    note: 'Wie viele Steine du ziehst, wenn du nicht anlegen kannst.',
    label: 'Ziehen',
    values: {
      'until-playable': 'bis einer passt',
      'one-then-play': 'einen, und legen, wenn er passt',
      'one-then-pass': 'einen, dann ist Schluss',
    },
  },
  reserve: {
    note: 'Sie bleiben im Talon; wer eine Runde gewinnt, bekommt auch ihren Wert.',
    label: 'Reserve',
    values: { 0: 'keine', 2: 'die letzten zwei Steine' },
  },
  partners: {
    note: 'Du spielst mit der Person gegenüber: Ihr gewinnt zusammen und teilt eure Punkte.',
    label: 'Zwei Teams',
  },
  hand: { note: 'Wie viele Steine jede Person bekommt.', label: 'Steine pro Hand' },
  lead: {
    note: 'Wer den ersten Stein einer Runde legt.',
    label: 'Wer beginnt',
    values: {
      heaviest: 'der schwerste Stein',
      pips: 'der Stein mit den meisten Augen',
      lots: 'das Los',
      hand: 'die schwerste Hand',
    },
  },
  opening: {
    note: 'Welcher Stein zuerst gelegt werden darf.',
    label: 'Erster Stein',
    values: { forced: 'der schwerste der Hand', free: 'ein beliebiger' },
  },
  points: {
    note: 'Im Fünferdomino bringen offene Enden, deren Summe durch fünf teilbar ist, sofort Punkte.',
    label: 'Punkte für',
    values: { hands: 'die Steine der anderen', fives: 'auch Fünfer (Fünferdomino)' },
  },
  spinner: {
    note: 'Ein Kreuzpasch ist an allen vier Seiten offen.',
    label: 'Kreuzpasch',
    values: { none: 'keiner', first: 'der erste Pasch', all: 'jeder Pasch' },
  },
  blocked: {
    note: 'Was die leichteste Hand bekommt, wenn niemand mehr anlegen kann.',
    label: 'Eine gesperrte Runde bringt',
    values: { opponents: 'die Augen der anderen', difference: 'den Unterschied der Hände' },
  },
  doubles: {
    note: 'Wie ein Pasch auf der Hand gezählt wird.',
    label: 'Ein Pasch zählt',
    values: { both: 'beide Hälften', once: 'eine Hälfte' },
  },
  blank: { note: 'Was die Doppel-Null auf der Hand zählt.', label: 'Die Doppel-Null zählt' },
  match: { note: 'Wann die Partie vorbei ist.', label: 'Partie' },
};
