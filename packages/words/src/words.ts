/** Every text of Boneyard in the languages it speaks. A language is one folder; a missing text does not compile. */

import { english } from './en/english';
import { french } from './fr/french';
import type { Language } from './languages';

/** What a language must be able to say; English is the one that the others follow. */
export type Words = typeof english;

export const words: Readonly<Record<Language, Words>> = { en: english, fr: french };
