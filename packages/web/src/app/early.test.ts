/** What early.js finds out before anything is painted: the language of the page. */

import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const source = readFileSync(new URL('../../public/early.js', import.meta.url), 'utf8');

interface Visit {
  readonly stored?: string | null;
  readonly languages?: readonly string[];
  readonly language?: string;
}

/** The language of a page that speaks en, es and fr. */
function languageFor({ stored = null, languages, language = languages?.[0] }: Visit): string {
  const attributes: Record<string, string> = { 'data-languages': 'en es fr' };
  const page = {
    lang: 'en',
    getAttribute: (name: string) => attributes[name],
    setAttribute: (name: string, value: string) => {
      attributes[name] = value;
    },
  };
  const localStorage = { getItem: () => stored };
  const location = { pathname: '/' };
  runInNewContext(source, {
    document: { documentElement: page },
    localStorage,
    location,
    navigator: { languages, language },
  });
  return page.lang;
}

test.each<[string, Visit]>([
  ['es', { languages: ['es-MX', 'en'] }],
  ['fr', { languages: ['pt-BR', 'FR-ca', 'es'] }],
  ['en', { languages: ['en-GB', 'fr'] }],
  ['en', { languages: ['pt', 'it'] }],
  ['en', { languages: ['fro', 'est'] }],
  ['en', { languages: [] }],
  ['fr', { language: 'fr' }],
  ['en', {}],
  ['es', { stored: '{"language":"es"}', languages: ['fr'] }],
  ['fr', { stored: '{"language":"tlh"}', languages: ['fr'] }],
  ['fr', { stored: '{"language":7}', languages: ['fr'] }],
  ['fr', { stored: 'nonsense', languages: ['fr'] }],
])('%s for %j', (language, visit) => {
  expect(languageFor(visit)).toBe(language);
});
