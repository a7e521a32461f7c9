/** Names for new games. `crypto.randomUUID` is missing where a page is not served securely. */

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join('');
}
