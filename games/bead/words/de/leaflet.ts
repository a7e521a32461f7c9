/** Die Regeln auf einem Faltblatt, auf Deutsch. */

import type { Leaflet } from '@boneyard/words/leaflets';

export const leaflet: Leaflet = {
  about: 'Ein Spiel von Sid Sackson für 2, 3 oder 4 Personen, auch bekannt als Wu Hsing',
  parts: [
    {
      title: 'Ziel',
      lines: [
        'Bilde Reihen und Spalten, in denen die Farben in Zyklen aufeinanderfolgen. Wer die meisten Punkte hat, gewinnt.',
      ],
    },
    {
      title: 'Steine',
      lines: [
        'Dreißig Steine. Jede Hälfte hat eine von fünf Farben mit ihrem Zeichen: Holz (Blatt), Feuer (Flamme), Erde (Berg), Metall (Münze), Wasser (Wellen). Jedes Farbpaar gibt es zweimal.',
      ],
    },
    {
      title: 'Vorbereitung',
      lines: [
        'Mischt die Steine verdeckt. Zu zweit nehmt ihr je 14, zu dritt je 9, zu viert je 7. Zu dritt legt ihr einen der übrigen Steine ungesehen weg.',
        'Deckt die beiden letzten auf und legt sie nebeneinander: ein Quadrat aus vier Hälften. Ist es zweimal derselbe Pasch, mischt und gebt neu. Das Los entscheidet, wer beginnt; gespielt wird im Uhrzeigersinn.',
        'Tipp: Deckt diese beiden vor dem Geben auf. Dann müsst ihr nichts neu geben.',
      ],
    },
    {
      title: 'Gruppen und Zyklen',
      lines: [
        'Eine Gruppe ist eine lückenlose Reihe oder Spalte aus mindestens zwei Hälften. Jede Gruppe muss ein Zyklus sein: eine bis fünf verschiedene Farben, die sich in derselben Folge wiederholen. Eine einzelne Hälfte ist keine Gruppe.',
        '• Zyklen: {aaaa}, {ababa}, {abcab}, {abcdab}, {abcdea}.',
        '• Keine Zyklen: {aab}, {abcb}, {abcc}.',
        'Sobald sich die Farben einer Gruppe wiederholen oder alle fünf darin vorkommen, steht ihre Folge fest. Manche Felder sind dann tot: Keine Farbe passt zu allen Gruppen, die sich dort treffen. Das ist erlaubt.',
      ],
    },
    {
      title: 'Du bist dran',
      lines: [
        'Leg einen Stein auf zwei leere Felder neben das, was schon liegt. Dabei gilt:',
        '• Jede Reihe und Spalte aus mindestens zwei Hälften, die er bildet oder berührt, ist ein Zyklus.',
        '• Er verlängert mindestens zwei Gruppen, die schon da waren.',
        '• Nirgends liegen vier Steine Seite an Seite, also parallel und mit der ganzen Längsseite aneinander.',
        'Verbindet er zwei Gruppen einer Linie, werden sie zu einer Gruppe und zählen einmal.',
      ],
    },
    {
      title: 'Punkte',
      lines: [
        'Multipliziere die neuen Längen aller Gruppen, die länger geworden sind. Ein Pasch zählt doppelt. Hälften, die vorher keine Gruppe waren, bringen nichts.',
        'Beispiel: Neue Längen 3 und 3 ergeben 9, mit einem Pasch 18. Neue Längen 4, 5 und 4 ergeben 80, mit einem Pasch 160.',
      ],
    },
    {
      title: 'Wenn nichts geht',
      lines: [
        'Sag es und zeig deine Hand. Die anderen antworten alle gleichzeitig: Sie zeigen auf einen Stein darin, der passt, oder verzichten. Niemand muss helfen.',
        '• Wurde auf einen Stein gezeigt, musst du legen: diesen oder einen anderen, der passt. Die Punkte bekommst du.',
        '• Wenn nicht, endet dein Zug ohne Punkte. Damit hast du gepasst; nächstes Mal spielst du weiter.',
      ],
    },
    {
      title: 'Ende',
      lines: [
        'Hat jemand den letzten Stein gelegt, kommen alle noch dran, die in diesem Umlauf noch nicht dran waren. Das Spiel endet auch, wenn alle nacheinander gepasst haben.',
        'Jeder Pasch auf der Hand kostet 5 Punkte, jeder andere Stein 25. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr den Sieg.',
      ],
    },
    {
      title: 'Varianten',
      lines: [
        '• Strategisch, zu zweit: Beide haben dieselben 15 Steine und wählen verdeckt einen für das Quadrat; beide werden gleichzeitig aufgedeckt.',
        '• Offen: Alle Hände sind von Anfang an zu sehen. Das dauert länger, denn du kannst den anderen auch Plätze verbauen.',
        '• Nichts geht: Nur ein Stein, auf den gezeigt wurde, darf gelegt werden.',
        '• Drei Farben: Zeigt das Quadrat weniger als drei, wird neu gegeben.',
      ],
    },
  ],
  making: {
    title: 'Das Spiel basteln',
    lines: [
      'Nehmt zwei gewöhnliche Dominospiele und sortiert aus beiden alle Steine mit 0 oder 6 aus. Dreißig bleiben; ihre Zahlen 1 bis 5 stehen für die Farben. Sid Sackson rät zu richtigen Farben; die Steine zum Drucken haben sie.',
      'Oder druckt die Seite mit 15 Steinen zweimal (unsere Datei enthält beide), klebt sie auf festen Karton und schneidet an den Schnittmarken entlang.',
      'Praktisch ist ein großer Spielplan, dessen Felder so groß sind wie ein halber Stein. Auch ihn könnt ihr drucken.',
    ],
  },
  figures: {
    start:
      'Links Holz und Feuer, daneben Erde und Metall: das Startquadrat. Darüber wurden Holz und Wasser gelegt: Die Spalten lauten jetzt Holz, Feuer, Holz und Erde, Metall, Wasser. 3 × 3 = 9 Punkte.',
    double: 'Dieselben Plätze in anderen Farben: Bei B passt ein Pasch. 4 × 5 × 4 × 2 = 160 Punkte.',
    cases:
      'Wohin der nächste Stein darf. A, C und E verlängern zwei Gruppen, B drei: 4 × 5 × 4 = 80 Punkte. D verlängert eine Spalte und verbindet zwei Gruppen einer Reihe. Nicht erlaubt: X und Z verlängern nur eine Gruppe, und Y wäre der vierte Seite an Seite.',
  },
  source:
    'Aus „A Gamut of Games“ von Sid Sackson; als Wu Hsing bei Franjos erschienen. Nach dem französischen Regelblatt von François Haffner, online bei L’Escale à jeux. Die Bilder des Blattes sind verloren; diese sind von uns. Für den eigenen Tisch: Der Verkauf von Kopien braucht eine Erlaubnis.',
};
