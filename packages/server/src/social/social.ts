/** Tokens of players' own bots, chat, blocks, reports and bans. */

import type { Seat } from '@boneyard/rules/game';

/** What a bot signs in with. It is a player of its own, with a name of its own. */
export interface BotToken {
  readonly id: string;
  readonly player: string;
  readonly name: string;
  readonly made: number;
}

/** Something said at a table. */
export interface StoredLine {
  readonly id: string;
  readonly table: string;
  readonly seat: Seat;
  readonly player: string;
  readonly name: string;
  readonly text: string;
  /** Of guests only: they have no account to ban. */
  readonly address: string | null;
  readonly said: number;
}

export interface Block {
  readonly player: string;
  readonly name: string;
  readonly made: number;
}

export interface ChatReport {
  readonly line: string;
  readonly by: string;
  readonly table: string;
  readonly player: string;
  readonly name: string;
  readonly text: string;
  readonly address: string | null;
  readonly made: number;
}

/** Of a player by id, or of everybody at an address. */
export interface Ban {
  readonly who: string;
  readonly name: string;
  readonly made: number;
}

export interface SocialRepository {
  tokens(account: string): Promise<BotToken[]>;
  addToken(account: string, hash: string, token: BotToken): Promise<void>;
  /** The bot that has this token, and the account it belongs to. */
  tokenOf(hash: string): Promise<{ readonly token: BotToken; readonly account: string } | undefined>;
  dropToken(account: string, id: string): Promise<boolean>;
  /** Which of these tokens are still valid. */
  validTokens(ids: readonly string[]): Promise<string[]>;

  addLine(line: StoredLine): Promise<void>;
  /** The last lines of a table, oldest first. */
  lastLines(table: string, most: number): Promise<StoredLine[]>;
  line(table: string, id: string): Promise<StoredLine | undefined>;
  /** All that a player has said. */
  linesOf(player: string): Promise<StoredLine[]>;

  block(account: string, block: Block): Promise<void>;
  unblock(account: string, player: string): Promise<void>;
  blocks(account: string): Promise<Block[]>;
  /** Does one of the two block the other? Then they do not meet. */
  blocked(a: string, b: string): Promise<boolean>;
  /** Among these players: does the first not want to meet the second? */
  apart(players: readonly string[]): Promise<(one: string, other: string) => boolean>;
  /** Does this player block somebody who sits there, or the other way round? */
  blockedAt(table: string, player: string): Promise<boolean>;
  /** The player in that seat. */
  playerAt(table: string, seat: Seat): Promise<Pick<Block, 'player' | 'name'> | undefined>;

  /** Each player reports a line once. */
  report(report: ChatReport): Promise<void>;
  reports(most: number): Promise<ChatReport[]>;

  /** Accounts, bots and people who were reported, by name or by id. */
  playersNamed(nameOrId: string): Promise<Pick<Block, 'player' | 'name'>[]>;
  ban(ban: Ban): Promise<void>;
  unban(who: string): Promise<boolean>;
  bans(): Promise<Ban[]>;

  /** All that an account, or a bot of it, said and blocked, its tokens, and what was reported of it. */
  forget(account: string): Promise<void>;
  /** Deletes chat and reports from before this time. */
  tidy(before: number): Promise<void>;
}
