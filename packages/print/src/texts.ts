/** The words that stand on sheets, and no others: a browser loads them with the rest of this package. */

import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import type { Browser } from '@boneyard/words/en/browser';
import type { print } from '@boneyard/words/en/print';
import type { Language } from '@boneyard/words/languages';
import type { PageWords } from '@boneyard/words/pages';
import { pagesIn, wordsIn } from '@boneyard/words/words';
import type { SetName } from './games';

export interface Texts {
  readonly print: typeof print;
  readonly games: Browser['games'];
  /** What each game says on its sheets. */
  readonly pages: Readonly<Record<GameId, PageWords>>;
  readonly sets: Readonly<Record<SetName, string>>;
}

async function load(language: Language): Promise<Texts> {
  const words = await wordsIn(language);
  const [print, pages] = await Promise.all([words.parts.print(), pagesIn(words)]);
  const sets = Object.assign({}, ...GAME_IDS.map((id) => pages[id].sets)) as Texts['sets'];
  return { print, games: words.games, pages, sets };
}

const loaded = new Map<Language, Promise<Texts>>();

export function textsIn(language: Language): Promise<Texts> {
  const texts = loaded.get(language) ?? load(language);
  loaded.set(language, texts);
  return texts;
}
