/** Zahlen von Steinen, und wer was tut, auf Deutsch. */

export const steine = (n: number) => (n === 1 ? '1 Stein' : `${n} Steine`);
/** „Du legst“, „Ana legt“. */
export const tut = (who: string, du: string, andere: string) => `${who} ${who === 'Du' ? du : andere}`;
/** „Du und Bo gewinnt“, „Ana und Bo gewinnen“. */
export const zusammen = (who: string, ihr: string, andere: string) => `${who} ${/\bDu\b/.test(who) ? ihr : andere}`;
