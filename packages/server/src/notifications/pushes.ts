/** The devices that want notifications, and who has been notified. */

import type { Language } from '@boneyard/words/languages';

export interface PushDevice {
  /** Where the device's push service takes messages for it. */
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
  readonly made: number;
}

export interface PushRepository {
  /** A key of the server by its name. The first process that needs it makes it. */
  key(name: string, make: () => string): Promise<string>;
  /** A device has one endpoint, and belongs to the account that signed in there last. */
  add(account: string, session: string, push: PushDevice): Promise<void>;
  /** Those of sessions that are not over. */
  of(account: string): Promise<PushDevice[]>;
  has(session: string): Promise<boolean>;
  /** The device of this session, if it is notified, gets its notifications in this language from now on. */
  speak(session: string, language: Language): Promise<void>;
  /** The device of this session gets no more notifications. */
  leave(session: string): Promise<void>;
  /** An attempt begins. False if the device must not be tried: it ended the server twice, and is dropped. */
  beginAttempt(endpoint: string, now: number): Promise<boolean>;
  /** The attempt has ended, with whatever answer. */
  endAttempt(endpoint: string): Promise<void>;
  /** The push service does not know it any more. */
  drop(endpoint: string): Promise<void>;
  wasNotified(table: string, at: number, player: string): Promise<boolean>;
  markNotified(table: string, at: number, player: string, now: number): Promise<void>;
  remove(account: string): Promise<void>;
  /** Deletes notices older than this, and devices of sessions that are over. */
  tidy(since: number): Promise<void>;
}
