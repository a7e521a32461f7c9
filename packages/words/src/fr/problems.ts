/** Ce qui ne va pas, en français. */

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
  'not json': ({ what }) => `ce n’est pas un relevé de partie : ce n’est pas du JSON (${what})`,
  'not a record': () => 'ce n’est pas un relevé de partie : il faut un objet JSON',
  'other format': ({ what }) =>
    what === undefined
      ? 'ce n’est pas un relevé de partie : le format est absent'
      : `le format est ${what}, que cette version ne sait pas lire`,
  'unknown game': ({ what }) => `aucun jeu ne s’appelle ${what ?? 'ainsi'}`,
  'bad players': ({ what }) => `ce jeu ne se joue pas à ${what ?? 'un nombre inconnu'}`,
  'unknown option': ({ what }) => `il n’y a pas d’option « ${what} »`,
  'bad option': ({ what }) => `les options n’admettent pas ${what}`,
  'bad names': ({ what }) => `il faut un nom par place, et non ${what}`,
  'no rounds': () => 'le relevé ne contient aucune manche',
  'bad round': ({ what }) => `${what} n’a pas la forme d’une manche`,
  'bad deal': ({ what }) => `la donne n’est pas valable à ${what}`,
  'unknown tile': ({ what }) => `ce domino n’est pas dans le jeu (${what})`,
  'tile too often': ({ what }) => `un domino est donné plus souvent qu’il n’existe (${what})`,
  'nobody can lead': () => 'personne n’a reçu de domino pour commencer',
  'bad move': ({ move }) => `« ${move} » n’est pas un coup`,
  'not to act': ({ move }) => `« ${move} » vient d’une place dont ce n’est pas le tour`,
  illegal: ({ move, game, explanation }) => `« ${move} » n’est pas permis (${reason(game, explanation)})`,
  'round is over': ({ move }) => `« ${move} » vient après la fin de la manche`,
  'round not over': () => 'une manche commence avant la fin de la précédente',
  'match is over': () => 'une manche commence après la fin de la partie',
  'bad ending': ({ what }) => `une manche ne peut pas finir ici par ${what}`,
};

function where({ round, ply }: Fault): string {
  if (round === undefined) return '';
  return ply === undefined ? `manche ${round}` : `manche ${round}, coup ${ply}`;
}

export function problem(fault: Fault): string {
  const instead = named(fault.instead, (n) => `et ${n} autres`);
  return sentence(where(fault), ' : ', WHAT[fault.problem](fault), instead && `possible : ${instead}`);
}
