/** Words with a fixed set of values. This file has no schemas, so that pages can import it. */

/** How strong a bot is. */
export const LEVELS = ['gentle', 'casual', 'strong', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** Who moves for a seat whose time is up: a bot, or the referee with the mildest move. */
export const LATE_MOVES = ['bot', 'mildest'] as const;
export type LateMove = (typeof LATE_MOVES)[number];

/** Waiting for players; shuffling; playing a round; the match is over. */
export const PHASES = ['gathering', 'dealing', 'playing', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** How a round ended; `agreed`: the players agreed to end the match. */
export const ENDINGS = ['out', 'blocked', 'target', 'agreed'] as const;

/** A guest has only a name, an account has a passkey, a bot has a token. */
export const PLAYER_KINDS = ['guest', 'account', 'bot'] as const;
export type PlayerKind = (typeof PLAYER_KINDS)[number];

/** Why a table cannot be rated: see protocol.md. */
export type UnratedReason = 'account' | 'bots' | 'clock' | 'late' | 'hands';

/** Phrases that each reader sees in their own language. */
export const SIGNALS = ['hello', 'good luck', 'well played', 'oops', 'thinking', 'thanks', 'good game', 'bye'] as const;
export type Signal = (typeof SIGNALS)[number];

/** Why a message was refused. */
export const REFUSALS = [
  'malformed',
  'no such table',
  'not at a table',
  'no name',
  'no account',
  'not yours',
  'seat taken',
  'not now',
  'rated',
  'not your turn',
  'illegal',
  'stale',
  'too fast',
  'busy',
  'not for guests',
  'unfit',
  'blocked',
  'banned',
  'no pair',
] as const;
export type Refusal = (typeof REFUSALS)[number];
