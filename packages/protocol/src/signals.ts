/** Phrases for those who play without a voice; each reader sees them in a language of their own. */

export const SIGNALS = ['hello', 'good luck', 'well played', 'oops', 'thinking', 'thanks', 'good game', 'bye'] as const;
export type Signal = (typeof SIGNALS)[number];
