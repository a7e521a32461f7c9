/** Die Lektion zu Quad-Ominos, auf Deutsch. */

import type { Translated } from '@boneyard/words/translated';
import type { quad as english } from '../en/lesson';

export const quad: Translated<typeof english> = {
  open: {
    title: 'Der Beginn',
    text: 'Ein Stein hat an jeder Ecke eine Zahl. Sind alle vier gleich, ist er ein Vierling, und der höchste Vierling beginnt. Dafür gibt es seine Summe und einen Bonus zur Wahl: 25 Punkte oder sofort zwei Zusatzsteine.',
    asks: ['Beginne mit {4-4-4-4}.', 'Nimm die 25 Punkte.'],
    right: '16 + 25 = 41 Punkte.',
  },
  two: {
    title: 'Zwei Zusatzsteine',
    text: 'Mit den richtigen Steinen bringen zwei Zusatzsteine vielleicht mehr, und deine Hand wird kleiner.',
    asks: [
      'Beginne noch einmal mit {4-4-4-4}.',
      'Wähle diesmal zwei Zusatzsteine.',
      'Leg den ersten Stein.',
      'Und den zweiten.',
    ],
    right: '16 + 15 + 14 = 45 Punkte, und zwei Steine weniger.',
  },
  justOne: {
    title: 'Zwei oder keiner',
    text: 'Nur einen darfst du nicht legen. Hier würde {4-4-4-3} passen, aber danach nichts mehr von deiner Hand: Also stehen die Zusatzsteine nicht zur Wahl.',
    asks: ['Beginne mit {4-4-4-4}.', 'Zwei kannst du nicht legen: Nimm die 25 Punkte.'],
    right: '16 + 25 = 41 Punkte, und {4-4-4-3} bleibt auf deiner Hand.',
  },
  zeros: {
    title: 'Mit Nullen beginnen',
    text: 'Wenn du mit einem höheren Vierling beginnen würdest und auch {0-0-0-0} hast, darfst du den Vierling zeigen, behalten und mit {0-0-0-0} beginnen. Dann bekommst du beides: die 25 Punkte und zwei Zusatzsteine.',
    asks: ['Beginne mit {0-0-0-0}.', 'Leg einen zweiten Stein.', 'Und einen dritten.'],
    right: '0 + 25 + 1 + 3 = 29 Punkte, drei Steine weniger, und {4-4-4-4} hast du noch; alle haben ihn gesehen.',
  },
  greatest: {
    title: 'Niemand hat einen Vierling',
    text: 'Dann beginnt der Stein mit der größten Summe. Er bringt seine Summe und keinen Bonus.',
    asks: ['Beginne mit der größten Summe auf deiner Hand.'],
    right: '{5-5-4-4} macht 18; {5-4-4-4} wären nur 17.',
  },
  match: {
    title: 'Seite an Seite',
    text: 'Leg einen Stein Seite an Seite mit einem anderen; alle Ecken, die sich treffen, müssen dieselbe Zahl zeigen. Er bringt die Summe seiner vier Zahlen.',
    asks: ['Leg den Stein, der passt. Wähle ihn noch einmal, um ihn zu drehen.'],
    right: '1 + 3 + 5 + 5 = 14 Punkte.',
  },
  forbidden: {
    title: 'Was nicht erlaubt ist',
    text: 'Beide Zahlen einer Seite müssen passen. Ein Stein muss an mindestens einer Seite anliegen; sich an einer Ecke zu treffen reicht nicht. Und auch eine Ecke, die einen anderen Stein trifft, muss seine Zahl zeigen, selbst wenn sich nur die Ecken berühren.',
    asks: ['Nur einer dieser vier Plätze ist erlaubt. Welcher?'],
    right: 'Bei 1 passt nur eine Zahl, bei 2 liegt keine Seite an, und bei 3 trifft die 4 auf eine 3.',
  },
  corner: {
    title: 'In einen Winkel',
    text: 'Treffen mindestens drei Ecken deines Steins auf Zahlen auf dem Tisch, bekommst du einen Bonus. Am sichersten geht das im Winkel zwischen zwei Steinen.',
    asks: ['Leg {0-5-1-1} in den Winkel, sodass sich 1, 1 und 0 treffen.', 'Nimm die 25 Punkte.'],
    right: '7 + 25 = 32 Punkte.',
  },
  across: {
    title: 'Eine Seite und eine Ecke',
    text: 'Eine Seite reicht, wenn auch eine Ecke der gegenüberliegenden Seite auf eine Zahl trifft: wieder drei Ecken.',
    asks: ['Leg {2-3-5-5} neben {5-5-5-5}, sodass die 3 auf die 3 trifft.', 'Nimm die 25 Punkte.'],
    right: '15 + 25 = 40 Punkte.',
  },
  well: {
    title: 'Der Vorrat',
    text: 'Wenn du nicht legen kannst, zieh aus dem Vorrat, bis ein Stein passt. Jeder gezogene Stein kostet 20 Punkte.',
    asks: ['Nichts passt. Zieh.', 'Immer noch nichts. Zieh noch einmal.', 'Jetzt kannst du legen, also musst du.'],
    right: 'Du verlierst 20 + 20 für die gezogenen Steine und holst 11 mit dem gelegten zurück.',
  },
  out: {
    title: 'Fertig',
    text: 'Wer zuerst den letzten Stein legt, gewinnt die Runde und bekommt dazu die Summen aller Steine, die die anderen noch haben. Einen Bonus dafür gibt es nicht.',
    asks: ['Leg deinen letzten Stein.'],
    right: '11 für den Stein, und 3 + 8 für Anas Steine: 22 Punkte. Wer zuerst 800 erreicht, gewinnt die Partie.',
  },
};
