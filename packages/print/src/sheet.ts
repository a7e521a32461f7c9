/** A sheet to print, as a PDF: the entry point of this package. Works in Node and in browsers. */

import type { Measure, Page } from './marks';
import { boardPages, boardTitle } from './pages/board';
import { calibrationPages } from './pages/calibration';
import { leafletPages } from './pages/leaflet';
import { listPages } from './pages/list';
import { scorePages } from './pages/score';
import { tilePages } from './pages/tiles';
import { measure, type PageProgress, pdfOf } from './pdf';
import type { Spec } from './spec';
import { type Texts, textsIn } from './texts';

/** The name of the document, as a reader shows it. */
export function titleOf(spec: Spec, texts: Texts): string {
  const { print, games, sets } = texts;
  switch (spec.kind) {
    case 'tiles':
      return sets[spec.set];
    case 'score':
      return print.score.title(games[spec.game].name);
    case 'leaflet':
      return games[spec.game].name;
    case 'calibration':
      return print.calibration.name;
    case 'list':
      return print.list.title(sets[spec.set]);
    case 'board':
      return boardTitle(spec.game, texts);
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
    case 'list':
      return listPages(spec.set, spec.paper, words);
    case 'board':
      return boardPages(spec, words, ruler);
  }
}

/** What will stand on the pages, as plain data. */
export function pagesOf(spec: Spec, texts: Texts): Page[] {
  return pagesWith(spec, texts, measure);
}

export async function sheet(spec: Spec, tell?: PageProgress): Promise<Uint8Array> {
  const texts = await textsIn(spec.language);
  return pdfOf(pagesOf(spec, texts), { title: titleOf(spec, texts), language: spec.language }, tell);
}
