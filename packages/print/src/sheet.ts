/** A sheet to print, as a PDF: the one door to this package. Works in Node and in browsers. */

import type { Measure, Page } from './marks';
import { calibrationPages } from './pages/calibration';
import { leafletPages } from './pages/leaflet';
import { scorePages } from './pages/score';
import { tilePages } from './pages/tiles';
import { measure, pdfOf } from './pdf';
import type { Spec } from './spec';
import { type Texts, texts } from './texts';

/** The name of the document, as a reader shows it. */
export function titleOf(spec: Spec): string {
  const { print, games } = texts[spec.language];
  switch (spec.kind) {
    case 'tiles':
      return print.sets[spec.set];
    case 'score':
      return print.score.title(games[spec.game].name);
    case 'leaflet':
      return games[spec.game].name;
    case 'calibration':
      return print.calibration.name;
  }
}

function pagesWith(spec: Spec, words: Texts, ruler: Measure): Page[] {
  switch (spec.kind) {
    case 'tiles':
      return tilePages(spec, spec.paper, words, ruler);
    case 'score':
      return scorePages(spec.game, spec.paper, words, ruler);
    case 'leaflet':
      return leafletPages(spec.game, spec.paper, words, ruler);
    case 'calibration':
      return calibrationPages(spec.paper, words, ruler);
  }
}

/** What will stand on the pages, as plain data. */
export function pagesOf(spec: Spec): Page[] {
  return pagesWith(spec, texts[spec.language], measure);
}

export function sheet(spec: Spec): Promise<Uint8Array> {
  return pdfOf(pagesOf(spec), { title: titleOf(spec), language: spec.language });
}
