/** Deals that anybody can check: the server promises a secret, every seat adds to it, and both make the shuffle. */

import { gameCalled } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { fromSystem, type Random } from '@boneyard/rules/random';
import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils';

export interface Proof {
  readonly table: string;
  readonly round: number;
  /** SHA-256 of the secret, published before anybody added anything. */
  readonly commitment: string;
  readonly secret: string;
  /** By seat: 32 hexadecimal digits, or null from a bot or an absent client. */
  readonly added: readonly (string | null)[];
}

/** What a proof is about: the round as a record has it. */
export interface DealtRound {
  readonly game: unknown;
  readonly players: unknown;
  readonly options: unknown;
  readonly deal: unknown;
}

export const FLAWS = ['no proof', 'malformed', 'other commitment', 'contribution missing', 'other deal'] as const;
export type Flaw = (typeof FLAWS)[number];

export function commitmentOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** The bytes that the secret is joined with: ASCII lines, each with its end. */
export function joined({ table, round, added }: Pick<Proof, 'table' | 'round' | 'added'>): Uint8Array {
  return utf8ToBytes(['boneyard deal 1', table, round, ...added.map((bits) => bits ?? '-'), ''].join('\n'));
}

/** An HMAC has so many words. */
const WORDS = 8;

/** Words of 32 bits, big-endian, from HMAC(key, 0), HMAC(key, 1) …, where the key is HMAC(secret, joined). */
export function shuffler(proof: Omit<Proof, 'commitment'>): Random {
  const keyed = hmac.create(sha256, hmac(sha256, hexToBytes(proof.secret), joined(proof)));
  const number = new Uint8Array(4);
  const counter = new DataView(number.buffer);
  let block = 0;
  return fromSystem((words) => {
    counter.setUint32(0, block++);
    const bytes = new DataView(keyed.clone().update(number).digest().buffer);
    for (let i = 0; i < WORDS; i++) words[i] = bytes.getUint32(4 * i);
  }, WORDS);
}

const HEX_32 = /^[0-9a-f]{64}$/;
const HEX_16 = /^[0-9a-f]{32}$/;

function isProof(json: unknown): json is Proof {
  if (typeof json !== 'object' || json === null) return false;
  const { table, round, commitment, secret, added } = json as Partial<Record<keyof Proof, unknown>>;
  if (typeof table !== 'string' || !/^[A-Za-z0-9_-]+$/.test(table) || !Number.isSafeInteger(round)) return false;
  if (![commitment, secret].every((hex) => typeof hex === 'string' && HEX_32.test(hex))) return false;
  return (
    Array.isArray(added) && added.every((bits) => bits === null || (typeof bits === 'string' && HEX_16.test(bits)))
  );
}

/** Equal as JSON, whatever the order of the keys. */
export function alike(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const keys = Object.keys(one);
  if (Array.isArray(one) !== Array.isArray(other) || keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => alike(one[key as keyof typeof one], other[key as keyof typeof other]));
}

/** What one's own client knows: the promise it was given, its seat and what it added. */
export interface Own {
  readonly commitment: string;
  readonly seat: number;
  readonly bits: string;
}

/** What is wrong with a deal; undefined when it is the one that secret and contributions make. */
export function verify(proof: unknown, round: DealtRound, own?: Own): Flaw | undefined {
  if (proof === undefined || proof === null) return 'no proof';
  const game = gameCalled(round.game);
  const table = game && setTable(game, round.players, round.options);
  if (!isProof(proof) || !table || isProblem(table) || proof.added.length !== table.players) return 'malformed';
  const { commitment, secret, added } = proof;
  if (commitmentOf(secret) !== commitment || (own && own.commitment !== commitment)) return 'other commitment';
  if (own && added[own.seat] !== own.bits) return 'contribution missing';
  return alike(game.writeDeal(game.deal(table, shuffler(proof))), round.deal) ? undefined : 'other deal';
}
