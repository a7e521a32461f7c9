/** The colour of each number. It only helps to find numbers; nobody has to tell colours apart. */

import type { Look } from '@boneyard/web/app/settings';

const BLACK = '#000000';

/** By what tiles are made of. */
export const TINTS: Readonly<Record<Look['tiles'], readonly string[]>> = {
  ivory: ['#26211a', '#12603d', '#a5330b', '#704800', '#1b48aa', '#861a67'],
  wood: ['#26211a', '#0c4a2e', '#872405', '#5a3800', '#15398c', '#6d1253'],
  contrast: [BLACK, BLACK, BLACK, BLACK, BLACK, BLACK],
};
