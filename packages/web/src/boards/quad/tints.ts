/** The ink of each number. The numbers are read; the tints only help to find them. */

export const TINTS: readonly string[] = ['#26211a', '#12603d', '#a5330b', '#704800', '#1b48aa', '#861a67'];
