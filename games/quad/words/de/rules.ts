/** Die Regeln von Quad-Ominos über das Faltblatt hinaus, auf Deutsch. */

import type { Translated } from '@boneyard/words/translated';
import type { rules as english } from '../en/rules';

export const rules: Translated<typeof english> = {
  pictures: {
    quads: 'Die sechs Vierlinge und einige der anderen Steine.',
    A: 'Beispiel A: {4-4-4-4} beginnt, und es werden die 25 Punkte genommen. 16 + 25 = 41.',
    B: 'Beispiel B: oder sofort zwei Zusatzsteine, {4-4-4-3} und {4-4-3-3}. 16 + 15 + 14 = 45 Punkte.',
    C: 'Beispiel C: Niemand hat einen Vierling. {5-5-4-4} hat die größte Summe und beginnt: 18 Punkte. {5-4-4-4} wären 17.',
    D: 'Beispiel D: Der nächste Stein passt an die Seite 5-5 und bringt 1 + 3 + 5 + 5 = 14 Punkte.',
    forbidden:
      'Nicht erlaubt. 1: Nur eine der beiden Zahlen der Seite passt. 2: Der Stein trifft die anderen an einer Ecke, liegt aber an keiner Seite an. 3: Die Seite passt, aber die Ecke, die den Stein darunter trifft, zeigt eine 4 statt einer 3.',
    E: 'Beispiel E: {0-5-1-1} liegt im Winkel oben links. 1, 1 und 0 treffen sich: 7 Punkte und ein Bonus, mit den 25 sind es 32.',
    F: 'Beispiel F: {2-3-5-5} liegt neben {5-5-5-5}, und die 3 trifft auf die 3 darunter: 15 Punkte und ein Bonus, mit den 25 sind es 40.',
    between:
      'Auch ein Bonus: {1-5-5-5} liegt zwischen zwei gegenüberliegenden Seiten. 16 Punkte, mit den 25 sind es 41.',
    hole: 'Auch ein Bonus: {0-0-5-5} füllt ein Loch. 10 Punkte, mit den 25 sind es 35.',
    drawn: 'Zwei vergeblich gezogene Steine kosten je 20 Punkte; der dritte passt und bringt 11.',
    left: 'Wer fertig ist, bekommt dazu, was die anderen noch haben.',
    order: 'Im Uhrzeigersinn von oben links: 0, 1, 2, 3 und 0, 3, 1, 1.',
    zeros: '{0-0-0-0} statt {4-4-4-4}: sofort 0 + 25 Punkte, und zwei Zusatzsteine für 1 und 3.',
  },
  more: [
    {
      title: 'Die Folge der Zahlen',
      lines: [
        'Sie steigen im Uhrzeigersinn, wie 0, 1, 2, 3. Sind die beiden mittleren Zahlen gleich und von der niedrigsten und der höchsten verschieden, läuft der Stein andersherum: {0-1-1-3} liest sich 0, 3, 1, 1.',
        'Alle Zahlen des großen Satzes ergeben zusammen 1249, die des kleinen 560.',
      ],
    },
    {
      title: 'Was als drei Ecken zählt',
      lines: [
        '• Zwei Seiten, die einen Winkel bilden: Beispiel E.',
        '• Eine Seite und eine Ecke der gegenüberliegenden: Beispiel F.',
        '• Zwei gegenüberliegende Seiten, drei Seiten oder ein Loch.',
      ],
    },
    {
      title: 'Der Bonus im Einzelnen',
      lines: [
        'Die Punkte des Steins zählen, wenn er gelegt wird, die 25, wenn du sie nimmst. Jeder der beiden Zusatzsteine muss erlaubt sein, wenn er gelegt wird. Einen ersten, nach dem kein zweiter mehr ginge, darfst du nicht legen.',
        'Beginnst du mit {0-0-0-0} und zeigst einen höheren Vierling, gibt es die 25 Punkte sofort. Sind zwei Zusatzsteine möglich, musst du beide legen; wenn nicht, ist dein Zug vorbei. Der gezeigte Vierling bleibt allen bekannt.',
      ],
    },
    {
      title: 'Der letzte Stein des Vorrats',
      lines: [
        'Ziehst du den letzten Stein und kannst immer noch nicht legen, passt du: 20 Punkte Abzug für den Stein und 20 fürs Passen.',
      ],
    },
  ],
  rulings: [
    {
      ruling: 'Der Satz hat 125 Steine: jede Kombination von vier Zahlen außer {0-2-4-5}.',
      reason:
        'Es gibt 126 Kombinationen. Das Regelblatt nennt 125, und dem veröffentlichten Satz fehlt bekanntlich diese, obwohl die Liste auf dem Blatt sie zu zeigen scheint.',
    },
    {
      ruling: 'Bei gleichen Summen beginnt der Stein mit den höheren Zahlen: {5-5-5-2} vor {5-5-4-3}.',
      reason:
        'Auf dem Regelblatt steht nichts dazu. So ist jeder Fall entschieden, denn keine zwei Steine haben dieselben Zahlen.',
    },
    {
      ruling:
        'Jeder Kreuzungspunkt des Gitters hat eine Zahl: Ecken müssen auch passen, wo sich Steine nur dort berühren.',
      reason:
        'Die Bilder verbotener Züge sind verloren. Die Beispiele E und F verlangen das, und es ist die einfachste Regel, die sie erlaubt.',
    },
    {
      ruling: 'Wer legen kann, muss legen und darf nicht ziehen.',
      reason: 'Das Regelblatt lässt nur ziehen, wer keinen passenden Stein hat.',
    },
    {
      ruling: 'Auch zwei gegenüberliegende Seiten, drei Seiten und ein Loch bringen einen Bonus.',
      reason:
        'Das Regelblatt zeigt weitere Fälle auf verlorenen Bildern. In all diesen treffen sich drei oder vier Ecken, wie in den Beispielen E und F.',
    },
    {
      ruling: 'Die beiden Zusatzsteine bringen keinen eigenen Bonus.',
      reason: 'Das Regelblatt zählt nur ihre Summen dazu, und sonst könnte ein Zug ewig dauern.',
    },
    {
      ruling: 'Bringt der letzte Stein einer Hand einen Bonus, sind es die 25 Punkte.',
      reason:
        'Für zwei Zusatzsteine ist keiner mehr da, und dann werden laut Regelblatt die 25 genommen. Fürs Fertigwerden selbst gibt es keinen Bonus.',
    },
    {
      ruling: 'Nach {0-0-0-0} müssen beide Zusatzsteine gelegt werden, wenn es geht.',
      reason: 'Das Regelblatt gewährt sie neben den 25 Punkten und sagt nicht, dass man darauf verzichten darf.',
    },
    {
      ruling: 'Ein Vierling, der gezeigt wurde, um mit {0-0-0-0} zu beginnen, bleibt allen bekannt.',
      reason: 'Das Regelblatt lässt ihn zeigen, und gesehen ist gesehen.',
    },
    {
      ruling: 'Wer den letzten Stein zieht und immer noch nicht legen kann, verliert auch 20 Punkte fürs Passen.',
      reason: 'Das Regelblatt nimmt 20 Punkte je gezogenem Stein und 20 fürs Passen, und hier geschieht beides.',
    },
    {
      ruling: 'Der Punktestand darf unter null sinken.',
      reason: 'Das Regelblatt zieht Punkte ab und nennt keine Grenze.',
    },
    {
      ruling: 'Haben alle nacheinander gepasst, bekommt niemand die anderen Hände.',
      reason: 'Das Regelblatt gibt sie denen, die alle Steine gelegt haben, und das hat hier niemand.',
    },
    {
      ruling:
        'Die Partie endet sofort, wenn jemand das Ziel erreicht, ob mit einem Stein, einem Bonus oder den Händen der anderen.',
      reason: 'Auf dem Regelblatt steht „zuerst“, und wir nehmen es wörtlich. Was noch käme, entfällt.',
    },
    {
      ruling:
        'Ihr könnt auch eine Zahl von Runden vereinbaren; wer die meisten Punkte hat, gewinnt, und bei Gleichstand wird der Sieg geteilt.',
      reason: 'Das Regelblatt kennt nur das Ziel, und jeder Abend ist einmal zu Ende.',
    },
  ],
  credits: [
    '1978 bei Pressman erschienen. Wer es erfunden hat, steht nicht auf dem Blatt.',
    'Nach dem französischen Regelblatt, das bei L’Escale à jeux online steht, in unseren eigenen Worten; die Buchstaben und Rechnungen der Beispiele sind die des Blattes. Seine Bilder sind verloren, auch die der verbotenen Züge; die Bilder auf dieser Seite sind von uns.',
  ],
};
