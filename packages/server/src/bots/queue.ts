/** A queue that is fair between players: they take turns, however many jobs one of them has. */

export interface Queue<T> {
  readonly size: number;
  put(owner: string, job: T): void;
  /** The first job of the player who has waited longest for their turn. */
  take(): T | undefined;
}

export function fairQueue<T>(): Queue<T> {
  // A map keeps the order in which players came.
  const lines = new Map<string, T[]>();
  let size = 0;
  return {
    get size() {
      return size;
    },
    put(owner, job) {
      size++;
      const line = lines.get(owner);
      if (line) line.push(job);
      else lines.set(owner, [job]);
    },
    take() {
      const [first] = lines;
      if (!first) return undefined;
      const [owner, line] = first;
      const job = line.shift();
      size--;
      lines.delete(owner);
      // To the end, if it has more.
      if (line.length > 0) lines.set(owner, line);
      return job;
    },
  };
}
