/** The log for whoever runs the server: what happened at which table and entry. No names, tiles, sessions or secrets. */

import { type DestinationStream, pino } from 'pino';
import type { About, Complain, Tally } from '../house/tally';
import type { LogLevel } from '../settings';

/** A table's id is its invitation; so much of it finds the table in the store and lets nobody in. */
const SHORT = 8;

const short = ({ table, ...rest }: About) => ({ ...(table && { table: table.slice(0, SHORT) }), ...rest });

export interface Log {
  readonly complain: Complain;
  readonly kept: Tally['kept'];
  tell(what: string, more?: Readonly<Record<string, number | string>>): void;
}

export function log(level: LogLevel, to?: DestinationStream): Log {
  const settings = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  const logger = to ? pino(settings, to) : pino(settings);
  return {
    complain: (what, about = {}) => logger.warn(short(about), what),
    kept(table, n, { do: deed }) {
      // The kind of the entry and nothing of what is in it.
      if (deed === 'opened') logger.info(short({ table, n }), deed);
      else logger.debug(short({ table, n }), deed);
    },
    tell: (what, more = {}) => logger.info(more, what),
  };
}
