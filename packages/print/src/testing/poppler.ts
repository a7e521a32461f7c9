/** Reads PDFs with poppler: page sizes, pictures, and words with their places. Lengths are in mm. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Box } from '../marks';

const MOST_BYTES = 1 << 28;
/** Milliseconds. */
const ENDS_IN = 60_000;

function withFile<T>(pdf: Uint8Array, look: (file: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'boneyard-print-'));
  try {
    const file = join(folder, 'sheet.pdf');
    writeFileSync(file, pdf);
    return look(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function millimetres(points: string | number): number {
  return (Number(points) * 25.4) / 72;
}

export function pageSizes(pdf: Uint8Array): { width: number; height: number }[] {
  const text = withFile(pdf, (file) =>
    execFileSync('pdfinfo', ['-f', '1', '-l', '999', file], { encoding: 'utf8', timeout: ENDS_IN }),
  );
  return [...text.matchAll(/^Page +\d+ size: +([\d.]+) x ([\d.]+) pts/gm)].map(([, width, height]) => ({
    width: millimetres(width!),
    height: millimetres(height!),
  }));
}

export interface Word extends Box {
  readonly text: string;
  readonly page: number;
}

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** Every word with its bounding box. */
export function wordsOn(pdf: Uint8Array): Word[] {
  const text = withFile(pdf, (file) =>
    execFileSync('pdftotext', ['-bbox', file, '-'], { encoding: 'utf8', timeout: ENDS_IN }),
  );
  const WORD = /<page |<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*?)<\/word>/g;
  const words: Word[] = [];
  let page = -1;
  for (const [found, left, top, right, bottom, word] of text.matchAll(WORD)) {
    if (found === '<page ') page++;
    else {
      const [x, y] = [millimetres(left!), millimetres(top!)];
      words.push({
        text: unescaped(word!),
        page,
        x,
        y,
        width: millimetres(right!) - x,
        height: millimetres(bottom!) - y,
      });
    }
  }
  return words;
}

/** Three bytes per pixel, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
  /** Pixels per millimetre. */
  readonly scale: number;
}

/** A page as a picture. The first page is 0. */
export function pictureOf(pdf: Uint8Array, page: number, dpi: number): Picture {
  const args = ['-r', `${dpi}`, '-f', `${page + 1}`, '-l', `${page + 1}`];
  const bytes = withFile(pdf, (file) =>
    execFileSync('pdftoppm', [...args, file], { maxBuffer: MOST_BYTES, timeout: ENDS_IN }),
  );
  const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.subarray(0, 40).toString('latin1'))!;
  return {
    width: Number(head[1]),
    height: Number(head[2]),
    bytes: bytes.subarray(head[0].length),
    scale: dpi / 25.4,
  };
}
