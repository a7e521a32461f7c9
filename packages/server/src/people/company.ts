/** People in company: bots of their own, what they say at tables, and what keeps the peace. */

import type { Seat } from '@boneyard/rules/game';

/** What a bot proves itself by. It is a player of its own, with a name of its own. */
export interface Token {
  readonly id: string;
  readonly player: string;
  readonly name: string;
  readonly made: number;
}

/** Something said at a table. */
export interface Line {
  readonly id: string;
  readonly table: string;
  readonly seat: Seat;
  readonly player: string;
  readonly name: string;
  readonly text: string;
  /** Of guests only: nothing else tells them apart. */
  readonly address: string | null;
  readonly said: number;
}

export interface Block {
  readonly player: string;
  readonly name: string;
  readonly made: number;
}

export interface Report {
  readonly line: string;
  readonly by: string;
  readonly table: string;
  readonly player: string;
  readonly name: string;
  readonly text: string;
  readonly address: string | null;
  readonly made: number;
}

/** Of a player by id, or of everybody who comes from an address. */
export interface Ban {
  readonly who: string;
  readonly name: string;
  readonly made: number;
}

export interface Company {
  tokens(account: string): Promise<Token[]>;
  addToken(account: string, hash: string, token: Token): Promise<void>;
  /** The bot that has this token, and whose it is. */
  tokenOf(hash: string): Promise<{ readonly token: Token; readonly account: string } | undefined>;
  dropToken(account: string, id: string): Promise<boolean>;
  /** Which of these tokens are still good. */
  goodTokens(ids: readonly string[]): Promise<string[]>;

  say(line: Line): Promise<void>;
  /** The last lines of a table, oldest first. */
  said(table: string, most: number): Promise<Line[]>;
  line(table: string, id: string): Promise<Line | undefined>;
  /** All that a player has said. */
  linesOf(player: string): Promise<Line[]>;

  block(account: string, block: Block): Promise<void>;
  unblock(account: string, player: string): Promise<void>;
  blocks(account: string): Promise<Block[]>;
  /** Does one of the two block the other? Then they do not meet. */
  blocked(a: string, b: string): Promise<boolean>;
  /** Among these people: would the first rather not meet the second? */
  apart(players: readonly string[]): Promise<(one: string, other: string) => boolean>;
  /** Does this player block somebody who sits there, or the other way round? */
  blockedAt(table: string, player: string): Promise<boolean>;
  /** Whoever has that seat. */
  playerAt(table: string, seat: Seat): Promise<Pick<Block, 'player' | 'name'> | undefined>;

  /** The same line is reported once by each. */
  report(report: Report): Promise<void>;
  reports(most: number): Promise<Report[]>;

  /** Accounts, bots and people who were reported, by name or by id. */
  called(nameOrId: string): Promise<Pick<Block, 'player' | 'name'>[]>;
  ban(ban: Ban): Promise<void>;
  unban(who: string): Promise<boolean>;
  bans(): Promise<Ban[]>;

  /** All that an account, or a bot of it, said and blocked, its tokens, and what was reported of it. */
  forget(account: string): Promise<void>;
  /** Drops what was said and reported before. */
  tidy(before: number): Promise<void>;
}
