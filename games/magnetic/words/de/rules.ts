/** Die Regeln des Magnet-Dominos über das Faltblatt hinaus, auf Deutsch. */

import type { Translated } from '@boneyard/words/translated';
import type { rules as english } from '../en/rules';

export const rules: Translated<typeof english> = {
  pictures: {
    colours: 'Vier Farben, immer wieder in dieser Folge. Für die Regeln spielen sie keine Rolle.',
    order:
      'Wer beginnt: der höchste Pasch aller Hände. Ohne Pasche der Stein mit den meisten Augen; bei gleich vielen der mit der höheren Hälfte.',
    flat: 'Flach: {5-5} kam zuerst; {5-4} und {5-2} wurden angelegt. Die Kette hat zwei Enden, 4 und 2.',
    tower:
      'Ein Turm von der Seite. Jeder Stein liegt mit seiner 6 auf einer 6, und die andere Hälfte ragt hinaus. Der letzte hat einen Rahmen.',
    beside: 'Auf und Ab, flach: {6-4} liegt auf dem Tisch neben {6-6}. Alle drei Bilder sind von der Seite.',
    onTop: 'Auf und Ab, obenauf: {6-2} liegt auf {6-6}, und {4-1} auf {6-4}. Die anderen Hälften ragen hinaus.',
    under: 'Auf und Ab, darunter geschoben: {2-0} und {3-1} liegen wieder flach, unter den Hälften, die hinausragten.',
    fallen: '{5-4} hat den Turm umgeworfen: Alle drei gehen an die Hand, die ihn gelegt hat.',
    left: 'Für diese zwei auf der Hand werden 12 Punkte aufgeschrieben.',
  },
  more: [
    {
      title: 'Der Turm im Einzelnen',
      lines: [
        'Denk dir ein Gitter: Ein Stein bedeckt zwei benachbarte Felder, eine Ebene über der höheren der beiden Säulen. Eine Hälfte, unter der direkt nichts ist, ragt hinaus, ob darunter der Tisch oder ein tieferer Stein liegt. Der Stein wird von oben abgesetzt, also darf über seinen Feldern nichts liegen.',
        'Baut ihr nur an den Enden, muss mindestens eine Hälfte auf einem der beiden Endsteine liegen, und der neue Stein wird das Ende auf dieser Seite. Am Anfang ist der erste Stein beide Enden, und die Hälfte, auf die du baust, entscheidet, welches. Ein Stein, der auf beiden Enden liegt, kann jedes von beiden werden.',
      ],
    },
    {
      title: 'Auf und Ab im Einzelnen',
      lines: [
        'Die offene Hälfte eines Endes ist die, an der noch nichts liegt. Geradeaus heißt: in der Richtung von der verbundenen zur offenen Hälfte.',
        '• Flach, offene Hälfte auf dem Tisch: daneben, geradeaus, links oder rechts.',
        '• Flach, offene Hälfte höher: auf dem Tisch darunter geschoben; die andere Hälfte geradeaus, links oder rechts.',
        '• Obenauf: auf die offene Hälfte; die andere Hälfte geradeaus, links oder rechts, über einem leeren Feld, über einem tieferen Stein oder auf einer gleichen Zahl.',
        'Eine Hälfte, die direkt unter einer anderen liegt, muss dieselbe Zahl zeigen. Steine auf gleicher Höhe dürfen sich mit verschiedenen Zahlen seitlich berühren.',
        'Zu dritt oder viert gilt ein gemeinsamer Wechsel: flach, obenauf, flach und so weiter, egal wer legt und wie viele dazwischen gezogen haben. Zu zweit haben beide ihren eigenen.',
      ],
    },
    {
      title: 'Auf diesem Bildschirm',
      lines: [
        'Magnete und Schwerkraft entscheiden, ob etwas einstürzt, auf jedem Gerät gleich. Ihr könnt schwache, normale oder starke Magnete vereinbaren, und ruhige Hände, die jeden Stein genau absetzen, oder echte, bei denen es darauf ankommt, wie du loslässt.',
      ],
    },
  ],
  rulings: [
    {
      ruling: 'Zählt man {0-0}, {1-0}, {1-1}, {2-0} und so weiter, hat jeder vierte Stein dieselbe Farbe.',
      reason: 'Das Regelblatt sagt nur, dass sie farbig sind. So sind es sieben von jeder.',
    },
    {
      ruling: 'Hat jemand nur eine Farbe bekommen, werden alle Steine neu gegeben.',
      reason: 'Das Regelblatt will mehrere Farben in jeder Hand und sagt nicht, was sonst zu tun ist.',
    },
    {
      ruling:
        'Hat niemand einen Pasch, beginnt der Stein mit den meisten Augen; bei gleich vielen der mit der höheren Hälfte.',
      reason: 'Auf dem Regelblatt steht nichts dazu, und in dieser Ordnung sind keine zwei Steine gleich.',
    },
    {
      ruling: 'Ist der Talon leer, passt, wer nicht legen kann.',
      reason: 'Das Regelblatt sagt nur, dass man zieht, und jetzt gibt es nichts zu ziehen.',
    },
    {
      ruling: 'Eine Hälfte, die in die Luft ragt, muss nicht zu dem passen, was weiter unten liegt.',
      reason:
        'Das Regelblatt verlangt, dass alle Hälften gleich sind, die aufeinanderliegen; mit Luft dazwischen liegen sie nicht aufeinander.',
    },
    {
      ruling:
        'Die Enden eines Turms sind die zuletzt gelegten Steine auf beiden Seiten. Anfangs ist der erste Stein beide Enden.',
      reason: 'Das Regelblatt spricht von den Enden des Bauwerks und sagt nicht, welche Steine das sind.',
    },
    {
      ruling:
        'Die Enden beim Auf und Ab sind die beiden offenen Hälften. Die andere Hälfte des neuen Steins zeigt geradeaus, nach links oder nach rechts.',
      reason: 'Das Regelblatt sagt nur, dass an den Enden der Kette gebaut wird; seine Fotos sind verloren.',
    },
    {
      ruling: 'Ein Stein darf unter eine offene Hälfte geschoben werden, egal wie hoch sie liegt.',
      reason: 'Zählte nur die unterste Ebene, wären die meisten Spiele zu zweit am Ende gesperrt.',
    },
    {
      ruling: 'Die Felder müssen frei sein, und über einem obenauf gelegten Stein darf nichts liegen.',
      reason: 'Kein Stein geht durch einen anderen hindurch.',
    },
    {
      ruling: 'Nach einem Einsturz liegt der erste Stein wieder flach, und der Wechsel beginnt von vorn.',
      reason: 'Das Regelblatt sagt nur, dass es weitergeht; so beginnt die neue Kette wie das Spiel.',
    },
    {
      ruling:
        'Eingestürzt ist es, wenn ein Stein um mehr als ein Viertel einer Hälfte neben seinem Platz oder um mehr als 10 Grad gekippt zur Ruhe kommt.',
      reason:
        'Das Regelblatt spricht nur vom Einstürzen. Wer das entscheidet, braucht ein Maß, und ein Stein darf etwas verrutschen.',
    },
    {
      ruling: 'Der erste Stein eines Turms oder einer Kette kann nicht einstürzen.',
      reason: 'Er liegt auf dem Tisch.',
    },
    {
      ruling: 'Ein Spiel ist gesperrt, wenn alle nacheinander gepasst haben.',
      reason:
        'Das Regelblatt sagt nur, dass es gesperrt sein kann. So steht fest, dass niemand legen kann, und keine Hand muss aufgedeckt werden.',
    },
    {
      ruling:
        'Gleiche Hände in einem gesperrten Spiel teilen den Sieg und schreiben 0 auf. Gleiche Summen am Ende ebenso.',
      reason: 'Das Regelblatt kennt keinen Stichentscheid.',
    },
    {
      ruling: 'Mehrere Runden zu spielen und Steine statt Augen zu zählen geht auch beim Auf und Ab.',
      reason: 'Das Regelblatt erwähnt es für Kette und Turm, und nichts spricht dagegen.',
    },
    {
      ruling: 'In einer einzelnen Runde gewinnt, wer fertig ist, auch wenn eine andere Hand ebenfalls 0 aufschreibt.',
      reason: 'Wer noch die Doppel-Null hat, hat weniger gelegt als eine leere Hand.',
    },
  ],
  credits: [
    'Magnet-Domino, bei Widyka (WDK Groupe Partner) erschienen, Artikelnummer A1602670. Wer es wann erfunden hat, steht nicht auf dem Blatt.',
    'Nach dem französischen Regelblatt, in unseren eigenen Worten. Die Bilder des Blattes sind verloren; die auf dieser Seite sind von uns.',
  ],
};
