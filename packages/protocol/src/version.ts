/** What client and server must agree on before they talk. */

/** Raised when older pages could not understand the server any more: they are told to reload. */
export const VERSION = 3;

/** The path of the socket. */
export const SOCKET = '/socket';

/** The longest message that a client may send, in bytes. */
export const MOST_BYTES = 4096;
