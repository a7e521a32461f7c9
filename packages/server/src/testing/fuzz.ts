/** Messages of a seated player who means harm: half of them valid ones with one field changed, the rest noise. */

import { type Asked, readAsked } from '@boneyard/protocol/messages';
import { SIGNALS } from '@boneyard/protocol/signals';
import { games } from '@boneyard/rules/games';
import { pick, type Random, seeded } from '@boneyard/rules/random';
import { anyTable } from '@boneyard/rules/testing/tables';
import { type House, house } from '../house/house';
import { answer } from '../net/answering';
import { ANYTHING } from '../people/filter';
import { memoryStore, newShelf } from './memory';
import { legalMove, type Page, page } from './page';
import { quick } from './quick';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A table of people, dealt, each with a page. */
async function sitDown(home: House, random: Random, name: string): Promise<Page[]> {
  const game = pick(games, random);
  const { players, options } = anyTable(game, random);
  const chairs = Array.from({ length: players }, () => ({ kind: 'person' as const }));
  const pages = chairs.map((_, seat) => page(`${name} ${seat}`));
  const agreed = { game: game.id, options, chairs, clock: null, late: 'bot' as const, listed: true };
  const table = await home.open(agreed, { id: pages[0]!.guest!, name, kind: 'guest' });
  for (const [seat, one] of pages.entries()) {
    await home.come(one, table);
    if (seat > 0) home.ask(one, { t: 'sit', seat });
  }
  return pages;
}

/** A message that might well be sent here. */
function valid(one: Page, random: Random): Asked {
  const move = legalMove(one, random);
  if (move && random.below(2) === 0) return move;
  const { id = 'AAAAbbbbCCCC0123', at = 0 } = one.shown ?? {};
  const seat = random.below(8);
  return pick<Asked>(
    [
      { t: 'move', at, move: 'pass' },
      { t: 'come', table: id },
      { t: 'sit', seat },
      { t: 'fill', seat, level: 'casual' },
      { t: 'replace', seat },
      { t: 'back' },
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

/** Another value of the same kind: what gets past the border more often than not. */
function other(value: unknown, moves: readonly string[], random: Random): unknown {
  if (typeof value === 'number') return Math.max(0, value + random.below(7) - 3);
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return 'casual';
  if (moves.length > 0 && random.below(2) === 0) return pick(moves, random);
  const place = random.below(value.length + 1);
  return value.slice(0, place) + String.fromCharCode(32 + random.below(96)) + value.slice(place + 1);
}

function mutated(asked: Asked, moves: readonly string[], random: Random): unknown {
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

/** Hears what is said and forgets it. */
const forgetful = { say: async () => {}, said: async () => [], blockedAt: async () => false };

const MOST_MOVES = 500;

export interface Fuzzed {
  readonly sent: number;
  /** How many were read as messages, though perhaps refused afterwards. */
  readonly read: number;
  readonly matches: number;
  /** What pages were refused, and how often. */
  readonly refusals: ReadonlyMap<string, number>;
}

export async function fuzz(messages: number, seed: string): Promise<Fuzzed> {
  const random = seeded(seed);
  const shelf = newShelf();
  const complaints: string[] = [];
  const home = house({
    store: memoryStore(shelf),
    thinkers: quick,
    pace: { bot: 0, first: 0, later: 0 },
    chat: { company: forgetful, fits: ANYTHING },
    complain: (what) => void complaints.push(what),
  });
  const quiet = await sitDown(home, random, 'quiet');
  for (let i = 0; i < 50; i++) await turn();
  const before = JSON.stringify(quiet.map(({ shown }) => shown));
  const refusals = new Map<string, number>();
  let [read, matches] = [0, 0];
  let pages = await sitDown(home, random, 'fuzzed');
  let table = pages[0]!.shown!.id;
  /** Moves that were legal once, in some game. */
  const moves: string[] = [];
  for (let sent = 0; sent < messages; sent++) {
    const one = pick(pages, random);
    const text = random.below(2) === 0 ? JSON.stringify(mutated(valid(one, random), moves, random)) : noise(random);
    const asked = readAsked(text);
    if (asked && asked.t !== 'hello') {
      read++;
      answer(home, one, asked);
    }
    if (sent % 4 === 0) {
      await turn();
      for (const player of pages) {
        const { shown } = player;
        if (shown?.you !== undefined && shown.seats[shown.you]!.replaced) home.ask(player, { t: 'back' });
        const move = legalMove(player, random);
        if (!move) continue;
        answer(home, player, move);
        moves[moves.length < MOST_MOVES ? moves.length : random.below(MOST_MOVES)] = move.move;
      }
    }
    // Nonsense may have led somebody away from the table.
    if (sent % 40 === 0) for (const player of pages) answer(home, player, { t: 'come', table });
    if (pages[0]!.shown?.phase !== 'over') continue;
    matches++;
    for (const player of pages) {
      home.go(player);
      home.watchList(player, false);
      for (const [why, times] of player.refused) refusals.set(why, (refusals.get(why) ?? 0) + times);
    }
    for (const [id, { phase }] of shelf.cards) if (phase === 'over') shelf.logs.delete(id);
    pages = await sitDown(home, random, `fuzzed ${matches}`);
    table = pages[0]!.shown!.id;
  }
  for (let i = 0; i < 50; i++) await turn();
  if (complaints.length > 0) throw new Error(`the server complained: ${complaints[0]}`);
  if (JSON.stringify(quiet.map(({ shown }) => shown)) !== before) throw new Error('another table was disturbed');
  await home.close();
  return { sent: messages, read, matches, refusals };
}
