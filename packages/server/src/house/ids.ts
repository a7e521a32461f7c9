/** Names that nobody can guess: 96 bits for a table or a guest, 256 for a secret. */

import { randomBytes } from 'node:crypto';

export function newId(): string {
  return randomBytes(12).toString('base64url');
}

export function newSecret(): string {
  return randomBytes(32).toString('hex');
}
