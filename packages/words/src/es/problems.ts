/** Lo que está mal, en español. */

import type { Fault } from '@boneyard/engine/replay';
import type { Problem } from '@boneyard/rules/problem';
import { named, sentence } from '../problems';
import { games } from './games';

/** La frase que tiene el juego, sin su punto. */
function reason(game: Fault['game'], explanation: Fault['explanation']): string {
  return game && explanation ? games[game].breaks(explanation).replace(/\.$/, '') : '';
}

type Say = (fault: Fault) => string;

const WHAT: Readonly<Record<Problem['problem'], Say>> = {
  'not json': ({ what }) => `esto no es el registro de una partida: no es JSON (${what})`,
  'not a record': () => 'esto no es el registro de una partida: se espera un objeto JSON',
  'other format': ({ what }) =>
    what === undefined
      ? 'esto no es el registro de una partida: falta el formato'
      : `el formato es ${what}, y esta versión no lo sabe leer`,
  'unknown game': ({ what }) =>
    what === undefined ? 'el registro no dice de qué juego es' : `no hay ningún juego llamado ${what}`,
  'bad players': ({ what }) =>
    what === undefined ? 'falta el número de participantes' : `este juego no admite ${what} participantes`,
  'unknown option': ({ what }) => `no existe la opción «${what}»`,
  'bad option': ({ what }) => `las opciones no admiten ${what}`,
  'bad names': ({ what }) => `hace falta un nombre por asiento, y no ${what}`,
  'no rounds': () => 'el registro no tiene rondas',
  'bad round': ({ what }) => `${what} no es una ronda válida`,
  'bad deal': ({ what }) => `el reparto no es válido en ${what}`,
  'unknown tile': ({ what }) => `esa ficha no existe en el juego (${what})`,
  'tile too often': ({ what }) => `una ficha se reparte más veces de las que existe (${what})`,
  'nobody can lead': () => 'nadie recibió una ficha con la que salir',
  'bad move': ({ move }) => `«${move}» no es una jugada`,
  'not to act': ({ move }) => `«${move}» es de un asiento al que no le toca`,
  illegal: ({ move, game, explanation }) => `«${move}» no está permitida (${reason(game, explanation)})`,
  'round is over': ({ move }) => `«${move}» llega después del final de la ronda`,
  'round not over': () => 'empieza una ronda sin haber terminado la anterior',
  'match is over': () => 'empieza una ronda después del final de la partida',
  'bad ending': ({ what }) => `una ronda no puede terminar aquí por ${what}`,
};

function where({ round, ply }: Fault): string {
  if (round === undefined) return '';
  return ply === undefined ? `ronda ${round}` : `ronda ${round}, jugada ${ply}`;
}

export function problem(fault: Fault): string {
  const instead = named(fault.instead, (n) => `y ${n} más`);
  return sentence(where(fault), ': ', WHAT[fault.problem](fault), instead && `posible: ${instead}`);
}
