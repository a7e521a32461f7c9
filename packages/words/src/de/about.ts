/** Was die Seite über Boneyard sagt, auf Deutsch. */

import type { AboutWords } from '../en/about';

export const about: AboutWords = {
  title: 'Über Boneyard',
  about:
    'Ein ruhiger Ort für Dominospiele: gegen Bots, gemeinsam an einem Gerät oder online mit Leuten, die du kennst.',
  promises: 'Worauf du dich verlassen kannst',
  points: [
    'Kein Konto nötig, keine Werbung, und niemand verfolgt, was du tust.',
    'Nach dem ersten Besuch läuft alles ohne Netz, nur das Online-Spiel nicht.',
    'Bots sehen nur, was du an ihrem Platz sehen würdest.',
    'Online lässt sich nachprüfen, wie gemischt wurde: Niemand konnte sich die Steine aussuchen, auch der Server nicht.',
    'Du kannst jede Partie exportieren und alle deine Daten herunterladen oder löschen.',
  ],
  credits: 'Wem die Spiele gehören',
  origin: (owner, source) => `${owner}. Unsere Vorlage: ${source}.`,
  names:
    'Die Regeln sind in unseren eigenen Worten geschrieben. Namen und Marken gehören ihren Inhabern; Boneyard steht mit keinem von ihnen in Verbindung.',
  licence: 'Lizenz',
  licenceText: 'Boneyard ist freie Software unter der MIT-Lizenz: Du darfst es benutzen, verändern und weitergeben.',
  licences: 'Lizenzen aller Bestandteile',
  browsers: 'Browser',
};
