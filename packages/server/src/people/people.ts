/** Who people are: accounts, what proves them, and at which tables they sit. Kept beside the tables. */

import type { Seat } from '@boneyard/rules/game';
import type { Card } from '../store/store';

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

/** A browser that is signed in. The id is for its owner to see; it opens nothing. */
export interface Session {
  readonly id: string;
  readonly label: string;
  readonly made: number;
  readonly seen: number;
}

/** What a passkey was asked to sign, and what for. */
export interface Challenge {
  readonly challenge: string;
  readonly purpose: string;
  readonly until: number;
}

/** A table that somebody sits or sat at. */
export interface SeatAt {
  readonly seat: Seat;
  readonly card: Card;
}

export interface People {
  /** Undefined for nobody, and for an account that was deleted. */
  account(id: string): Promise<Account | undefined>;
  /** Is or was this id an account's? Then no guest has it. */
  isTaken(id: string): Promise<boolean>;
  /** False when the id or the passkey is somebody's already. */
  make(account: Account, passkey: Passkey): Promise<boolean>;
  rename(id: string, name: string): Promise<void>;
  /** Everything that proves the account and all that is known of it goes; the id stays taken. */
  remove(id: string, now: number): Promise<void>;

  passkey(id: string): Promise<{ readonly passkey: Passkey; readonly account: Account } | undefined>;
  passkeys(account: string): Promise<Passkey[]>;
  /** False when it is somebody's already. */
  addPasskey(account: string, passkey: Passkey): Promise<boolean>;
  usePasskey(id: string, counter: number, now: number): Promise<void>;
  dropPasskey(account: string, id: string): Promise<boolean>;

  enter(account: string, hash: string, session: Session): Promise<void>;
  /** Whose session it is, unless nobody used it since. */
  session(hash: string, since: number): Promise<{ readonly account: Account; readonly session: Session } | undefined>;
  sessions(account: string): Promise<Session[]>;
  /** Which of these sessions are not over. */
  lasting(sessions: readonly string[]): Promise<string[]>;
  see(hash: string, now: number): Promise<void>;
  /** Ends this session, or all of them. */
  leave(account: string, session?: string): Promise<void>;

  /** These codes, and no others any more. */
  setCodes(account: string, hashes: readonly string[]): Promise<void>;
  /** Whose code it is; it is of no use afterwards. */
  useCode(hash: string): Promise<Account | undefined>;
  codesLeft(account: string): Promise<number>;

  ask(hash: string, challenge: Challenge): Promise<void>;
  /** Gives each challenge once, and only in time. */
  answer(hash: string, now: number): Promise<Challenge | undefined>;

  /** The tables of a guest or an account, the one that changed last first. */
  seats(player: string, most: number): Promise<SeatAt[]>;
  /** The tables after this one, in the order of their ids. */
  tablesOf(player: string, after: string, most: number): Promise<string[]>;

  /** Overwrites the name in what the log of a table says of who sat down. */
  blank(player: string, table: string): Promise<void>;

  /** Drops what ran out: challenges, sessions not used since, seats of guests at tables not touched since. */
  tidy(now: number, since: number): Promise<void>;
}
