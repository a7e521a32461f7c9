/** Reads PNG files as browsers write them: eight bits a channel, with or without alpha, not interlaced. */

import { inflateSync } from 'node:zlib';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Its colour, as `rrggbb`. */
  at(x: number, y: number): string;
}

function predicted(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

export function readPng(file: Buffer): Picture {
  const [width, height, channels] = [file.readUInt32BE(16), file.readUInt32BE(20), file[25] === 6 ? 4 : 3];
  const parts: Buffer[] = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const packed = inflateSync(Buffer.concat(parts));
  const row = width * channels;
  const pixels = new Uint8Array(row * height);
  for (let y = 0; y < height; y++)
    for (let i = 0; i < row; i++) {
      const left = i < channels ? 0 : pixels[y * row + i - channels]!;
      const up = y === 0 ? 0 : pixels[(y - 1) * row + i]!;
      const corner = y === 0 || i < channels ? 0 : pixels[(y - 1) * row + i - channels]!;
      const guess = [0, left, up, (left + up) >> 1, predicted(left, up, corner)][packed[y * (row + 1)]!]!;
      pixels[y * row + i] = packed[y * (row + 1) + 1 + i]! + guess;
    }
  return {
    width,
    height,
    at: (x, y) => Buffer.from(pixels.subarray(y * row + x * channels, y * row + x * channels + 3)).toString('hex'),
  };
}
