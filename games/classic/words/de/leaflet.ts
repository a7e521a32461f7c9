/** Die Regeln auf einem Faltblatt, auf Deutsch. */

import type { Leaflet } from '@boneyard/words/leaflets';

export const leaflet: Leaflet = {
  about: 'Für 2 bis 4 Personen, mit einem größeren Satz bis zu 8',
  parts: [
    {
      title: 'Ziel',
      lines: [
        'Werde vor allen anderen deine Steine los: Dann bekommst du Punkte für alles, was sie noch auf der Hand haben.',
      ],
    },
    {
      title: 'Steine',
      lines: [
        'Ein Doppel-Sechs-Satz hat 28 Steine: jedes Paar der Zahlen 0 bis 6 einmal. Eine leere Hälfte ist 0. Ein Pasch zeigt dieselbe Zahl zweimal.',
        'Ab fünf Personen braucht ihr einen Doppel-Neun-Satz (55 Steine) oder einen Doppel-Zwölf-Satz (91).',
      ],
    },
    {
      title: 'Vorbereitung',
      lines: [
        'Dreht alle Steine um und mischt sie. Zu zweit nehmt ihr je 7, zu dritt oder viert je 5. Stellt sie so auf, dass niemand sonst sie sieht; wie viele es sind, sehen alle. Der verdeckte Rest ist der Talon.',
        'Doppel-Neun: je 9 zu zweit bis viert, 7 zu fünft oder sechst, 5 zu siebt oder acht. Doppel-Zwölf: 12, 10 und 8.',
      ],
    },
    {
      title: 'Wer beginnt',
      lines: [
        'Wer den höchsten Pasch hat, beginnt damit. Hat niemand einen Pasch, beginnt der Stein mit den meisten Augen; bei gleich vielen der mit der höheren Hälfte. So beginnt jede Runde. Dann geht es im Uhrzeigersinn.',
      ],
    },
    {
      title: 'Du bist dran',
      lines: [
        'Leg einen Stein mit einer Hälfte an ein offenes Ende der Kette, das dieselbe Zahl zeigt. Ein Pasch liegt quer. Wo der Tisch endet, biegt die Kette ab.',
        'Wer anlegen kann, muss. Wenn du nicht kannst, zieh aus dem Talon, bis ein Stein passt, und leg ihn an. Ist er leer, passe.',
      ],
    },
    {
      title: 'Ende einer Runde',
      lines: [
        '• Fertig: Jemand legt den letzten Stein, ruft „Domino!“ und bekommt die Augen aller anderen Hände als Punkte.',
        '• Gesperrt: Alle haben nacheinander gepasst, ohne zu ziehen. Die leichteste Hand gewinnt und bekommt die Augen aller anderen. Sind zwei oder mehr Hände gleich leicht, bekommt niemand Punkte.',
      ],
    },
    {
      title: 'Die Partie',
      lines: [
        'Spielt so viele Runden, bis jemand 100 Punkte hat. Wer dann die meisten hat, gewinnt; bei Gleichstand teilt ihr den Sieg.',
        'Beispiel: Ana ist fertig. Bo hat {5-5} und {3-1}, Cy hat {0-0}. Ana bekommt 10 + 4 + 0 = 14.',
        'Beispiel: Eine Runde ist gesperrt. Ana hat 4 Augen, Bo 9, Cy 12. Ana bekommt 9 + 12 = 21.',
      ],
    },
    {
      title: 'Vorher vereinbaren',
      lines: [
        '• Ohne Ziehen: Niemand zieht; wer nicht kann, passt. Mit Doppel-Sechs nehmt ihr je 7 Steine.',
        '• Ziehen: nur einen Stein pro Zug, und legen, wenn er passt; oder einen Stein, und der Zug ist vorbei.',
        '• Reserve: Die letzten zwei Steine des Talons werden nie gezogen, und wer die Runde gewinnt, bekommt auch, was dort liegt.',
        '• Beginn: Der Stein mit den meisten Augen beginnt, ob Pasch oder nicht. Oder das Los entscheidet oder die Hand mit den meisten Augen; dann ist der erste Stein beliebig.',
        '• Kreuzpasch: Der erste Pasch, oder jeder Pasch, ist an allen vier Seiten offen.',
        '• Punkte: Ein Pasch zählt nur eine Hälfte; die Doppel-Null zählt 14; in einer gesperrten Runde werden die eigenen Augen abgezogen.',
        '• Zwei Teams: zu viert, zwei gegen zwei, die Teams über Kreuz, mit je 7 Steinen. Das Team, das fertig ist oder die leichteste Hand hat, bekommt die beiden Hände des anderen.',
        '• Fünferdomino (Muggins): Zählt nach jedem Stein die offenen Enden zusammen; ist die Summe durch fünf teilbar, gibt es sie sofort als Punkte. Ein Pasch zählt beide Hälften, solange höchstens ein Stein an ihm liegt. Der erste Pasch ist ein Kreuzpasch, Hände werden auf Fünfer gerundet, und es geht bis 200.',
        '• Länge: ein anderes Ziel oder eine feste Zahl von Runden.',
      ],
    },
  ],
  figures: {
    line: '6-6 wurde zuerst gelegt und liegt quer. Rechts kam 6-5 daran, links 6-4, und dann am rechten Ende quer 5-5. Offen sind jetzt 4 und 5. Zahlen, die sich berühren, sind immer gleich.',
  },
  source: 'Überliefert. Nach einem allgemeinen Regelblatt; was es offen lässt, haben wir entschieden.',
};
