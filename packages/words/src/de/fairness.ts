/** Was `boneyard admin fairness` sagt, auf Deutsch. */

import type { Command } from '../en/command';
import { count, number } from './grammar';

export const fairness: Command['fairness'] = {
  bad: 'boneyard admin fairness [--since DATUM] [--minutes N] [--json] [--data ORDNER].',
  badSince: (text) => `--since braucht ein Datum wie 2026-11-18, nicht „${text}“.`,
  badMinutes: (text) => `--minutes braucht eine Zahl über 0, nicht „${text}“.`,
  oldSchema:
    'Die Datenbank ist von einer älteren Version. Starte den Server einmal; er bringt sie auf den neuen Stand.',
  progress: (done, all) => `${number(done)} von ${number(all)} Konten`,
  title: (since) => `Gewertete Partien seit ${since}. Eine Liste zum Nachsehen für Menschen, kein Urteil.`,
  looked: (looked, all, positions, judged) =>
    `Angesehen: ${number(looked)} von ${count(all, { one: '# Konto', other: '# Konten' })} und ${count(positions, { one: '# aussagekräftiger Zug', other: '# aussagekräftige Züge' })}; ${number(judged)} hatten genug davon für einen Vergleich.`,
  late: 'Die Zeit war um, bevor alle an der Reihe waren. In einer anderen Nacht kommen andere zuerst dran.',
  nothing: 'Nichts Auffälliges.',
  agreement: 'Züge wie der stärkste Bot, weit öfter, als die Wertung erklärt',
  expert: (share, positions, expected, peers, z) =>
    `hat ${share} von ${positions} schweren Zügen gefunden; bei dieser Wertung sind es ${expected} (${number(peers)} verglichen, z = ${z})`,
  tempo: 'Züge, die zu schnell oder zu gleichmäßig kommen',
  quick: (share, moves) => `${share} von ${moves} Zügen in höchstens 0,4 Sekunden`,
  even: (median, spread, moves) =>
    `${count(moves, { one: '# Zug', other: '# Züge' })}, alle in etwa ${count(median, { one: '# Sekunde', other: '# Sekunden' })} (Streuung ${spread}; bei Menschen 0,4 und mehr)`,
  pairs: 'Paare, deren Ergebnisse gegeneinander abgesprochen aussehen',
  met: (matches, won, lost) =>
    `${count(matches, { one: '# Partie', other: '# Partien' })}, ${number(won)} zu ${number(lost)}`,
  reasons: {
    'one-sided': (z) => `einseitiger, als Wertung und Glück erklären (z = ${z})`,
    alternating: (z) => `sie gewinnen abwechselnd (z = ${z})`,
    short: (short) => `${number(short)} in einer Minute vorbei oder verlassen`,
  },
  leaving: 'Wer oft gewertete Partien verlässt',
  left: (left, matches) => `${number(left)} von ${count(matches, { one: '# Partie', other: '# Partien' })} verlassen`,
  networks: 'Konten, die aus demselben Netz spielen',
  together: (matches) =>
    matches === 0 ? 'nie an einem Tisch' : `${count(matches, { one: '# Partie', other: '# Partien' })} an einem Tisch`,
  variant: (game, variant) => `${game}, ${variant}`,
  sameDevices: 'Geräte mit demselben Namen',
  player: (name, id) => `${name} (${id})`,
  line: (who, what) => `  ${who}: ${what.join('; ')}`,
};
