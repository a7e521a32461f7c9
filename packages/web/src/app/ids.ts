/** Random ids for new games. `crypto.randomUUID` exists only on pages served over https. */

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join('');
}
