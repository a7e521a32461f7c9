/** Accounts, their passkeys, sessions and recovery codes, and at which tables players sit. */

import type { Preferences } from '@boneyard/protocol/accounts';
import type { Seat } from '@boneyard/rules/game';
import type { TableSummary } from '../store/store';

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly made: number;
}

export interface Passkey {
  /** As the authenticator calls it, base64url; so is the key. */
  readonly id: string;
  readonly key: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly label: string;
  readonly made: number;
  readonly used: number;
}

/** A browser that is signed in. Its owner sees the id, which gives access to nothing. */
export interface Session {
  readonly id: string;
  readonly label: string;
  readonly made: number;
  readonly seen: number;
}

/** What a passkey has to sign, and what for. */
export interface Challenge {
  readonly challenge: string;
  readonly purpose: string;
  readonly until: number;
}

/** A table that a player sits or sat at. */
export interface PlayerSeat {
  readonly seat: Seat;
  readonly summary: TableSummary;
}

export interface AccountRepository {
  /** Undefined for an unknown or deleted account. */
  account(id: string): Promise<Account | undefined>;
  /** Does or did an account have this id? Then no guest may use it. */
  isTaken(id: string): Promise<boolean>;
  /** False when the id or the passkey is taken. */
  create(account: Account, passkey: Passkey): Promise<boolean>;
  rename(id: string, name: string): Promise<void>;
  /** Deletes the account and everything that gives access to it; the id stays taken. */
  remove(id: string, now: number): Promise<void>;

  passkey(id: string): Promise<{ readonly passkey: Passkey; readonly account: Account } | undefined>;
  passkeys(account: string): Promise<Passkey[]>;
  /** False when it is taken. */
  addPasskey(account: string, passkey: Passkey): Promise<boolean>;
  usePasskey(id: string, counter: number, now: number): Promise<void>;
  dropPasskey(account: string, id: string): Promise<boolean>;

  addSession(account: string, hash: string, session: Session): Promise<void>;
  /** The session and its account, if it was used since. */
  session(hash: string, since: number): Promise<{ readonly account: Account; readonly session: Session } | undefined>;
  sessions(account: string): Promise<Session[]>;
  /** Which of these sessions are not over. */
  liveSessions(sessions: readonly string[]): Promise<string[]>;
  touchSession(hash: string, now: number): Promise<void>;
  /** Ends this session, or all of them. */
  endSessions(account: string, session?: string): Promise<void>;

  /** Replaces all codes. */
  setCodes(account: string, hashes: readonly string[]): Promise<void>;
  /** The account that the code belongs to. It can be used once. */
  useCode(hash: string): Promise<Account | undefined>;
  codesLeft(account: string): Promise<number>;

  /** What the account has chosen for all of its devices; undefined if nothing. */
  preferences(account: string): Promise<Preferences | undefined>;
  /** Keeps them if they are newer than what is kept. */
  keepPreferences(account: string, preferences: Preferences): Promise<void>;

  addChallenge(hash: string, challenge: Challenge): Promise<void>;
  /** Gives each challenge once, and only in time. */
  takeChallenge(hash: string, now: number): Promise<Challenge | undefined>;

  /** The tables of a guest or an account, the latest change first. */
  seats(player: string, most: number): Promise<PlayerSeat[]>;
  /** The tables after this one, in the order of their ids. */
  tablesOf(player: string, after: string, most: number): Promise<string[]>;

  /** Removes the player's name from the log of a table. */
  removeName(player: string, table: string): Promise<void>;

  /** Deletes expired challenges, sessions not used since, and seats of guests at tables not changed since. */
  tidy(now: number, since: number): Promise<void>;
}
