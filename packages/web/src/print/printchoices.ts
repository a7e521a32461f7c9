/** Everything chosen in the print form, even for kinds that are not selected, and the specification that follows from it. */

import { BOARD_GAMES, printGames, type SetName } from '@boneyard/print/games';
import type { PagePoint } from '@boneyard/print/marks';
import { BOARD_PAPERS, type BoardPaper, PAPERS, type Paper } from '@boneyard/print/paper';
import type { Spec, Style } from '@boneyard/print/spec';
import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import type { Language } from '@boneyard/words/languages';
import { localeOf } from '@boneyard/words/locale';

export const KINDS = [
  'tiles',
  'board',
  'list',
  'score',
  'leaflet',
  'calibration',
] as const satisfies readonly Spec['kind'][];

export interface PrintChoices {
  readonly kind: Spec['kind'];
  readonly set: SetName;
  readonly game: GameId;
  readonly paper: BoardPaper;
  readonly style: Style;
  readonly backs: boolean;
  readonly shift: PagePoint;
}

const LETTER_REGIONS = ['US', 'CA'];

/** The paper sizes, with the usual one for the player's region first. */
export function papersFor(locale: string | undefined): readonly Paper[] {
  return LETTER_REGIONS.includes(localeOf(locale).region ?? '') ? PAPERS.toReversed() : PAPERS;
}

/** The papers on which this kind of sheet is printed, with the usual one for the player's region first. */
export function papersOf(kind: Spec['kind'], locale: string | undefined): readonly BoardPaper[] {
  const usual = papersFor(locale);
  return kind === 'board' ? [...usual, ...BOARD_PAPERS.filter((paper) => !PAPERS.some((one) => one === paper))] : usual;
}

/** A link to the print page may name a game and what to print of it: `?game=quad&what=list`. */
export function defaultChoices(locale: string | undefined, search = ''): PrintChoices {
  const asked = new URLSearchParams(search);
  const game = GAME_IDS.find((id) => id === asked.get('game')) ?? GAME_IDS[0];
  return {
    kind: KINDS.find((kind) => kind === asked.get('what')) ?? 'tiles',
    set: printGames[game].standardSet as SetName,
    game,
    paper: papersFor(locale)[0]!,
    style: 'colour',
    backs: false,
    shift: { x: 0, y: 0 },
  };
}

export function specOf(choices: PrintChoices, language: Language): Spec {
  const { kind, set, game, style, backs, shift } = choices;
  if (kind === 'board') {
    const played = BOARD_GAMES.includes(game) ? game : BOARD_GAMES[0]!;
    return { kind, game: played, paper: choices.paper, language };
  }
  // The large paper is only for boards.
  const paper: Paper = choices.paper === 'a3' ? 'a4' : choices.paper;
  switch (kind) {
    case 'list':
      return { kind, set, paper, language };
    case 'tiles':
      return { kind, set, style, backs, paper, language, ...(backs && { shift }) };
    case 'score':
    case 'leaflet':
      return { kind, game, paper, language };
    case 'calibration':
      return { kind, paper, language };
  }
}

/** What is on the sheets, as file names say it. */
function contentOf(spec: Spec): readonly string[] {
  switch (spec.kind) {
    case 'tiles':
      return [spec.set, spec.style, ...(spec.backs ? ['backs'] : [])];
    case 'list':
      return [spec.set, spec.language];
    case 'calibration':
      return [spec.language];
    default:
      return [spec.game, spec.language];
  }
}

export function fileName(spec: Spec): string {
  return `${['boneyard', spec.kind, ...contentOf(spec), spec.paper].join('-')}.pdf`;
}
