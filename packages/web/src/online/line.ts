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

/** A connection that does not come up in this time is tried anew, in milliseconds. */
const OPENS_IN = 6000;
/** After so much silence the page asks whether somebody is there, and gives them so long to answer. */
const SILENCE = 25_000;
const ANSWERS_IN = 5000;
const LOOKS_EVERY = 10_000;

/** How long to wait before the next try; a little by chance, so that not everybody comes back at once. */
function patience(tries: number): number {
  return Math.min(8000, 250 * 2 ** tries) * (0.75 + Math.random() / 2);
}

const HELLO: Asked = { t: 'hello', v: VERSION };

export function openLine({ hear, change }: Ends): Line {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let welcome = false;
  let heard = 0;

  function drop(): void {
    clearTimeout(timer);
    const old = socket;
    socket = undefined;
    welcome = false;
    old?.close();
    change(false);
  }

  function open(): void {
    drop();
    const own = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${SOCKET}`);
    socket = own;
    timer = setTimeout(retry, OPENS_IN);
    own.onopen = () => own.send(JSON.stringify(HELLO));
    own.onmessage = ({ data }) => {
      if (socket !== own) return;
      clearTimeout(timer);
      heard = Date.now();
      const told = JSON.parse(data as string) as Told;
      // The answer to a question whether somebody is there.
      if (told.t === 'welcome' && welcome) return;
      if (told.t === 'welcome') {
        welcome = true;
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

  function send(asked: Asked): boolean {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(asked));
    return true;
  }

  /** A line may be dead without a sign of it: the laptop slept, the phone went from one network to another. */
  function probe(): void {
    if (document.hidden || !welcome || Date.now() - heard < SILENCE || !send(HELLO)) return;
    clearTimeout(timer);
    timer = setTimeout(retry, ANSWERS_IN);
  }

  // Without a network a socket may seem open for minutes.
  addEventListener('offline', retry);
  addEventListener('online', open);
  document.addEventListener('visibilitychange', probe);
  const looking = setInterval(probe, LOOKS_EVERY);
  open();

  return {
    send,
    reopen: open,
    close() {
      removeEventListener('offline', retry);
      removeEventListener('online', open);
      document.removeEventListener('visibilitychange', probe);
      clearInterval(looking);
      drop();
    },
  };
}
