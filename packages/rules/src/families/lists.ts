/** Short lists, created as cheaply as possible: search creates several of them at every ply. */

/** A copy with one item replaced. Lists of two are the usual case in search: two seats, two ends. */
export function replaced<T>(list: readonly T[], index: number, item: T): T[] {
  if (list.length === 2) return index === 0 ? [item, list[1]!] : [list[0]!, item];
  const copy = list.slice();
  copy[index] = item;
  return copy;
}

const EMPTY: readonly number[] = [];

/** The first `n` numbers as a list. A list that grows by `push` takes three times the memory of a short literal. */
export function firstOf(numbers: Int32Array, n: number): readonly number[] {
  switch (n) {
    case 0:
      return EMPTY;
    case 1:
      return [numbers[0]!];
    case 2:
      return [numbers[0]!, numbers[1]!];
    case 3:
      return [numbers[0]!, numbers[1]!, numbers[2]!];
    case 4:
      return [numbers[0]!, numbers[1]!, numbers[2]!, numbers[3]!];
    default: {
      const list: number[] = [];
      for (let i = 0; i < n; i++) list.push(numbers[i]!);
      return list;
    }
  }
}
