/** What a client is to be sent at the end of this turn of the event loop. */

import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { asciiFrame } from './frames';

export class Outbox {
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  /** Frames, with one character for each byte. */
  #frames = '';

  constructor(socket: WebSocket, wire: Duplex) {
    this.#socket = socket;
    this.#wire = wire;
  }

  /** How much waits to be sent, in bytes. */
  get size(): number {
    return this.#socket.bufferedAmount + this.#frames.length;
  }

  /** True if it was empty, and has to be flushed. */
  add(text: string): boolean {
    // Most messages are ASCII, and a string is written in half the time that the library needs for a frame.
    const frame = this.#isOpen ? asciiFrame(text) : undefined;
    if (frame === undefined) {
      this.flush();
      this.#socket.send(text);
      return false;
    }
    const wasEmpty = this.#frames === '';
    this.#frames += frame;
    return wasEmpty;
  }

  flush(): void {
    // The library answers a client that closes at once, and nothing may follow a close frame.
    if (this.#frames !== '' && this.#isOpen && this.#wire.writable) this.#wire.write(this.#frames, 'latin1');
    this.#frames = '';
  }

  /** Closes the connection after what was sent. */
  close(code: number, reason: string): void {
    this.flush();
    this.#socket.close(code, reason);
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }
}
