/** What is measured at the tables. */

import type { Refusal } from '@boneyard/protocol/enums';
import type { LogEntry } from './room/entries';

export interface TableMetrics {
  /** This process made an entry durable. */
  committed(table: string, n: number, entry: LogEntry): void;
  /** A player's move was acknowledged, this many milliseconds after it arrived. */
  acknowledged(took: number): void;
  refused(why: Refusal): void;
}

export const NO_METRICS: TableMetrics = { committed() {}, acknowledged() {}, refused() {} };
