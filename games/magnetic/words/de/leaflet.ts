/** Die Regeln auf einem Faltblatt, auf Deutsch. */

import type { Leaflet } from '@boneyard/words/leaflets';

export const leaflet: Leaflet = {
  about: 'Für 2 bis 4 Personen: eine Kette, ein Turm oder beides zugleich',
  parts: [
    {
      title: 'Ziel',
      lines: ['Werde vor allen anderen deine Steine los.'],
    },
    {
      title: 'Steine',
      lines: [
        '28 Steine von {0-0} bis {6-6} in vier Farben, sieben von jeder, mit einem Magneten in jeder Hälfte. Eine leere Hälfte ist eine Null, kein Joker. Ein Pasch zeigt dieselbe Zahl zweimal. Für die Kette reichen Steine aus Papier; Türme brauchen echte.',
      ],
    },
    {
      title: 'Vorbereitung',
      lines: [
        'Mischt die Steine verdeckt. Zu zweit nehmt ihr je 7, zu dritt oder viert je 6. Der Rest ist der Talon. Hat jemand nur eine Farbe, gebt neu.',
        'Wer den höchsten Pasch hat, beginnt damit. Hat niemand einen Pasch, beginnt der Stein mit den meisten Augen; bei gleich vielen der mit der höheren Hälfte. Dann geht es im Uhrzeigersinn, ein Stein pro Zug.',
      ],
    },
    {
      title: 'Wenn nichts passt',
      lines: [
        'Wer legen kann, muss. Wenn du nicht kannst, zieh einen Stein, und dein Zug ist vorbei, auch wenn er passen würde. Ist der Talon leer, passe.',
      ],
    },
    {
      title: 'Die Kette',
      lines: ['Leg einen Stein mit einer Hälfte an ein Ende der Kette, das dieselbe Zahl zeigt.'],
    },
    {
      title: 'Der Turm',
      lines: [
        'Der erste Stein liegt auf dem Tisch. Jeder andere wird obenauf gelegt, auf einen beliebigen Stein.',
        '• Mindestens eine Hälfte liegt genau auf einer Hälfte mit derselben Zahl. Die andere darf in die Luft ragen.',
        '• Liegen beide Hälften auf, müssen beide passen.',
        '• Über dem Platz, auf den du legst, darf nichts liegen.',
        'Gerechter: Der zweite Stein eines Turms liegt längs zum ersten. Schwerer: Baut nur auf die beiden Steine an den Enden.',
      ],
    },
    {
      title: 'Auf und Ab',
      lines: [
        'Ein Stein flach, der nächste obenauf, und so weiter, immer an einem der beiden Enden und mit gleichen Zahlen.',
        '• Flach: auf dem Tisch neben der offenen Hälfte eines Endes, oder darunter geschoben, wenn sie höher liegt.',
        '• Obenauf: auf der offenen Hälfte eines Endes; die andere Hälfte zeigt geradeaus, nach links oder nach rechts.',
        '• Zu zweit wechseln beide für sich ab und beginnen flach. Wer zieht oder passt, legt beim nächsten Mal immer noch auf dieselbe Art.',
        '• Zu dritt oder viert gilt ein Wechsel für alle. Ziehen ist nicht Legen: Nach einem flachen Stein kommt der nächste obenauf, egal von wem.',
        '• Steine auf gleicher Höhe dürfen sich mit verschiedenen Zahlen seitlich berühren.',
      ],
    },
    {
      title: 'Wenn es einstürzt',
      lines: [
        'Losgelassen ist losgelassen. Wer mit einem Stein etwas zum Einsturz bringt, und sei es nur durch die Magnete, nimmt alle Steine auf die Hand. Dann beginnt der höchste Pasch, wo immer er jetzt ist, ein neues Bauwerk.',
      ],
    },
    {
      title: 'Ende',
      lines: [
        '• Fertig: Wer den letzten Stein legt, gewinnt, wenn alles stehen bleibt.',
        '• Gesperrt: Haben alle nacheinander gepasst, gewinnt, wer die wenigsten Augen auf der Hand hat; bei Gleichstand teilt ihr den Sieg.',
        'Wer gewinnt, schreibt 0 auf, alle anderen die Augen auf ihrer Hand. Nach der vereinbarten Zahl von Runden gewinnt die kleinste Summe. Mit kleinen Kindern zählt Steine statt Augen.',
      ],
    },
  ],
  figures: {
    flat: 'Die Kette: 5-5 kam zuerst; 5-4 und 5-2 wurden angelegt.',
    tower:
      'Ein Turm von der Seite. Jeder Stein liegt mit seiner 6 auf einer 6, und die andere Hälfte ragt hinaus, abwechselnd nach rechts und nach links. Unter einer Hälfte, die hinausragt, ist direkt nichts; deshalb ist ihre Zahl egal.',
    staggered:
      'Auf und Ab von der Seite. Flach: 6-6 und daneben 6-4. Obenauf: 6-2 und 4-1. Wieder flach: 2-0 und 3-1 wurden unter die Enden geschoben, die hinausragen.',
  },
  source:
    'Magnet-Domino ist bei Widyka (WDK Groupe Partner) erschienen. Nach dem französischen Regelblatt. Die Bilder des Blattes sind verloren; diese sind von uns.',
};
