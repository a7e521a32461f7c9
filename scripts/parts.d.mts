/** The types of parts.mjs. */

export type Part = 'chromium' | 'firefox' | 'webkit' | 'poppler' | 'postgres' | 'pg_dump' | 'redis';

export interface Missing {
  readonly title: string;
  /** The tests that need it. */
  readonly tests: string;
  /** The Debian packages that contain it. */
  readonly apt: readonly string[];
}

export function part(name: Part): string | undefined;
export function lack(...names: Part[]): string;
export function provide(names?: readonly Part[]): Promise<readonly Missing[]>;
