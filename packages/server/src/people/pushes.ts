/** The devices on which people want to be called, and who has been called. */

import type { Language } from '@boneyard/words/languages';

export interface Push {
  /** Where the device's push service takes messages for it. */
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
  readonly made: number;
}

export interface Pushes {
  /** A key of the server by its name; whoever needs it first makes it, and then it stays. */
  key(name: string, make: () => string): Promise<string>;
  /** A device has one place where it is called, and belongs to whoever signed in there last. */
  add(account: string, session: string, push: Push): Promise<void>;
  /** Those of sessions that are not over. */
  of(account: string): Promise<Push[]>;
  has(session: string): Promise<boolean>;
  /** The device of this session is not called any more. */
  leave(session: string): Promise<void>;
  /** The push service does not know it any more. */
  drop(endpoint: string): Promise<void>;
  wasCalled(table: string, at: number, player: string): Promise<boolean>;
  called(table: string, at: number, player: string, now: number): Promise<void>;
  remove(account: string): Promise<void>;
  /** Calls older than this, and devices of sessions that are over. */
  tidy(since: number): Promise<void>;
}
