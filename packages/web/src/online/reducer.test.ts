/** How a page handles messages: patches, gaps, moves that are sent again, and rounds in progress after a reload. */

import { difference } from '@boneyard/protocol/delta';
import { commitmentOf, promiseOf, shuffler } from '@boneyard/protocol/fair';
import { fromWire, type Json, toWire } from '@boneyard/protocol/json';
import type { ServerMessage } from '@boneyard/protocol/servermessages';
import type { Proof, SentTableView, TableView } from '@boneyard/protocol/tables';
import { type Common, fresh, type Game, type Seat, story } from '@boneyard/rules/game';
import { gameCalled } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { pick, type Random, seeded } from '@boneyard/rules/random';
import { describe, expect, test } from 'vitest';
import { checkDeal } from './dealcheck';
import { replayRound } from './history';
import { type KnownTable, type Reduction, reduce, unknownTable } from './reducer';

const ID = 'AAAAbbbbCCCC0123';
const GAMES = ['classic', 'bead', 'quad', 'magnetic'] as const;

const PROOF: Proof = {
  table: ID,
  round: 0,
  commitment: commitmentOf('5'.repeat(64)),
  secret: '5'.repeat(64),
  attempt: 0,
  promised: [promiseOf({ table: ID, round: 0, attempt: 0 }, 0, 'a'.repeat(32)), null],
  added: ['a'.repeat(32), null],
};

/** Every state of a random round, dealt as the proof says. */
function someRound(id: string, random: Random, proof = PROOF): { game: Game; states: Common[] } {
  const game = gameCalled(id)!;
  const table = setTable(game, 2, {});
  if (isProblem(table)) throw new Error('no such table');
  const states: Common[] = [game.start(table, game.deal(table, shuffler(proof)), fresh(2))];
  for (let acting = game.toAct(states[0]!); acting.length > 0; acting = game.toAct(states.at(-1)!)) {
    const seat = pick(acting, random);
    states.push(game.play(states.at(-1), seat, pick(game.moves(states.at(-1)!, seat), random)));
  }
  return { game, states };
}

function shownAt(game: Game, state: Common, you: Seat | undefined, more: Partial<TableView> = {}): TableView {
  const sitting = { chair: { kind: 'person' }, name: 'Ana', replaced: false, bot: false } as const;
  return {
    id: ID,
    n: 10 + state.ply,
    game: game.id,
    options: state.table.options,
    clock: undefined,
    late: 'bot',
    rated: false,
    changes: undefined,
    listed: false,
    seats: [sitting, { ...sitting, name: 'Bo' }],
    host: 0,
    phase: 'playing',
    you,
    at: 10 + state.ply,
    due: undefined,
    view: game.view(state, you),
    ended: game.outcome(state),
    fair: undefined,
    proof: undefined,
    ending: [],
    again: [],
    next: undefined,
    ...more,
  };
}

/** As it arrives over the network. */
const wired = (message: ServerMessage): ServerMessage => JSON.parse(JSON.stringify(message)) as ServerMessage;
const table = (shown: TableView): ServerMessage => wired({ t: 'table', table: toWire(shown) as SentTableView });
const step = (before: TableView, now: TableView): Extract<ServerMessage, { t: 'step' }> => ({
  t: 'step',
  from: before.n,
  n: now.n,
  delta: JSON.parse(difference(before, now) ?? '{}') as Json,
});

function after(known: KnownTable, ...messages: ServerMessage[]): Reduction {
  let last: Reduction = { known, send: [] };
  for (const one of messages) last = reduce(last.known, one, 1000);
  return last;
}

