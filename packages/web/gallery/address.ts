/** A scene by its address: `game/variant/state/theme/size/language`. In the index `*` stands for all of them. */

import { LANGUAGES } from '@boneyard/words/languages';
import { THEMES } from '../src/app/settings';
import type { Extent } from '../src/table/boards/board';

export const PARTS = ['game', 'variant', 'state', 'theme', 'size', 'language'] as const;
export type Part = (typeof PARTS)[number];
export type Address = Readonly<Record<Part, string>>;

export const SIZES: Readonly<Record<string, Extent>> = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 568 },
  sideways: { width: 740, height: 360 },
};

/** The parts that every scene has in common. */
export const LOOKS: Readonly<Record<'theme' | 'size' | 'language', readonly string[]>> = {
  theme: THEMES.filter((theme) => theme !== 'auto'),
  size: Object.keys(SIZES),
  language: LANGUAGES,
};

/** Undefined for a text with too few or too many parts. */
export function readAddress(text: string): Address | undefined {
  const values = text.split('/');
  if (values.length !== PARTS.length || values.includes('')) return undefined;
  return Object.fromEntries(PARTS.map((part, i) => [part, values[i]!])) as Address;
}

export function writeAddress(address: Address): string {
  return PARTS.map((part) => address[part]).join('/');
}
