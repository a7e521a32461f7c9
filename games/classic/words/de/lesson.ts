/** Die Lektionen zum Domino, auf Deutsch. */

import type { Translated } from '@boneyard/words/translated';
import type { classic as english, fives as englishFives, partners as englishPartners } from '../en/lesson';

export const classic: Translated<typeof english> = {
  lead: {
    title: 'Der erste Stein',
    text: 'Alle haben ihre Steine genommen; der Rest liegt verdeckt und heißt Talon. Wer den höchsten Pasch hat, beginnt damit.',
    asks: ['Du hast {6-6}, den höchsten von allen. Wähle ihn und leg ihn in die Mitte.'],
    right: 'Ein Pasch liegt quer zur Kette. An beiden Längsseiten kann es weitergehen.',
  },
  match: {
    title: 'Gleiche Zahlen',
    text: 'Leg einen Stein mit einer Hälfte an ein offenes Ende, das dieselbe Zahl zeigt. Offen sind jetzt 6 und 5.',
    asks: ['Leg einen Stein, der passt. Probier ruhig {3-1} und sieh, was passiert.'],
    right: 'Die äußere Hälfte deines Steins ist das neue offene Ende.',
  },
  double: {
    title: 'Pasche',
    text: 'Ein Pasch kommt quer an das Ende. Die offene Zahl bleibt dieselbe.',
    asks: ['Leg {5-5} an die 5.'],
    right: 'Immer noch 4 und 5: Ein Pasch ändert nichts, nur deine Hand.',
  },
  draw: {
    title: 'Nichts passt',
    text: 'Wenn du anlegen kannst, musst du. Wenn nicht, zieh aus dem Talon, bis ein Stein passt.',
    asks: ['Keiner deiner Steine passt. Zieh.', 'Noch nicht. Zieh noch einmal.', 'Dieser passt: Leg ihn an.'],
    right: 'Manche ziehen nur einen Stein; das und andere Hausregeln vereinbart ihr vor dem Spiel.',
  },
  pass: {
    title: 'Ohne Ziehen',
    text: 'Im Spiel ohne Ziehen passt, wer nicht anlegen kann. Daraus lernen die anderen etwas.',
    asks: ['Offen sind 2 und 5, und du hast beides nicht. Passe.'],
    right: 'Jetzt wissen alle am Tisch, dass du keine 2 und keine 5 hast.',
  },
  spinner: {
    title: 'Der Kreuzpasch',
    text: 'Wenn ihr es vereinbart, ist der erste Pasch an allen vier Seiten offen: ein Kreuzpasch. Hier sind beide Längsseiten von {6-6} schon belegt.',
    asks: ['Leg {6-3} an eine kurze Seite des Kreuzpaschs.'],
    right: 'Die Kette hat jetzt drei Arme und drei offene Enden, dazu die letzte Seite von {6-6}.',
  },
  out: {
    title: 'Domino!',
    text: 'Wer zuerst den letzten Stein legt, gewinnt die Runde und bekommt die Augen, die die anderen noch haben.',
    asks: ['Du hast noch einen Stein. Leg ihn und sag „Domino!“.'],
    right: 'Dein Gegenüber hat noch {5-5} und {3-1}: Du bekommst 10 + 4 = 14 Punkte.',
  },
  blocked: {
    title: 'Gesperrt',
    text: 'Wenn alle nacheinander gepasst haben, ist die Runde gesperrt. Die leichteste Hand gewinnt und bekommt die Augen der anderen.',
    asks: ['Beide Enden zeigen 0, und du hast keine 0. Passe und sieh, was dein Gegenüber tut.'],
    right:
      'Dein Gegenüber hat auch gepasst. Du hast 4 Augen auf der Hand, dein Gegenüber 9: Du gewinnst die Runde und bekommst 9 Punkte.',
  },
};