describe.each(GAMES)('%s', (id) => {
  const { game, states } = someRound(id, seeded(`hearing ${id}`));
  const tables = states.map((state) => shownAt(game, state, 0));
  const steps = tables.slice(1).map((now, i) => step(tables[i]!, now));

  test('after all steps every position is known, and equals what the server would show', () => {
    const { known, send } = after(unknownTable(ID), table(tables[0]!), ...steps);
    expect(send).toEqual([]);
    expect(known.positions).toHaveLength(states.length);
    for (const [i, position] of known.positions.entries()) expect(position.seen(0)).toEqual(tables[i]!.view);
    expect(known.positions.at(-1)!.ended).toEqual(game.outcome(states.at(-1)!));
  });

  test('after a reload in mid-round the earlier moves are found in the view, and the next step continues them', () => {
    const middle = Math.floor(states.length / 2);
    const { known } = after(unknownTable(ID), table(tables[middle]!), steps[middle]!);
    expect(known.positions).toHaveLength(middle + 2);
    const logs = known.positions.map((position) => position.seen(0).log);
    // Each log links to the one before, so that each position has one move more.
    for (const [i, log] of logs.entries()) if (i > 0) expect(log?.before).toBe(logs[i - 1]);
    expect(story(logs.at(-1)).map(({ move }) => game.write(move))).toEqual(
      story(game.view(states[middle + 1]!, 0).log).map(({ move }) => game.write(move)),
    );
    for (const [i, position] of known.positions.entries()) {
      expect(position.seen(0).ply).toBe(i);
      expect(position.seen(0).scores).toEqual(states[i]!.scores);
      expect(position.seen(0).held).toEqual(states[i]!.held);
    }
  });

  test('a spectator also gets the earlier positions', () => {
    const middle = Math.floor(states.length / 2);
    const { known } = after(unknownTable(ID), table(shownAt(game, states[middle]!, undefined)));
    expect(known.positions).toHaveLength(middle + 1);
  });

  test('the deal of a finished round is checked; a wrong secret, commitment, contribution or round is noticed', async () => {
    const end = (proof: Proof) => {
      const shown = shownAt(game, states.at(-1)!, 0, { phase: 'over', proof: fromWire(proof) });
      return checkDeal(after(unknownTable(ID), table(shown)).known.shown!);
    };
    expect(await end(PROOF)).toEqual({
      round: 0,
      proof: PROOF,
      flaw: undefined,
      own: false,
      noted: [`--table=${ID}`],
    });
    expect((await end({ ...PROOF, commitment: 'c'.repeat(64) }))?.flaw).toBe('other commitment');
    expect((await end({ ...PROOF, added: ['b'.repeat(32), null] }))?.flaw).toBe('other promise');
    expect((await end({ ...PROOF, round: 1 }))?.flaw).toBe('other round');
  });

  test('a round replayed from its deal ends the same way, whatever its starting scores', () => {
    const view = { ...states.at(-1)!, scores: states.at(-1)!.scores.map((score) => score + 7) };
    const deal = game.dealt(states.at(-1)!);
    expect(replayRound(game, view, deal, view.log)[0]!.scores).toEqual([7, 7]);
  });
});

