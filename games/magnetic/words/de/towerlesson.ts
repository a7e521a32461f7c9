/** Die Lektion zum Turm, auf Deutsch. */

import type { Translated } from '@boneyard/words/translated';
import type { tower as english } from '../en/towerlesson';

export const tower: Translated<typeof english> = {
  first: {
    title: 'Der Fuß des Turms',
    text: 'Du siehst den Turm von oben. Der erste Stein, der höchste Pasch, liegt auf dem Tisch.',
    asks: ['Leg {6-6}.'],
    right: 'Alle anderen Steine kommen obenauf.',
  },
  rest: {
    title: 'Obenauf',
    text: 'Mindestens eine Hälfte muss genau auf einer Hälfte mit derselben Zahl liegen. Die andere darf in die Luft ragen.',
    asks: ['Leg {6-4} auf eine 6, wie herum du willst.'],
    right: 'Es hält: Die Magnete ziehen, und der Fuß trägt ihn. Die kleine Zahl zeigt die Ebene eines Steins.',
  },
  bridge: {
    title: 'Eine Brücke',
    text: 'Liegen beide Hälften auf, müssen beide passen. Eine Brücke über zwei Steine macht einen Turm fester.',
    asks: ['Leg {4-3} als Brücke: die 4 auf die 4, die 3 auf die 3.'],
    right: 'Beide Hälften liegen auf, nichts ragt hinaus.',
  },
  along: {
    title: 'Gerechter: längs zum ersten',
    text: 'Ihr könnt vereinbaren, dass der zweite Stein jedes Turms längs zum ersten liegt.',
    asks: ['Einer dieser beiden Plätze ist erlaubt. Welcher?'],
    right: 'Bei 1 läge er quer. Vom dritten Stein an ist jede Richtung erlaubt.',
  },
  ends: {
    title: 'Schwerer: nur die Enden',
    text: 'Ihr könnt auch vereinbaren, nur auf die beiden Endsteine zu bauen. Jeder neue Stein wird das Ende auf seiner Seite.',
    asks: ['{5-3} passt auf die 5. Zu welchem Ende gehört er: 1 oder 2?'],
    right: 'Die 5 liegt auf der östlichen Seite, also gehört er zum östlichen Ende.',
  },
  fall: {
    title: 'Wenn er einstürzt',
    text: 'Losgelassen ist losgelassen. Wer den Turm zum Einsturz bringt, nimmt alles auf die Hand.',
    asks: ['Sei einmal leichtsinnig: Leg {5-4} weit hinaus, die 5 auf die 5 und die 4 in die Luft.'],
    right: 'Da liegt er, und alles gehört dir. Dann beginnt der höchste Pasch einen neuen Turm.',
  },
  out: {
    title: 'Der letzte Stein',
    text: 'Wer zuerst den letzten Stein legt, gewinnt, wenn alles stehen bleibt.',
    asks: ['Leg deinen letzten Stein dorthin, wo er hält.'],
    right: 'Er steht: Du hast gewonnen und schreibst 0 auf.',
  },
};
