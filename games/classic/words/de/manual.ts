/** Was nur das Terminal über das Spiel sagt, auf Deutsch. */

import type { Manual } from '@boneyard/words/manuals';

export const manual: Manual = {
  options: {
    set: 'welcher Satz: Doppel-Sechs, Doppel-Neun oder Doppel-Zwölf',
    style: 'was du tust, wenn du nicht anlegen kannst: ziehen (draw) oder passen (block)',
    drawing: 'bis ein Stein passt, einen Stein und legen, wenn er passt, oder einen Stein, und der Zug ist vorbei',
    reserve: 'Steine, die im Talon bleiben; mit 2 bekommt, wer gewinnt, auch ihren Wert',
    partners: 'zu viert: Platz 1 und 3 spielen zusammen gegen 2 und 4',
    hand: 'wie viele Steine jede Person bekommt',
    lead: 'wer beginnt: der schwerste Stein (Pasche zuerst), der Stein mit den meisten Augen, das Los oder die schwerste Hand',
    opening: 'forced: der schwerste Stein der Hand wird zuerst gelegt; free: ein beliebiger',
    points:
      'hands: was die anderen noch haben; fives: Fünferdomino, auch offene Enden mit einer durch fünf teilbaren Summe bringen Punkte',
    spinner: 'welche Pasche an allen vier Seiten offen sind',
    blocked: 'was eine gesperrte Runde bringt: die Augen der anderen, oder diese ohne die eigenen (difference)',
    doubles: 'both: ein Pasch zählt beide Hälften; once: nur eine',
    blank: 'was die Doppel-Null zählt',
    match: 'bis zu einer Punktzahl (target) oder eine Zahl von Runden (rounds)',
  },
  help: 'Ein Stein wird 6-5 geschrieben; 6-5@6-6 legt ihn an den Stein 6-6.',
};
