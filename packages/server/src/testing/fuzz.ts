/** Random messages of a seated player: half of them valid with one field changed, the rest noise. */

import { type ClientMessage, readClientMessage } from '@boneyard/protocol/clientmessages';
import { SIGNALS } from '@boneyard/protocol/enums';
import { DIRECTIONS } from '@boneyard/rules/game';
import { games } from '@boneyard/rules/games';
import { pick, type Random, seeded } from '@boneyard/rules/random';
import { anyTable } from '@boneyard/rules/testing/tables';
import { Dispatcher } from '../gateway/dispatch';
import { Services } from '../services';
import { ALLOW_ALL } from '../social/wordfilter';
import { type LocalClient, legalMove, localClient } from './localclient';
import { memoryStore, newMemoryTables } from './memorystore';
import { quickThinkers } from './quickthinkers';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A table that was dealt, with a client for each player. */
async function sitDown({ tables }: Services, random: Random, name: string): Promise<LocalClient[]> {
  const game = pick(games, random);
  const { players, options } = anyTable(game, random);
  const chairs = Array.from({ length: players }, () => ({ kind: 'person' as const }));
  const pages = chairs.map((_, seat) => localClient(`${name} ${seat}`));
  const agreed = { game: game.id, options, chairs, clock: null, late: 'bot' as const, listed: true };
  const table = await tables.create(agreed, { id: pages[0]!.playerId!, name, kind: 'guest' });
  for (const [seat, one] of pages.entries()) {
    await tables.watch(one, table);
    if (seat > 0) tables.watchedBy(one)?.receive(one, { t: 'sit', seat });
  }
  return pages;
}

/** A message that a client might send here. */
function valid(one: LocalClient, random: Random): ClientMessage {
  const move = legalMove(one, random);
  if (move && random.below(2) === 0) return random.below(2) === 0 ? move : { ...move, lies: pick(DIRECTIONS, random) };
  const { id = 'AAAAbbbbCCCC0123', at = 0 } = one.table ?? {};
  const seat = random.below(8);
  return pick<ClientMessage>(
    [
      { t: 'move', at, move: 'pass' },
      { t: 'come', table: id },
      { t: 'sit', seat },
      { t: 'fill', seat, level: 'casual' },
      { t: 'replace', seat },
      { t: 'back' },
      { t: 'promise', round: random.below(3), hash: '0123456789abcdef'.repeat(4) },
      { t: 'add', round: random.below(3), bits: '0123456789abcdef'.repeat(2) },
      { t: 'end', yes: false },
      { t: 'again', yes: true },
      { t: 'signal', signal: pick(SIGNALS, random) },
      { t: 'list', on: random.below(2) === 0 },
      { t: 'chat', text: 'well played' },
      { t: 'seek', terms: { game: 'classic', players: 2, options: {}, clock: null, rated: random.below(2) === 0 } },
      { t: 'unseek' },
    ],
    random,
  );
}

const ODD: readonly unknown[] = [
  null,
  -1,
  0,
  1e9,
  2 ** 53,
  0.5,
  '',
  'constructor',
  '__proto__',
  'toString',
  '6-6',
  '6-6@6-6',
  '1-1@99,99E',
  '6-5@1,0E!',
  '6-5@1,0E~999,0,0',
  '0000@0,0',
  'point 9-9',
  'choose 1-1',
  '\u0000',
  'é'.repeat(40),
  'x'.repeat(5000),
  [],
  {},
  [[[[]]]],
  true,
];

/** Another value of the same type, which usually passes validation. */
function other(value: unknown, moves: readonly string[], random: Random): unknown {
  if (typeof value === 'number') return Math.max(0, value + random.below(7) - 3);
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return 'casual';
  if (moves.length > 0 && random.below(2) === 0) return pick(moves, random);
  const place = random.below(value.length + 1);
  return value.slice(0, place) + String.fromCharCode(32 + random.below(96)) + value.slice(place + 1);
}

