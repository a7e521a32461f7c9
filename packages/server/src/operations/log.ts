/** The log for operators: what happened at which table and entry. Never names, tiles, sessions or secrets. */

import { type DestinationStream, pino } from 'pino';
import type { LogLevel } from '../settings';
import type { TableMetrics } from '../tables/tablemetrics';
import { ERROR_LEVELS, type ErrorContext, isDiskFull, type ReportError } from './errors';

/** A table's id is its invitation. This much of it finds the table in the database and lets nobody in. */
const SHORT = 8;

const shortened = ({ table, ...rest }: ErrorContext) => ({ ...(table && { table: table.slice(0, SHORT) }), ...rest });

/** Type, message, stack and code of an error and nothing else it may carry, with the table's id shortened. */
function described(error: unknown, table: string | undefined) {
  const { name, message, stack, code } = (error instanceof Error ? error : new Error(String(error))) as Error & {
    readonly code?: unknown;
  };
  const hidden = (text = '') => (table ? text.replaceAll(table, table.slice(0, SHORT)) : text);
  return { type: name, message: hidden(message), stack: hidden(stack), ...(code !== undefined && { code }) };
}

export interface ServerLog {
  readonly reportError: ReportError;
  readonly committed: TableMetrics['committed'];
  info(message: string, more?: Readonly<Record<string, number | string>>): void;
}

export function serverLog(level: LogLevel, to?: DestinationStream): ServerLog {
  // Errors are described below, without what else they may carry; pino's own way would add to that.
  const serializers = { err: (err: unknown) => err };
  const settings = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers };
  const logger = to ? pino(settings, to) : pino(settings);
  return {
    reportError(given, error, context = {}) {
      const code = isDiskFull(error) ? 'DISK_FULL' : given;
      const err = described(error, context.table);
      logger[ERROR_LEVELS[code]]({ code, ...shortened(context), err }, err.message);
    },
    committed(table, n, { do: deed }) {
      // The kind of the entry and nothing of what is in it.
      if (deed === 'opened') logger.info(shortened({ table, n }), deed);
      else logger.debug(shortened({ table, n }), deed);
    },
    info: (message, more = {}) => logger.info(more, message),
  };
}
