/** Was nur das Terminal über das Spiel sagt, auf Deutsch. */

import type { Manual } from '@boneyard/words/manuals';

export const manual: Manual = {
  options: {
    mode: 'flat: eine Kette auf dem Tisch; tower: übereinander; staggered: abwechselnd flach und obenauf',
    parallel: 'ob der zweite Stein jedes Turms längs zum ersten liegen muss',
    ends: 'ob nur an den beiden Enden gebaut werden darf',
    count: 'was am Ende auf den Händen gezählt wird: Augen, oder Steine mit kleinen Kindern',
    match: 'wie viele Runden (rounds); wer die wenigsten Punkte hat, gewinnt',
    hands: 'steady: jeder Stein liegt genau; real: es kommt darauf an, wie du loslässt',
    magnets: 'wie stark die Magnete sind',
  },
  help: `Flach: Ein Stein wird 6-5 geschrieben; 6-5@6-6 legt ihn an 6-6.
In einem Turm legt 6-5@0,2E die 6 auf das Feld 0,2 (0 nach rechts, 2 nach oben) und die 5 östlich davon, also rechts; mit N nördlich, also oben. Ein < oder > dahinter nennt das Ende, an das er kommt. Die kleine Zahl neben einer Hälfte ist ihre Ebene.
Stürzt es ein, kommt alles vom Tisch auf deine Hand.`,
};
