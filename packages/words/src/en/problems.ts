/** What is wrong, in English. */

import type { Fault } from '@boneyard/engine/replay';
import type { Problem } from '@boneyard/rules/problem';
import { named, sentence } from '../problems';
import { games } from './games';

/** The sentence that the game has for it, without its full stop. */
function reason(game: Fault['game'], explanation: Fault['explanation']): string {
  return game && explanation ? games[game].breaks(explanation).replace(/\.$/, '') : '';
}

type Say = (fault: Fault) => string;

const WHAT: Readonly<Record<Problem['problem'], Say>> = {
  'not json': ({ what }) => `this is not a game record: it is not JSON (${what})`,
  'not a record': () => 'this is not a game record: a JSON object is expected',
  'other format': ({ what }) =>
    what === undefined
      ? 'this is not a game record: the format is missing'
      : `the format is ${what}, which this version cannot read`,
  'unknown game': ({ what }) =>
    what === undefined ? 'the record does not name a game' : `there is no game called ${what}`,
  'bad players': ({ what }) =>
    what === undefined ? 'the number of players is missing' : `this game cannot be played by ${what} players`,
  'unknown option': ({ what }) => `there is no option "${what}"`,
  'bad option': ({ what }) => `the options do not allow ${what}`,
  'bad names': ({ what }) => `there must be one name per player, not ${what}`,
  'no rounds': () => 'the record has no rounds',
  'bad round': ({ what }) => `${what} is not a valid round`,
  'bad deal': ({ what }) => `the deal is invalid at ${what}`,
  'unknown tile': ({ what }) => `there is no such tile in the set (${what})`,
  'tile too often': ({ what }) => `a tile is dealt more often than it is in the set (${what})`,
  'nobody can lead': () => 'nobody was dealt a tile to lead with',
  'bad move': ({ move }) => `"${move}" is not a move`,
  'not to act': ({ move }) => `"${move}" comes from a seat whose turn it is not`,
  illegal: ({ move, game, explanation }) => `"${move}" is not legal (${reason(game, explanation)})`,
  'round is over': ({ move }) => `"${move}" comes after the end of the round`,
  'round not over': () => 'a new round begins before the last one is over',
  'match is over': () => 'a new round begins after the end of the match',
  'bad ending': ({ what }) => `a round cannot be ended by ${what} here`,
};

function where({ round, ply }: Fault): string {
  if (round === undefined) return '';
  return ply === undefined ? `round ${round}` : `round ${round}, ply ${ply}`;
}

export function problem(fault: Fault): string {
  const instead = named(fault.instead, (n) => `and ${n} more`);
  return sentence(where(fault), ': ', WHAT[fault.problem](fault), instead && `possible: ${instead}`);
}
