/** Statements of repositories. In SQLite they are written in the same commits as the entries of tables. */

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** All of these or none, in this order. */
export interface Batch {
  readonly statements: readonly Statement[];
}

/** What the last statement of a batch gave. */
export interface BatchResult {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

/** An error as it crosses a thread: a copied error would lose its code. */
export interface WriteFailure {
  readonly message: string;
  readonly code: string | undefined;
  readonly stack: string | undefined;
}

export function failureOf(error: unknown): WriteFailure {
  const { message, code, stack } = error as NodeJS.ErrnoException;
  return { message, code, stack };
}

export function errorFrom(failure: WriteFailure): Error {
  return Object.assign(new Error(), failure);
}