function mutated(asked: ClientMessage, moves: readonly string[], random: Random): unknown {
  const copy: Record<string, unknown> = { ...asked };
  const keys = Object.keys(copy);
  const key = pick(keys, random);
  const field = pick(keys.length > 1 ? keys.filter((one) => one !== 't') : keys, random);
  switch (random.below(8)) {
    case 0:
      delete copy[key];
      return copy;
    case 1:
      copy[`${key}${random.below(10)}`] = pick(ODD, random);
      return copy;
    case 2:
      copy[key] = pick(ODD, random);
      return copy;
    default:
      copy[field] = other(copy[field], field === 'move' ? moves : [], random);
      return copy;
  }
}

function noise(random: Random): string {
  if (random.below(2) === 0) return JSON.stringify(pick(ODD, random));
  return Array.from({ length: random.below(60) }, () => String.fromCharCode(random.below(300))).join('');
}

/** A chat that stores nothing. */
const forgetful = { addLine: async () => {}, lastLines: async () => [], blockedAt: async () => false };

const MOST_MOVES = 500;

export interface FuzzReport {
  readonly sent: number;
  /** How many were read as messages, though perhaps refused afterwards. */
  readonly read: number;
  readonly matches: number;
  /** Why messages were refused, and how often. */
  readonly refusals: ReadonlyMap<string, number>;
}

export async function fuzz(messages: number, seed: string): Promise<FuzzReport> {
  const random = seeded(seed);
  const shelf = newMemoryTables();
  const errors: string[] = [];
  const services = new Services({
    store: memoryStore(shelf),
    thinkers: quickThinkers,
    pace: { bot: 0, first: 0, later: 0 },
    chat: { social: forgetful, fits: ALLOW_ALL },
    reportError: (code, error) => void errors.push(`${code} ${error}`),
  });
  const dispatcher = new Dispatcher(services);
  const quiet = await sitDown(services, random, 'quiet');
  for (let i = 0; i < 50; i++) await turn();
  const before = JSON.stringify(quiet.map(({ table: shown }) => shown));
  const refusals = new Map<string, number>();
  let [read, matches] = [0, 0];
  let pages = await sitDown(services, random, 'fuzzed');
  let table = pages[0]!.table!.id;
  /** Moves that were legal once, in some game. */
  const moves: string[] = [];
  for (let sent = 0; sent < messages; sent++) {
    const one = pick(pages, random);
    const text = random.below(2) === 0 ? JSON.stringify(mutated(valid(one, random), moves, random)) : noise(random);
    const asked = readClientMessage(text);
    if (asked && asked.t !== 'hello') {
      read++;
      dispatcher.dispatch(one, asked);
    }
    if (sent % 4 === 0) {
      await turn();
      for (const player of pages) {
        const { table: shown } = player;
        if (shown?.you !== undefined && shown.seats[shown.you]!.replaced) dispatcher.dispatch(player, { t: 'back' });
        const move = legalMove(player, random);
        if (!move) continue;
        dispatcher.dispatch(player, move);
        moves[moves.length < MOST_MOVES ? moves.length : random.below(MOST_MOVES)] = move.move;
      }
    }
    // A random message may have made a player leave the table.
    if (sent % 40 === 0) for (const player of pages) dispatcher.dispatch(player, { t: 'come', table });
    if (pages[0]!.table?.phase !== 'over') continue;
    matches++;
    for (const player of pages) {
      dispatcher.dispatch(player, { t: 'go' });
      dispatcher.dispatch(player, { t: 'list', on: false });
      for (const [why, times] of player.refused) refusals.set(why, (refusals.get(why) ?? 0) + times);
    }
    for (const [id, { phase }] of shelf.summaries) if (phase === 'over') shelf.logs.delete(id);
    pages = await sitDown(services, random, `fuzzed ${matches}`);
    table = pages[0]!.table!.id;
  }
  for (let i = 0; i < 50; i++) await turn();
  if (errors.length > 0) throw new Error(`the server reported: ${errors[0]}`);
  if (JSON.stringify(quiet.map(({ table: shown }) => shown)) !== before) throw new Error('another table was disturbed');
  dispatcher.close();
  await services.close();
  return { sent: messages, read, matches, refusals };
}
