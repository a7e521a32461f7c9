/** Helpers for the score pads of several games. */

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0);
}

/** The name of a domino with the higher half first, from `1-3` or `3-1`. */
export function dominoCalled(name: string): string {
  const [one, other] = name.split('-');
  return Number(one) < Number(other) ? `${other}-${one}` : name;
}
