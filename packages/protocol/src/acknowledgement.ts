/** Acknowledgements: the server has stored a move. */

import type { ServerMessage } from './servermessages';

/** The decision whose move the message acknowledges; undefined if it acknowledges none. */
export function acknowledgedBy(message: ServerMessage): number | undefined {
  if (message.t === 'step') return message.ack;
  return message.t === 'ack' ? message.at : undefined;
}
