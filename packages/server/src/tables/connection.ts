/** A client's connection as the tables see it: whose it is, and how to send to it. */

import type { ClientMessage } from '@boneyard/protocol/clientmessages';
import type { PlayerKind, Refusal } from '@boneyard/protocol/enums';
import type { ServerMessage } from '@boneyard/protocol/servermessages';

export interface Connection {
  /** The id that proves a seat, of a guest, an account or a bot; a spectator may have none. */
  readonly playerId: string | undefined;
  readonly name: string | undefined;
  readonly kind?: PlayerKind | undefined;
  /** The client's network address. */
  readonly address?: string;
  /** Sends a message that is already written as it goes over the wire. */
  sendText(text: string): void;
}

export function send(connection: Connection, message: ServerMessage): void {
  connection.sendText(JSON.stringify(message));
}

export function sendRefusal(connection: Connection, message: ClientMessage, why: Refusal): void {
  send(connection, { t: 'refused', what: message.t, ...(message.t === 'move' && { at: message.at }), why });
}
