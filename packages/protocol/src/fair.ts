/**
 * Deals that anyone can check. The server commits to a secret, every page promises random bits by their hash, and only when all
 * promises are known do the pages reveal the bits. Secret and bits determine the shuffle.
 */

import type { Game, Table } from '@boneyard/rules/game';
import { gameCalled } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { fromSystem, type Random } from '@boneyard/rules/random';
import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils';
import type { ClientMessage } from './clientmessages';
import type { Proof, TableView } from './tables';

/** The round that a proof is about, as a record has it. */
export interface DealtRound {
  readonly game: unknown;
  readonly players: unknown;
  readonly options: unknown;
  readonly deal: unknown;
  /** Which round of the match, and of which table, if that is known. */
  readonly round?: number;
  readonly table?: string | undefined;
  /** The seats of bots. */
  readonly bots?: readonly number[];
}

export const DEAL_FLAWS = [
  'no proof',
  'malformed',
  'other table',
  'other round',
  'other commitment',
  'other promise',
  'bot contributed',
  'contribution missing',
  'dealt again',
  'other deal',
] as const;
export type DealFlaw = (typeof DEAL_FLAWS)[number];

export function commitmentOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** Which shuffle a promise is for. A shuffle that was begun again is another attempt. */
export interface ShuffleName {
  readonly table: string;
  readonly round: number;
  readonly attempt: number;
}

/** The hash by which a seat promises its bits. It holds for one seat and one shuffle only, so that nobody can repeat it. */
export function promiseOf({ table, round, attempt }: ShuffleName, seat: number, bits: string): string {
  return bytesToHex(sha256(utf8ToBytes(['boneyard promise 1', table, round, attempt, seat, bits, ''].join('\n'))));
}

/** What a client sends next to add `bits` to the shuffle; undefined if there is nothing to send now. */
export function contributionStep(
  { id, phase, you, fair }: Pick<TableView, 'id' | 'phase' | 'you' | 'fair'>,
  bits: string,
): Extract<ClientMessage, { t: 'promise' | 'add' }> | undefined {
  if (phase !== 'dealing' || !fair || you === undefined) return undefined;
  const { round, attempt, promised, sealed, added } = fair;
  const hash = promiseOf({ table: id, round, attempt }, you, bits);
  const known = promised[you] ?? undefined;
  if (!sealed) return known === undefined ? { t: 'promise', round, hash } : undefined;
  return known === hash && !added.includes(you) ? { t: 'add', round, bits } : undefined;
}

/** The message of the first HMAC: ASCII lines, each with a line feed. Deals without promises are older. */
function shuffleInput({ table, round, attempt, added }: Omit<Proof, 'commitment' | 'secret'>): Uint8Array {
  const title = attempt === undefined ? ['boneyard deal 1', table, round] : ['boneyard deal 2', table, round, attempt];
  return utf8ToBytes([...title, ...added.map((bits) => bits ?? '-'), ''].join('\n'));
}

/** The number of 32-bit words in an HMAC. */
const WORDS = 8;

/** Words of 32 bits, big-endian, from HMAC(key, 0), HMAC(key, 1) …, where the key is HMAC(secret, shuffleInput). */
export function shuffler(proof: Omit<Proof, 'commitment'>): Random {
  const keyed = hmac.create(sha256, hmac(sha256, hexToBytes(proof.secret), shuffleInput(proof)));
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
  const { table, round, attempt, commitment, secret, promised, added } = json as Partial<Record<keyof Proof, unknown>>;
  if (typeof table !== 'string' || !/^[A-Za-z0-9_-]+$/.test(table) || !Number.isSafeInteger(round)) return false;
  if (![commitment, secret].every((hex) => typeof hex === 'string' && HEX_32.test(hex))) return false;
  if (!isListOf(HEX_16, added)) return false;
  if (attempt === undefined && promised === undefined) return true;
  return Number.isSafeInteger(attempt) && isListOf(HEX_32, promised) && promised.length === added.length;
}

function isListOf(pattern: RegExp, json: unknown): json is (string | null)[] {
  return Array.isArray(json) && json.every((hex) => hex === null || (typeof hex === 'string' && pattern.test(hex)));
}

/** Equal as JSON, in whatever order the keys are. */
export function equalJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const keys = Object.keys(one);
  if (Array.isArray(one) !== Array.isArray(other) || keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => equalJson(one[key as keyof typeof one], other[key as keyof typeof other]));
}

/** What the player's own client knows: what it was sent before it revealed its bits. */
export interface OwnContribution {
  readonly commitment: string;
  readonly seat: number;
  readonly bits: string;
  /** All promises at the moment when no more were taken; undefined if only the rest was noted. */
  readonly promised?: readonly (string | null)[] | undefined;
}

/** What a page knows about its table and this round, as arguments of `boneyard verify`. */
export function verifyArguments(table: string, bots: readonly number[], own: OwnContribution | undefined): string[] {
  const promised = own?.promised?.map((hash) => hash ?? '-').join(',');
  return [
    `--table=${table}`,
    ...(bots.length > 0 ? [`--bots=${bots.join(',')}`] : []),
    ...(own ? [`--seat=${own.seat}`, `--bits=${own.bits}`, `--commitment=${own.commitment}`] : []),
    ...(promised === undefined ? [] : [`--promised=${promised}`]),
  ];
}

/** Does every seat have the bits that it promised, and none without a promise? */
function keepsPromises({ table, round, attempt, promised, added }: Proof): boolean {
  if (attempt === undefined || !promised) return true;
  return added.every((bits, seat) =>
    bits === null ? promised[seat] === null : promised[seat] === promiseOf({ table, round, attempt }, seat, bits),
  );
}

/** The deal that follows from a proof, and the same without what was not kept of such deals at first. */
export function dealsFrom(game: Game, table: Table, proof: Proof): readonly unknown[] {
  const deal: unknown = game.deal(table, shuffler(proof));
  const notes = game.dealNotes ?? [];
  const written = Object.entries(game.writeDeal(deal));
  const bare = written.filter(([key]) => !notes.includes(key));
  return bare.length === written.length ? [deal] : [deal, game.readDeal(table, Object.fromEntries(bare))];
}

/** What is wrong with a deal; undefined if it follows from the secret and the contributions. */
export function verify(proof: unknown, round: DealtRound, own?: OwnContribution): DealFlaw | undefined {
  if (proof === undefined || proof === null) return 'no proof';
  const game = gameCalled(round.game);
  const table = game && setTable(game, round.players, round.options);
  if (!isProof(proof) || !table || isProblem(table) || proof.added.length !== table.players) return 'malformed';
  const { commitment, secret, promised, added, attempt = 0 } = proof;
  // A client that saw promises does not take a proof without them.
  if (own?.promised && !promised) return 'malformed';
  if (round.table !== undefined && proof.table !== round.table) return 'other table';
  if (round.round !== undefined && proof.round !== round.round) return 'other round';
  if (commitmentOf(secret) !== commitment || (own && own.commitment !== commitment)) return 'other commitment';
  if (own && added[own.seat] !== own.bits) return 'contribution missing';
  if (!keepsPromises(proof)) return 'other promise';
  if (round.bots?.some((seat) => added[seat] !== null)) return 'bot contributed';
  // What the client noted may be about the first attempt.
  if (attempt > 0) return 'dealt again';
  if (own?.promised && !equalJson(own.promised, promised)) return 'other promise';
  const deals = dealsFrom(game, table, proof);
  return deals.some((deal) => equalJson(game.writeDeal(deal), round.deal)) ? undefined : 'other deal';
}
