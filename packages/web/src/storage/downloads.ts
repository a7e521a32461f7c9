/** Files that the player saves, and the report of a problem. */

import { settings } from '../app/settings';
import type { SavedGame } from './savedgame';

export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the blob after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export function saveJson(name: string, content: unknown): void {
  saveFile(name, new Blob([JSON.stringify(content, null, 1)], { type: 'application/json' }));
}

/** Saves everything that helps to find a bug, and nothing personal. */
export function saveReport(saved: SavedGame | undefined): void {
  saveJson('boneyard-problem.json', {
    version: __VERSION__,
    browser: navigator.userAgent,
    window: [innerWidth, innerHeight, devicePixelRatio],
    settings: settings(),
    address: location.pathname,
    game: saved,
  });
}
