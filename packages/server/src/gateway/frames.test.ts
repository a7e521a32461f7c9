import type { Writable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as library from 'ws';
import { asciiFrame } from './frames';

/** What reads the frames of a server; its types are missing. */
const { Receiver } = library as unknown as { Receiver: new (options: { readonly isServer: boolean }) => Writable };

/** What the library reads. */
function readByLibrary(frame: string): string[] {
  const read: string[] = [];
  const receiver = new Receiver({ isServer: false });
  receiver.on('message', (data: Buffer, isBinary: boolean) => read.push(isBinary ? 'binary' : String(data)));
  receiver.write(Buffer.from(frame, 'latin1'));
  return read;
}

test('frames of ASCII texts are read by the library', () => {
  const ascii = fc.string({ unit: 'binary-ascii', maxLength: 300, size: 'max' });
  fc.assert(
    fc.property(ascii, (text) => {
      expect(readByLibrary(asciiFrame(text)!)).toEqual([text]);
    }),
  );
});

test.each([0, 1, 125, 126, 255, 256, 65_535])('a text of %i characters', (length) => {
  const text = 'x'.repeat(length);
  expect(readByLibrary(asciiFrame(text)!)).toEqual([text]);
});

test('longer texts and those with other characters have no such frame', () => {
  expect(asciiFrame('x'.repeat(65_536))).toBeUndefined();
  for (const text of ['é', 'Zoë', '\u0080', '\u00ff', '🦴', '\ud800']) expect(asciiFrame(text)).toBeUndefined();
});
