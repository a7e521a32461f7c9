/** Rechte und Datenschutz, auf Deutsch. Hier muss stehen, was das Programm tut. */

import type { PrivacyWords } from '../en/privacy';
import { count } from './grammar';

const days = (n: number) => count(n, { one: '# Tag', other: '# Tage' });

export const privacy: PrivacyWords = {
  title: 'Rechte und Datenschutz',
  about:
    'Was über dich gespeichert wird, wie lange, und wie du es herunterlädst oder löschst. Und wem die Spiele gehören.',
  device: {
    title: 'Auf diesem Gerät',
    lines: [
      'Partien, die du hier spielst, Einstellungen, Statistik, Rätsel, Punkteblöcke und deine Stummschaltungen bleiben in diesem Browser. Niemand sonst sieht sie.',
      'Es gibt keine Werbung, kein Tracking, und nichts wird von anderen Servern geladen.',
      'Cookies gibt es nur für das Online-Spiel: für deinen Namen als Gast oder deine Anmeldung. Sie gelten ein Jahr, kein Skript kann sie lesen, und sie gehen nur an diesen Server.',
      'Um alles zu löschen, lösche in deinem Browser die Daten dieser Website.',
    ],
  },
  server: {
    title: 'Auf dem Server',
    where:
      'Online-Partien liegen auf dem Server, von dem diese Seite kommt. Verantwortlich ist, wer ihn betreibt. Nichts wird weitergegeben, außer wo es unten steht.',
    what: 'Was',
    long: 'Wie lange',
    rows: ({ tables, chat }) => [
      [
        'Tische: Namen, Plätze, Hausregeln, jeder Zug und wann er gemacht wurde; daraus ergibt sich auch, wie lange du überlegt hast',
        tables === 0
          ? 'für immer'
          : `${days(tables)} nach dem Ende der Partie, oder nach ihrem Anfang, falls sie nie endete; hat jemand am Tisch ein Konto, dann so lange wie das Konto`,
      ],
      [
        'Dein Konto: Name, öffentliche Schlüssel deiner Passkeys, Hashwerte deiner Notfallcodes, Namen deiner Geräte, das gewählte Aussehen',
        'bis du es löschst',
      ],
      [
        'Sitzungen: auf welchen Geräten du angemeldet bist und an welchem Tag du zuletzt da warst',
        'ein Jahr nach diesem Tag',
      ],
      ['Wertungen und Ergebnisse gewerteter Partien', 'bis du dein Konto löschst'],
      [
        'Bei gewerteten Partien: ein Code für das Netz, aus dem du gespielt hast. Ohne einen Schlüssel dieses Servers lässt sich deine Adresse daraus nicht ablesen',
        days(30),
      ],
      ['Suchen nach einer Partie: dein Name und was du gesucht hast', days(1)],
      ['Chatnachrichten; bei Gästen mit ihrer Netzwerkadresse', days(chat)],
      ['Meldungen: die Nachricht, der Tisch, wer sie geschrieben und wer sie gemeldet hat', days(chat)],
      [
        'Wen du blockierst, und Hashwerte der Tokens deiner Bots',
        'bis du es aufhebst oder widerrufst oder dein Konto löschst',
      ],
      [
        'Wohin Benachrichtigungen gehen, falls du sie eingeschaltet hast; sie laufen über den Dienst deines Browserherstellers, verschlüsselt, sodass sie dort nicht lesbar sind',
        'bis du sie ausschaltest, dich abmeldest oder dein Konto löschst, oder bis der Dienst das Gerät nicht mehr kennt',
      ],
      ['Über welche Züge du benachrichtigt wurdest', days(40)],
      ['Wer auf diesem Server gesperrt ist', 'bis die Sperre aufgehoben wird'],
      ['Netzwerkadressen, um die Zahl der Anfragen zu begrenzen', 'einige Minuten, nur im Arbeitsspeicher'],
    ],
    log: 'Im Protokoll des Servers stehen keine Namen, keine Steine und keine Nachrichten.',
  },
  others: {
    title: 'Was andere sehen',
    lines: [
      'Am Tisch: deinen Namen, deine Züge und deine Nachrichten. An öffentlichen Tischen können alle zuschauen.',
      'Nach einer Partie können alle mit dem Link die Aufzeichnung sehen. Wenn du ein Konto hast, gibt es auch eine Seite mit deiner Wertung und deinen Ergebnissen.',
      'Der Link eines Tisches ist sein Schlüssel: Wer ihn hat, kann dazukommen.',
    ],
  },
  yours: {
    title: 'Was du tun kannst',
    lines: [
      'Namen, Geräte und Blockierungen siehst und änderst du auf der Seite deines Kontos.',
      'Alles als Datei herunterladen: „Deine Daten“ auf derselben Seite.',
      'Dort löschst du auch dein Konto. Name, Schlüssel, Sitzungen, Codes, Tokens, Wertungen, Netzcodes, Blockierungen und Nachrichten sind sofort weg; Partien mit anderen bleiben, mit „gelöschtes Konto“ statt deines Namens.',
      'Als Gast löschst du in deinem Browser die Daten dieser Website. Dein Name an Tischen wird mit den Tischen gelöscht; niemand kann nachweisen, wessen Name es war.',
      'Bei allem anderen wende dich an die Person, die diesen Server betreibt. Bist du das selbst, lies docs/running.md.',
    ],
    account: 'Zu deinem Konto',
  },
  fairPlay: {
    title: 'Faires Spiel',
    lines: [
      'Wer den Server betreibt, kann ein Programm gewertete Partien durchsehen lassen. Es listet auf, was auffällt, und ein Mensch entscheidet, was es bedeutet. Kein Programm sperrt jemanden.',
      'Es vergleicht, wie oft du schwere beste Züge findest, mit anderen deiner Wertung; es sieht, wie lange du überlegst, wie zwei spielen, die sich oft begegnen, welche Partien verlassen wurden und welche Konten aus einem Netz spielen.',
      'Partien ohne Wertung und den Chat sieht es nicht an. Niemand wird nach ein paar Zügen oder Partien beurteilt.',
      'Lass in gewerteten Partien weder ein Programm noch andere für dich entscheiden, verliere nicht absichtlich, und benutze nur ein Konto. Hältst du eine Entscheidung über dich für falsch, wende dich an die Person, die den Server betreibt; was die Zahlen des Programms bedeuten, steht in docs/fairplay.md.',
    ],
  },
  games: {
    title: 'Wem die Spiele gehören',
    about:
      'Mit Boneyard spielst du Spiele, die andere erfunden, veröffentlicht und beschrieben haben. Die Regeln stehen hier in unseren Worten; wo die Vorlagen etwas offen lassen, ist unsere Auslegung als solche gekennzeichnet.',
    game: 'Spiel',
    whose: 'Autorschaft und Verlag',
    from: 'Unsere Vorlage',
    notes: [
      'Namen von Spielen, Personen und Verlagen nennen wir nur, damit klar ist, welches Spiel gemeint ist. Alle Namen und Marken gehören ihren Inhabern. Boneyard steht mit keinem von ihnen in Verbindung und wird von keinem gefördert oder empfohlen.',
      'Auf dem Regelblatt des Perlenspiels steht, dass gewerbliche Nachdrucke eine Erlaubnis brauchen. Unsere Lizenz gilt für unseren Code und unsere Texte; diese Erlaubnis gibt sie nicht.',
    ],
  },
  program: {
    title: 'Das Programm',
    lines: [
      'Boneyard ist freie Software unter der MIT-Lizenz. Die Schriften sind Fraunces und Inter, unter der SIL Open Font License.',
    ],
  },
};
