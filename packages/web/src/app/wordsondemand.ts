/** Words that come with the pages that say them, in the player's language. */

import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import type { Browser } from '@boneyard/words/en/browser';
import type { PartWords } from '@boneyard/words/en/parts';
import type { Form } from '@boneyard/words/forms';
import type { PageWords } from '@boneyard/words/pages';
import { use } from 'react';
import { useWords } from './language';

/** React wants the same promise each time it asks. */
function remembered<Key extends object, W>(load: (key: Key) => Promise<W>): (key: Key) => Promise<W> {
  const loaded = new WeakMap<Key, Promise<W>>();
  return (key) => {
    const words = loaded.get(key) ?? load(key);
    loaded.set(key, words);
    return words;
  };
}

/** A hook that gives the words, and waits for them the first time. */
export function wordsOnDemand<P extends keyof PartWords>(part: P): () => PartWords[P] {
  const load = remembered(({ parts }: Browser) => parts[part]());
  return () => use(load(useWords()));
}

/** Of all games at once: a form in which the game is changed must not wait, and vanish, in the middle. */
const forms = remembered(async ({ games }: Browser) => {
  const loaded = await Promise.all(GAME_IDS.map(async (id) => [id, await games[id].form()] as const));
  return Object.fromEntries(loaded) as Record<GameId, Form>;
});

/** What the player's language calls the options of a game. */
export function useForm(game: GameId): Form {
  return use(forms(useWords()))[game];
}

const pageWords = remembered((game: Browser['games'][GameId]) => game.pages());

/** What the player's language says of a game on pages besides its table. */
export function usePageWords(game: GameId): PageWords {
  return use(pageWords(useWords().games[game]));
}
