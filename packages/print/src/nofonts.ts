/** Replaces fontkit, which pdfkit needs only for font files: our sheets use the fonts that every PDF reader has. */

export function create(): never {
  throw new Error('Only the standard fonts can be written.');
}
