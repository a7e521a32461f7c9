/** Was die Startseite beim Wiederkommen sagt, und die Seite „Ich“, auf Deutsch. */

import type { HomeWords } from '../en/home';

export const home: HomeWords = {
  continue: 'Weiterspielen',
  against: (others) => `mit ${others}`,
  nobody: 'noch niemand sonst',
  yourTurn: 'Du bist dran',
  othersTurn: 'Andere sind dran',
  gathering: 'Noch Plätze frei',
  online: 'online',
  quick: 'Schnelles Spiel',
  rating: 'Deine Wertung',
  last: 'Letztes Ergebnis',
  review: 'Analysieren',
  recent: 'Letzte Partien',
  all: 'Alle Partien',
  statistics: 'Statistik',
  me: {
    title: 'Ich',
    stranger: 'Zum Spielen brauchst du kein Konto. Mit Konto hast du Name und Wertung auf jedem Gerät.',
    guest: 'Du spielst online als Gast. Mit Konto hast du Name und Wertung auf jedem Gerät.',
    account: 'Du bist angemeldet.',
    toAccount: 'Dein Konto',
    make: 'Konto erstellen',
    profile: 'Dein Profil',
  },
  places: {
    games: 'Fortsetzen, analysieren, exportieren oder importieren.',
    statistics: 'Wie oft du gewinnst, und gegen wen.',
    pads: 'Für Partien mit echten Steinen.',
    print: 'Sätze, Spielpläne und Punktezettel als PDF.',
    open: 'Aus einer Datei oder über einen Link.',
  },
};
