/** The line to the server: a socket that is opened again whenever it is gone, sooner or later. */

import type { Asked, Told } from '@boneyard/protocol/messages';
import { SOCKET, VERSION } from '@boneyard/protocol/version';

export interface Line {
  /** False when nobody is there to hear it. */
  send(asked: Asked): boolean;
  /** Opens it anew, at once. */
  reopen(): void;
  close(): void;
}

export interface Ends {
  hear(told: Told): void;
  /** The line is there, or it is gone. */
  change(open: boolean): void;
}

/** How long to wait before the next try, in milliseconds; a little by chance, so that not everybody comes back at once. */
function patience(tries: number): number {
  return Math.min(8000, 250 * 2 ** tries) * (0.75 + Math.random() / 2);
}

/** A connection that does not come up in this time is tried anew. */
const OPENS_IN = 6000;

export function openLine({ hear, change }: Ends): Line {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;

  function drop(): void {
    clearTimeout(timer);
    const old = socket;
    socket = undefined;
    old?.close();
    change(false);
  }

  function open(): void {
    drop();
    const own = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${SOCKET}`);
    socket = own;
    timer = setTimeout(retry, OPENS_IN);
    own.onopen = () => own.send(JSON.stringify({ t: 'hello', v: VERSION } satisfies Asked));
    own.onmessage = ({ data }) => {
      if (socket !== own) return;
      const told = JSON.parse(data as string) as Told;
      if (told.t === 'welcome') {
        clearTimeout(timer);
        tries = 0;
        change(true);
      }
      hear(told);
    };
    own.onclose = () => socket === own && retry();
  }

  function retry(): void {
    drop();
    timer = setTimeout(open, patience(tries++));
  }

  // Without a network a socket may seem open for minutes.
  addEventListener('offline', retry);
  addEventListener('online', open);
  open();

  return {
    send(asked) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(asked));
      return true;
    },
    reopen: open,
    close() {
      removeEventListener('offline', retry);
      removeEventListener('online', open);
      drop();
    },
  };
}
