/** The pages with the rules, in English. A browser loads it with the first of them. */

import { leaflets } from '../leaflets';
import { bead } from './bead';
import { classic } from './classic';
import { magnetic } from './magnetic';
import { quad } from './quad';

const games = { classic, bead, quad, magnetic };

export type RulesId = keyof typeof games;

export const rules = {
  leaflets,
  title: (game: string) => `${game}: the rules`,
  games: 'Rules of other games',
  contents: 'Contents',
  details: 'In detail',
  example: 'An example',
  options: 'House rules',
  optionsNote: 'What the players agree on before the first tile. The usual choice is marked.',
  option: 'Rule',
  values: 'Choices',
  usual: 'usual',
  usually: (value: string) => `${value} (usual)`,
  depends: 'It depends on the players and the rules above.',
  from: (least: number) => `any number from ${least} up to what the set allows`,
  target: 'until somebody has so many points',
  rounds: 'a number of rounds',
  rulings: 'Rulings of ours',
  rulingsNote: 'What the rule sheet leaves open, or shows in pictures that are lost, and how we settled it.',
  ruling: 'Our ruling',
  because: 'Why:',
  credits: 'Whose game it is',
  learn: 'Learn it in a minute',
  play: 'Play',
  print: 'Print them',
  rulesOf: games,
};

export type Rules = Omit<typeof rules, 'rulesOf'> & { readonly rulesOf: { readonly [G in RulesId]: RulesOf<G> } };

type Same<T> = T extends readonly unknown[]
  ? { readonly [I in keyof T]: Same<T[I]> }
  : T extends string
    ? string
    : { readonly [K in keyof T]: Same<T[K]> };

/** The texts of a game in another language: as many parts, rulings and pictures, in the same order. */
export type RulesOf<G extends RulesId> = Same<(typeof games)[G]>;
