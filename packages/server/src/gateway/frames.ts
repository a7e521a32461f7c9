/** The frames of short texts (RFC 6455): as a server sends them, in one piece and not masked, and as clients do, masked. */

import { isUtf8 } from 'node:buffer';
import { MOST_BYTES } from '@boneyard/protocol/version';

const TEXT = '\x81';
/** Longer than this, the length takes two more bytes, and above that eight. */
const SHORT = 125;
const LONG = 0xffff;

/** The frame with one character for each byte, to be written as latin1; undefined if the text is not ASCII, or too long. */
export function asciiFrame(text: string): string | undefined {
  const { length } = text;
  // Every other character takes more than one byte.
  if (length > LONG || Buffer.byteLength(text) !== length) return undefined;
  if (length <= SHORT) return TEXT + String.fromCharCode(length) + text;
  return `${TEXT}\x7e${String.fromCharCode(length >> 8, length & 0xff)}${text}`;
}

/** The first bytes of frames in one piece. */
const TEXT_FRAME = 0x81;
const PING_FRAME = 0x89;
const PONG_FRAME = 0x8a;
const MASKED = 0x80;
/** Instead of the length: it follows in two bytes, or in eight. */
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;
const MASK_BYTES = 4;

/** Where a frame's payload begins and ends. */
export interface ClientFrame {
  readonly isText: boolean;
  readonly start: number;
  readonly end: number;
}

/** The frame that begins here, if it is a text, a ping or a pong that a client may send, and all of it is there. */
export function wholeFrame(bytes: Buffer, from: number): ClientFrame | undefined {
  const kind = bytes[from];
  const isText = kind === TEXT_FRAME;
  if (!isText && kind !== PING_FRAME && kind !== PONG_FRAME) return undefined;
  const masked = bytes[from + 1] ?? 0;
  if (masked < MASKED) return undefined;
  let length = masked - MASKED;
  let start = from + 2 + MASK_BYTES;
  if (length === IN_EIGHT_BYTES || (length === IN_TWO_BYTES && !isText)) return undefined;
  if (length === IN_TWO_BYTES) {
    start += 2;
    if (start > bytes.length) return undefined;
    length = bytes.readUInt16BE(from + 2);
  }
  const end = start + length;
  return length <= MOST_BYTES && end <= bytes.length ? { isText, start, end } : undefined;
}

const unmasked = Buffer.alloc(MOST_BYTES);
const ASCII = 0x7f;

/** The text of a frame; undefined if it is not valid UTF-8. */
export function textIn(bytes: Buffer, { start, end }: ClientFrame): string | undefined {
  let highest = 0;
  for (let i = start, mask = start - MASK_BYTES; i < end; i++) {
    const byte = bytes[i]! ^ bytes[mask + ((i - start) & (MASK_BYTES - 1))]!;
    highest |= byte;
    unmasked[i - start] = byte;
  }
  const length = end - start;
  if (highest <= ASCII) return unmasked.toString('latin1', 0, length);
  return isUtf8(unmasked.subarray(0, length)) ? unmasked.toString('utf8', 0, length) : undefined;
}
