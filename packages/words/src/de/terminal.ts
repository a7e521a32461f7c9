/** Was das Terminal sagt, auf Deutsch. */

import type { Command } from '../en/command';
import { facts } from '../facts';
import { LANGUAGES } from '../languages';

export const terminal: Command['terminal'] = {
  usage: `boneyard – Dominospiele

  boneyard play [SPIEL]            im Terminal gegen Bots spielen
      --players N                  Plätze, dich eingeschlossen (sonst so wenige wie möglich)
      --variant NAME               die Variante, etwa --variant partners (boneyard options nennt sie)
      --option NAME=WERT           eine Hausregel, etwa --option style=block --option match=rounds:3
      --bots A,B                   gegen wen: gentle, casual, strong, expert,
                                   random (sonst casual)
      --file DATEI                 die Partie nach jedem Zug in DATEI speichern und dort fortsetzen
      --open                       am Ende jeder Runde alle Hände zeigen
  boneyard options [SPIEL]         alle Spiele mit ihren Varianten, Hausregeln und Werten
  boneyard replay DATEI [--json]   eine Aufzeichnung nachspielen und ihre Stellungen ausgeben
  boneyard replay --stdin [--json] ebenso, eine Aufzeichnung je Zeile der Standardeingabe
  boneyard print SATZ              einen Satz zum Drucken und Ausschneiden: bead, double-six,
                                   double-nine, double-twelve, magnetic, quad-125, quad-70
      --style colour|outline       farbig, oder Umrisse, um Tinte zu sparen (sonst colour)
      --backs                      auch Rückseiten, beidseitig und über die lange Kante gewendet
      --shift=X,Y                  die Rückseiten verschieben, in Millimetern, laut Prüfblatt
  boneyard print list SATZ         alle Steine eines Satzes auf einer Seite
  boneyard print board SPIEL       ein Raster als Spielplan, für bead und quad
      --paper a4|letter|a3         auf Blättern zum Schneiden und Kleben (sonst a4)
  boneyard print calibration       ein Blatt, das zeigt, ob der Drucker genau ist
  boneyard print score SPIEL       ein Punktezettel
  boneyard print leaflet SPIEL     die Regeln als Faltblatt
      --paper a4|letter            (sonst a4)
      --out DATEI.pdf              Ausgabedatei (sonst: nach dem Blatt benannt, in diesem Ordner)
  boneyard arena                   Bots gegeneinander spielen lassen, jede Verteilung in jeder Sitzordnung
      --game SPIEL --variant NAME --players N --option NAME=WERT
      --bots A,B                   wer spielt; der letzte bekommt alle übrigen Plätze
      --budget BOT=iterations:N    wie lange ein Bot nachdenkt (oder BOT=milliseconds:N)
      --seed STARTWERT             welche Verteilungen (sonst 1)
      --deals N, --within PUNKTE   nach N Verteilungen aufhören, oder bei dieser Genauigkeit der Siegquote (sonst 2.5)
      --file DATEI                 jede Verteilung an DATEI anhängen und dort fortsetzen
      --svg DATEI                  ein Diagramm zeichnen
      --table DATEI                alle Vergleiche der Stärketabelle spielen und sie in DATEI schreiben
      --only TEXT                  nur die Zeilen der Tabelle, deren Name TEXT enthält
      --physics                    Türme mit voller Physik entscheiden, nicht mit einer Schätzung (langsam)
      --habits                     zählen, was Bots öfter oder seltener tun, etwa Fehler, auf einem Kern
      --cores N                    wie viele Kerne (sonst alle)
  boneyard review DATEI [--json]   was jeder Zug einer Aufzeichnung gekostet hat, und die Chancen auf den Sieg
      --budget iterations:N        wie lange über jeden Zug nachgedacht wird (sonst 2000)
  boneyard puzzles                 Stellungen mit einem eindeutig besten Zug finden
      --game SPIEL --seed STARTWERT
      --count N                    wie viele (sonst 100)
      --file DATEI                 in DATEI schreiben und dort fortsetzen (sonst SPIEL.jsonl)
  boneyard verify DATEI            prüfen, ob jede Verteilung einer Online-Partie wie versprochen gemischt wurde
      --table ID --bots PLÄTZE     auch, ob es dieser Tisch war und diese Bots nichts beigetragen haben
      --seat N --bits HEX --commitment HEX --promised HASHES
                                   auch, was deine Seite zu einer Runde beitrug und was vorher versprochen war
  boneyard serve                   der Server und seine Seite; eingestellt wird er mit Umgebungsvariablen
      --port N, --host ADRESSE     wo er zu erreichen ist (sonst 3000, nur auf diesem Rechner)
      --data ORDNER                wo die Partien gespeichert werden (sonst data)
  boneyard admin verify-log        jeden Tisch nachspielen, den ein Server speichert
      --data ORDNER                wo sie gespeichert sind (sonst DATABASE_URL, falls gesetzt, sonst data)
  boneyard admin backup DATEI      die Datenbank eines Ordners in eine Datei kopieren, bei laufendem Server
      --data ORDNER                wo sie ist (sonst data)
  boneyard admin move              jeden Tisch eines Ordners in die Datenbank von DATABASE_URL kopieren
      --data ORDNER                wo die Tische sind (sonst data)
  boneyard admin reports           gemeldete Nachrichten
  boneyard admin ban WER           jemanden sperren: Name, ID oder Adresse
  boneyard admin unban WER         die Sperre aufheben
      --data ORDNER                wie bei verify-log
  boneyard admin fairness [--json] was in gewerteten Partien auffällt, zum Nachsehen für Menschen
      --since DATUM                der erste Tag (sonst vor 30 Tagen)
      --minutes N                  wie lange es dauern darf (sonst 60)
      --data ORDNER                wie bei verify-log

  --lang ${LANGUAGES.join('|').padEnd(25)} Sprache (sonst die deines Systems)
  --version, --help`,
  unknownCommand: (name) => `Den Befehl „${name}“ gibt es nicht. Versuch: boneyard --help`,
  badArguments: (why) => `${why} Versuch: boneyard --help`,
  cannotRead: (file, why) => `${file} ist nicht lesbar: ${why}`,
  cannotWrite: (file, why) => `${file} lässt sich nicht schreiben: ${why}`,
  fault: (where, why) => `${where}: ${why}`,
  recordNumber: (n) => `Aufzeichnung ${n}`,
  badOptionText: (text) => `--option braucht NAME=WERT, nicht „${text}“.`,
  unknownVariant: (name, known) => `Die Variante „${name}“ gibt es nicht; möglich ist: ${known}.`,
  unknownBot: (name, known) => `Den Bot „${name}“ gibt es nicht; möglich ist: ${known}.`,
  usualValue: (value) => `(sonst ${value})`,
  newGame: (game, rules) => facts(game, rules),
  gaveUp: 'Bis bald.',
  keptIn: (file) => `Die Partie ist in ${file} gespeichert; derselbe Befehl setzt sie fort.`,
  help: 'Tippe eine Nummer oder einen Zug; ? für Hilfe, q zum Beenden.',
  moreHelp: 'Die nummerierten Züge sind alle, die du machen darfst.',
  findOut:
    'Niemand sagt dir, was passt: Tippe den Zug, den du machen willst. ? ist die Hilfe und listet auf, was passt.',
  prompt: 'Dein Zug',
  notAMove: (text) => `„${text}“ ist weder eine Nummer aus der Liste noch ein Zug.`,
  onlyMove: (move) => `Du hast nur einen Zug: ${move}. Drück Enter, um ihn zu machen.`,
  yourHand: 'Deine Hand:',
  emptyHand: '(keine Steine)',
  line: {
    emptyTable: '(noch nichts gelegt)',
    openEnds: (ends) => `offene Enden: ${ends}`,
    arm: (anchor) => `an ${anchor}:`,
  },
  scores: 'Punktestand:',
  again: 'Enter für die nächste Runde, q zum Beenden.',
};
