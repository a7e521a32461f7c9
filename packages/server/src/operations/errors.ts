/** Everything that can go wrong while the server runs, under codes that stay the same. docs/running.md says what to do about each. */

/** `error` where an operator has to act, `warn` where the server copes without help. */
export const ERROR_LEVELS = {
  /** The disk under the database is full: nothing can be saved. */
  DISK_FULL: 'error',
  STORE_READ_FAILED: 'error',
  STORE_WRITE_FAILED: 'error',
  /** A fault in the program, or a damaged log, at one table. */
  TABLE_FAILED: 'error',
  /** A request was answered with a 500. */
  REQUEST_FAILED: 'error',
  /** Old rows could not be deleted. */
  CLEANUP_FAILED: 'error',
  /** Nobody caught it: the server logs it and stops. */
  UNCAUGHT_ERROR: 'error',
  /** The server was told to stop and ended before everything was finished. */
  STOP_TIMED_OUT: 'warn',
  /** A bot or the physics gave no answer; the table went on without it. */
  BOT_FAILED: 'warn',
  /** A push service did not take a notification. */
  PUSH_FAILED: 'warn',
} as const;

export type ErrorCode = keyof typeof ERROR_LEVELS;

/** What an error is about. Never names, tiles, sessions or secrets. */
export interface ErrorContext {
  readonly table?: string;
  /** How many entries the table's log had. */
  readonly n?: number;
  /** The host of a push service. */
  readonly service?: string;
}

export type ReportError = (code: ErrorCode, error: unknown, context?: ErrorContext) => void;

/** What the system, SQLite and PostgreSQL call a full disk. */
const FULL = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'];

export function isDiskFull(error: unknown): boolean {
  return FULL.includes((error as { readonly code?: string } | undefined)?.code ?? '');
}

/** For a server without a log. */
export const printError: ReportError = (code, error, context = {}) => console.error(code, context, error);
