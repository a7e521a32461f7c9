/** Where the navigation leads. */

import type { Web } from '@boneyard/words/en/browser';

export type PlaceName = keyof Web['nav']['places'];

/** An entry of the navigation: the name of the place, and its address. */
export type Destination = readonly [PlaceName, string];

export const MAIN = [
  ['play', '/'],
  ['online', '/online'],
  ['learn', '/learn'],
  ['puzzles', '/puzzles'],
] as const satisfies readonly Destination[];

export const MORE = [
  ['games', '/games'],
  ['statistics', '/statistics'],
  ['pads', '/pads'],
  ['print', '/print'],
  ['open', '/replay'],
] as const satisfies readonly Destination[];

/** Which place an address belongs to, by how it begins; the first line that fits counts. */
const REGIONS: readonly (readonly [RegExp, PlaceName])[] = [
  [/^\/($|play\/|table\/)/, 'play'],
  [/^\/(me$|online\/account)/, 'me'],
  [/^\/(online|at)(?!\/privacy)\b/, 'online'],
  [/^\/(learn|rules)\b/, 'learn'],
  [/^\/puzzles\b/, 'puzzles'],
  [/^\/games\b/, 'games'],
  [/^\/statistics\b/, 'statistics'],
  [/^\/pads?\b/, 'pads'],
  [/^\/print\b/, 'print'],
  [/^\/replay$/, 'open'],
  [/^\/replay\//, 'games'],
];

export function placeOf(address: string): PlaceName | undefined {
  return REGIONS.find(([start]) => start.test(address))?.[1];
}

/** How a link to a place is marked on the page at an address: as that page, or as the part of the site it belongs to. */
export function currentMark(address: string, [place, to]: Destination): 'page' | 'true' | undefined {
  if (address === to) return 'page';
  return placeOf(address) === place ? 'true' : undefined;
}

/** Tables, replays, lessons and puzzles, which have a bar of their own. */
export function fillsWindow(address: string): boolean {
  return /^\/(table|at|embed|replay|learn|puzzles)\/./.test(address);
}
