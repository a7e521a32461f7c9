/** The player's settings on this device. */

import { LANGUAGES, type Language } from '@boneyard/words/languages';
import { entriesIn, localSetting } from '../storage/localsetting';

export const THEMES = ['auto', 'light', 'dark'] as const;
/** Without a choice the table follows the theme: oak when it is light, felt when it is dark. */
export const TABLES = ['auto', 'felt', 'oak', 'slate', 'night'] as const;
export const TILES = ['ivory', 'wood', 'contrast'] as const;
/** Of beads and coloured dominoes. */
export const COLOURS = ['glass', 'wooden', 'safe'] as const;
export const PACES = ['calm', 'usual', 'quick', 'instant'] as const;
export const SORTS = ['order', 'playable', 'high'] as const;

/** How table and tiles look. */
export interface Look {
  readonly theme: (typeof THEMES)[number];
  readonly table: (typeof TABLES)[number];
  readonly tiles: (typeof TILES)[number];
  readonly colours: (typeof COLOURS)[number];
}

/** What an account keeps for all of its devices. */
export interface AccountSettings extends Look {
  readonly language: Language;
}

export interface UserSettings extends AccountSettings {
  /** When the look or the language was chosen, in milliseconds since 1970; 0 if neither ever was. */
  readonly lookChanged: number;
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
    // Found by early.js among the languages of the browser.
    language: oneOf(LANGUAGES, document.documentElement.lang, 'en'),
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

/** What an account keeps, in any JSON; what is missing or invalid is taken from `otherwise`. */
export function accountSettingsIn(
  wishes: Readonly<Record<string, unknown>>,
  otherwise: AccountSettings,
): AccountSettings {
  return {
    language: oneOf(LANGUAGES, wishes.language, otherwise.language),
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
    ...accountSettingsIn(wishes, otherwise),
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

/** Takes what was chosen for all devices of an account: now or, on another device, at that time. */
export function chooseForAll(wish: Partial<AccountSettings>, lookChanged = Date.now()): void {
  changeSettings({ ...wish, lookChanged });
}
