/** The services behind the gateway: tables, the lobby, matchmaking and chat, on one store. */

import type { Thinkers } from './bots/thinkers';
import type { Cluster } from './cluster/bus';
import { memoryCluster } from './cluster/memorycluster';
import type { Networks } from './fairness/networks';
import { Lobby } from './matchmaking/lobby';
import { type Matchmaker, type MatchmakingRepositories, matchmaker, NO_MATCHMAKER } from './matchmaking/matchmaker';
import type { TurnNotifier } from './notifications/turnnotifications';
import { printError, type ReportError } from './operations/errors';
import { Chat, type ChatOptions } from './social/chat';
import type { Store } from './store/store';
import { steadyClock } from './tables/clock';
import { TableRegistry } from './tables/registry';
import { TABLE_PACE, type TablePace } from './tables/room/referee';
import { NO_METRICS, type TableMetrics } from './tables/tablemetrics';

export interface ServiceOptions {
  readonly store: Store;
  readonly thinkers: Thinkers;
  readonly pace?: Partial<TablePace>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** A table that nothing happened at for this long leaves memory, in milliseconds. */
  readonly idle?: number;
  readonly reportError?: ReportError;
  readonly metrics?: TableMetrics;
  /** Reaches absent players when it is their turn. */
  readonly notifier?: TurnNotifier;
  /** Other processes with the same store. */
  readonly cluster?: Cluster;
  /** Without it nobody is rated, and games are found only by their link and in the list. */
  readonly matchmaking?: MatchmakingRepositories;
  /** Without it there is no chat. */
  readonly chat?: Pick<ChatOptions, 'social' | 'fits'>;
  /** Without it nobody learns which accounts play from one network. */
  readonly networks?: Networks;
}

const IDLE = 600_000;

export class Services {
  readonly tables: TableRegistry;
  readonly lobby: Lobby;
  readonly matchmaker: Matchmaker;
  readonly chat: Chat | undefined;
  readonly networks: Networks | undefined;
  readonly metrics: TableMetrics;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly #store: Store;
  readonly #thinkers: Thinkers;

  constructor(options: ServiceOptions) {
    const { store, thinkers, pace, now = steadyClock(), idle = IDLE, metrics = NO_METRICS } = options;
    const { reportError = printError, notifier, cluster = memoryCluster(), matchmaking, chat } = options;
    const shared = { store, now, reportError };
    this.metrics = metrics;
    this.now = now;
    this.lobby = new Lobby(store, now, reportError);
    const ratings = matchmaking?.ratings;
    const playing = {
      thinkers,
      pace: { ...TABLE_PACE, ...pace },
      metrics,
      notifier,
      ratings,
      cluster,
      lobby: this.lobby,
      idle,
    };
    this.tables = new TableRegistry({ ...shared, ...playing });
    this.matchmaker = matchmaking
      ? matchmaker({ ...matchmaking, now, reportError, tables: this.tables })
      : NO_MATCHMAKER;
    this.networks = options.networks;
    this.chat = chat && new Chat({ ...chat, now, reportError });
    this.#store = store;
    this.#thinkers = thinkers;
  }

  async close(): Promise<void> {
    this.lobby.close();
    this.matchmaker.close();
    this.chat?.close();
    const tables = this.tables.close();
    this.#thinkers.close();
    await Promise.all([this.#store.close(), tables]);
  }
}
