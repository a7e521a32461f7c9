/** A text in which notation is drawn. It is written too, for those who do not see the picture. */

import { piecesOf } from '@boneyard/words/drawn';
import { createContext, useContext } from 'react';
import { useWords } from '../app/language';
import type { Teaching } from './illustrations';
import './illustrations.css';

/** How the game of a page draws its notation; without it, notation is only written. */
export const TeachingContext = createContext<Teaching | undefined>(undefined);

/** Belongs once on every page with drawn texts. */
export function TeachingPaints() {
  const Paints = useContext(TeachingContext)?.Paints;
  if (!Paints) return undefined;
  return (
    <svg width="0" height="0" aria-hidden="true" className="paints">
      <Paints />
    </svg>
  );
}

function Picture({ teaching, notation }: { readonly teaching: Teaching; readonly notation: string }) {
  const words = useWords();
  const { width, height, drawing } = teaching.sketch(notation);
  return (
    <span className="drawn">
      <svg
        viewBox={`-0.05 -0.05 ${width + 0.1} ${height + 0.15}`}
        style={{ width: `${width + 0.1}em`, height: `${height + 0.15}em` }}
        aria-hidden="true"
      >
        {drawing}
      </svg>
      <span className="hidden">{teaching.named(notation, words)}</span>
    </span>
  );
}

/** A text between drawings: what touches the one before it, what touches the one after it, and the rest. */
function touching(piece: string, first: boolean, last: boolean) {
  const trail = first ? '' : /^[^ ]*/.exec(piece)![0];
  const between = piece.slice(trail.length);
  const lead = last ? '' : /[^ ]*$/.exec(between)![0];
  return { trail, lead, rest: between.slice(0, between.length - lead.length) };
}

export function DrawnText({ text }: { readonly text: string }) {
  const teaching = useContext(TeachingContext);
  const pieces = piecesOf(text);
  const texts = pieces.map((piece, index) =>
    typeof piece === 'string' ? touching(piece, index === 0, index === pieces.length - 1) : undefined,
  );
  return pieces.map((piece, index) => {
    if (typeof piece === 'string') return texts[index]!.rest;
    // A browser may break lines beside a picture, even before a comma.
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text do not change
      <span key={index} className="unbroken">
        {texts[index - 1]?.lead}
        {teaching ? <Picture teaching={teaching} notation={piece.drawn} /> : piece.drawn}
        {texts[index + 1]?.trail}
      </span>
    );
  });
}
