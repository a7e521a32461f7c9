/** Die Lektionen des Perlenspiels, auf Deutsch. */

import type { Translated } from '@boneyard/words/translated';
import type { bead as english, claims as englishClaims } from '../en/lesson';

export const bead: Translated<typeof english> = {
  cycle: {
    title: 'Gruppen und Zyklen',
    text: 'Eine lückenlose Reihe oder Spalte aus mindestens zwei Perlen ist eine Gruppe. In jeder Gruppe müssen die Farben einen Zyklus bilden: {aaa}, {abab}, {abcabc} … Jeder Stein muss mindestens zwei Gruppen verlängern.',
    asks: [
      'Wähle einen Stein und leg ihn an das Quadrat. Wähle ihn noch einmal, um ihn zu drehen; erlaubt sind die leuchtenden Plätze.',
    ],
    right: 'Zwei Gruppen sind gewachsen. Ihre neuen Längen werden multipliziert: Das sind deine Punkte.',
  },
  fixed: {
    title: 'Wenn die Folge feststeht',
    text: 'Solange alle Perlen einer Gruppe verschieden sind, darf die nächste eine neue Farbe zeigen oder die vom anderen Ende wiederholen. Sobald sich die Farben wiederholen oder alle fünf vorkommen, steht die Folge fest, und nur noch eine Farbe passt. Hier wiederholt sich schon die linke Spalte: {aba}.',
    asks: ['Leg {3-5} dorthin, wo es erlaubt ist: bei 1 oder bei 2?'],
    right: 'Bei 1 hätte die linke Spalte Feuer gebraucht. Die beiden Reihen sind noch offen: 3 × 3 = 9 Punkte.',
  },
  caseA: {
    title: 'A: über zwei Spalten',
    text: 'Ein Stein, der quer über den Enden zweier Spalten liegt, verlängert beide.',
    asks: ['Leg {3-5} bei A so, dass beide Spalten Zyklen bleiben.'],
    right: 'Eine Spalte hat jetzt 3 Perlen, die andere 5: 3 × 5 = 15 Punkte.',
  },
  caseB: {
    title: 'B: drei Gruppen auf einmal',
    text: 'Manchmal verlängert ein Stein drei Gruppen. Dann werden alle drei Längen multipliziert: Halte nach solchen Plätzen Ausschau.',
    asks: ['Leg {2-5} bei B. Der Stein passt auch anderswo, aber nirgends bringt er so viel.'],
    right: '4 × 5 × 4 = 80 Punkte. Ein Pasch hätte doppelt gezählt.',
  },
  caseC: {
    title: 'C: am Ende zweier Reihen',
    text: 'Reihen wachsen genauso wie Spalten. Ein Stein, der am Ende zweier Reihen steht, verlängert beide.',
    asks: ['Leg {3-4} bei C.'],
    right: 'Reihen mit 4 und 5 Perlen: 20 Punkte.',
  },
  caseD: {
    title: 'D: aus zwei Gruppen wird eine',
    text: 'Ein Stein darf eine Lücke schließen. Die beiden Gruppen dieser Linie werden dann zu einer und zählen einmal, und das Ganze muss ein Zyklus sein.',
    asks: ['Leg {1-3} bei D: Der Stein verlängert die Spalte und verbindet die beiden Gruppen der Reihe.'],
    right: 'Die Spalte hat 4 Perlen und die Reihe 5, {bacba}: 4 × 5 = 20 Punkte.',
  },
  caseE: {
    title: 'E: in der Reihe selbst',
    text: 'Ein Stein darf in der Richtung einer Reihe liegen und sie um zwei verlängern. Eine zweite Gruppe braucht er trotzdem.',
    asks: ['Leg {1-5} bei E, wo der Stein auch eine Spalte trifft.'],
    right: 'Die Reihe hat jetzt 5 Perlen, die Spalte 3: 15 Punkte.',
  },
  caseX: {
    title: 'X: nur eine Gruppe',
    text: 'Einer dieser beiden Plätze ist verboten: Dort würde der Stein nur eine Gruppe verlängern.',
    asks: ['Leg {3-4} dorthin, wo es erlaubt ist: bei 1 oder bei 2?'],
    right: 'Bei 1 wäre nur eine Reihe gewachsen. Ein Stein muss zwei Gruppen verlängern.',
  },
  caseY: {
    title: 'Y: vier Seite an Seite',
    text: 'Höchstens drei Steine dürfen Seite an Seite liegen, mit der ganzen Längsseite aneinander. Ein vierter ist verboten, so viel er auch brächte.',
    asks: ['Leg {1-5} dorthin, wo es erlaubt ist.'],
    right: 'Bei 1 hätten vier Steine nebeneinander gestanden.',
  },
  caseZ: {
    title: 'Z: in der Reihe, sonst nichts',
    text: 'Liegt ein Stein in der Richtung einer Reihe, verlängert er diese Reihe, und oft sonst nichts.',
    asks: ['Leg {4-5} dorthin, wo es erlaubt ist.'],
    right: 'Bei 1 wäre nur die Reihe gewachsen.',
  },
  out: {
    title: 'Die letzten Züge',
    text: 'Eine Runde endet, wenn eine Hand leer ist oder alle nacheinander gepasst haben. Ana hat gerade den letzten Stein gelegt. Du kommst nach Ana und bist deshalb noch einmal dran: Alle bekommen gleich viele Züge. Danach kostet jeder Stein auf der Hand 25 Punkte, ein Pasch nur 5.',
    asks: ['{4-4} brächte 18 Punkte, {2-3} über beiden Spalten 16. Leg den Stein, mit dem du am Ende besser dastehst.'],
    right: '16 − 5 = 11 Punkte. Mit {4-4} wären es 18 − 25 = −7 gewesen.',
  },
};

