/** The words that stand on sheets, in every language, and no others: a browser loads them with the rest of this package. */

import { games as englishGames } from '@boneyard/words/en/games';
import { print as english } from '@boneyard/words/en/print';
import { games as frenchGames } from '@boneyard/words/fr/games';
import { print as french } from '@boneyard/words/fr/print';
import type { Language } from '@boneyard/words/languages';

export interface Texts {
  readonly print: typeof english;
  readonly games: typeof englishGames;
}

export const texts: Readonly<Record<Language, Texts>> = {
  en: { print: english, games: englishGames },
  fr: { print: french, games: frenchGames },
};
