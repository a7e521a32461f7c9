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
  'not json': ({ what }) => `Das ist keine Aufzeichnung einer Partie: Es ist kein JSON (${what})`,
  'not a record': () => 'Das ist keine Aufzeichnung einer Partie: Erwartet wird ein JSON-Objekt',
  'other format': ({ what }) =>
    what === undefined
      ? 'Das ist keine Aufzeichnung einer Partie: Das Format fehlt'
      : `Das Format ist ${what}, das diese Version nicht lesen kann`,
  'unknown game': ({ what }) =>
    what === undefined ? 'Die Aufzeichnung nennt kein Spiel' : `Es gibt kein Spiel namens ${what}`,
  'bad players': ({ what }) =>
    what === undefined ? 'Die Zahl der Personen fehlt' : `Dieses Spiel geht nicht mit ${what} Personen`,
  'unknown option': ({ what }) => `Es gibt keine Option „${what}“`,
  'bad option': ({ what }) => `Die Optionen erlauben ${what} nicht`,
  'bad names': ({ what }) => `Es muss genau ein Name pro Platz sein, nicht ${what}`,
  'no rounds': () => 'Die Aufzeichnung hat keine Runden',
  'bad round': ({ what }) => `${what} ist keine gültige Runde`,
  'bad deal': ({ what }) => `Die Verteilung ist bei ${what} ungültig`,
  'unknown tile': ({ what }) => `Diesen Stein gibt es in diesem Satz nicht (${what})`,
  'tile too often': ({ what }) => `Ein Stein ist öfter verteilt, als es ihn gibt (${what})`,
  'nobody can lead': () => 'Niemand hat einen Stein, um zu beginnen',
  'bad move': ({ move }) => `„${move}“ ist kein Zug`,
  'not to act': ({ move }) => `„${move}“ kommt von einem Platz, der nicht dran ist`,
  illegal: ({ move, game, explanation }) => `„${move}“ ist nicht erlaubt (${reason(game, explanation)})`,
  'round is over': ({ move }) => `„${move}“ kommt nach dem Ende der Runde`,
  'round not over': () => 'Eine neue Runde beginnt, bevor die letzte vorbei ist',
  'match is over': () => 'Eine neue Runde beginnt nach dem Ende der Partie',
  'bad ending': ({ what }) => `Eine Runde kann hier nicht mit ${what} enden`,
};

function where({ round, ply }: Fault): string {
  if (round === undefined) return '';
  return ply === undefined ? `Runde ${round}` : `Runde ${round}, Zug ${ply}`;
}

export function problem(fault: Fault): string {
  const instead = named(fault.instead, (n) => `und ${n} weitere`);
  return sentence(where(fault), ': ', WHAT[fault.problem](fault), instead && `möglich: ${instead}`);
}
