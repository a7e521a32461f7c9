/** Drawing lots for the lead: each player turns up a tile, and most pips lead. Then all tiles are shuffled back. */

import { type Domino, HIGHEST_PIP, pips, readDomino, setSize, writeDomino } from '@boneyard/rules/families/dominoes';
import { NOBODY, only, seatsOf } from '@boneyard/rules/families/seats';
import type { Seat } from '@boneyard/rules/game';
import type { Random } from '@boneyard/rules/random';

/** By seat: the tile that it turned up; undefined for a player who waits while those who are equal draw again. */
export type Drawing = readonly (Domino | undefined)[];

/** The drawings, one after the other. The last one decides. */
export type Lots = readonly Drawing[];

/** The seats with most pips in a drawing. Doubles have no privilege here. */
export function highest(drawing: Drawing): readonly Seat[] {
  let best: readonly Seat[] = NOBODY;
  let most = 0;
  for (let seat = 0; seat < drawing.length; seat++) {
    const tile = drawing[seat];
    if (tile === undefined || pips(tile) < most) continue;
    best = pips(tile) > most || best === NOBODY ? only(seat) : [...best, seat];
    most = pips(tile);
  }
  return best;
}

/** The tiles on the table. Every drawing of lots lays them out again: a new list would take longer. */
const spread = new Uint8Array(setSize(HIGHEST_PIP));

/**
 * Drawings that `lead` wins. All seats draw alike, so it makes no difference to anybody's chances whether the lead is drawn
 * first and its winner's tiles go to that seat, or the other way round. This way deals from before the drawings were kept can
 * still be checked: hands, stock and lead are the same as then.
 */
export function drawLots(players: number, set: number, lead: Seat, random: Random): Lots {
  let left = setSize(set);
  const tiles = spread;
  for (let tile = 0; tile < left; tile++) tiles[tile] = tile;
  const lots: (Domino | undefined)[][] = [];
  let drawers = seatsOf(players);
  do {
    const drawing: (Domino | undefined)[] = seatsOf(players).map(() => undefined);
    for (const seat of drawers) {
      const at = random.below(left--);
      drawing[seat] = tiles[at];
      tiles[at] = tiles[left]!;
    }
    lots.push(drawing);
    drawers = highest(drawing);
  } while (drawers.length > 1);
  const winner = drawers[0]!;
  for (const drawing of lots) {
    const won = drawing[winner];
    drawing[winner] = drawing[lead];
    drawing[lead] = won;
  }
  return lots;
}

/** The tiles that were drawn. Undefined if that is not given or cannot have made `lead` the leader: it decides nothing. */
export function readLots(json: unknown, players: number, set: number, lead: Seat): Lots | undefined {
  if (!Array.isArray(json)) return undefined;
  const lots = json.map((drawing: unknown) =>
    seatsOf(players).map((seat) => readDomino(String((drawing as unknown[] | null)?.[seat]))),
  );
  let drawers = seatsOf(players);
  for (const drawing of lots) {
    const fine = drawing.every((tile, seat) =>
      drawers.length > 1 && drawers.includes(seat) ? tile !== undefined && tile < setSize(set) : tile === undefined,
    );
    if (!fine) return undefined;
    drawers = highest(drawing);
  }
  return drawers.length === 1 && drawers[0] === lead ? lots : undefined;
}

export function writeLots(lots: Lots): (string | null)[][] {
  return lots.map((drawing) => drawing.map((tile) => (tile === undefined ? null : writeDomino(tile))));
}
