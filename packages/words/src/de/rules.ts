/** Die Seiten mit den Regeln, auf Deutsch. */

import type { Rules } from '../en/rules';
import { count } from './grammar';

export const rules: Rules = {
  title: (game) => `${game}: Regeln`,
  games: 'Regeln anderer Spiele',
  contents: 'Inhalt',
  details: 'Im Einzelnen',
  example: 'Ein Beispiel',
  options: 'Hausregeln',
  optionsNote: 'Einigt euch darauf vor dem ersten Stein. Das Übliche ist gekennzeichnet.',
  option: 'Regel',
  values: 'Möglichkeiten',
  sides: (sides) => `Die Plätze ${sides.join(' spielen gegen die Plätze ')}.`,
  usual: 'üblich',
  usually: (value) => `${value} (üblich)`,
  from: (least) => `jede Zahl ab ${least}, soweit der Satz reicht`,
  target: 'bis zu einer bestimmten Punktzahl',
  rounds: 'eine feste Zahl von Runden',
  rulings: 'Unsere Auslegung',
  rulingsNote: 'Was das Regelblatt offen lässt oder nur auf verlorenen Bildern zeigt, und wie wir es auslegen.',
  ruling: 'Unsere Auslegung',
  allowed: 'Erlaubt:',
  refused: 'Nicht erlaubt:',
  because: 'Warum:',
  credits: 'Quellen und Dank',
  learn: 'Spielen lernen',
  play: 'Spielen',
  print: 'Drucken',
  tiles: 'Alle Steine des Spiels',
  printIt: 'Steine und Spielplan drucken',
  allTiles: (game) => `${game}: alle Steine`,
  tileCount: (n) => count(n, { one: '# Stein.', other: '# Steine.' }),
  copies: (n) => (n === 2 ? 'Jeder ist zweimal im Satz.' : `Jeder ist ${n}-mal im Satz.`),
  printList: 'Diese Liste drucken',
  back: 'Zurück zu den Regeln',
};
