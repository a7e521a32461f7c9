/** Small sums that several pads need. */

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0);
}

/** A domino as people write it, `1-3` or `3-1`, with the higher half first. */
export function dominoCalled(name: string): string {
  const [one, other] = name.split('-');
  return Number(one) < Number(other) ? `${other}-${one}` : name;
}
