/** Every text of a language with its place, for checks: `online/chat/title`. */

import { GAME_IDS } from '@boneyard/rules/games';
import type { Browser } from './en/browser';
import { pagesIn } from './words';

export interface PlacedText {
  readonly place: string;
  /** A text with parameters is a function. */
  readonly text: string | ((...given: unknown[]) => unknown);
}

function textsIn(thing: unknown, place: string): PlacedText[] {
  if (typeof thing === 'string' || typeof thing === 'function') return [{ place, text: thing as PlacedText['text'] }];
  if (typeof thing !== 'object' || thing === null) return [];
  return Object.entries(thing).flatMap(([key, part]) => textsIn(part, place === '' ? key : `${place}/${key}`));
}

export async function allTexts({ web, speech, games, parts }: Browser): Promise<PlacedText[]> {
  const pages = await pagesIn({ games, speech });
  const loaded = await Promise.all(
    Object.entries(parts).map(async ([name, load]) => [name, await (load as () => Promise<unknown>)()] as const),
  );
  const ofGames = await Promise.all(
    GAME_IDS.map(async (id) => [id, { ...games[id], form: await games[id].form(), pages: pages[id] }] as const),
  );
  return textsIn({ web, speech, games: Object.fromEntries(ofGames), ...Object.fromEntries(loaded) }, '');
}

/** What a text with parameters says with some that are told apart; undefined if it needs others. */
function said(text: (...given: unknown[]) => unknown): string | undefined {
  for (const given of [2, '§', ['§', '§']])
    try {
      const result = text(...Array.from({ length: Math.max(1, text.length) }, () => given));
      if (typeof result === 'string' && !result.includes('undefined')) return result;
    } catch {
      // It needs something else.
    }
  return undefined;
}

/** Words of the text, which another language would say otherwise; undefined if it has none. */
export function wordsOf({ text }: PlacedText): string | undefined {
  const whole = typeof text === 'string' ? text : said(text);
  return whole !== undefined && /\p{L}{2}/u.test(whole.replace(/\{[^{}]*\}/g, '')) ? whole : undefined;
}
