/** Dominoes with two numbered halves: 0-0, 1-0, 1-1, 2-0 … up to 12-12, numbered in that order in every set. */

import { either, NO_TILES, next, type Tiles, tilesOf } from './tiles';

export type Domino = number;

export const HIGHEST_PIP = 12;

const HIGH: number[] = [];
const LOW: number[] = [];
for (let high = 0; high <= HIGHEST_PIP; high++)
  for (let low = 0; low <= high; low++) {
    HIGH.push(high);
    LOW.push(low);
  }

export function high(domino: Domino): number {
  return HIGH[domino]!;
}

export function low(domino: Domino): number {
  return LOW[domino]!;
}

export function pips(domino: Domino): number {
  return HIGH[domino]! + LOW[domino]!;
}

export function isDouble(domino: Domino): boolean {
  return HIGH[domino] === LOW[domino];
}

/** The number of the other half, opposite a half that shows `pip`. */
export function across(domino: Domino, pip: number): number {
  return HIGH[domino] === pip ? LOW[domino]! : HIGH[domino]!;
}

export function shows(domino: Domino, pip: number): boolean {
  return HIGH[domino] === pip || LOW[domino] === pip;
}

/** How many dominoes a double-`top` set has. */
export function setSize(top: number): number {
  return ((top + 1) * (top + 2)) / 2;
}

const DOMINOES: readonly Domino[] = HIGH.map((_, domino) => domino);

/** The dominoes of a double-`top` set, as a new list. */
export function dominoesOf(top: number): Domino[] {
  return DOMINOES.slice(0, setSize(top));
}

/** WITH_PIP[p]: every domino with a half that shows p. */
export const WITH_PIP: readonly Tiles[] = Array.from({ length: HIGHEST_PIP + 1 }, (_, pip) =>
  tilesOf(HIGH.flatMap((_, domino) => (shows(domino, pip) ? [domino] : []))),
);

const WITH_PIPS: (Tiles | undefined)[] = new Array<Tiles | undefined>(1 << (HIGHEST_PIP + 1)).fill(undefined);

/** Every domino that shows one of these numbers, given as bits. */
export function withAnyOf(pipBits: number): Tiles {
  let tiles = WITH_PIPS[pipBits];
  if (!tiles) {
    tiles = NO_TILES;
    for (const [pip, dominoes] of WITH_PIP.entries()) if ((pipBits >> pip) & 1) tiles = either(tiles, dominoes);
    WITH_PIPS[pipBits] = tiles;
  }
  return tiles;
}

/** Decides who leads if doubles have no privilege: most pips, then the higher half. No two dominoes are equal. */
export function plainWeight(domino: Domino): number {
  return pips(domino) * 16 + high(domino);
}

/** Decides who leads: doubles first, the highest first, then most pips, then the higher half. No two dominoes are equal. */
export function weight(domino: Domino): number {
  return isDouble(domino) ? 1000 + high(domino) : plainWeight(domino);
}

/** The domino of a hand with the greatest weight, or −1 if the hand is empty. */
export function heaviest(hand: Tiles, weigh: (domino: Domino) => number = weight): Domino {
  let best = next(hand, hand, 0);
  for (let domino = best; domino >= 0; domino = next(hand, hand, domino + 1))
    if (weigh(domino) > weigh(best)) best = domino;
  return best;
}

const NAMES: readonly string[] = HIGH.map((_, domino) => `${high(domino)}-${low(domino)}`);
const BY_NAME: ReadonlyMap<string, Domino> = new Map(NAMES.map((name, domino) => [name, domino]));

export function writeDomino(domino: Domino): string {
  return NAMES[domino]!;
}

export function readDomino(text: string): Domino | undefined {
  return BY_NAME.get(text);
}
