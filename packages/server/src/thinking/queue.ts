/** A queue that is fair between tables: each has its turn, however many jobs another one brings. */

export interface Queue<T> {
  readonly size: number;
  put(table: string, job: T): void;
  /** The first job of the table that has waited longest for its turn. */
  take(): T | undefined;
}

export function fairQueue<T>(): Queue<T> {
  // A map keeps the order in which tables came.
  const lines = new Map<string, T[]>();
  let size = 0;
  return {
    get size() {
      return size;
    },
    put(table, job) {
      size++;
      const line = lines.get(table);
      if (line) line.push(job);
      else lines.set(table, [job]);
    },
    take() {
      const [first] = lines;
      if (!first) return undefined;
      const [table, line] = first;
      const job = line.shift();
      size--;
      lines.delete(table);
      // To the end, if it has more.
      if (line.length > 0) lines.set(table, line);
      return job;
    },
  };
}
