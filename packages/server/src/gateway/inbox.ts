/** What a client sends. Whole texts, which are nearly everything, are read here: the library takes several times as long. */

import type { Duplex } from 'node:stream';
import { textIn, wholeFrame } from './frames';

type TakeBytes = (this: Duplex, bytes: Buffer) => void;

/**
 * Passes on the texts that come over the wire of a WebSocket. Pings and pongs are left to the library. Once anything else comes,
 * such as a frame in two parts, it gets everything from there on, texts too.
 */
export function readTexts(wire: Duplex, take: (text: string) => void): void {
  const library = wire.listeners('data') as TakeBytes[];
  for (const listener of library) wire.off('data', listener);

  function pass(bytes: Buffer): void {
    for (const listener of library) listener.call(wire, bytes);
  }

  function read(bytes: Buffer): void {
    for (let from = 0; from < bytes.length && !wire.destroyed; ) {
      const frame = wholeFrame(bytes, from);
      const text = frame?.isText ? textIn(bytes, frame) : undefined;
      if (!frame || (frame.isText && text === undefined)) {
        wire.off('data', read);
        for (const listener of library) wire.on('data', listener);
        pass(bytes.subarray(from));
        return;
      }
      if (text === undefined) pass(bytes.subarray(from, frame.end));
      else take(text);
      from = frame.end;
    }
  }

  wire.on('data', read);
}
