/** What is written is read back by a program of its own: sizes, times, and every pixel. */

import { pick, seeded } from '@boneyard/rules/random';
import { expect, test } from 'vitest';
import { readGif } from '../testing/gifreader';
import { Gif, paletteOf } from './gif';

const [WIDTH, HEIGHT] = [97, 61];
const random = seeded('gif');

/** Few colours, all of which fit into the palette without loss: five bits a channel. */
const LEVELS = Array.from({ length: 32 }, (_, n) => (n << 3) | (n >> 2));
const TONES = Array.from({ length: 40 }, () => [0, 0, 0].map(() => pick(LEVELS, random)));

function picture(tone: (x: number, y: number) => readonly number[]): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) pixels.set([...tone(x, y), 255], (y * WIDTH + x) * 4);
  return pixels;
}

const rgb = (pixels: Uint8ClampedArray) => pixels.filter((_, i) => i % 4 !== 3);

test('pictures of few colours come back as they were, also where nothing or little has changed', () => {
  const noise = picture(() => pick(TONES, random));
  const changed = noise.slice();
  changed.set(TONES[3]!, (20 * WIDTH + 30) * 4);
  const plain = picture(() => TONES[0]!);
  const pictures = [noise, noise, changed, plain, noise];
  const gif = new Gif(WIDTH, HEIGHT, paletteOf([noise]));
  for (const [i, one] of pictures.entries()) gif.add(one, 100 + i * 10);
  const read = readGif(gif.finish());
  expect([read.width, read.height]).toEqual([WIDTH, HEIGHT]);
  expect(read.frames.map(({ lasts }) => lasts)).toEqual([100, 110, 120, 130, 140]);
  for (const [i, one] of pictures.entries()) expect([...read.frames[i]!.pixels]).toEqual([...rgb(one)]);
});

test('a picture of many colours comes back nearly as it was', () => {
  const shades = picture((x, y) => [x * 2.6, y * 4.1, (x + y) * 1.6]);
  const gif = new Gif(WIDTH, HEIGHT, paletteOf([shades]));
  gif.add(shades, 500);
  const [frame] = readGif(gif.finish()).frames;
  const off = rgb(shades).reduce((sum, value, i) => sum + Math.abs(value - frame!.pixels[i]!), 0);
  expect(off / frame!.pixels.length).toBeLessThan(8);
});
