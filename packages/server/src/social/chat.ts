/** The chat at tables: who may write, how fast, and who reads it. A line is stored before it is sent. */

import { readLine } from '@boneyard/protocol/chat';
import type { Refusal } from '@boneyard/protocol/enums';
import type { ChatLine } from '@boneyard/protocol/servermessages';
import { Buckets } from '../gateway/limits';
import type { ErrorCode, ReportError } from '../operations/errors';
import { type Connection, send } from '../tables/connection';
import { newId, publicIdOf } from '../tables/ids';
import { type Room, seatOf } from '../tables/room/room';
import type { LiveTable } from '../tables/table';
import type { SocialRepository, StoredLine } from './social';
import type { TextFilter } from './wordfilter';

export interface ChatOptions {
  readonly social: Pick<SocialRepository, 'addLine' | 'lastLines' | 'blockedAt'>;
  readonly fits: TextFilter;
  readonly reportError: ReportError;
  readonly now: () => number;
}

/** How many lines a player may write at once, and how many a second after that. */
const BURST = 5;
const RATE = 0.5;
/** How many earlier lines a client that starts watching is sent. */
const RECALLED = 50;

function shownLine({ id, seat, player, name, text, said }: StoredLine): ChatLine {
  return { id, seat, who: publicIdOf(player), name, text, said };
}

export class Chat {
  readonly #options: ChatOptions;
  #closed = false;
  readonly #buckets = new Buckets(BURST, RATE);

  constructor(options: ChatOptions) {
    this.#options = options;
  }

  /** Stores the line and sends it to everybody at the table; or says why not. */
  async say(table: LiveTable, connection: Connection, text: string): Promise<Refusal | undefined> {
    const room = await table.read();
    if (typeof room === 'string') return room;
    try {
      const line = await this.#store(room, connection, text);
      if (typeof line === 'string') return line;
      table.say({ of: 'chat', line });
      return undefined;
    } catch (error) {
      this.#report('STORE_WRITE_FAILED', error, table);
      return 'busy';
    }
  }

  /** Sends what was said before. */
  async recall(table: LiveTable, connection: Connection): Promise<void> {
    try {
      const lines = (await this.#options.social.lastLines(table.id, RECALLED)).map(shownLine);
      if (lines.length > 0 && table.isWatchedBy(connection)) send(connection, { t: 'chat', lines });
    } catch (error) {
      this.#report('STORE_READ_FAILED', error, table);
    }
  }

  /** Does the player block someone who sits there, or the other way round? Then they may not sit down together. */
  isBlockedAt(table: LiveTable, playerId: string): Promise<boolean> {
    return this.#options.social.blockedAt(table.id, playerId);
  }

  close(): void {
    this.#closed = true;
  }

  #report(code: ErrorCode, error: unknown, { id }: LiveTable): void {
    if (!this.#closed) this.#options.reportError(code, error, { table: id });
  }

  async #store(room: Room, connection: Connection, given: string): Promise<ChatLine | Refusal> {
    const { social, fits, now } = this.#options;
    const { playerId: player, name, kind, address } = connection;
    const seat = seatOf(room, player);
    const text = readLine(given);
    if (seat === undefined || player === undefined || name === undefined) return 'not yours';
    if (text === undefined) return 'malformed';
    if (kind === 'guest' && room.agreed.listed) return 'not for guests';
    if (!this.#buckets.take(player)) return 'too fast';
    if (!fits(text)) return 'unfit';
    const from = kind === 'guest' ? (address ?? null) : null;
    const line: StoredLine = { id: newId(), table: room.id, seat, player, name, text, address: from, said: now() };
    await social.addLine(line);
    return shownLine(line);
  }
}
