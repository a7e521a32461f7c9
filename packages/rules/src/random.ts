/** Chance as an argument: code that needs random numbers is given a source, so the same source gives the same game. */

export interface Random {
  /** A whole number from 0 to n − 1, all equally likely (n up to 2²¹). */
  below(n: number): number;
}

const WORD = 2 ** 32;

const AGAIN = -1;

/**
 * A number below n from a word of 32 random bits, by Lemire's multiplication; AGAIN in the rare case that another word is needed
 * for all numbers to be equally likely. Small n, the usual case, needs only the upper half of the word and integer arithmetic.
 */
function scaled(word: number, n: number): number {
  if (n < 0x8000) {
    const product = Math.imul(word >>> 16, n);
    const low = product & 0xffff;
    return low >= n || low >= 0x10000 % n ? product >> 16 : AGAIN;
  }
  const product = (word >>> 0) * n;
  const high = Math.floor(product / WORD);
  const low = product - high * WORD;
  return low >= n || low >= WORD % n ? high : AGAIN;
}

/** Xoshiro128**. A class, because V8 inlines its method; with closures, dealing takes a fifth longer. */
class Xoshiro implements Random {
  private readonly state: Int32Array;

  constructor(seed: string) {
    let h = 0x811c9dc5;
    for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 0x01000193);
    this.state = new Int32Array(4).map(() => {
      h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
      h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
      h ^= h >>> 16;
      h = (h + 0x9e3779b9) | 0;
      return h;
    });
    this.state[3]! |= 1;
  }

  below(n: number): number {
    const { state } = this;
    for (;;) {
      const a = state[0]!;
      const b = state[1]!;
      const c = state[2]! ^ a;
      const d = state[3]! ^ b;
      state[0] = a ^ d;
      state[1] = b ^ c;
      state[2] = c ^ (b << 9);
      state[3] = (d << 11) | (d >>> 21);
      const five = Math.imul(b, 5);
      const number = scaled(Math.imul((five << 7) | (five >>> 25), 9), n);
      if (number >= 0) return number;
    }
  }
}

/** The same seed gives the same numbers. For tests and bots, never for the deal of a real game. */
export function seeded(seed: string | number): Random {
  return new Xoshiro(String(seed));
}

/** Random numbers of the operating system. `fill` fills an array with them, `atOnce` words at a time. */
export function fromSystem(fill: (words: Uint32Array<ArrayBuffer>) => unknown, atOnce = 64): Random {
  const words = new Uint32Array(atOnce);
  let used = words.length;
  return {
    below(n) {
      for (;;) {
        if (used === words.length) {
          fill(words);
          used = 0;
        }
        const number = scaled(words[used]!, n);
        words[used++] = 0;
        if (number >= 0) return number;
      }
    },
  };
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
