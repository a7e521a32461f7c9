/** Chance as an argument: code that needs random numbers is given a source, so the same source gives the same game. */

export interface Random {
  /** A whole number from 0 to n − 1, all equally likely (n up to 2²¹). */
  below(n: number): number;
}

const WORD = 2 ** 32;
const HALF = 2 ** 16;

/**
 * A source from words of 32 random bits, by Lemire's multiplication with the rare retry that makes it unbiased.
 * Small n, the usual case, needs only the upper half of a word and integer arithmetic.
 */
function fromWords(word: () => number): Random {
  return {
    below(n) {
      if (n < HALF / 2)
        for (;;) {
          const product = (word() >>> 16) * n;
          const low = product & (HALF - 1);
          if (low >= n || low >= HALF % n) return product >>> 16;
        }
      for (;;) {
        const product = (word() >>> 0) * n;
        const high = Math.floor(product / WORD);
        const low = product - high * WORD;
        if (low >= n || low >= WORD % n) return high;
      }
    },
  };
}

function hash(text: string): () => number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return () => {
    h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    h ^= h >>> 16;
    h = (h + 0x9e3779b9) | 0;
    return h;
  };
}

/** The same seed gives the same numbers (xoshiro128**). For tests and bots, never for the deal of a real game. */
export function seeded(seed: string | number): Random {
  const next = hash(String(seed));
  let a = next();
  let b = next();
  let c = next();
  let d = next() | 1;
  return fromWords(() => {
    const five = Math.imul(b, 5);
    const word = Math.imul((five << 7) | (five >>> 25), 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return word;
  });
}

/** Random numbers of the operating system. `fill` fills an array with them, `atOnce` words at a time. */
export function fromSystem(fill: (words: Uint32Array<ArrayBuffer>) => unknown, atOnce = 64): Random {
  const words = new Uint32Array(atOnce);
  let used = words.length;
  return fromWords(() => {
    if (used === words.length) {
      fill(words);
      used = 0;
    }
    const word = words[used]!;
    words[used++] = 0;
    return word;
  });
}

/** Shuffles in place; all orders are equally likely (Fisher and Yates). */
export function shuffle<T>(items: T[], random: Random): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const item = items[i]!;
    items[i] = items[j]!;
    items[j] = item;
  }
  return items;
}

export function pick<T>(items: readonly T[], random: Random): T {
  if (items.length === 0) throw new Error('nothing to pick from');
  return items[random.below(items.length)]!;
}
