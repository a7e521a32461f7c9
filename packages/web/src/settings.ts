/** What a player has set on this device. */

import { LANGUAGES, type Language, languageOf } from '@boneyard/words/languages';
import { useSyncExternalStore } from 'react';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const PACES = ['calm', 'usual', 'quick', 'instant'] as const;
export const SORTS = ['order', 'playable', 'high'] as const;

export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly pace: (typeof PACES)[number];
  readonly sounds: boolean;
  /** Places where a picked tile may go light up. */
  readonly lights: boolean;
  readonly sort: (typeof SORTS)[number];
}

/** How long one step is shown, in milliseconds. */
export const STEP: Readonly<Record<Settings['pace'], number>> = { calm: 900, usual: 450, quick: 180, instant: 0 };

const KEY = 'boneyard.settings';

function usual(): Settings {
  return {
    language: languageOf(navigator.language),
    theme: 'auto',
    pace: 'usual',
    sounds: true,
    lights: true,
    sort: 'order',
  };
}

function oneOf<T>(values: readonly T[], value: unknown, otherwise: T): T {
  return values.find((one) => one === value) ?? otherwise;
}

/** Whatever was kept, even by another version, gives settings. */
function read(text: string | null): Settings {
  const otherwise = usual();
  let kept: Partial<Record<keyof Settings, unknown>> = {};
  try {
    kept = JSON.parse(text ?? '{}') ?? {};
  } catch {
    return otherwise;
  }
  return {
    language: oneOf(LANGUAGES, kept.language, otherwise.language),
    theme: oneOf(THEMES, kept.theme, otherwise.theme),
    pace: oneOf(PACES, kept.pace, otherwise.pace),
    sounds: oneOf([true, false], kept.sounds, otherwise.sounds),
    lights: oneOf([true, false], kept.lights, otherwise.lights),
    sort: oneOf(SORTS, kept.sort, otherwise.sort),
  };
}

/** Storage may be forbidden; then settings last as long as the page. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

let current = read(stored());
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

window.addEventListener('storage', ({ key, newValue }) => {
  if (key !== KEY) return;
  current = read(newValue);
  tell();
});

export function settings(): Settings {
  return current;
}

export function change(wish: Partial<Settings>): void {
  current = { ...current, ...wish };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Kept for this page only.
  }
  tell();
}

export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): Settings {
  return useSyncExternalStore(onSettings, settings);
}
