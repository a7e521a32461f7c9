/** Reviews as they are kept on this device, beside the games: none is made twice. */

import type { Review } from '@boneyard/bots/review/review';
import type { GameRecord } from '@boneyard/engine/record';
import { openShelf, type Shelf, type Shelved } from '../keeping/shelf';

export interface KeptReview extends Shelved {
  readonly version: typeof VERSION;
  readonly review: Review;
}

/** Goes up when reviews say something else: older ones are made anew. */
const VERSION = 1;

function isReview(json: unknown): json is Review {
  if (typeof json !== 'object' || json === null) return false;
  const { moves, ends } = json as Partial<Review>;
  return Array.isArray(moves) && Array.isArray(ends);
}

function readKeptReview(json: unknown): KeptReview | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const { id, version, review } = json as Partial<KeptReview>;
  if (typeof id !== 'string' || version !== VERSION || !isReview(review)) return undefined;
  return { id, revision: 0, version, review };
}

/** Two numbers of 32 bits from a text; equal texts give equal ones, and others practically never do. */
function digest(text: string): string {
  let [one, two] = [0x811c9dc5, 0x9e3779b9];
  for (let i = 0; i < text.length; i++) {
    one = Math.imul(one ^ text.charCodeAt(i), 0x01000193);
    two = Math.imul(two ^ text.charCodeAt(i), 0x85ebca6b);
    two ^= two >>> 13;
  }
  return `${(one >>> 0).toString(36)}-${(two >>> 0).toString(36)}-${text.length}`;
}

/** The same for the same deals and moves, whoever the players are called and wherever the record lies. */
export function keyOf({ game, players, options, rounds }: GameRecord): string {
  const played = rounds.map(({ deal, moves, ended }) => [deal, moves, ended ?? '']);
  return digest(JSON.stringify([game, players, options, played]));
}

let opened: Promise<Shelf<KeptReview>> | undefined;

function reviews(): Promise<Shelf<KeptReview>> {
  opened ??= openShelf({ database: 'boneyard-reviews', store: 'reviews', read: readKeptReview });
  return opened;
}

export async function keptReview(key: string): Promise<Review | undefined> {
  return (await (await reviews()).find(key))?.review;
}

export async function keepReview(key: string, review: Review): Promise<void> {
  const shelf = await reviews();
  await shelf.remove(key);
  await shelf.keep({ id: key, revision: 0, version: VERSION, review });
}
