/** Was beim Rückblick gesagt wird, auf Deutsch: Nachspielen, Analyse, Statistik. */

import type { ReplayWords } from '../en/replay';
import { count, list, number, percent, punkte, tut, zusammen } from './grammar';
import { review } from './review';

const moves = (n: number) => count(n, { one: '# Zug', other: '# Züge' });
const YOU = 'Du';
const to = (who: string) => (who === YOU ? 'dir' : who);

export const replay: ReplayWords = {
  open: {
    title: 'Partie nachspielen',
    about: 'Zug für Zug, von jedem Platz aus gesehen; finde den Wendepunkt und spiel von dort weiter.',
    choose: 'Datei wählen',
    drop: 'Oder zieh eine .domino.json-Datei irgendwo auf diese Seite.',
    paste: 'Oder füge eine Partie oder einen Link dazu ein',
    open: 'Öffnen',
    empty: 'Füge zuerst eine Partie ein oder wähle eine Datei.',
    badLink: 'Dieser Link ist unvollständig. Lass ihn dir noch einmal schicken, oder die Datei.',
    tooLarge: 'Diese Datei ist zu groß für eine Partie: höchstens 4 MB.',
    home: 'Partien, die du auf diesem Gerät gespielt hast:',
  },
  notOver: {
    title: 'Diese Partie läuft noch',
    text: 'Nachspielen kannst du sie, wenn sie vorbei ist.',
    action: 'Zurück zu den Spielen',
  },
  missing: {
    title: 'Partie nicht gefunden',
    text: 'Sie ist weder auf diesem Gerät noch auf dem Server.',
    action: 'Andere Partie öffnen',
  },
  broken: 'Diese Partie lässt sich nicht zeigen',
  another: 'Andere öffnen',
  former: 'gelöschtes Konto',
  embed: { full: 'In Boneyard öffnen', missing: 'Diese Partie lässt sich nicht zeigen.' },
  replay: {
    label: (game) => `Nachspielen: ${game}`,
    board: 'Spielfläche',
    first: 'Zum Anfang',
    back: 'Einen Zug zurück',
    play: 'Abspielen',
    pause: 'Anhalten',
    forward: 'Einen Zug vor',
    last: 'Zum Ende',
    steps: 'Nachspielen',
    position: 'Stellung',
    place: (at, of) => `Stellung ${number(at)} von ${number(of)}`,
    speed: 'Tempo',
    speeds: { '0.5': '½ ×', '1': '1 ×', '2': '2 ×', '4': '4 ×' },
    hands: 'Hände',
    eyes: 'Ansicht',
    all: 'alle Hände offen',
    seat: (who) => who,
    dealt: (round) => `Runde ${round}: Die Steine sind verteilt.`,
    given: 'Die Runde wurde vorzeitig beendet.',
    running: (who) =>
      who === undefined
        ? 'Diese Partie läuft noch: Alle Hände bleiben bis zum Ende verdeckt.'
        : 'Diese Partie läuft noch: Du siehst, was du am Tisch gesehen hast.',
    keys: 'Pfeiltasten gehen Zug für Zug, Pos1 und Ende springen, die Leertaste spielt ab und hält an.',
    table: 'Zum Tisch',
    share: 'Teilen',
    save: 'Herunterladen',
  },
  share: {
    title: 'Diese Partie teilen',
    about: 'Im Link steckt die ganze Partie: Er funktioniert ohne Server, für alle, die ihn haben.',
    link: 'Link zu dieser Partie',
    copy: 'Link kopieren',
    send: 'Senden',
    copied: 'Link kopiert.',
    byHand: 'Dieser Browser lässt uns nicht kopieren: Markiere den Link und kopiere ihn selbst.',
    long: 'Diese Partie ist zu lang für einen Link. Verschicke sie als Datei.',
    embed: {
      title: 'In eine Webseite einbetten',
      about: 'Füge dies in deine Seite ein. Das Nachspielen geht dort ohne Konto, und nichts wird gespeichert.',
      code: 'Code zum Einbetten',
      copy: 'Code kopieren',
      copied: 'Code kopiert.',
    },
    picture: {
      won: (who, how) => {
        if (how === 'alone') return tut(who, 'gewinnst', 'gewinnt');
        if (how === 'together') return zusammen(who, 'gewinnt', 'gewinnen');
        return `${zusammen(who, 'teilt euch', 'teilen sich')} den Sieg`;
      },
      title: 'Bild',
      wide: 'Breit',
      square: 'Quadratisch',
      save: 'Bild herunterladen',
      copy: 'Bild kopieren',
      send: 'Bild senden',
      saved: 'Bild heruntergeladen.',
      copied: 'Bild kopiert.',
      failed: 'Das Bild konnte nicht erzeugt werden.',
      preview: 'Vorschau des Bildes',
    },
    film: {
      title: 'Film',
      about: (moves) => `Die ganze Partie als GIF, ${count(moves, { one: '# Bild', other: '# Bilder' })}.`,
      make: 'Film erzeugen',
      progress: (done, all) => `Bild ${number(done)} von ${number(all)} …`,
      cancel: 'Abbrechen',
      save: 'Film herunterladen',
      send: 'Film senden',
      saved: 'Film heruntergeladen.',
      failed: 'Der Film konnte nicht erzeugt werden.',
    },
    close: 'Schließen',
  },
  review: {
    title: 'Analyse',
    marks: review.marks,
    about: 'Der stärkste Bot bewertet jeden Zug, nur mit dem, was an diesem Platz zu wissen war.',
    start: 'Partie analysieren',
    again: 'Noch einmal versuchen',
    stop: 'Abbrechen',
    progress: (done, all) => `Zug ${number(done)} von ${number(all)} wird bewertet …`,
    background:
      'Du kannst die Partie inzwischen durchgehen; auch wenn du die Seite verlässt, läuft die Analyse weiter.',
    failed: 'Die Analyse ist fehlgeschlagen.',
    later: 'Analysieren kannst du sie, wenn die Runde vorbei ist.',
    nothing: review.nothing,
    chances: 'Chance, die Runde zu gewinnen, von jedem Platz aus gesehen',
    sideChances: 'Chance, die Runde zu gewinnen, von jedem Team aus gesehen',
    scores: 'Punktestand, Zug für Zug',
    jump: 'Klick, um dorthin zu springen.',
    slip: 'Ungenauigkeit',
    blunder: 'Patzer',
    faults: (slips, blunders) =>
      list(
        [
          slips > 0 && count(slips, { one: '# Ungenauigkeit', other: '# Ungenauigkeiten' }),
          blunders > 0 && `${blunders} Patzer`,
        ].filter((part) => part !== false),
      ) || 'keine Fehler',
    faultsOf: (who, faults) => `${who}: ${faults}.`,
    whose: 'Wessen Fehler zuerst?',
    everybody: 'Alle der Reihe nach',
    place: (n, of) => `Fehler ${number(n)} von ${number(of)}`,
    won: (who, several, scores) =>
      `${several ? zusammen(who, 'habt', 'haben') : tut(who, 'hast', 'hat')} ${scores} gewonnen`,
    next: 'Nächster Fehler',
    previous: 'Vorheriger Fehler',
    none: 'Keine Ungenauigkeiten, keine Patzer: gut gespielt.',
    chance: (who, share) =>
      `Vor diesem Zug ${who === YOU ? 'hattest du' : `hatte ${who}`} eine Chance von ${percent(share)}, die Runde zu gewinnen.`,
    sideChance: (who, share) =>
      `Vor diesem Zug hatte ${who === YOU ? 'dein Team' : `das Team von ${who}`} eine Chance von ${percent(share)}, die Runde zu gewinnen.`,
    open: (move, n) => `Bei offenen Händen war der beste Zug: ${move} (${punkte(n)} besser).`,
    openSame: 'Auch bei offenen Händen war kein Zug besser.',
    was: { best: 'der beste Zug', good: 'ein guter Zug', slip: 'eine Ungenauigkeit', blunder: 'ein Patzer' },
    onlyMove: 'Es war der einzige Zug.',
    said: (who, move, was) => `${who}: ${move} war ${was}.`,
    better: (move) => `Besser: ${move}.`,
    why: {
      wins: (best, made) =>
        `Er gewinnt die Runde in ${percent(best)} der Fälle, der gespielte Zug in ${percent(made)}.`,
      margin: (n) => `Im Schnitt bringt er ${punkte(n)} mehr.`,
      points: (best, made) => `Er bringt sofort ${punkte(best)} statt ${punkte(made)}.`,
      sheds: (best, made) => `Er macht die Hand um ${punkte(best)} leichter statt um ${punkte(made)}.`,
      stuck: (who, made) =>
        `Bei diesen Händen lässt er ${to(who)} nichts zum Anlegen; der gespielte Zug ließ ${moves(made)}.`,
      replies: (who, best, made) =>
        `Bei diesen Händen lässt er ${to(who)} ${moves(best)} zur Wahl; der gespielte Zug ließ ${moves(made)}.`,
      answer: (who, best, made) =>
        `Bei diesen Händen lässt er ${to(who)} danach höchstens ${punkte(best)}; der gespielte Zug ließ ${punkte(made)}.`,
      stands: (best, made) => `Er hält in ${percent(best)} der Fälle, der gespielte Zug in ${percent(made)}.`,
    },
    tryIt: 'Ab hier spielen',
    tryNote: (who) =>
      `Eine neue Partie aus dieser Stellung: Du spielst ${who === YOU ? 'auf deinem Platz' : `für ${who}`}, Bots spielen die anderen.`,
    tried: 'Die neue Partie konnte nicht gespeichert werden.',
  },
  moments: {
    title: 'Schlüsselmomente',
    turning: 'Der Wendepunkt',
    turningNote: 'Der Zug, der die Chancen am stärksten zu der Seite verschob, die die Runde gewann.',
    best: 'Der beste Zug',
    bestNote: 'Der richtige Zug dort, wo der zweitbeste am meisten gekostet hätte.',
    unseen: 'Der Zug, den niemand sah',
    unseenNote: 'Der verpasste Zug, der am meisten gebracht hätte und nicht gleich ins Auge fiel.',
    at: (round, who, move) => `Runde ${round}, ${who}: ${move}`,
    rose: (who, from, to) => `${who}: ${percent(from)} → ${percent(to)}`,
    second: (n) => `um ${punkte(n)} besser als jeder andere Zug`,
    gained: (n) => `hätte ${punkte(n)} gebracht`,
  },
  statistics: {
    title: 'Statistik',
    about: 'Gezählt werden nur die Partien auf diesem Gerät.',
    none: 'Noch keine beendeten Partien. Spiel eine gegen Bots und schau dann wieder vorbei.',
    left: (running, together, branches) =>
      list(
        [
          running > 0 && count(running, { one: '# laufende Partie', other: '# laufende Partien' }),
          together > 0 && `${number(together)} nicht nur von dir gespielt`,
          branches > 0 &&
            count(branches, { one: '# Versuch aus einer Aufzeichnung', other: '# Versuche aus Aufzeichnungen' }),
        ].filter((part) => part !== false),
      ),
    notCounted: (list) => `Nicht gezählt: ${list}.`,
    sum: (games, won) =>
      `${count(games, { one: '# beendete Partie', other: '# beendete Partien' })}, davon ${number(won)} gewonnen (${percent(won / games)}).`,
    streaks: 'Serien',
    now: (n) => (n === 0 ? 'Die letzte Partie hast du nicht gewonnen.' : `Aktuelle Siegesserie: ${number(n)}.`),
    longest: (won, lost) => `Längste Siegesserie: ${number(won)}. Längste Zeit ohne Sieg: ${number(lost)}.`,
    strip: (n) => `Die letzten ${n} Partien, die älteste zuerst`,
    wonOne: 'gewonnen',
    lostOne: 'nicht gewonnen',
    byGame: 'Nach Spiel',
    byLevel: 'Nach Stärke der anderen',
    bySeat: 'Nach Platz',
    game: 'Spiel',
    opponents: 'Gegen',
    seat: 'Platz',
    mixed: 'gemischte Stärken',
    unknown: 'unbekannt (aus einer Datei)',
    games: 'Partien',
    won: 'Siege',
    share: 'Quote',
    scores: 'Punkte',
    best: 'Höchste Punktzahl',
    mean: 'Punkte im Schnitt',
    rounds: 'Runden',
    bestRound: 'Beste Runde',
    meanRound: 'Runde im Schnitt',
    fewest: 'wer weniger Punkte hat, gewinnt',
    fortune: 'Glück und Können',
    fortuneAbout:
      'Alle Zahlen sind Punkte pro Runde, verglichen mit dem besten Ergebnis der anderen. Glück ist, was deine Steine beim Geben wert waren, Bilanz, was du daraus gemacht hast, und verschenkt ist, was deine Züge gegenüber den besten gekostet haben.',
    luck: 'Glück',
    margin: 'Bilanz',
    given: 'Verschenkt',
    notReviewed: 'ohne Analyse',
    inRounds: (n) => count(n, { one: 'in # Runde', other: 'in # Runden' }),
    show: 'Zeigen',
    all: 'alle Spiele',
    exact: (n, of) =>
      n === of
        ? 'Das Glück ist hier exakt: das Ergebnis jeder Verteilung, wenn alle fehlerlos spielen und alle Steine sehen.'
        : n === 0
          ? 'Das Glück ist hier geschätzt: das mittlere Ergebnis, wenn einfache Bots jede Verteilung 64-mal spielen.'
          : `Für ${number(n)} von ${count(of, { one: '# Verteilung', other: '# Verteilungen' })} ist das Glück exakt (fehlerloses Spiel, alle Steine offen); für die anderen ist es der Schnitt aus 64 Partien einfacher Bots.`,
    working: (n) =>
      count(n, { one: 'Das Glück in # Partie wird berechnet …', other: 'Das Glück in # Partien wird berechnet …' }),
    reviewMore: 'Analysiere deine Partien, um zu sehen, was deine Züge gekostet haben.',
    home: 'Alle Spiele',
  },
};
