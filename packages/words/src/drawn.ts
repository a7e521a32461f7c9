/** Texts with notation in braces, as in `Lay {6-5} on the 5`: pages draw it, and everything else writes it. */

export interface Drawn {
  readonly drawn: string;
}

/** The pieces of a text, in order. */
export function piecesOf(text: string): (string | Drawn)[] {
  return text
    .split(/\{([^{}]*)\}/)
    .map((piece, index) => (index % 2 === 1 ? { drawn: piece } : piece))
    .filter((piece) => piece !== '');
}

/** The text with its notation written. */
export function written(text: string): string {
  return text.replace(/[{}]/g, '');
}
