/** A whole game inside a link: its record, deflated, in the fragment of the address, which is never sent to a server. */

import type { GameRecord } from '@boneyard/engine/record';

const SIGN = 'g=';
/** No game needs more. A malicious link could unpack to any size. */
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

/** The parts that replay needs; clocks and proofs are left out. */
function bare({ format, game, players, options, names, rounds }: GameRecord): GameRecord {
  return {
    format,
    game,
    players,
    options,
    ...(names && { names }),
    rounds: rounds.map(({ deal, moves, lies, ended }) => ({
      deal,
      moves,
      ...(lies && { lies }),
      ...(ended && { ended }),
    })),
  };
}

/** The fragment of an address, without its `#`. */
export async function packed(record: GameRecord): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(bare(record)));
  const small = await through(text, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);
  return SIGN + toText(small!);
}

/** The text of the record; undefined if it is damaged or too long. */
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

/** The fragment of a link to a game; undefined if the text is none. */
export function fragmentIn(text: string): string | undefined {
  return /^\S*#(g=[\w-]+)$/.exec(text.trim())?.[1];
}
