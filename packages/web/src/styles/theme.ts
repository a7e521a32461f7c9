/** Applies the chosen look to the page, and to the browser's own bars around it. */

import type { Look, UserSettings } from '../app/settings';

type Table = UserSettings['table'];

/** The middle of each table, as in the style sheet. */
export const BAR_COLOURS: Readonly<Record<Table, Readonly<Record<'light' | 'dark', string>>>> = {
  auto: { light: '#dfc496', dark: '#144539' },
  felt: { light: '#b4d3bb', dark: '#144539' },
  oak: { light: '#dfc496', dark: '#3d2a19' },
  slate: { light: '#d2d9e0', dark: '#303a45' },
  night: { light: '#101217', dark: '#101217' },
};

export function showLook({ theme, table, tiles, colours }: Look): void {
  const page = document.documentElement.dataset;
  // Night has no light variant.
  const shown = table === 'night' ? 'dark' : theme;
  page.theme = shown;
  page.tiles = tiles;
  page.colours = colours;
  if (table === 'auto') delete page.table;
  else page.table = table;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset.theme as 'light' | 'dark';
    meta.content = BAR_COLOURS[table][own];
    meta.media = shown === 'auto' ? `(prefers-color-scheme: ${own})` : shown === own ? 'all' : 'not all';
  }
}
