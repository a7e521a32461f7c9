/** Was die Liste der Partien auf diesem Gerät sagt, auf Deutsch. */

import type { SavedGamesWords } from '../en/savedgames';
import { count, number } from './grammar';

export const savedGames: SavedGamesWords = {
  about:
    'Sie sind auf diesem Gerät gespeichert. Spiel sie weiter, analysiere oder exportiere sie, oder importiere andere.',
  none: 'Deine Partien werden hier auf diesem Gerät gespeichert.',
  statistics: 'Statistik',
  other: 'Datei oder Link öffnen',
  removed: (game) => `${game} wurde entfernt.`,
  undo: 'Rückgängig',
  load: 'Partie importieren',
  loading: (done, all) => `Import: ${number(done)} von ${count(all, { one: '# Partie', other: '# Partien' })} …`,
  loaded: 'Die Partie wurde importiert.',
  more: (n) => `${number(n)} weitere zeigen`,
  saveAll: 'Alle Partien exportieren',
  loadedAll: (added, there) =>
    `${count(added, { one: '# Partie', other: '# Partien' })} importiert${there === 0 ? '' : `, ${number(there)} schon vorhanden`}.`,
  forgetsSoon:
    'Safari löscht deine Partien, wenn du 7 Tage lang nicht hier warst. Um sie zu behalten, exportiere sie, füge Boneyard zum Home-Bildschirm hinzu („Teilen“, dann „Zum Home-Bildschirm“; am Mac „Ablage“, dann „Zum Dock hinzufügen“) und importiere sie dort.',
  memoryOnly: 'In diesem Browser können wir nichts speichern: Exportiere eine Partie, um sie zu behalten.',
};
