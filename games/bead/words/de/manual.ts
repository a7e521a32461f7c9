/** Was nur das Terminal über das Spiel sagt, auf Deutsch. */

import type { Manual } from '@boneyard/words/manuals';

export const manual: Manual = {
  options: {
    referee: 'claims: wer nicht kann, sagt es und zeigt die Hand; auto: das Spiel weiß, wer passen muss',
    pointed: 'was du legst, wenn auf einen Stein gezeigt wurde: irgendeinen, der passt, oder einen der gezeigten',
    lone: 'ob eine einzelne Hälfte eine Gruppe ist, die verlängert werden kann',
    strategic: 'beide haben dieselben Steine und wählen verdeckt das Startquadrat (zu zweit)',
    start: 'sheet: jedes Quadrat, das nicht einfarbig ist; three-colours: mindestens drei Farben',
    open: 'ob alle Hände von Anfang an offen liegen',
    match: 'über wie viele Runden die Punkte zusammengezählt werden',
  },
  help: `Farben werden als Zahlen geschrieben. 2-4@0,2E legt 2 auf das Feld 0,2 (0 nach rechts, 2 nach oben) und 4 östlich davon, also rechts; mit N nördlich, also oben.
Ein Stein muss mindestens zwei Gruppen verlängern. Ihre neuen Längen werden multipliziert; ein Pasch zählt doppelt.
„stuck“ zeigt deine Hand: Zeigen die anderen auf einen Stein, der passt, musst du einen legen; zeigen sie auf keinen, ist dein Zug vorbei.`,
};
