/** Somebody who is told things: a connection, seen from the tables. */

import type { Told } from '@boneyard/protocol/messages';

export interface Listener {
  /** The session that seats are proved by; a spectator may have none. */
  readonly guest: string | undefined;
  readonly name: string | undefined;
  /** Takes a message as it goes over the wire. */
  post(text: string): void;
}

export function tell(listener: Listener, told: Told): void {
  listener.post(JSON.stringify(told));
}
