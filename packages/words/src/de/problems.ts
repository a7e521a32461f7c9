/** Was nicht stimmt, auf Deutsch. */

import type { Fault } from '@boneyard/engine/replay';
import type { Problem } from '@boneyard/rules/problem';
import { named, sentence } from '../problems';
import { games } from './games';

/** Der Satz, den das Spiel dafür hat, ohne seinen Punkt. */
function reason(game: Fault['game'], explanation: Fault['explanation']): string {
  return game && explanation ? games[game].breaks(explanation).replace(/\.$/, '') : '';
}

type Say = (fault: Fault) => string;

const WHAT: Readonly<Record<Problem['problem'], Say>> = {
  'not json': ({ what }) => `das ist kein JSON (${what})`,
  'not a record': () => 'das ist keine Aufzeichnung einer Partie: Erwartet wird ein JSON-Objekt',
  'other format': ({ what }) =>
    what === undefined ? 'das Format fehlt' : `das Format ist ${what}, das diese Version nicht lesen kann`,
  'unknown game': ({ what }) =>
    what === undefined ? 'die Aufzeichnung nennt kein Spiel' : `es gibt kein Spiel namens ${what}`,
  'bad players': ({ what }) =>
    what === undefined ? 'die Zahl der Personen fehlt' : `dieses Spiel geht nicht mit ${what} Personen`,
  'unknown option': ({ what }) => `es gibt keine Option „${what}“`,
  'bad option': ({ what }) => `die Optionen erlauben ${what} nicht`,
  'bad names': ({ what }) => `es muss ein Name je Platz sein, nicht ${what}`,
  'no rounds': () => 'die Aufzeichnung hat keine Runden',
  'bad round': ({ what }) => `${what} ist keine gültige Runde`,
  'bad deal': ({ what }) => `die Verteilung ist bei ${what} ungültig`,
  'unknown tile': ({ what }) => `diesen Stein gibt es in dem Satz nicht (${what})`,
  'tile too often': ({ what }) => `ein Stein ist öfter verteilt, als es ihn gibt (${what})`,
  'nobody can lead': () => 'niemand hat einen Stein, um zu beginnen',
  'bad move': ({ move }) => `„${move}“ ist kein Zug`,
  'not to act': ({ move }) => `„${move}“ kommt von einem Platz, der nicht dran ist`,
  illegal: ({ move, game, explanation }) => `„${move}“ ist nicht erlaubt (${reason(game, explanation)})`,
  'round is over': ({ move }) => `„${move}“ kommt nach dem Ende der Runde`,
  'round not over': () => 'eine neue Runde beginnt, bevor die letzte vorbei ist',
  'match is over': () => 'eine neue Runde beginnt nach dem Ende der Partie',
  'bad ending': ({ what }) => `eine Runde kann hier nicht mit ${what} enden`,
};

function where({ round, ply }: Fault): string {
  if (round === undefined) return '';
  return ply === undefined ? `Runde ${round}` : `Runde ${round}, Zug ${ply}`;
}

export function problem(fault: Fault): string {
  const instead = named(fault.instead, (n) => `und ${n} weitere`);
  return sentence(where(fault), ': ', WHAT[fault.problem](fault), instead && `möglich: ${instead}`);
}
