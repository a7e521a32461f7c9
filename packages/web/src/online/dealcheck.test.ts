/** A server that cheats, in every way that we could think of, against the page's check of the deal. */

import { commitmentOf, promiseOf, shuffler } from '@boneyard/protocol/fair';
import type { Proof, TableView } from '@boneyard/protocol/tables';
import type { Common } from '@boneyard/rules/game';
import { gameCalled } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { pick, seeded } from '@boneyard/rules/random';
import { expect, test } from 'vitest';
import { bitsFor, notePromises } from './contributions';
import { checkDeal } from './dealcheck';

const ROUND = 0;
const [ANA, BO] = [0, 1];
const SECRET = '5a'.repeat(32);
const game = gameCalled('classic')!;
const options = { style: 'block', match: { rounds: 1 } };
const set = setTable(game, 2, options);
if (isProblem(set)) throw new Error(set.problem);
const table = set;

const hex = (n: number) => n.toString(16).padStart(32, '0');

/** Ana's page has promised and revealed; this is what it was shown meanwhile. */
interface Promised {
  readonly id: string;
  readonly mine: string;
  readonly promised: readonly (string | null)[];
}

let tables = 0;
/** `his` are the bits that Bo promised; null for a bot. */
function promised(his: string | null, commitment = commitmentOf(SECRET)): Promised {
  const id = `table-${tables++}`;
  const shuffle = { table: id, round: ROUND, attempt: 0 };
  const mine = bitsFor(shuffle, ANA, commitment, undefined);
  const promises = [promiseOf(shuffle, ANA, mine), his === null ? null : promiseOf(shuffle, BO, his)];
  notePromises(shuffle, promises);
  return { id, mine, promised: promises };
}

function proofFor({ id, mine, promised: promises }: Promised, his: string | null, change: Partial<Proof> = {}): Proof {
  const added = [mine, his];
  const proof = { table: id, round: ROUND, attempt: 0, commitment: commitmentOf(SECRET), secret: SECRET };
  return { ...proof, promised: promises, added, ...change };
}

/** The table after a round that was dealt as `dealt` says, with `proof` as what the server says about it. */
function played({ id }: Promised, dealt: Proof, proof: Proof | undefined, bot = false): TableView {
  const random = seeded('cheat');
  let state: Common = game.start(table, game.deal(table, shuffler(dealt)), { round: ROUND, scores: [0, 0] });
  while (game.toAct(state).length > 0) {
    const seat = game.toAct(state)[0]!;
    state = game.play(state, seat, pick(game.moves(state, seat), random));
  }
  const chair = (seat: number) => (seat === BO && bot ? { kind: 'bot', level: 'casual' } : { kind: 'person' });
  return {
    id,
    game: game.id,
    options: table.options,
    phase: 'over',
    you: ANA,
    seats: [ANA, BO].map((seat) => ({ chair: chair(seat), name: `${seat}`, replaced: false, bot: false })),
    view: game.view(state, ANA),
    ended: { ending: 'out' },
    proof,
  } as unknown as TableView;
}

const HIS = hex(77);
const flawOf = async (shown: TableView) => (await checkDeal(shown))?.flaw;

/** How many doubles Bo gets: a server that favours him looks for many. */
function doublesOf(proof: Proof): number {
  const { hands } = game.writeDeal(game.deal(table, shuffler(proof))) as { hands: string[][] };
  return hands[BO]!.filter((tile) => tile[0] === tile[2]).length;
}

/** Tries one thing after the other until Bo has five doubles. */
function search(variant: (n: number) => Proof): Proof {
  for (let n = 0; n < 200_000; n++) {
    const proof = variant(n);
    if (doublesOf(proof) >= 5) return proof;
  }
  throw new Error('no such deal was found');
}

test('an honest server is called honest', async () => {
  const page = promised(HIS);
  const proof = proofFor(page, HIS);
  const check = await checkDeal(played(page, proof, proof));
  expect(check).toMatchObject({ flaw: undefined, own: true, round: ROUND });
});
test('a bot adds nothing, and that is fine', async () => {
  const page = promised(null);
  const proof = proofFor(page, null);
  expect(await flawOf(played(page, proof, proof, true))).toBeUndefined();
});

