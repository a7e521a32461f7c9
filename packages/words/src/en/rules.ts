/** The pages with the rules, in English. A browser loads it with the first of them. */

import { count } from './grammar';

export const rules = {
  title: (game: string) => `${game}: the rules`,
  games: 'Rules of other games',
  contents: 'Contents',
  details: 'In detail',
  example: 'An example',
  options: 'House rules',
  optionsNote: 'Agree on these before the first tile. The usual choice is marked.',
  option: 'Rule',
  values: 'Choices',
  /** Which seats play together: “1 and 3”. */
  sides: (sides: readonly string[]) => `Seats ${sides.join(' play against seats ')}.`,
  usual: 'usual',
  usually: (value: string) => `${value} (usual)`,
  from: (least: number) => `any number from ${least} up to what the set allows`,
  target: 'until a player reaches a number of points',
  rounds: 'a number of rounds',
  rulings: 'Our rulings',
  rulingsNote: 'What the rule sheet leaves open or shows only in pictures that are lost, and what we decided.',
  ruling: 'Our ruling',
  allowed: 'Allowed:',
  refused: 'Not allowed:',
  because: 'Why:',
  credits: 'Credits',
  learn: 'Learn to play',
  play: 'Play',
  print: 'Print',
  tiles: 'All tiles of the game',
  printIt: 'Print tiles and board',
  allTiles: (game: string) => `${game}: all tiles`,
  tileCount: (n: number) => count(n, { one: '# tile.', other: '# tiles.' }),
  copies: (n: number) => (n === 2 ? 'The set has two of each.' : `The set has ${n} of each.`),
  printList: 'Print this list',
  back: 'Back to the rules',
};

export type Rules = typeof rules;
