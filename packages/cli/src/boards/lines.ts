/** Lines that fit the console. */

import { stripVTControlCharacters } from 'node:util';
import type { Console } from '../console';

const INDENT = '  ';

/** How many columns a text takes, colours left out. */
export function widthOf(text: string): number {
  return stripVTControlCharacters(text).length;
}

/** Pieces one after the other, with a new line where the next one would not fit. */
export function wrapped(pieces: readonly string[], io: Console, indent = INDENT): string[] {
  const lines: string[] = [];
  let line = indent;
  let used = indent.length;
  for (const piece of pieces) {
    if (used + widthOf(piece.trimEnd()) > io.width() && used > indent.length) {
      lines.push(line.trimEnd());
      line = indent;
      used = indent.length;
    }
    line += piece;
    used += widthOf(piece);
  }
  return [...lines, line.trimEnd()];
}

/** A sentence or two. */
export function paragraph(text: string, io: Console): string[] {
  return wrapped(
    text.split(' ').map((word) => `${word} `),
    io,
  );
}
