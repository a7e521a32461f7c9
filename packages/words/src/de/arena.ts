/** Was die Arena sagt, auf Deutsch. */

import type { Command } from '../en/command';
import { fixedIn } from '../fixed';
import { LOCALES } from '../languages';
import { count } from './grammar';

export const arena: Command['arena'] = {
  number: fixedIn(LOCALES.de.dates),
  percent: (value) => `${value} %`,
  badBots: (n) => `--bots braucht einen bis ${n} Namen für ${n} Plätze.`,
  badBudget: (text) =>
    `--budget braucht BOT=iterations:N oder BOT=milliseconds:N mit einem Bot, der mitspielt, nicht „${text}“.`,
  badCount: (name, text) => `--${name} braucht eine Zahl über 0, nicht „${text}“.`,
  noMarkers: (file, from, to) => `${file} hat keine Zeilen ${from} und ${to}, zwischen die geschrieben werden kann.`,
  broken: {
    'not json': 'Das ist kein JSON',
    'not a result': 'Das ist weder ein Vergleich noch eine gespielte Verteilung',
    'unknown contest': 'Das ist eine Verteilung aus einem Vergleich, der nicht begonnen hat',
    'out of order': 'Davor fehlt eine Zeile, oder eine steht doppelt da',
  },
  brokenAt: (file, line, why) =>
    `${file}, Zeile ${line}: ${why}. Berichtige die Datei oder nimm eine andere für die Ergebnisse.`,
  seats: (n) => `${n} Plätze`,
  played: (deals, seatings, seed) =>
    `${count(deals, { one: '# Verteilung', other: '# Verteilungen' })}, jede in ${seatings} Sitzordnungen; Startwert ${seed}`,
  progress: (deals, win, half) => `${count(deals, { one: '# Verteilung', other: '# Verteilungen' })}, ${win} ± ${half}`,
  columns: { bot: 'Bot', budget: 'Bedenkzeit', win: 'Siege', margin: 'Vorsprung', pace: 'Züge/s' },
  share: (percent) => `Bei gleicher Stärke gewinnen alle je ${percent}. Dies sind 95-%-Konfidenzintervalle.`,
  noHabits: (game) => `Für --habits gibt es bei ${game} nichts zu zählen.`,
  habits: { bot: 'Bot', habit: 'was er tut', occasions: 'Fälle', times: 'Mal', rate: 'Anteil' },
  keptIn: (file) => `Jede Verteilung ist in ${file} gespeichert; derselbe Befehl macht dort weiter.`,
  drawnIn: (file) => `Das Diagramm ist in ${file}.`,
  writtenInto: (file) => `Die Tabellen sind in ${file}.`,
  plot: {
    title: 'Siegquoten bei gleicher Verteilung',
    about:
      'Jede Zeile ist ein Vergleich: die Siegquote des ersten Bots mit ihrem 95-%-Intervall, und das Ziel, falls es eines gibt.',
    aim: 'Ziel',
    equal: 'gleich stark',
  },
};
