/** Writes an animated GIF, after its specification 89a: one palette for all frames, and of each frame only what has changed. */

/** The colour of pixels that stay as they are in the frame before. */
const SAME = 255;
const COLOURS = 255;

/** A growing list of bytes. */
class Bytes {
  #bytes = new Uint8Array(1 << 16);
  #length = 0;

  #grow(by: number): void {
    if (this.#length + by <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + by));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
  add(...bytes: number[]): void {
    this.#grow(bytes.length);
    for (const byte of bytes) this.#bytes[this.#length++] = byte;
  }
  addAll(bytes: Uint8Array): void {
    this.#grow(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }
  short(...numbers: number[]): void {
    for (const number of numbers) this.add(number & 255, number >> 8);
  }
  text(text: string): void {
    for (const letter of text) this.add(letter.charCodeAt(0));
  }
  get all(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }
}

interface Tone {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly count: number;
}

/** Which channel of a box of tones is the widest. */
function widest(tones: readonly Tone[]): { readonly channel: 'red' | 'green' | 'blue'; readonly range: number } {
  const range = (channel: 'red' | 'green' | 'blue') => {
    let [least, most] = [255, 0];
    for (const tone of tones) [least, most] = [Math.min(least, tone[channel]), Math.max(most, tone[channel])];
    return { channel, range: most - least };
  };
  return [range('red'), range('green'), range('blue')].sort((a, b) => b.range - a.range)[0]!;
}

const total = (tones: readonly Tone[]) => tones.reduce((sum, { count }) => sum + count, 0);

/** The colours that stand for those of the pictures: boxes of tones, halved where they are widest (median cut). */
export function paletteOf(pictures: readonly Uint8ClampedArray[]): Uint8Array {
  const counts = new Map<number, number>();
  for (const pixels of pictures)
    for (let i = 0; i < pixels.length; i += 4) {
      const tone = ((pixels[i]! >> 3) << 10) | ((pixels[i + 1]! >> 3) << 5) | (pixels[i + 2]! >> 3);
      counts.set(tone, (counts.get(tone) ?? 0) + 1);
    }
  const whole = (five: number) => (five << 3) | (five >> 2);
  const tones = [...counts].map(([tone, count]): Tone => {
    return { red: whole(tone >> 10), green: whole((tone >> 5) & 31), blue: whole(tone & 31), count };
  });
  const boxes = [{ tones, ...widest(tones) }];
  while (boxes.length < COLOURS) {
    // Large areas count more than rare tones, but not so much that these lose all of their colours.
    const weight = (box: (typeof boxes)[number]) => box.range * total(box.tones) ** 0.25;
    const [box] = boxes.filter((one) => one.tones.length > 1).sort((a, b) => weight(b) - weight(a));
    if (!box) break;
    const sorted = [...box.tones].sort((a, b) => a[box.channel] - b[box.channel]);
    const half = total(sorted) / 2;
    let [at, seen] = [0, 0];
    while (at < sorted.length - 1 && seen + sorted[at]!.count <= half) seen += sorted[at++]!.count;
    const cut = Math.max(1, at);
    const parts = [sorted.slice(0, cut), sorted.slice(cut)];
    boxes.splice(boxes.indexOf(box), 1, ...parts.map((part) => ({ tones: part, ...widest(part) })));
  }
  const palette = new Uint8Array(256 * 3);
  for (const [i, { tones: within }] of boxes.entries()) {
    const all = total(within);
    for (const [c, channel] of (['red', 'green', 'blue'] as const).entries())
      palette[i * 3 + c] = Math.round(within.reduce((sum, tone) => sum + tone[channel] * tone.count, 0) / all);
  }
  return palette;
}

/** LZW with codes of 9 to 12 bits, in blocks of at most 255 bytes. */
function compress(pixels: Uint8Array, into: Bytes): void {
  const [clear, end] = [256, 257];
  const next = new Int16Array(4096 * 256);
  let [free, bits] = [258, 9];
  let [held, filled] = [0, 0];
  const block = new Uint8Array(256);
  let used = 0;
  const flush = () => {
    if (used === 0) return;
    block[0] = used;
    into.addAll(block.subarray(0, used + 1));
    used = 0;
  };
  const put = (code: number) => {
    held |= code << filled;
    for (filled += bits; filled >= 8; filled -= 8) {
      block[++used] = held & 255;
      held >>= 8;
      if (used === 255) flush();
    }
  };
  into.add(8);
  put(clear);
  let known = pixels[0]!;
  for (let i = 1; i < pixels.length; i++) {
    const pixel = pixels[i]!;
    const longer = next[known * 256 + pixel]!;
    if (longer > 0) {
      known = longer;
      continue;
    }
    put(known);
    if (free < 4096) {
      if (free === 1 << bits) bits++;
      next[known * 256 + pixel] = free++;
    } else {
      put(clear);
      next.fill(0);
      [free, bits] = [258, 9];
    }
    known = pixel;
  }
  put(known);
  if (free < 4096 && free === 1 << bits) bits++;
  put(end);
  if (filled > 0) block[++used] = held & 255;
  flush();
  into.add(0);
}

export class Gif {
  readonly #width: number;
  readonly #height: number;
  readonly #palette: Uint8Array;
  readonly #bytes = new Bytes();
  /** The nearest colour of the palette by tone, five bits a channel; −1 if it was not looked for. */
  readonly #nearest = new Int16Array(1 << 15).fill(-1);
  #before: Uint8Array | undefined;

  constructor(width: number, height: number, palette: Uint8Array) {
    [this.#width, this.#height, this.#palette] = [width, height, palette];
    this.#bytes.text('GIF89a');
    this.#bytes.short(width, height);
    // A palette of 256 colours follows.
    this.#bytes.add(0xf7, 0, 0);
    this.#bytes.addAll(palette);
    this.#bytes.add(0x21, 0xff, 11);
    this.#bytes.text('NETSCAPE2.0');
    // It is repeated for ever.
    this.#bytes.add(3, 1, 0, 0, 0);
  }

  #colour(red: number, green: number, blue: number): number {
    const tone = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    const known = this.#nearest[tone]!;
    if (known >= 0) return known;
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (let i = 0; i < COLOURS; i++) {
      const at = i * 3;
      const off =
        (this.#palette[at]! - red) ** 2 + (this.#palette[at + 1]! - green) ** 2 + (this.#palette[at + 2]! - blue) ** 2;
      if (off < least) [best, least] = [i, off];
    }
    this.#nearest[tone] = best;
    return best;
  }

  /** The least box around the pixels that differ from the frame before. */
  #changed(colours: Uint8Array): { left: number; top: number; right: number; bottom: number } {
    let left = this.#width;
    let top = this.#height;
    let right = -1;
    let bottom = -1;
    for (let y = 0, i = 0; y < this.#height; y++)
      for (let x = 0; x < this.#width; x++, i++) {
        if (this.#before && colours[i] === this.#before[i]) continue;
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        bottom = y;
      }
    // A frame has at least one pixel.
    return right < 0 ? { left: 0, top: 0, right: 0, bottom: 0 } : { left, top, right, bottom };
  }

  /** `pixels` are RGBA; `lasts` is in milliseconds. */
  add(pixels: Uint8ClampedArray, lasts: number): void {
    const colours = new Uint8Array(this.#width * this.#height);
    for (let i = 0; i < colours.length; i++)
      colours[i] = this.#colour(pixels[i * 4]!, pixels[i * 4 + 1]!, pixels[i * 4 + 2]!);
    const { left, top, right, bottom } = this.#changed(colours);
    const [width, height] = [right - left + 1, bottom - top + 1];
    const shown = new Uint8Array(width * height);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const at = (top + y) * this.#width + left + x;
        shown[y * width + x] = this.#before?.[at] === colours[at] ? SAME : colours[at]!;
      }
    // Left in place when the next one comes; SAME is transparent.
    this.#bytes.add(0x21, 0xf9, 4, 0b101);
    this.#bytes.short(Math.round(lasts / 10));
    this.#bytes.add(SAME, 0, 0x2c);
    this.#bytes.short(left, top, width, height);
    this.#bytes.add(0);
    compress(shown, this.#bytes);
    this.#before = colours;
  }

  finish(): Uint8Array<ArrayBuffer> {
    this.#bytes.add(0x3b);
    return this.#bytes.all;
  }
}
