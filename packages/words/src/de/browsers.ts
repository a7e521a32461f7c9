/** Welche Browser unterstützt werden, auf Deutsch. */

import type { BrowserWords } from '../browsers';

export const browsers: BrowserWords = {
  title: 'Unterstützte Browser',
  about: 'Boneyard läuft in diesen Browsern, auf Computern, Tablets und Handys.',
  least: 'Diese Versionen oder neuere',
  others: [
    'Opera, Brave, Vivaldi, Samsung Internet und andere Browser auf Chromium-Basis gehen auch, wenn ihr Chromium so neu ist wie Chrome in dieser Liste.',
    'Auf iPhone und iPad funktioniert jeder Browser wie Safari: Es zählt die Version von iOS.',
  ],
  optional: {
    title: 'Was manchen Browsern fehlt',
    about: 'Spielen kannst du auch ohne all das.',
    what: 'Funktion',
    without: 'Wenn sie fehlt',
    here: 'Dieser Browser',
    has: { yes: 'Hier vorhanden', no: 'Hier nicht vorhanden' },
    rows: {
      space: { what: '3D-Grafik (WebGL 2)', without: 'Türme werden als flacher Plan gezeichnet.' },
      sound: { what: 'Ton (Web Audio)', without: 'Die Spiele sind stumm.' },
      offline: {
        what: 'Spielen ohne Netz (Service Worker)',
        without:
          'Du brauchst eine Verbindung, um die Seite zu öffnen. So ist es oft in privaten Fenstern und bei Adressen ohne https.',
      },
      install: {
        what: 'Die Seite als App installieren',
        without: 'Spiel in einem Browser-Tab. Auch dort geht es ohne Netz.',
      },
      awake: {
        what: 'Bildschirm anlassen (Wake Lock)',
        without: 'Der Bildschirm kann ausgehen, während die Uhr eines Punkteblocks läuft.',
      },
      share: {
        what: 'Teilen mit anderen Apps',
        without: 'Kopiere den Link oder speichere die Datei und verschicke sie selbst.',
      },
      calls: {
        what: 'Benachrichtigungen (Push)',
        without:
          'Bei langsamen Partien sagt dir niemand, dass du dran bist. Auf dem iPhone installiere zuerst die Seite.',
      },
      passkeys: {
        what: 'Passkeys',
        without: 'Du kannst dich nicht bei einem Konto anmelden, aber als Gast online spielen.',
      },
    },
  },
  tooOld: (browsers) =>
    `Dieser Browser ist zu alt für Boneyard. Aktualisiere ihn oder nimm einen anderen: ${browsers} oder eine neuere Version davon.`,
  noScripts: 'Boneyard braucht JavaScript. Schalte es in den Einstellungen deines Browsers ein und lade die Seite neu.',
  description:
    'Vier Dominospiele im Browser: Domino, Perlenspiel, Quad-Ominos und Magnet-Domino, gegen Bots, an einem Gerät oder online. Ohne Konto, ohne Werbung, auch ohne Netz.',
};
