/** Breaks text into lines that fit the console. */

import { stripVTControlCharacters } from 'node:util';
import type { Console } from '../console';

const INDENT = '  ';

/** Width of a text in columns, without colour codes. */
function widthOf(text: string): number {
  return stripVTControlCharacters(text).length;
}

/** Puts pieces into lines; a piece that does not fit starts a new line. */
export function wrap(pieces: readonly string[], io: Console, indent = INDENT): string[] {
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

export function paragraph(text: string, io: Console): string[] {
  return wrap(
    text.split(' ').map((word) => `${word} `),
    io,
  );
}
