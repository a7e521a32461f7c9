/** The connection to the server: a WebSocket that reconnects whenever it is lost. */

import type { ClientMessage } from '@boneyard/protocol/clientmessages';
import type { ServerMessage } from '@boneyard/protocol/servermessages';
import { SOCKET, VERSION } from '@boneyard/protocol/version';

export interface ServerConnection {
  /** False when the connection is not open; the message is then lost. */
  send(message: ClientMessage): boolean;
  /** Reconnects at once. */
  reopen(): void;
  close(): void;
}

export interface ConnectionHandlers {
  onMessage(message: ServerMessage): void;
  /** Called when the connection is open, and when it is lost. */
  onOpenChange(open: boolean): void;
}

/** A connection that does not open within this time, in milliseconds, is tried again. */
const OPEN_TIMEOUT = 6000;
/** After this much silence the page sends a hello, and waits this long for the answer; in milliseconds. */
const SILENCE = 25_000;
const ANSWER_TIMEOUT = 5000;
const PROBE_INTERVAL = 10_000;

/** How long to wait before the next try, in milliseconds. Random, so that not all clients reconnect at once. */
function retryDelay(tries: number): number {
  return Math.min(8000, 250 * 2 ** tries) * (0.75 + Math.random() / 2);
}

const HELLO: ClientMessage = { t: 'hello', v: VERSION };

export function openConnection({ onMessage, onOpenChange }: ConnectionHandlers): ServerConnection {
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
    onOpenChange(false);
  }

  function open(): void {
    drop();
    const own = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${SOCKET}`);
    socket = own;
    timer = setTimeout(retry, OPEN_TIMEOUT);
    own.onopen = () => own.send(JSON.stringify(HELLO));
    own.onmessage = ({ data }) => {
      if (socket !== own) return;
      clearTimeout(timer);
      heard = Date.now();
      const message = JSON.parse(data as string) as ServerMessage;
      // The answer to a probe.
      if (message.t === 'welcome' && welcome) return;
      if (message.t === 'welcome') {
        welcome = true;
        tries = 0;
        onOpenChange(true);
      }
      onMessage(message);
    };
    own.onclose = () => socket === own && retry();
  }

  function retry(): void {
    drop();
    timer = setTimeout(open, retryDelay(tries++));
  }

  function send(message: ClientMessage): boolean {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  /** A connection may be dead without an event: the laptop slept, or the phone changed networks. */
  function probe(): void {
    if (document.hidden || !welcome || Date.now() - heard < SILENCE || !send(HELLO)) return;
    clearTimeout(timer);
    timer = setTimeout(retry, ANSWER_TIMEOUT);
  }

  // Without a network a socket may seem open for minutes.
  addEventListener('offline', retry);
  addEventListener('online', open);
  document.addEventListener('visibilitychange', probe);
  const looking = setInterval(probe, PROBE_INTERVAL);
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
