/** Die Lektion zum flachen Magnet-Domino, auf Deutsch. */

import type { Translated } from '@boneyard/words/translated';
import type { magnetic as english } from '../en/lesson';

export const magnetic: Translated<typeof english> = {
  lead: {
    title: 'Der höchste Pasch',
    text: 'Farbige Steine von {0-0} bis {6-6}; die Farben spielen keine Rolle. Wer den höchsten Pasch hat, legt ihn zuerst. Ein Pasch zeigt dieselbe Zahl zweimal.',
    asks: ['Leg {5-5}.'],
    right: 'Dann geht es im Uhrzeigersinn, ein Stein pro Zug.',
  },
  line: {
    title: 'Die Kette',
    text: 'Leg eine Hälfte an ein Ende der Kette, das dieselbe Zahl zeigt: hier 5 oder 4. Eine leere Hälfte ist eine Null, kein Joker.',
    asks: ['Leg einen Stein, der passt.'],
    right: 'Die Magnete halten ihn, und die Kette hat ein neues Ende.',
  },
  closed: {
    title: 'Zwei Enden, mehr nicht',
    text: 'Pasche öffnen hier keine weiteren Seiten: Die Kette hat immer zwei Enden. {5-5} hat schon an beiden Seiten einen Nachbarn.',
    asks: ['Einer dieser beiden Plätze ist erlaubt. Welcher?'],
    right: 'An {5-5} kann nichts mehr angelegt werden.',
  },
  draw: {
    title: 'Einer aus dem Talon',
    text: 'Wenn du nicht legen kannst, zieh einen Stein, und dein Zug ist vorbei, auch wenn er passt.',
    asks: ['Nichts passt. Zieh einen.', 'Ana hat gelegt. Jetzt kannst du den gezogenen Stein legen.'],
    right: 'Ist der Talon leer, passt du stattdessen.',
  },
  out: {
    title: 'Weniger ist mehr',
    text: 'Wer zuerst den letzten Stein legt, gewinnt und schreibt 0 auf. Alle anderen schreiben die Augen auf ihrer Hand auf, und die kleinste Summe gewinnt.',
    asks: ['Leg deinen letzten Stein.'],
    right: 'Ana hat noch {3-3} und {4-2} und schreibt 12 auf.',
  },
  blocked: {
    title: 'Steine zählen',
    text: 'Mit kleinen Kindern könnt ihr Steine statt Augen zählen. Wenn niemand legen kann und der Talon leer ist, ist das Spiel gesperrt: Dann gewinnt, wer die wenigsten Steine hat.',
    asks: ['Du kannst nichts legen, und der Talon ist leer. Passe.'],
    right:
      'Ana muss auch passen. Du hast einen Stein, Ana zwei: Du gewinnst und schreibst 0 auf, Ana 2. In Augen gezählt hättest du mit 10 gegen 9 verloren.',
  },
};
