/** Fair deals, compared with a second implementation that follows docs/protocol.md with Node's own hashes. */

import { createHash, createHmac } from 'node:crypto';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { describe, expect, test } from 'vitest';
import { commitmentOf, type DealtRound, shuffler, verify } from './fair';
import type { Proof } from './tables';

const SECRET = '00112233445566778899aabbccddeeff0123456789abcdef0123456789abcdef';
const BITS = ['a0'.repeat(16), null] as const;
const PROOF: Proof = {
  table: 'AAAAbbbbCCCC0123',
  round: 2,
  commitment: commitmentOf(SECRET),
  secret: SECRET,
  added: BITS,
};

function* wordsOf(proof: Proof): Generator<number> {
  const text = `boneyard deal 1\n${proof.table}\n${proof.round}\n${proof.added.map((bits) => bits ?? '-').join('\n')}\n`;
  const key = createHmac('sha256', Buffer.from(proof.secret, 'hex')).update(text, 'ascii').digest();
  for (let block = 0; ; block++) {
    const number = Buffer.alloc(4);
    number.writeUInt32BE(block);
    const bytes = createHmac('sha256', key).update(number).digest();
    for (let at = 0; at < 32; at += 4) yield bytes.readUInt32BE(at);
  }
}

function below(n: number, words: Generator<number>): number {
  for (;;) {
    const product = Math.floor(words.next().value / 65536) * n;
    if (product % 65536 >= 65536 % n) return Math.floor(product / 65536);
  }
}

function double6(): string[] {
  const tiles: string[] = [];
  for (let high = 0; high <= 6; high++) for (let low = 0; low <= high; low++) tiles.push(`${high}-${low}`);
  return tiles;
}

/** The tiles of double-six, shuffled from the last one down. */
function shuffled(words: Generator<number>): string[] {
  const tiles = double6();
  for (let i = 27; i > 0; i--) {
    const j = below(i + 1, words);
    [tiles[i], tiles[j]] = [tiles[j]!, tiles[i]!];
  }
  return tiles;
}

/** The leader, then the drawings of two seats from the whole set; the tiles of the winner are the leader's. */
function lotsByHand(words: Generator<number>): { lead: number; lots: string[][] } {
  const lead = below(2, words);
  const tiles = double6();
  const draw = () => {
    const [last, at] = [tiles.length - 1, below(tiles.length, words)];
    [tiles[at], tiles[last]] = [tiles[last]!, tiles[at]!];
    return tiles.pop()!;
  };
  const pips = (tile: string) => Number(tile[0]) + Number(tile[2]);
  const lots: string[][] = [];
  for (;;) {
    const [one, other] = [draw(), draw()];
    lots.push([one, other]);
    if (pips(one) === pips(other)) continue;
    const winner = pips(one) > pips(other) ? 0 : 1;
    return { lead, lots: winner === lead ? lots : lots.map(([a, b]) => [b!, a!]) };
  }
}

/** Two-seat dominoes: the double-six set in its order (0-0, 1-0, 1-1, 2-0 …), shuffled from the last tile down. */
function dealByHand(proof: Proof, lots = false): unknown {
  const words = wordsOf(proof);
  const tiles = shuffled(words);
  const dealt = { hands: [tiles.slice(0, 7), tiles.slice(7, 14)], stock: tiles.slice(14) };
  return lots ? { ...dealt, ...lotsByHand(words) } : dealt;
}

function dealOf(id: GameId, options: unknown, proof: Proof): DealtRound {
  const game = gameCalled(id)!;
  const table = setTable(game, 2, options);
  if (isProblem(table)) throw new Error(table.problem);
  return { game: id, players: 2, options, deal: game.writeDeal(game.deal(table, shuffler(proof))) };
}

const round = dealOf('classic', {}, PROOF);

test('the commitment is the SHA-256 of the secret', () => {
  expect(PROOF.commitment).toBe(createHash('sha256').update(Buffer.from(SECRET, 'hex')).digest('hex'));
});

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])('the deal of round %i is the one that docs/protocol.md defines', (n) => {
  const proof = { ...PROOF, round: n };
  expect(dealOf('classic', {}, proof).deal).toEqual(dealByHand(proof));
  expect(dealOf('classic', { lead: 'lots' }, proof).deal).toEqual(dealByHand(proof, true));
});

test('among fifty rounds there are some in which lots were drawn twice', () => {
  const drawings = Array.from(
    { length: 50 },
    (_, n) => dealByHand({ ...PROOF, round: n }, true) as { lots: unknown[] },
  );
  expect(drawings.some(({ lots }) => lots.length > 1)).toBe(true);
});

describe('a deal is verified', () => {
  test.each(['classic', 'bead', 'quad', 'magnetic'] as const)('%s', (id) => {
    expect(verify(PROOF, dealOf(id, {}, PROOF))).toBeUndefined();
  });
  test('against what the own client knows', () => {
    const own = { commitment: PROOF.commitment, seat: 0, bits: BITS[0] };
    expect(verify(PROOF, round, own)).toBeUndefined();
    expect(verify(PROOF, round, { ...own, bits: '0'.repeat(32) })).toBe('contribution missing');
    expect(verify(PROOF, round, { ...own, seat: 1 })).toBe('contribution missing');
    expect(verify(PROOF, round, { ...own, commitment: '0'.repeat(64) })).toBe('other commitment');
  });
  test.each([
    ['another secret', { secret: SECRET.replace('0', '1') }, 'other commitment'],
    ['another round', { round: 3 }, 'other deal'],
    ['another table', { table: 'AAAAbbbbCCCC0124' }, 'other deal'],
    ['a contribution dropped', { added: [null, null] }, 'other deal'],
    ['contributions swapped', { added: [null, BITS[0]] }, 'other deal'],
    ['too few seats', { added: [BITS[0]] }, 'malformed'],
    ['no secret', { secret: undefined }, 'malformed'],
    ['a table id with a line break', { table: 'a\n1' }, 'malformed'],
  ])('%s is detected', (_, change, flaw) => {
    expect(verify({ ...PROOF, ...change }, round)).toBe(flaw);
  });
  test('lots that nobody drew so are detected, and a deal from before they were kept is not', () => {
    const drawn = dealOf('classic', { lead: 'lots' }, PROOF);
    const { lots, ...bare } = drawn.deal as { lots: string[][]; lead: number };
    expect(verify(PROOF, drawn)).toBeUndefined();
    expect(verify(PROOF, { ...drawn, deal: bare })).toBeUndefined();
    expect(verify(PROOF, { ...drawn, deal: { ...bare, lead: 1 - bare.lead } })).toBe('other deal');
    const swapped = lots.map(([one, other]) => [other, one]);
    expect(verify(PROOF, { ...drawn, deal: { ...bare, lead: 1 - bare.lead, lots: swapped } })).toBe('other deal');
    expect(verify(PROOF, { ...drawn, deal: { ...bare, lots: [['6-6', '0-0']] } })).toBe('other deal');
  });
  test('a tile in another place is detected', () => {
    const { hands, stock } = round.deal as { hands: string[][]; stock: string[] };
    const moved = { hands, stock: [stock[1], stock[0], ...stock.slice(2)] };
    expect(verify(PROOF, { ...round, deal: moved })).toBe('other deal');
    expect(verify(undefined, round)).toBe('no proof');
  });
});
