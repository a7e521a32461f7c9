/** A whole game inside a link: its record, deflated, in the fragment of the address, which no server ever sees. */

import type { GameRecord } from '@boneyard/engine/record';

const SIGN = 'g=';
/** A game that takes more is no game: a short text may be made to unpack without end. */
export const MOST_BYTES = 4_000_000;

async function through(
  bytes: Uint8Array,
  change: GenericTransformStream,
  most: number,
): Promise<Uint8Array | undefined> {
  const reader = new Blob([bytes as BlobPart])
    .stream()
    .pipeThrough(change as ReadableWritablePair)
    .getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { value, done }: ReadableStreamReadResult<Uint8Array> = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function toText(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function toBytes(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

/** What replay needs; clocks and proofs stay in the file. */
function bare({ format, game, players, options, names, rounds }: GameRecord): GameRecord {
  return {
    format,
    game,
    players,
    options,
    ...(names && { names }),
    rounds: rounds.map(({ deal, moves, ended }) => ({ deal, moves, ...(ended && { ended }) })),
  };
}

/** The fragment of an address, without its `#`. */
export async function packed(record: GameRecord): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(bare(record)));
  const small = await through(text, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);
  return SIGN + toText(small!);
}

/** The record's text, or undefined when it is no whole game. */
export async function unpacked(fragment: string): Promise<string | undefined> {
  try {
    const bytes = await through(
      toBytes(fragment.slice(SIGN.length)),
      new DecompressionStream('deflate-raw'),
      MOST_BYTES,
    );
    return bytes && new TextDecoder().decode(bytes);
  } catch {
    return undefined;
  }
}

/** The fragment of a link to a game, if this is one. */
export function fragmentIn(text: string): string | undefined {
  return /^\S*#(g=[\w-]+)$/.exec(text.trim())?.[1];
}
