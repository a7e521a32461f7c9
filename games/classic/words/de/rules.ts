/** Die Dominoregeln über das Faltblatt hinaus, auf Deutsch. */

import type { Translated } from '@boneyard/words/translated';
import type { rules as english } from '../en/rules';

export const rules: Translated<typeof english> = {
  pictures: {
    set: 'Sieben Pasche, und jedes Paar verschiedener Zahlen einmal.',
    hand: 'Eine Hand zu zweit: sieben Steine, die nur du siehst.',
    order:
      'Wer beginnt: der höchste Pasch aller Hände. Ohne Pasche der Stein mit den meisten Augen; bei gleich vielen der mit der höheren Hälfte.',
    line: '{6-6} wurde zuerst gelegt und liegt quer. Rechts kam {6-5} daran, links {6-4}, dann am rechten Ende quer {5-5}. Offen sind 4 und 5.',
    blocked: 'Gesperrt: Beide Enden zeigen 0, und niemand hat einen Stein mit einer 0.',
    lightest: 'Die leichtere Hand gewinnt die gesperrte Runde und bekommt die andere: 9 Punkte.',
    counted: 'Wer gewinnt, bekommt alles, was die anderen noch haben.',
    spinner:
      'Dasselbe mit einem Kreuzpasch: {6-6} ist auch an den kurzen Seiten offen, und an einer liegt {6-3}. Offen sind 4, 5, 3 und noch eine 6.',
    pips: 'Nur nach Augen, Pasch oder nicht. {6-4} und {5-5} haben je zehn, und die höhere Hälfte entscheidet.',
    spinners:
      'Jeder Pasch ist ein Kreuzpasch: {6-6} und {5-5} sind an allen vier Seiten offen, und {6-3} liegt an einer kurzen Seite.',
    sides: 'Jemand ist fertig: Das Team bekommt, was das andere Team noch hat.',
    fives: '{5-5} zuerst: 10 Punkte. {5-0} daran: {5-5} zählt noch 10, die leere Hälfte 0, also wieder 10 Punkte.',
    turned: 'Dieselbe Kette wie oben in den Regeln, nur liegt {5-5} um die Ecke. Die offenen Enden sind dieselben.',
  },
  more: [
    {
      title: 'Wer beginnt: die Varianten',
      lines: [
        '• Der schwerste Stein: Jeder Pasch steht über jedem anderen Stein, ein höherer Pasch über einem niedrigeren. Ohne Pasche beginnt der Stein mit den meisten Augen; bei gleich vielen der mit der höheren Hälfte.',
        '• Die meisten Augen: dasselbe ohne Vorrang der Pasche. Bei gleich vielen Augen beginnt der Stein mit der höheren Hälfte.',
        '• Das Los: Vor dem Geben decken alle einen Stein auf, und die meisten Augen beginnen; {6-4} und {5-5} sind gleich. Bei Gleichstand ziehen die Betroffenen noch einmal aus dem Rest, die anderen warten; dann werden die Steine wieder eingemischt.',
        '• Die schwerste Hand: Wer die meisten Augen auf der Hand hat, beginnt.',
        'Beginnt der schwerste Stein oder der mit den meisten Augen, muss er gelegt werden. Entscheidet das Los oder die schwerste Hand, darf der erste Stein beliebig sein, wenn ihr nichts anderes vereinbart.',
      ],
    },
    {
      title: 'Drei Arten zu ziehen',
      lines: [
        '• Zieh, bis ein Stein passt, und leg ihn. Gibt es nichts mehr zu ziehen, passe.',
        '• Zieh einen Stein: Kannst du ihn legen, leg ihn; sonst passe.',
        '• Zieh einen Stein, und dein Zug ist vorbei, auch wenn er passt.',
        'Mit einer Reserve von zwei werden die letzten zwei Steine nie gezogen: Sind nur noch zwei da, gibt es nichts mehr zu ziehen.',
      ],
    },
    {
      title: 'Kreuzpasche',
      lines: [
        'Ein Pasch als erster Stein ist an seinen beiden Längsseiten offen; ein später gelegter an der Seite, die von der Kette wegzeigt. Ein Kreuzpasch ist an allen vier Seiten offen, sobald er liegt. Kreuzpasch ist der erste Pasch der Runde oder jeder Pasch, wie ihr es vereinbart.',
      ],
    },
    {
      title: 'Eine gesperrte Runde',
      lines: [
        'Wer gewinnt, bekommt die Augen der anderen Hände. Viele ziehen die eigenen Augen davon ab; einigt euch vorher darauf.',
      ],
    },
    {
      title: 'Zwei Teams',
      lines: [
        'Zu viert können zwei, die sich gegenübersitzen, ein Team sein. Auch im Team sieht niemand fremde Steine. Punkte gehören dem Team, und beide gewinnen zusammen. Mit Doppel-Sechs bekommt ihr je 7 Steine.',
        '• Fertig: Das Team bekommt die Augen der beiden Hände des anderen Teams. Die zweite eigene Hand zählt nicht.',
        '• Gesperrt: Das Team mit der leichtesten Hand gewinnt, auch wenn seine beiden Hände gleich leicht sind, und bekommt die Augen der beiden Hände des anderen; habt ihr den Unterschied vereinbart, ohne die seiner eigenen zwei, aber nie weniger als nichts. Ist je eine Hand beider Teams gleich leicht, bekommt niemand Punkte.',
      ],
    },
    {
      title: 'Fünferdomino',
      lines: [
        'Zählt nach jedem Stein, auch nach dem ersten, die offenen Enden zusammen. Ist die Summe durch fünf teilbar, gibt es sie sofort als Punkte. Gespielt wird meist bis 200, und der erste Pasch ist ein Kreuzpasch. Das Spiel heißt auch All Fives oder Muggins.',
        '• Ein Stein, der kein Pasch ist, zählt seine offene Hälfte, oder beide, wenn beide offen sind.',
        '• Ein Pasch zählt beide Hälften, solange höchstens ein Stein an ihm liegt, danach nichts. Die kurzen Seiten eines Kreuzpaschs zählen erst, wenn dort ein Stein liegt.',
        '• Am Ende einer Runde werden die Punkte für den Sieg auf Fünfer gerundet: 1 und 2 nach unten, 3 und 4 nach oben.',
      ],
    },
    {
      title: 'Wo dein Stein liegt',
      lines: [
        'Rechts oder links vom ersten Stein, an welcher Seite eines Kreuzpaschs, geradeaus oder im rechten Winkel, aus Platzmangel oder einfach so: Das bestimmst du, und alle sehen es so. Am Spiel ändert es nichts. Auf diesem Bildschirm ziehst du den Stein dorthin oder tippst einen Platz an; mit der Tastatur drehst du ihn mit R.',
      ],
    },
    {
      title: 'Wie groß eine Hand sein kann',
      lines: [
        'Jede Größe von einem Stein bis zu dem, was der Satz hergibt, wenn alle gleich viele bekommen: die Steine des Satzes, beim Spiel mit Ziehen ohne die Reserve, geteilt durch die Zahl der Personen.',
      ],
    },
  ],
  rulings: [
    {
      ruling: 'Doppel-Neun und Doppel-Zwölf sind erlaubt, für bis zu acht Personen.',
      reason: 'Das Regelblatt kennt nur Doppel-Sechs, und 28 Steine sind für mehr als vier zu wenig.',
    },
    {
      ruling: 'Üblich sind die oben genannten Handgrößen.',
      reason: 'Das Regelblatt sagt nur, dass es vom Spiel abhängt; so bleibt ein Talon, aus dem sich das Ziehen lohnt.',
    },
    {
      ruling: 'Am schwersten heißt: Pasche zuerst, dann die Augen, dann die höhere Hälfte.',
      reason:
        'An einer Stelle lässt das Regelblatt den schwersten Stein beginnen, an einer anderen geht es die Pasche durch. Diese Ordnung wird beidem gerecht, und keine zwei Steine sind darin gleich.',
    },
    {
      ruling: 'Für den Beginn zählt ein Pasch immer beide Hälften und die Doppel-Null nichts.',
      reason:
        'Die Hausregeln dazu betreffen nur die Punkte; eine Doppel-Sechs, die 6 zählt, ist immer noch der höchste Pasch.',
    },
    {
      ruling: 'Sind zwei Hände gleich schwer, beginnt der frühere Platz.',
      reason: 'Auf dem Regelblatt steht nichts dazu, und so braucht es kein zweites Los.',
    },
    {
      ruling: 'Jede Runde beginnt nach derselben Regel.',
      reason: 'Spätere Runden erwähnt das Regelblatt nicht, und eine Regel merkt man sich leichter als zwei.',
    },
    {
      ruling: 'Wer anlegen kann, muss anlegen.',
      reason:
        'Das Regelblatt erwähnt nur den Fall, dass jemand nicht kann. Sonst könnte man einen Stein zurückhalten, und Passen würde nichts verraten.',
    },
    {
      ruling: 'Eine Runde ist gesperrt, wenn alle nacheinander gepasst haben, ohne zu ziehen.',
      reason: 'So steht fest, dass niemand anlegen kann, und keine Hand muss aufgedeckt werden.',
    },
    {
      ruling: 'Eine gesperrte Runde gewinnt die leichteste Hand.',
      reason:
        'Das Regelblatt gibt die Augen der anderen der Hand, die gewinnt, und sagt nicht, welche das ist. Die leichteste ist dem Fertigwerden am nächsten.',
    },
    {
      ruling: 'Sind zwei oder mehr Hände gleich leicht, bekommt niemand Punkte.',
      reason: 'Keine hat die andere geschlagen, und halbe Punkte gibt es sonst nirgends.',
    },
    {
      ruling: 'Mit Reserve bekommt, wer die Runde gewinnt, auch alle Steine, die noch im Talon liegen.',
      reason:
        'Das Regelblatt spricht von ihrem Wert und sagt nicht, wie viele es sind. Gewinnt niemand, bekommt sie niemand.',
    },
    {
      ruling: 'Im Fünferdomino endet die Partie mit der Runde, in der das Ziel erreicht wird.',
      reason:
        'Das Regelblatt kennt das Fünferdomino nicht. Alle spielen die Runde zu Ende, wie in den anderen Spielen.',
    },
    {
      ruling: 'Bei Gleichstand am Ende der Partie wird der Sieg geteilt.',
      reason: 'Das Regelblatt kennt keinen Stichentscheid, und noch eine Runde wäre nicht, was vereinbart war.',
    },
  ],
  credits: [
    'Ein überliefertes Spiel, das niemandem und allen gehört.',
    'Nach einem allgemeinen Regelblatt für Domino, auf Englisch und Französisch, das aufzählt, was zu vereinbaren ist. In unseren eigenen Worten.',
  ],
};
