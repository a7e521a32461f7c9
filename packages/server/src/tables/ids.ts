/** Ids that nobody can guess: 96 bits for a table or a player, 256 for a secret. */

import { createHash, randomBytes } from 'node:crypto';

export function newId(): string {
  return randomBytes(12).toString('base64url');
}

export function newSecret(): string {
  return randomBytes(32).toString('hex');
}

/** A mark of a player that others may see: it cannot be turned back into the id. */
export function publicIdOf(player: string): string {
  return createHash('sha256').update(`boneyard player ${player}`).digest('base64url').slice(0, 16);
}
