/** How much anybody may ask for: buckets that fill again with time. */

export interface Limits {
  /** Requests to the API from one address in a minute. */
  readonly requests: number;
  /** Tables and names from one address in a minute. */
  readonly openings: number;
  /** Connections from one address. */
  readonly connections: number;
  /** Messages of one connection: so many at once, so many a second. */
  readonly burst: number;
  readonly rate: number;
}

export const LIMITS: Limits = { requests: 300, openings: 30, connections: 60, burst: 30, rate: 10 };

/** For measuring, where one address is everybody. */
export const NO_LIMITS: Limits = {
  requests: 1e9,
  openings: 1e9,
  connections: 1e9,
  burst: 1e9,
  rate: 1e9,
};

export interface Bucket {
  /** False when it is empty. */
  take(now: number): boolean;
}

export function bucket(burst: number, rate: number, since: number): Bucket {
  let left = burst;
  let last = since;
  return {
    take(now) {
      left = Math.min(burst, left + ((now - last) / 1000) * rate);
      last = now;
      if (left < 1) return false;
      left--;
      return true;
    },
  };
}
