/** Stands in for fontkit, which pdfkit needs only for fonts from files: our sheets use those that every PDF reader has. */

export function create(): never {
  throw new Error('Only the standard fonts can be written.');
}
