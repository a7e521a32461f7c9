/** Die Regeln des Perlenspiels über das Faltblatt hinaus, auf Deutsch. */

import type { Translated } from '@boneyard/words/translated';
import type { rules as english } from '../en/rules';

export const rules: Translated<typeof english> = {
  pictures: {
    five: 'Holz, Feuer, Erde, Metall und Wasser, und einige der Steine. Ein Pasch zeigt eine Farbe zweimal.',
    square: 'Das Startquadrat: links Holz und Feuer, rechts Erde und Metall.',
    cycles: 'Zyklen wiederholen ihre Farben in derselben Folge. Die letzte Reihe nicht: Falsch ist die letzte Perle.',
    cases:
      'Plätze für den nächsten Stein. A, C und E verlängern zwei Gruppen, B drei. D verlängert eine Spalte und verbindet zwei Gruppen einer Reihe. X, Y und Z sind nicht erlaubt: X und Z verlängern nur eine Gruppe, und Y wäre der vierte Stein Seite an Seite. Die Buchstaben sind die des Regelblatts, dessen Bild verloren ist; dieses hier ist von uns.',
    start: '{1-5} wurde über das Quadrat gelegt und hat beide Spalten verlängert: 3 × 3 = 9 Punkte.',
    points: 'Der Stein bei B macht Gruppen von 4, 5 und 4 und bringt 4 × 5 × 4 = 80 Punkte.',
    double:
      'Dieselben Plätze in anderen Farben. Hier passt bei B ein Pasch, und er zählt doppelt: 4 × 5 × 4 × 2 = 160 Punkte.',
    pointed:
      'Von der Hand {2-3} {1-4} {5-5} kann nur auf {1-4} gezeigt werden: Über dem Quadrat verlängern Holz und Metall beide Spalten.',
    left: 'Was jeder Stein auf der Hand kostet: ein Pasch 5 Punkte, jeder andere 25.',
    fifteen: 'Im strategischen Spiel haben beide diese fünfzehn.',
    next: 'Was folgen kann. Solange alle Perlen verschieden sind: die Farbe vom anderen Ende oder eine neue. Danach nur noch eine.',
    misdeal:
      'Zweimal derselbe Pasch: Es wird neu gegeben. Zwei Steine, die nur eine Farbe gemeinsam haben, sind in Ordnung.',
  },
  more: [
    {
      title: 'Zyklen, ganz genau',
      lines: [
        'Ein Zyklus hat eine Länge n von 1 bis 5: Je n Perlen hintereinander sind alle verschieden, und jede Perle gleicht der, die n Plätze vor ihr liegt. Von welcher Seite du liest, ist egal.',
        'Solange alle Perlen einer Gruppe verschieden sind und es weniger als fünf sind, ist die Gruppe offen: Die nächste Perle darf die Farbe vom anderen Ende wiederholen oder eine neue zeigen. Sobald sich die Farben wiederholen oder alle fünf vorkommen, passt nur noch eine.',
        'Ein leeres Feld ist tot, wenn keine Farbe zu allen Linien passt, die sich dort treffen. Tote Felder zu machen ist erlaubt.',
      ],
    },
    {
      title: 'Die Vorbereitung im Einzelnen',
      lines: [
        'Sind beide Startsteine derselbe Pasch, wird neu gegeben. Das kommt einmal in 87 Fällen vor; auf dem Regelblatt steht einmal in 174. Habt ihr drei Farben vereinbart, wird auch bei einem Quadrat mit weniger Farben neu gegeben.',
        'Eine Partie kann mehrere Runden haben, deren Punkte zusammengezählt werden. Wer beginnt, entscheidet vor jeder Runde das Los.',
      ],
    },
    {
      title: 'Wenn nichts geht, mit und ohne Ansage',
      lines: [
        'Wurde auf einen deiner Steine gezeigt, musst du einen Stein legen, wie es auf dem Regelblatt steht: irgendeinen, der passt. Ihr könnt vereinbaren, dass es einer der gezeigten sein muss.',
        'Statt es anzusagen, könnt ihr das Spiel oder eine ehrliche dritte Person entscheiden lassen: Wer keinen Stein legen kann, passt; sonst darf es niemand.',
      ],
    },
    {
      title: 'Das strategische Spiel im Einzelnen',
      lines: [
        'Beide haben von jeder Sorte einen Stein. Beide wählen verdeckt einen; zusammen bilden sie das Quadrat, links der vom ersten Platz. Jeder liegt mit der niedrigeren Farbe unten, wenn er nicht gedreht wird. Welche Steine gedreht werden und wer beginnt, entscheidet das Los vor der Wahl.',
        'Haben beide denselben Pasch gewählt, wählen beide noch einmal. Danach wissen beide alles.',
      ],
    },
    {
      title: 'Warum zwei Bilder von B',
      lines: [
        'Ein Pasch und ein anderer Stein passen nie auf denselben Platz, wenn dort alle drei Gruppen schon länger als eine Perle waren: Für den Pasch muss die Gruppe in seiner Richtung einfarbig sein.',
      ],
    },
    {
      title: 'Eine einzelne Perle',
      lines: [
        'Üblicherweise ist eine einzelne Perle keine Gruppe. Ihr könnt vereinbaren, dass sie eine ist: Dann zählt eine Perle, die eine Nachbarin bekommt, als verlängerte Gruppe, für die Regel und für die Punkte.',
      ],
    },
  ],
  rulings: [
    {
      ruling: 'Wie herum die Startsteine liegen, entscheidet der Zufall.',
      reason: 'Auf dem Regelblatt steht nichts dazu.',
    },
    {
      ruling: 'Eine einzelne Perle ist keine Gruppe, wenn ihr es nicht anders vereinbart.',
      reason: 'Das Regelblatt spricht von mindestens zwei Hälften.',
    },
    {
      ruling:
        'Ein Stein, der eine Lücke schließt, macht aus zwei Gruppen eine, und das zählt als eine verlängerte Gruppe.',
      reason:
        'Das Regelblatt zeigt den Fall auf einem verlorenen Bild; die deutsche Ausgabe spricht von Reihen, die verlängert werden.',
    },
    {
      ruling: 'Sagt jemand, dass nichts geht, antworten alle gleichzeitig, und die Antworten werden zusammen gezeigt.',
      reason: 'Das Regelblatt sagt nicht, wie. Ginge es der Reihe nach, wüssten die Letzten mehr als die Ersten.',
    },
    {
      ruling: 'Eine Hand, die gezeigt wurde, bleibt bekannt, bis auf das, was später daraus gelegt wird.',
      reason:
        'Gesehen ist gesehen: Kein Programm kann es vergessen machen, also soll sich auch niemand alles merken müssen.',
    },
    {
      ruling: 'Wer mit leerer Hand an die Reihe kommt, sagt es an oder passt, wie alle, die nicht legen können.',
      reason: 'Das kommt nur bei von Hand zusammengestellten Steinen vor, und irgendeine Regel muss gelten.',
    },
    {
      ruling: 'Wer die meisten Punkte hat, gewinnt, auch unter null; bei Gleichstand wird der Sieg geteilt.',
      reason: 'Das Regelblatt sagt, wie Punkte gezählt werden, aber nicht, wer gewinnt.',
    },
    {
      ruling: 'Im strategischen Spiel wird vor der Wahl gelost, und drei Farben sind nicht verlangt.',
      reason: 'Verborgen sein soll nur die Wahl, und es wird nichts gegeben, was man neu geben könnte.',
    },
  ],
  credits: [
    'Ein Spiel von Sid Sackson, aus seinem Buch „A Gamut of Games“ (letzte Ausgabe: Dover Books, ISBN 0-486-27347-4). Dort heißt es „The Domino Bead Game“.',
    'Der Name spielt auf Hermann Hesses Roman „Das Glasperlenspiel“ an.',
    'Bei Franjos als Wu Hsing erschienen.',
    'Nach dem französischen Regelblatt von François Haffner, Januar 2004, das bei L’Escale à jeux online steht, in unseren eigenen Worten. Die Bilder des Blattes sind verloren; die auf dieser Seite sind von uns.',
    'Das Regelblatt bittet um Erlaubnis, bevor jemand das Spiel gewerblich vervielfältigt.',
  ],
};
