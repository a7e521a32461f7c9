/** The frames of short texts, as a server sends them (RFC 6455): in one piece and not masked. */

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
