/** What somebody wishes to print, kept whole while they change their mind, and what has to be made for it. */

import type { Point } from '@boneyard/print/marks';
import { PAPERS, type Paper } from '@boneyard/print/paper';
import type { SetName } from '@boneyard/print/sets';
import type { Spec, Style } from '@boneyard/print/spec';
import type { GameId } from '@boneyard/rules/games';
import type { Language } from '@boneyard/words/languages';

export const KINDS = ['tiles', 'score', 'leaflet', 'calibration'] as const satisfies readonly Spec['kind'][];

export interface Wish {
  readonly kind: Spec['kind'];
  readonly set: SetName;
  readonly game: GameId;
  readonly paper: Paper;
  readonly style: Style;
  readonly backs: boolean;
  readonly shift: Point;
}

const LETTER_REGIONS = ['US', 'CA'];

/** The papers, the one that is usual where the reader lives first. */
export function papersFor(locale: string): readonly Paper[] {
  return LETTER_REGIONS.includes(new Intl.Locale(locale).region ?? '') ? PAPERS.toReversed() : PAPERS;
}

export function firstWish(locale: string): Wish {
  return {
    kind: 'tiles',
    set: 'double-six',
    game: 'classic',
    paper: papersFor(locale)[0]!,
    style: 'colour',
    backs: false,
    shift: { x: 0, y: 0 },
  };
}

export function specOf({ kind, set, game, paper, style, backs, shift }: Wish, language: Language): Spec {
  switch (kind) {
    case 'tiles':
      return { kind, set, style, backs, paper, language, ...(backs && { shift }) };
    case 'score':
    case 'leaflet':
      return { kind, game, paper, language };
    case 'calibration':
      return { kind, paper, language };
  }
}

export function fileName(spec: Spec): string {
  const what = spec.kind === 'tiles' ? [spec.set] : spec.kind === 'calibration' ? [] : [spec.game];
  const how = spec.kind === 'tiles' ? [spec.style, ...(spec.backs ? ['backs'] : [])] : [spec.language];
  return `${['boneyard', spec.kind, ...what, ...how, spec.paper].join('-')}.pdf`;
}
