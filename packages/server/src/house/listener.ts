/** Somebody who is told things: a connection, seen from the tables. */

import type { Kind, Told } from '@boneyard/protocol/messages';

export interface Listener {
  /** The id that seats are proved by, of a guest or an account; a spectator may have none. */
  readonly guest: string | undefined;
  readonly name: string | undefined;
  readonly kind?: Kind | undefined;
  /** Where it comes from. */
  readonly address?: string;
  /** Takes a message as it goes over the wire. */
  post(text: string): void;
}

export function tell(listener: Listener, told: Told): void {
  listener.post(JSON.stringify(told));
}