describe('messages', () => {
  const { game, states } = someRound('classic', seeded('line'));
  const tables = states.map((state) => shownAt(game, state, 0));
  const [first, second] = [tables[0]!, tables[1]!];
  const come = { t: 'come', table: ID };

  test('after the welcome the page asks for the table, and knows how far the server’s clock is ahead', () => {
    const { known, send } = reduce(
      unknownTable(ID),
      { t: 'welcome', v: 1, me: { id: 'x', name: 'Ana', kind: 'guest' }, now: 5000 },
      1000,
    );
    expect(send).toEqual([come]);
    expect(known.ahead).toBe(4000);
    expect(known.me?.name).toBe('Ana');
  });

  test('a step that does not follow or cannot be applied changes nothing, and the page asks for the whole table', () => {
    const { known } = after(unknownTable(ID), table(first));
    for (const message of [
      step(second, tables[2]!),
      { ...step(first, second), delta: [9] } as ServerMessage,
      { ...step(first, second), delta: { view: { log: [1, 5, []] } } } as ServerMessage,
    ]) {
      const next = reduce(known, message, 0);
      expect(next.send).toEqual([come]);
      expect(next.known).toBe(known);
    }
    expect(reduce(unknownTable(ID), step(first, second), 0).send).toEqual([come]);
  });

  test('a move without an answer is sent again after the whole table arrives, but never after its answer', () => {
    const mover = states.findIndex((state) => game.toAct(state).includes(0));
    const [now, next] = [tables[mover]!, tables[mover + 1]!];
    const { known } = after(unknownTable(ID), table(now));
    const sent: KnownTable = { ...known, sent: { at: now.at!, move: 'x', durable: false } };
    expect(after(sent, table(now)).send).toEqual([{ t: 'move', at: now.at, move: 'x' }]);
    const wishing: KnownTable = { ...known, sent: { ...sent.sent!, lies: 'N' } };
    expect(after(wishing, table(now)).send).toEqual([{ t: 'move', at: now.at, move: 'x', lies: 'N' }]);
    const acknowledged = after(sent, { t: 'ack', at: now.at! });
    // It is stored but not yet shown: the player must not be able to make it again.
    expect(acknowledged.known.sent?.durable).toBe(true);
    expect(after(acknowledged.known, table(now)).send).toEqual([]);
    expect(after(acknowledged.known, step(now, next)).known.sent).toBeUndefined();
    expect(after(sent, step(now, next), { t: 'ack', at: now.at! }).known.sent).toBeUndefined();
    // Usually the step that the move makes says so too.
    expect(after(sent, step(now, next)).known.sent?.durable).toBe(false);
    expect(after(sent, { ...step(now, next), ack: now.at! }).known.sent).toBeUndefined();
    expect(after(sent, { ...step(now, next), ack: now.at! + 1 }).known.sent?.durable).toBe(false);
  });

  test('a stale move is dropped silently, an illegal one with a message; an answer to another move is ignored', () => {
    const { known } = after(unknownTable(ID), table(first));
    const sent: KnownTable = { ...known, sent: { at: first.at!, move: 'x', durable: false } };
    const refused = (why: 'stale' | 'illegal', at: number) =>
      after(sent, { t: 'refused', what: 'move', at, why }).known;
    expect(refused('stale', first.at!)).toMatchObject({ sent: undefined, refused: undefined });
    expect(refused('illegal', first.at!)).toMatchObject({ sent: undefined, refused: 'illegal' });
    expect(refused('illegal', first.at! - 1)).toBe(sent);
    expect(after(sent, { t: 'ack', at: first.at! - 1 }).known).toBe(sent);
  });

  test('an end by agreement is a separate position', () => {
    const ended = { ending: 'agreed', best: [], over: true, winners: [0] } as const;
    const last = { ...second, n: second.n + 1, phase: 'over', at: undefined, ended } as const;
    const { known } = after(unknownTable(ID), table(first), step(first, second), step(second, last));
    expect(known.positions).toHaveLength(3);
    expect(known.positions.at(-1)!.ended).toEqual(ended);
  });

  test('an outdated page, a missing table, and phrases', () => {
    const { known } = after(
      unknownTable(ID),
      { t: 'refused', what: 'come', why: 'no such table' },
      { t: 'reload', v: 2 },
      { t: 'signal', seat: 1, signal: 'hello' },
      { t: 'signal', seat: 0, signal: 'oops' },
      { t: 'signal', seat: 1, signal: 'hello' },
      { t: 'here', seats: [{ here: false, until: 5 }], watching: 3 },
    );
    expect(known).toMatchObject({ missing: true, old: true, watching: 3, here: [{ here: false, until: 5 }] });
    expect(known.seatMessages.map(({ seat, n }) => [seat, n])).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  test('chat lines are in order and appear once; only a new line is shown at its seat', () => {
    const line = (id: string, said: number) => ({ id, seat: 1, who: 'bo', name: 'Bo', text: id, said });
    const [old, before, fresh] = [line('a', -90_000), line('b', -60_000), line('c', 1000)];
    const recalled = after(unknownTable(ID), { t: 'chat', lines: [before, old] }, { t: 'chat', lines: [old] }).known;
    expect([recalled.lines, recalled.seatMessages]).toEqual([[old, before], []]);
    const { known } = after(recalled, { t: 'refused', what: 'chat', why: 'unfit' }, { t: 'chat', lines: [fresh] });
    expect(known.lines).toEqual([old, before, fresh]);
    expect(known.seatMessages).toEqual([{ seat: 1, what: { text: 'c', who: 'bo' }, n: 1 }]);
    expect(known.refused).toBeUndefined();
  });

  test('a ban is recognised', () => {
    const { known } = after(unknownTable(ID), { t: 'refused', what: 'hello', why: 'banned' });
    expect(known.banned).toBe(true);
  });
});
