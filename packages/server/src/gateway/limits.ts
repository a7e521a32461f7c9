/** Rate limits: buckets that fill again with time. */

export interface Limits {
  /** Requests to the API from one address in a minute. */
  readonly requests: number;
  /** Tables and names from one address in a minute. */
  readonly openings: number;
  /** Sockets from one address. */
  readonly connections: number;
  /** Connections of any kind from one address, and from all together. */
  readonly requestConnections: number;
  readonly allConnections: number;
  /** New connections from one address: how many at once, and how many a second after that. */
  readonly connectionBurst: number;
  readonly connectionRate: number;
  /** Requests of any kind from one address, for files of the page too: the same. */
  readonly requestBurst: number;
  readonly requestRate: number;
  /** Messages of one connection: how many at once, and how many a second after that. */
  readonly burst: number;
  readonly rate: number;
  /** Searches that a player may begin at once over all connections, and how many a second after that. */
  readonly seekBurst: number;
  readonly seekRate: number;
}

export const LIMITS: Limits = {
  requests: 300,
  openings: 30,
  connections: 60,
  requestConnections: 200,
  allConnections: 30_000,
  connectionBurst: 500,
  connectionRate: 100,
  requestBurst: 2_000,
  requestRate: 500,
  burst: 30,
  rate: 10,
  seekBurst: 8,
  seekRate: 0.5,
};

/** For benchmarks, where all clients have one address. */
export const NO_LIMITS: Limits = {
  requests: 1e9,
  openings: 1e9,
  connections: 1e9,
  requestConnections: 1e9,
  allConnections: 1e9,
  connectionBurst: 1e9,
  connectionRate: 1e9,
  requestBurst: 1e9,
  requestRate: 1e9,
  burst: 1e9,
  rate: 1e9,
  seekBurst: 1e9,
  seekRate: 1e9,
};

/** A bucket for each key, such as a player. Buckets that are full again are forgotten. */
export class Buckets {
  readonly #burst: number;
  readonly #rate: number;
  readonly #clock: () => number;
  readonly #buckets = new Map<string, { readonly bucket: Bucket; used: number }>();

  /** `clock` gives milliseconds and never goes back. */
  constructor(burst: number, rate: number, clock: () => number = () => performance.now()) {
    this.#burst = burst;
    this.#rate = rate;
    this.#clock = clock;
  }

  get size(): number {
    return this.#buckets.size;
  }

  take(key: string): boolean {
    const now = this.#clock();
    if (this.#buckets.size >= MOST_BUCKETS) this.#forget(now - (this.#burst / this.#rate) * 1000);
    const own = this.#buckets.get(key) ?? { bucket: new Bucket(this.#burst, this.#rate, now), used: now };
    own.used = now;
    this.#buckets.set(key, own);
    return own.bucket.take(now);
  }

  #forget(since: number): void {
    for (const [key, { used }] of this.#buckets) if (used < since) this.#buckets.delete(key);
  }
}

/** How many buckets may be there before full ones are forgotten. */
const MOST_BUCKETS = 10_000;

export class Bucket {
  readonly #burst: number;
  readonly #rate: number;
  #left: number;
  #last: number;

  constructor(burst: number, rate: number, since: number) {
    this.#burst = burst;
    this.#rate = rate;
    this.#left = burst;
    this.#last = since;
  }

  /** False when it is empty. The clock must never go back. */
  take(now: number): boolean {
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#last) / 1000) * this.#rate);
    this.#last = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