test('it invents the bits of another seat after it knows mine', async () => {
  const page = promised(HIS);
  const proof = search((n) => proofFor(page, hex(n)));
  expect(await flawOf(played(page, proof, proof))).toBe('other promise');
});
test('it invents them and the promise too, which the page saw otherwise', async () => {
  const page = promised(HIS);
  const shuffle = { table: page.id, round: ROUND, attempt: 0 };
  const proof = search((n) =>
    proofFor(page, hex(n), { promised: [page.promised[0]!, promiseOf(shuffle, BO, hex(n))] }),
  );
  expect(await flawOf(played(page, proof, proof))).toBe('other promise');
});
test('it invents the bits of a bot', async () => {
  const page = promised(HIS);
  const proof = proofFor(page, HIS);
  expect(await flawOf(played(page, proof, proof, true))).toBe('bot contributed');
});
test('it leaves out what another seat promised', async () => {
  const page = promised(HIS);
  const proof = proofFor(page, null);
  expect(await flawOf(played(page, proof, proof))).toBe('other promise');
});
test('it leaves out my bits', async () => {
  const page = promised(HIS);
  const proof = { ...proofFor(page, HIS), added: [null, HIS], promised: [null, page.promised[1]!] };
  expect(await flawOf(played(page, proof, proof))).toBe('contribution missing');
});
test('it ignores my promise from the beginning', async () => {
  const page = promised(HIS);
  const shuffle = { table: page.id, round: ROUND, attempt: 0 };
  notePromises(shuffle, [null, page.promised[1]!]);
  const proof = { ...proofFor(page, HIS), added: [null, HIS], promised: [null, page.promised[1]!] };
  expect(await flawOf(played(page, proof, proof))).toBe('contribution missing');
});
test('it chooses another secret when all bits are known', async () => {
  const page = promised(HIS);
  const proof = search((n) => {
    const secret = hex(n).repeat(2);
    return proofFor(page, HIS, { secret, commitment: commitmentOf(secret) });
  });
  expect(await flawOf(played(page, proof, proof))).toBe('other commitment');
  expect(await flawOf(played(page, proof, { ...proof, commitment: commitmentOf(SECRET) }))).toBe('other commitment');
});
test('it deals other tiles than it proves', async () => {
  const page = promised(HIS);
  const proof = proofFor(page, HIS);
  const other = proofFor(page, hex(78));
  expect(await flawOf(played(page, other, proof))).toBe('other deal');
});
test('it proves another table, or another round', async () => {
  const [page, elsewhere] = [promised(HIS), promised(HIS)];
  const proof = proofFor(elsewhere, HIS);
  expect(await flawOf(played(page, proof, proof))).toBe('other table');
  const later = proofFor(page, HIS, { round: 1 });
  expect(await flawOf(played(page, later, later))).toBe('other round');
});
test('it begins again until it likes the deal', async () => {
  const page = promised(HIS);
  const proof = search((n) => {
    const shuffle = { table: page.id, round: ROUND, attempt: n + 1 };
    const promises = [promiseOf(shuffle, ANA, page.mine), promiseOf(shuffle, BO, HIS)];
    return proofFor(page, HIS, { attempt: n + 1, promised: promises });
  });
  expect(await flawOf(played(page, proof, proof))).toBe('dealt again');
});
test('it proves nothing, or in a form without promises', async () => {
  const page = promised(HIS);
  const {
    attempt: _,
    promised: __,
    ...former
  } = search((n) => {
    const { attempt: _, promised: __, ...bare } = proofFor(page, hex(n));
    return bare as Proof;
  });
  expect(await flawOf(played(page, former as Proof, former as Proof))).toBe('malformed');
  expect(await flawOf(played(page, proofFor(page, HIS), undefined))).toBe('no proof');
});