/** Der zweite Kurs: wenn nichts geht, und die Varianten des Regelblatts. */
export const claims: Translated<typeof englishClaims> = {
  stuck: {
    title: 'Wenn nichts geht',
    text: 'An diesem Tisch wird nicht gepasst, und niemand sagt dir, was geht. Wähle einen Stein und probier ihn irgendwo aus: Du erfährst, warum er dort nicht liegen darf. Findest du für keinen einen Platz, sag es und zeig deine Hand.',
    asks: ['Keiner deiner Steine passt. Sag, dass nichts geht.'],
    right:
      'Ana konnte auf keinen Stein zeigen, also endet dein Zug ohne Punkte. Am Ende kostet jeder Stein auf der Hand 25 Punkte, ein Pasch nur 5.',
  },
  answer: {
    title: 'Antworten',
    text: 'Ana sagt, dass nichts geht, und zeigt die Hand. Du kannst auf einen Stein zeigen, der passt, oder verzichten: Niemand muss helfen. Tippe irgendeinen dieser Steine an. Passt er nicht, erfährst du es, und es kostet nichts.',
    asks: [
      'Tippe {2-3} an und sieh, was passiert.',
      'Neben die beiden Holzperlen passt nur Holz. Tippe einen Stein an, der passt.',
    ],
    right:
      'Jetzt muss Ana einen Stein legen und bekommt die Punkte dafür. Hättest du verzichtet, wäre Anas Zug ohne Punkte zu Ende.',
  },
  mistake: {
    title: 'Ein Irrtum',
    text: 'Du darfst sagen, dass nichts geht, obwohl einer deiner Steine passt: aus Versehen oder weil du lieber nicht legen willst. Zeigt niemand darauf, endet dein Zug ohne Punkte. Zeigt jemand darauf, musst du legen.',
    asks: ['Sag, dass nichts geht.', 'Ana zeigt auf {1-4}. Finde einen Platz dafür.'],
    right: 'Du bekommst die Punkte wie sonst auch: 3 × 3 = 9.',
  },
  strategic: {
    title: 'Das strategische Spiel',
    text: 'Ein Spiel zu zweit, fast ohne Glück. Beide haben dieselben 15 Steine. Beide wählen verdeckt einen, und die zwei bilden das Startquadrat; deiner kommt nach links.',
    asks: ['Wähle einen Stein für das Quadrat.'],
    right:
      'Beide Steine wurden gleichzeitig aufgedeckt. Ab jetzt ist nichts mehr verborgen: Beide haben noch die anderen 14.',
  },
  open: {
    title: 'Offene Hände',
    text: 'Alle Hände können von Anfang an offen liegen. Das dauert länger: Du suchst nicht nur Punkte, sondern auch Züge, die andere aufhalten.',
    asks: ['Ana hat {4-5} zweimal. Finde den einen Platz für {2-5}, nach dem Ana diesen Stein nicht legen kann.'],
    right: '16 Punkte. {1-3} hätte 20 gebracht, aber jetzt muss Ana passen.',
  },
};
