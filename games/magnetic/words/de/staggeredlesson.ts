/** Die Lektion zum Auf und Ab, auf Deutsch. */

import type { Translated } from '@boneyard/words/translated';
import type { staggered as english } from '../en/staggeredlesson';

export const staggered: Translated<typeof english> = {
  flat: {
    title: 'Erst flach',
    text: 'Leg abwechselnd flach und obenauf, immer an einem der beiden Enden. Zu zweit wechseln beide für sich ab, und beide beginnen flach.',
    asks: ['Leg {6-4} flach auf den Tisch, die 6 an eine 6.'],
    right: 'Die äußerste Hälfte ist die offene Hälfte dieses Endes. Dein nächster Stein kommt obenauf.',
  },
  top: {
    title: 'Dann obenauf',
    text: 'Obenauf heißt: auf die offene Hälfte eines Endes, mit derselben Zahl. Die andere Hälfte zeigt geradeaus, nach links oder nach rechts.',
    asks: ['Du musst obenauf legen. Leg {4-1}: bei 1 oder bei 2?'],
    right: 'Bei 1 läge er flach, und flach war dein letzter Zug.',
  },
  under: {
    title: 'Darunter geschoben',
    text: 'Du musst wieder flach legen, aber die offene Hälfte am östlichen Ende liegt jetzt höher. Also schieb den Stein auf dem Tisch darunter.',
    asks: ['Schieb {3-1} unter die 1 am östlichen Ende.'],
    right: 'Die 1 liegt direkt unter der 1, und die 3 ist die neue offene Hälfte.',
  },
  keep: {
    title: 'Ziehen ist nicht Legen',
    text: 'Wenn du nicht legen kannst, zieh einen Stein, und dein Zug ist vorbei. Beim nächsten Mal legst du immer noch auf dieselbe Art.',
    asks: ['Nichts passt. Zieh einen.', 'Immer noch flach: Leg den gezogenen Stein.'],
    right: 'Ana hat inzwischen obenauf gelegt: Ihr wechselt beide für euch ab.',
  },
  out: {
    title: 'Der letzte Stein',
    text: 'Wer die Kette zum Einsturz bringt, und sei es nur durch die Magnete, nimmt alles auf die Hand. Legst du deinen letzten Stein und alles hält, gewinnst du.',
    asks: ['Leg deinen letzten Stein obenauf.'],
    right: 'Es hält, und du hast gewonnen.',
  },
};
