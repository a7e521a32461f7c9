/** Reads an animated GIF by its specification, for tests: every frame as it is seen, and how long it is shown. */

export interface GifFrame {
  /** RGB, row by row. */
  readonly pixels: Uint8Array;
  /** In milliseconds. */
  readonly lasts: number;
}

export interface GifContent {
  readonly width: number;
  readonly height: number;
  readonly frames: readonly GifFrame[];
}

/** The numbers in LZW codes of a growing size. */
function unpack(data: readonly number[], size: number): number[] {
  const [clear, end] = [1 << size, (1 << size) + 1];
  let table: number[][] = [];
  let width = size + 1;
  const reset = () => {
    table = Array.from({ length: end + 1 }, (_, i) => [i]);
    width = size + 1;
  };
  reset();
  const out: number[] = [];
  let previous: number[] | undefined;
  let bit = 0;
  for (;;) {
    let code = 0;
    for (let i = 0; i < width; i++, bit++) code |= ((data[bit >> 3]! >> (bit & 7)) & 1) << i;
    if (code === end) return out;
    if (code === clear) {
      reset();
      previous = undefined;
      continue;
    }
    const entry: number[] | undefined = table[code] ?? (previous && [...previous, previous[0]!]);
    if (!entry || code > table.length) throw new Error(`no code ${code}`);
    for (const one of entry) out.push(one);
    if (previous && table.length < 4096) table.push([...previous, entry[0]!]);
    if (table.length === 1 << width && width < 12) width++;
    previous = entry;
  }
}

export function readGif(bytes: Uint8Array): GifContent {
  let at = 0;
  const byte = () => bytes[at++]!;
  const short = () => byte() + byte() * 256;
  const blocks = () => {
    const data: number[] = [];
    for (let size = byte(); size > 0; size = byte()) for (let i = 0; i < size; i++) data.push(byte());
    return data;
  };
  if (String.fromCharCode(...bytes.slice(0, 6)) !== 'GIF89a') throw new Error('not a GIF');
  at = 6;
  const [width, height] = [short(), short()];
  const palette = bytes.slice(13, 13 + 3 * 2 ** ((bytes[10]! & 7) + 1));
  at = 13 + palette.length;
  const screen = new Uint8Array(width * height * 3);
  const frames: GifFrame[] = [];
  let [lasts, transparent] = [0, -1];
  for (;;) {
    const kind = byte();
    if (kind === 0x3b) return { width, height, frames };
    if (kind === 0x21) {
      const label = byte();
      const data = blocks();
      if (label === 0xf9) {
        lasts = (data[1]! + data[2]! * 256) * 10;
        transparent = data[0]! & 1 ? data[3]! : -1;
      }
      continue;
    }
    if (kind !== 0x2c) throw new Error(`no block ${kind}`);
    const [left, top, wide, high] = [short(), short(), short(), short()];
    if (byte() !== 0) throw new Error('a frame with a palette of its own');
    const size = byte();
    const colours = unpack(blocks(), size);
    if (colours.length !== wide * high) throw new Error('not all pixels');
    for (const [i, colour] of colours.entries()) {
      if (colour === transparent) continue;
      const pixel = ((top + Math.floor(i / wide)) * width + left + (i % wide)) * 3;
      screen.set(palette.subarray(colour * 3, colour * 3 + 3), pixel);
    }
    frames.push({ pixels: screen.slice(), lasts });
  }
}