export const fives: Translated<typeof englishFives> = {
  lead: {
    title: 'Fünfer',
    text: 'Im Fünferdomino zählst du nach jedem Stein die offenen Enden zusammen. Ist die Summe durch fünf teilbar, gibt es sie sofort als Punkte.',
    asks: ['Beginne mit einem Stein, der Punkte bringt. Ein Pasch zählt beide Hälften.'],
    right: '{5-5} zählt 5 + 5 = 10: Du bekommst 10 Punkte.',
  },
  halves: {
    title: 'Offene Hälften',
    text: 'Ein Stein, der kein Pasch ist, zählt seine offenen Hälften. Zuerst wurde {6-4} gelegt: 6 + 4 = 10 Punkte für dein Gegenüber.',
    asks: ['Leg einen Stein an, der Punkte bringt.'],
    right: 'Offen sind 1 und 4: Du bekommst 5 Punkte.',
  },
  count: {
    title: 'Die Enden zählen',
    text: 'Ein Pasch zählt beide Hälften, solange höchstens ein Stein an ihm liegt. Die Enden sind jetzt {5-5}, das 10 zählt, und eine leere Hälfte.',
    asks: ['Leg den Stein, mit dem die Summe durch fünf teilbar wird.'],
    right: '10 + 0 = 10: Eine leere Hälfte zählt nichts, und du bekommst 10 Punkte.',
  },
  spinner: {
    title: 'Der Kreuzpasch',
    text: 'An {5-5} liegen jetzt zwei Steine, also zählt er nichts. Seine kurzen Seiten sind offen, zählen aber erst, wenn dort ein Stein liegt. Die Enden ergeben 0 + 2 = 2.',
    asks: ['Mach daraus eine durch fünf teilbare Summe, an einer kurzen Seite von {5-5}.'],
    right: '0 + 2 + 3 = 5: Du bekommst 5 Punkte.',
  },
  out: {
    title: 'Das Ende einer Runde',
    text: 'Wer gewinnt, bekommt, was die anderen noch haben, auf Fünfer gerundet: 1 und 2 nach unten, 3 und 4 nach oben. Die Partie endet mit der Runde, in der jemand 200 erreicht.',
    asks: ['Leg deinen letzten Stein.'],
    right:
      'Die offenen Enden ergeben 9 und bringen nichts. Dein Gegenüber hat noch 6 + 8 + 3 = 17, also bekommst du 15.',
  },
};

export const partners: Translated<typeof englishPartners> = {
  seats: {
    title: 'Zwei gegen zwei',
    text: 'Zu viert könnt ihr in zwei Teams spielen. Dein Gegenüber gehört zu deinem Team; links und rechts von dir sitzt das andere. So wechseln sich die Teams ab. Auch im Team seht ihr die Steine der anderen nicht.',
    asks: ['Beginne mit {6-6} und sieh, wie es reihum geht.'],
    right: 'Erst das andere Team, dann dein Gegenüber, dann wieder das andere Team: Jetzt bist du wieder dran.',
  },
  help: {
    title: 'Dem Team helfen',
    text: 'Dein Gegenüber hat mit {4-4} begonnen. Meist beginnt man mit einer Zahl, die man öfter hat.',
    asks: ['Leg einen Stein und lass die 4 offen.'],
    right: 'Offen sind 4 und 6: Dein Gegenüber kann mit einer 4 weitermachen.',
  },
  passed: {
    title: 'Was Passen verrät',
    text: 'Wer nach dir dran ist, hat bei den Enden 6 und 5 gepasst: keine 6 und keine 5 auf dieser Hand.',
    asks: ['Leg einen Stein so, dass dort wieder gepasst werden muss.'],
    right: 'Beide Enden zeigen 6. Nach dir wird gepasst, und dein Gegenüber ist dran.',
  },
  out: {
    title: 'Punkte fürs Team',
    text: 'Punkte gehören dem Team: Ihr habt immer denselben Stand und gewinnt zusammen.',
    asks: ['Leg deinen letzten Stein. Dein Team gewinnt die Runde.'],
    right: 'Dein Team bekommt, was das andere noch hat: 9 + 5 = 14. Die zehn Augen deines Gegenübers zählen nicht.',
  },
  blocked: {
    title: 'Gesperrt',
    text: 'In einer gesperrten Runde gewinnt das Team mit der leichtesten der vier Hände. Haben beide Teams eine gleich leichte, bekommt niemand Punkte.',
    asks: ['Niemand hat eine 6. Passe.'],
    right:
      'Die leichteste Hand ist {1-0}, die deines Gegenübers. Dein Team bekommt, was das andere noch hat: 7 + 10 = 17.',
  },
};
