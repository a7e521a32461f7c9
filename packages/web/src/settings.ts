/** What a player has set on this device. */

import { LANGUAGES, type Language, languageOf } from '@boneyard/words/languages';
import { entries, noted } from './keeping/noted';

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
const kept = noted<Settings>('boneyard.settings', (json) => {
  const otherwise = usual();
  const wishes: Partial<Record<string, unknown>> = Object.fromEntries(entries(json));
  return {
    language: oneOf(LANGUAGES, wishes.language, otherwise.language),
    theme: oneOf(THEMES, wishes.theme, otherwise.theme),
    pace: oneOf(PACES, wishes.pace, otherwise.pace),
    sounds: oneOf([true, false], wishes.sounds, otherwise.sounds),
    lights: oneOf([true, false], wishes.lights, otherwise.lights),
    sort: oneOf(SORTS, wishes.sort, otherwise.sort),
  };
});

export const settings = kept.read;
export const onSettings = kept.subscribe;
export const useSettings = kept.use;

export function change(wish: Partial<Settings>): void {
  kept.keep({ ...settings(), ...wish });
}
