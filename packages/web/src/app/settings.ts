/** The player's settings on this device. */

import { LANGUAGES, type Language, languageOf } from '@boneyard/words/languages';
import { entriesIn, localSetting } from '../storage/localsetting';

export const THEMES = ['auto', 'light', 'dark'] as const;
/** Without a choice the table follows the theme: oak when it is light, felt when it is dark. */
export const TABLES = ['auto', 'felt', 'oak', 'slate', 'night'] as const;
export const TILES = ['ivory', 'wood', 'contrast'] as const;
/** Of beads and coloured dominoes. */
export const COLOURS = ['glass', 'wooden', 'safe'] as const;
export const PACES = ['calm', 'usual', 'quick', 'instant'] as const;
export const SORTS = ['order', 'playable', 'high'] as const;

/** How table and tiles look. An account keeps it for all of its devices. */
export interface Look {
  readonly theme: (typeof THEMES)[number];
  readonly table: (typeof TABLES)[number];
  readonly tiles: (typeof TILES)[number];
  readonly colours: (typeof COLOURS)[number];
}

export interface UserSettings extends Look {
  /** When the look was chosen, in milliseconds since 1970; 0 if it never was. */
  readonly lookChanged: number;
  readonly language: Language;
  readonly pace: (typeof PACES)[number];
  readonly sounds: boolean;
  readonly vibration: boolean;
  /** Highlight the places where a picked tile fits. */
  readonly lights: boolean;
  /** A tile with only one place is laid as soon as it is picked. */
  readonly oneplace: boolean;
  /** Show what fits also where players have to find out, if they play alone. */
  readonly help: boolean;
  readonly sort: (typeof SORTS)[number];
}

/** How long one step is shown, in milliseconds. */
export const STEP: Readonly<Record<UserSettings['pace'], number>> = { calm: 900, usual: 450, quick: 180, instant: 0 };

function defaults(): UserSettings {
  return {
    language: languageOf(navigator.language),
    theme: 'auto',
    table: 'auto',
    tiles: 'ivory',
    colours: 'glass',
    lookChanged: 0,
    pace: 'usual',
    sounds: true,
    vibration: true,
    lights: true,
    oneplace: false,
    help: false,
    sort: 'order',
  };
}

function oneOf<T>(values: readonly T[], value: unknown, otherwise: T): T {
  return values.find((one) => one === value) ?? otherwise;
}

/** The look in any JSON; what is missing or invalid is taken from `otherwise`. */
export function lookIn(wishes: Readonly<Record<string, unknown>>, otherwise: Look): Look {
  return {
    theme: oneOf(THEMES, wishes.theme, otherwise.theme),
    table: oneOf(TABLES, wishes.table, otherwise.table),
    tiles: oneOf(TILES, wishes.tiles, otherwise.tiles),
    colours: oneOf(COLOURS, wishes.colours, otherwise.colours),
  };
}

/** Values that are missing or invalid, or from another version, are replaced with the defaults. */
const stored = localSetting<UserSettings>('boneyard.settings', (json) => {
  const otherwise = defaults();
  const wishes: Partial<Record<string, unknown>> = Object.fromEntries(entriesIn(json));
  return {
    language: oneOf(LANGUAGES, wishes.language, otherwise.language),
    ...lookIn(wishes, otherwise),
    lookChanged: typeof wishes.lookChanged === 'number' ? wishes.lookChanged : 0,
    pace: oneOf(PACES, wishes.pace, otherwise.pace),
    sounds: oneOf([true, false], wishes.sounds, otherwise.sounds),
    vibration: oneOf([true, false], wishes.vibration, otherwise.vibration),
    lights: oneOf([true, false], wishes.lights, otherwise.lights),
    oneplace: oneOf([true, false], wishes.oneplace, otherwise.oneplace),
    help: oneOf([true, false], wishes.help, otherwise.help),
    sort: oneOf(SORTS, wishes.sort, otherwise.sort),
  };
});

export const settings = stored.read;
export const useSettings = stored.use;

export function changeSettings(wish: Partial<UserSettings>): void {
  stored.set({ ...settings(), ...wish });
}

/** Takes a look that was chosen now or, on another device, at that time. */
export function takeLook(look: Partial<Look>, lookChanged = Date.now()): void {
  changeSettings({ ...look, lookChanged });
}
