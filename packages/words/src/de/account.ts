/** Was die Seite des eigenen Kontos sagt, auf Deutsch. */

import type { AccountWords } from '../en/account';
import { count } from './grammar';

export const account: AccountWords = {
  title: 'Dein Konto',
  about:
    'Passkey statt Passwort: dein Fingerabdruck, dein Gesicht oder die PIN deines Geräts. Keine E-Mail-Adresse, nichts zu merken.',
  tabs: {
    label: 'Bereiche deines Kontos',
    overview: 'Übersicht',
    security: 'Sicherheit',
    privacy: 'Datenschutz',
    developers: 'Entwicklung',
  },
  none: {
    plain:
      'Konten gibt es unter dieser Adresse nicht: Browser erstellen Passkeys nur für https-Adressen mit einem Domainnamen. Als Gast kannst du trotzdem spielen.',
    old: 'Dieser Browser unterstützt keine Passkeys, deshalb kannst du dich hier nicht anmelden. Als Gast kannst du trotzdem spielen.',
  },
  make: {
    title: 'Konto erstellen',
    why: 'Deine Partien und dein Name sind dann auf allen deinen Geräten. Was du als Gast gespielt hast, nimmst du mit.',
    act: 'Konto erstellen',
  },
  enter: {
    title: 'Anmelden',
    act: 'Mit Passkey anmelden',
    lost: 'Passkey verloren?',
    code: 'Notfallcode',
    note: 'Einer der zehn, die du beim Erstellen des Kontos gesichert hast. Jeder gilt einmal.',
    use: 'Mit dem Code anmelden',
  },
  working: 'Folge den Schritten auf deinem Gerät …',
  failed: {
    cancelled: 'Nichts geändert: Der Passkey wurde nicht bestätigt.',
    here: 'Dieses Gerät hat schon einen Passkey für dein Konto.',
    unknown: 'Dazu passt kein Konto. Prüfe die Eingabe und versuch es noch einmal.',
    stale: 'Das hat zu lange gedauert. Versuch es noch einmal.',
    last: 'Den letzten Passkey kannst du nicht entfernen: Ohne ihn könntest du dich nicht mehr anmelden.',
    many: 'Du hast schon zwanzig Passkeys. Entferne zuerst einen.',
  },
  recovered:
    'Du bist wieder angemeldet. Füge jetzt auf diesem Gerät einen Passkey hinzu, dann brauchst du nächstes Mal keinen Code.',
  codes: {
    title: 'Deine Notfallcodes',
    why: 'Bewahre sie dort auf, wo du ohne dieses Gerät herankommst: auf Papier oder an einem sicheren Ort. Du siehst sie nur dieses eine Mal. Wenn du deine Passkeys verlierst, meldest du dich mit jedem Code einmal an; ohne Passkeys und ohne Codes kann niemand dein Konto wiederherstellen.',
    copy: 'Kopieren',
    copied: 'Kopiert.',
    save: 'Als Datei speichern',
    file: (name) => `Notfallcodes für ${name} bei Boneyard. Jeder gilt einmal.`,
    kept: 'Ich habe sie gesichert',
    left: (n) =>
      count(n, { 0: 'Kein Notfallcode übrig.', one: 'Noch # Notfallcode übrig.', other: 'Noch # Notfallcodes übrig.' }),
    renew: 'Neue Notfallcodes',
    renewed: 'Die alten Codes gelten nicht mehr.',
  },
  name: { title: 'Name', renamed: (name) => `Du heißt jetzt ${name}.` },
  signOut: 'Abmelden',
  passkeys: {
    title: 'Passkeys',
    add: 'Passkey hinzufügen',
    added: 'Der Passkey ist hinzugefügt.',
    unnamed: 'ein Gerät',
    used: (day) => `zuletzt benutzt: ${day}`,
    remove: 'Entfernen',
    removeThat: (label) => `Passkey entfernen: ${label}`,
  },
  sessions: {
    title: 'Angemeldet auf',
    here: 'dieses Gerät',
    seen: (day) => `zuletzt aktiv: ${day}`,
    end: 'Abmelden',
    endThat: (label) => `Abmelden: ${label}`,
    leaveAll: 'Überall abmelden',
  },
  calling: {
    title: 'Benachrichtigungen',
    off: 'Bei Partien mit mehreren Tagen Bedenkzeit kann dich dieses Gerät benachrichtigen, wenn du dran bist und nicht am Tisch sitzt.',
    on: 'Bei Partien mit mehreren Tagen Bedenkzeit benachrichtigt dich dieses Gerät, wenn du dran bist.',
    start: 'Benachrichtigungen einschalten',
    stop: 'Benachrichtigungen ausschalten',
    old: 'Dieser Browser unterstützt keine Benachrichtigungen. Auf dem iPhone oder iPad füge Boneyard zuerst zum Home-Bildschirm hinzu.',
    forbidden:
      'Benachrichtigungen von Boneyard sind in diesem Browser blockiert. Erlaube sie in seinen Einstellungen für diese Seite und versuch es dann noch einmal.',
    unreachable: 'Der Benachrichtigungsdienst dieses Browsers ist nicht erreichbar. Versuch es später noch einmal.',
  },
  data: {
    title: 'Deine Daten',
    since: (day) => `Konto erstellt am ${day}.`,
    take: 'Meine Daten herunterladen',
    what: 'Eine Datei: Konto, Geräte, Aufzeichnungen deiner Partien, Wertungen, Bots und was du geschrieben hast.',
  },
  remove: {
    open: 'Mein Konto löschen',
    title: 'Konto löschen?',
    what: 'Passkeys, Codes, Geräte und Name werden endgültig gelöscht. Partien mit anderen bleiben; dort steht „gelöschtes Konto“ statt deines Namens. In laufenden Partien spielt ein Bot für dich weiter.',
    yes: 'Endgültig löschen',
    no: 'Behalten',
    done: 'Dein Konto ist gelöscht.',
  },
  games: {
    over: 'Beendete Partien',
    none: 'Noch keine beendeten Partien. Hier findest du deine Online-Partien zum Nachspielen und Analysieren.',
    with: (others) => `mit ${others}`,
    won: 'gewonnen',
    lost: 'verloren',
    look: 'Nachspielen',
    lookAt: (game, others) => `Nachspielen: ${game} mit ${others}`,
  },
};
