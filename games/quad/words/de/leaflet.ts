/** Die Regeln auf einem Faltblatt, auf Deutsch. */

import type { Leaflet } from '@boneyard/words/leaflets';

export const leaflet: Leaflet = {
  about: 'Für 2 bis 8 Personen',
  parts: [
    {
      title: 'Ziel',
      lines: ['Leg quadratische Steine so, dass ihre Zahlen passen, und erreiche vor allen anderen 800 Punkte.'],
    },
    {
      title: 'Steine',
      lines: [
        '125 Quadrate mit einer Zahl von 0 bis 5 an jeder Ecke. Ein Vierling zeigt viermal dieselbe Zahl. Zum Einstieg könnt ihr die Steine mit einer 5 weglassen: Dann sind es 70, und ihr spielt bis 600. Das geht schneller, ist einfacher und macht auch mit viel Erfahrung Spaß: Probiert beides.',
      ],
    },
    {
      title: 'Vorbereitung',
      lines: [
        'Mischt die Steine verdeckt. Zu zweit nehmt ihr je 15, zu dritt je 10, zu viert je 8, zu fünft je 7, zu sechst bis acht je 6. Der Rest ist der Vorrat. Stellt eure Steine so auf, dass niemand sonst sie sieht.',
      ],
    },
    {
      title: 'Der Beginn',
      lines: [
        'Wer den höchsten Vierling hat, beginnt damit, bekommt seine Summe und wählt einen Bonus: 25 Punkte oder sofort zwei Zusatzsteine.',
        'Beispiel: {4-4-4-4} bringt 16, mit den 25 sind es 41. Oder zwei Zusatzsteine, {4-4-4-3} und {4-4-3-3}: 16 + 15 + 14 = 45.',
        'Wer außerdem {0-0-0-0} hat, darf den höheren Vierling zeigen, behalten und mit {0-0-0-0} beginnen: Dann ist der Bonus 25 Punkte und zwei Zusatzsteine, wenn zwei möglich sind.',
        'Hat niemand einen Vierling, beginnt der Stein mit der größten Summe, ohne Bonus; bei gleichen der mit den höheren Zahlen. Dann geht es im Uhrzeigersinn.',
      ],
    },
    {
      title: 'Du bist dran',
      lines: [
        'Leg einen Stein, beliebig gedreht, Seite an Seite mit einem anderen. Jede Ecke, die einen Stein trifft, muss dieselbe Zahl zeigen, auch wo sich zwei Steine nur an dieser Ecke treffen. Du bekommst die Summe seiner vier Zahlen. Wer legen kann, muss.',
      ],
    },
    {
      title: 'Bonus',
      lines: [
        'Treffen drei oder vier Ecken deines Steins auf Zahlen, die schon lagen, wähle 25 Punkte oder zwei Zusatzsteine.',
        '• Die Zusatzsteine bringen ihre Summen, aber keinen eigenen Bonus.',
        '• Nur einen zu legen ist nicht erlaubt: Wenn zwei nicht gehen, nimm die 25.',
        '• Beim letzten Stein einer Hand ist der Bonus 25 Punkte.',
      ],
    },
    {
      title: 'Wenn nichts passt',
      lines: [
        'Zieh aus dem Vorrat, bis ein Stein passt, und leg ihn. Jeder gezogene Stein kostet 20 Punkte. Ist der Vorrat leer, passe: Auch das kostet 20 Punkte. Der Punktestand darf unter null sinken.',
        'Halte gezogene Steine getrennt von deiner Hand, bis dein Zug aufgeschrieben ist: Dann verzählt sich niemand.',
      ],
    },
    {
      title: 'Ende einer Runde',
      lines: [
        '• Fertig: Wer den letzten Stein legt, bekommt dazu die Summe aller Steine der anderen Hände. Einen Bonus dafür gibt es nicht.',
        '• Gesperrt: Haben alle nacheinander gepasst, bekommt niemand etwas.',
        'Mischt, gebt und beginnt wieder wie zuvor.',
      ],
    },
    {
      title: 'Die Partie',
      lines: [
        'Wer zuerst 800 Punkte erreicht (600 mit dem kleinen Satz), gewinnt sofort, ob mit einem Stein, einem Bonus oder den Händen der anderen. Ihr könnt auch ein anderes Ziel oder eine Zahl von Runden vereinbaren: Dann gewinnt, wer die meisten Punkte hat.',
        'Dauert es zu lange? Vereinbart 30 oder 60 Sekunden pro Zug.',
      ],
    },
  ],
  making: {
    title: 'Das Spiel basteln',
    lines: [
      'Druckt die Steine, klebt die Seiten auf festen Karton und schneidet an den Schnittmarken entlang. Ein Spielplan mit gleich großen Feldern hält alles gerade; auch ihn könnt ihr drucken, ebenso eine Liste aller Steine.',
    ],
  },
  figures: {
    A: 'A: 4-4-4-4 beginnt. 16 + 25 = 41.',
    B: 'B: oder zwei Zusatzsteine. 16 + 15 + 14 = 45.',
    C: 'C: kein Vierling. 5-5-4-4 geht vor 5-4-4-4: 18.',
    D: 'D: Die Seite 5-5 passt. 1 + 3 + 5 + 5 = 14.',
    E: 'E: zwei Seiten eines Winkels, 1-1 und 1-0. 7 + 25 = 32.',
    F: 'F: die Seite 5-5 und gegenüber die Ecke 3. 15 + 25 = 40.',
    between: 'Auch ein Bonus: zwischen zwei gegenüberliegenden Seiten. 16 + 25 = 41.',
    hole: 'Auch ein Bonus: in einem Loch. 10 + 25 = 35.',
    forbidden:
      'Nicht erlaubt. 1: Nur eine Zahl der Seite passt. 2: Er berührt eine Ecke, aber keine Seite. 3: Die Seite passt, aber nicht die Ecke, die den Stein darunter trifft.',
  },
  source:
    'Quad-Ominos ist 1978 bei Pressman erschienen. Nach dem französischen Regelblatt, online bei L’Escale à jeux. Die Bilder des Blattes sind verloren; diese sind von uns.',
};
