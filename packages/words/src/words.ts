/** Every text of Boneyard in the languages it speaks. A language is one folder; a missing text does not compile. */

import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import type { Browser } from './en/browser';
import type { Command } from './en/command';
import type { PartWords } from './en/parts';
import type { Spoken } from './en/spoken';
import type { Language } from './languages';
import type { Manual } from './manuals';
import type { PageWords } from './pages';

const LOAD: Readonly<Record<Language, () => Promise<Browser>>> = {
  en: () => import('./en/browser').then((words) => words.browser),
  fr: () => import('./fr/browser').then((words) => words.browser),
  es: () => import('./es/browser').then((words) => words.browser),
  de: () => import('./de/browser').then((words) => words.browser),
};

export function wordsIn(language: Language): Promise<Browser> {
  return LOAD[language]();
}

/** What a language says of every game on pages and sheets. */
export async function pagesIn({ games }: Spoken): Promise<Readonly<Record<GameId, PageWords>>> {
  const pages = await Promise.all(GAME_IDS.map(async (id) => [id, await games[id].pages()] as const));
  return Object.fromEntries(pages) as Record<GameId, PageWords>;
}

/** All that the command line says. */
export interface Words extends Spoken, Command {
  readonly language: Language;
  readonly problem: PartWords['problem'];
  readonly manuals: Readonly<Record<GameId, Manual>>;
}

export async function commandWordsIn(language: Language): Promise<Words> {
  const { games, speech, parts } = await wordsIn(language);
  const pages = await pagesIn({ games, speech });
  const manuals = Object.fromEntries(GAME_IDS.map((id) => [id, pages[id].manual])) as Record<GameId, Manual>;
  return { ...(await parts.command()), problem: await parts.problem(), games, speech, language, manuals };
}
