/** What a page makes of messages: patches, gaps, moves that are sent again, and rounds that are found again after a reload. */

import { difference } from '@boneyard/protocol/delta';
import { commitmentOf, type Proof, shuffler } from '@boneyard/protocol/fair';
import { type Json, written } from '@boneyard/protocol/json';
import type { Told } from '@boneyard/protocol/messages';
import type { Shown } from '@boneyard/protocol/tables';
import { type Common, fresh, type Game, type Seat, story } from '@boneyard/rules/game';
import { gameCalled } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { pick, type Random, seeded } from '@boneyard/rules/random';
import { describe, expect, test } from 'vitest';
import { check } from './checking';
import { type Heard, heard, type Known, nothing } from './hearing';
import { retold } from './past';

const ID = 'AAAAbbbbCCCC0123';
const GAMES = ['classic', 'bead', 'quad', 'magnetic'] as const;

const PROOF: Proof = {
  table: ID,
  round: 0,
  commitment: commitmentOf('5'.repeat(64)),
  secret: '5'.repeat(64),
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

function shownAt(game: Game, state: Common, you: Seat | undefined, more: Partial<Shown> = {}): Shown {
  const sitting = { chair: { kind: 'person' }, name: 'Ana', replaced: false, bot: false } as const;
  return {
    id: ID,
    n: 10 + state.ply,
    game: game.id,
    options: state.table.options,
    clock: null,
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

/** As it comes over the wire. */
const wired = (told: Told): Told => JSON.parse(JSON.stringify(told)) as Told;
const table = (shown: Shown): Told => wired({ t: 'table', table: written(shown) });
const step = (before: Shown, now: Shown): Told => ({
  t: 'step',
  from: before.n,
  n: now.n,
  delta: JSON.parse(difference(before, now) ?? '{}') as Json,
});

function after(known: Known, ...told: Told[]): Heard {
  let last: Heard = { known, ask: [] };
  for (const one of told) last = heard(last.known, one, 1000);
  return last;
}

describe.each(GAMES)('%s', (id) => {
  const { game, states } = someRound(id, seeded(`hearing ${id}`));
  const tables = states.map((state) => shownAt(game, state, 0));
  const steps = tables.slice(1).map((now, i) => step(tables[i]!, now));

  test('step by step every position is there, and each is what the server would show', () => {
    const { known, ask } = after(nothing(ID), table(tables[0]!), ...steps);
    expect(ask).toEqual([]);
    expect(known.positions).toHaveLength(states.length);
    for (const [i, position] of known.positions.entries()) expect(position.seen(0)).toEqual(tables[i]!.view);
    expect(known.positions.at(-1)!.ended).toEqual(game.outcome(states.at(-1)!));
  });

  test('after a reload in mid-round the moves so far are found in the view, and the next one follows them', () => {
    const middle = Math.floor(states.length / 2);
    const { known } = after(nothing(ID), table(tables[middle]!), steps[middle]!);
    expect(known.positions).toHaveLength(middle + 2);
    const logs = known.positions.map((position) => position.seen(0).log);
    // Linked to each other, so that each position tells one move more than the one before.
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

  test('a spectator finds them too', () => {
    const middle = Math.floor(states.length / 2);
    const { known } = after(nothing(ID), table(shownAt(game, states[middle]!, undefined)));
    expect(known.positions).toHaveLength(middle + 1);
  });

  test('the deal of a round that is over is checked; another secret, promise, contribution or round is noticed', async () => {
    const end = (proof: Proof) => {
      const shown = shownAt(game, states.at(-1)!, 0, { phase: 'over', proof });
      return check(after(nothing(ID), table(shown)).known.shown!);
    };
    expect(await end(PROOF)).toEqual({ proof: PROOF, flaw: undefined, own: false });
    expect((await end({ ...PROOF, commitment: 'c'.repeat(64) }))?.flaw).toBe('other commitment');
    expect((await end({ ...PROOF, added: ['b'.repeat(32), null] }))?.flaw).toBe('other deal');
    expect((await end({ ...PROOF, round: 1 }))?.flaw).toBe('other deal');
  });

  test('a round told again from its deal ends as it ended, whatever the scores it began with', () => {
    const view = { ...states.at(-1)!, scores: states.at(-1)!.scores.map((score) => score + 7) };
    const deal = game.dealt(states.at(-1)!);
    expect(retold(game, view, deal, view.log)[0]!.scores).toEqual([7, 7]);
  });
});

describe('the line', () => {
  const { game, states } = someRound('classic', seeded('line'));
  const tables = states.map((state) => shownAt(game, state, 0));
  const [first, second] = [tables[0]!, tables[1]!];
  const come = { t: 'come', table: ID };

  test('who is welcome asks for the table, and knows how far the server’s clock is ahead', () => {
    const { known, ask } = heard(
      nothing(ID),
      { t: 'welcome', v: 1, me: { id: 'x', name: 'Ana', kind: 'guest' }, now: 5000 },
      1000,
    );
    expect(ask).toEqual([come]);
    expect(known.ahead).toBe(4000);
    expect(known.me?.name).toBe('Ana');
  });

  test('a step that does not follow, or cannot be applied, asks for everything and changes nothing', () => {
    const { known } = after(nothing(ID), table(first));
    for (const told of [
      step(second, tables[2]!),
      { ...step(first, second), delta: [9] } as Told,
      { ...step(first, second), delta: { view: { log: [1, 5, []] } } } as Told,
    ]) {
      const next = heard(known, told, 0);
      expect(next.ask).toEqual([come]);
      expect(next.known).toBe(known);
    }
    expect(heard(nothing(ID), step(first, second), 0).ask).toEqual([come]);
  });

  test('a move without an answer is sent again when everything was told again, and never after its answer', () => {
    const mover = states.findIndex((state) => game.toAct(state).includes(0));
    const [now, next] = [tables[mover]!, tables[mover + 1]!];
    const { known } = after(nothing(ID), table(now));
    const sent: Known = { ...known, sent: { at: now.at!, move: 'x', durable: false } };
    expect(after(sent, table(now)).ask).toEqual([{ t: 'move', at: now.at, move: 'x' }]);
    const acknowledged = after(sent, { t: 'ack', at: now.at! });
    // It is on the disk, but not yet seen: nobody may make it again.
    expect(acknowledged.known.sent?.durable).toBe(true);
    expect(after(acknowledged.known, table(now)).ask).toEqual([]);
    expect(after(acknowledged.known, step(now, next)).known.sent).toBeUndefined();
    expect(after(sent, step(now, next), { t: 'ack', at: now.at! }).known.sent).toBeUndefined();
  });

  test('a stale move is dropped without a word, an illegal one with a word; an answer to another move is ignored', () => {
    const { known } = after(nothing(ID), table(first));
    const sent: Known = { ...known, sent: { at: first.at!, move: 'x', durable: false } };
    const refused = (why: 'stale' | 'illegal', at: number) =>
      after(sent, { t: 'refused', what: 'move', at, why }).known;
    expect(refused('stale', first.at!)).toMatchObject({ sent: undefined, refused: undefined });
    expect(refused('illegal', first.at!)).toMatchObject({ sent: undefined, refused: 'illegal' });
    expect(refused('illegal', first.at! - 1)).toBe(sent);
    expect(after(sent, { t: 'ack', at: first.at! - 1 }).known).toBe(sent);
  });

  test('an end that was agreed on is a position of its own', () => {
    const ended = { ending: 'agreed', best: [], over: true, winners: [0] } as const;
    const last = { ...second, n: second.n + 1, phase: 'over', at: undefined, ended } as const;
    const { known } = after(nothing(ID), table(first), step(first, second), step(second, last));
    expect(known.positions).toHaveLength(3);
    expect(known.positions.at(-1)!.ended).toEqual(ended);
  });

  test('a page that is too old, a table that is not there, and what people say', () => {
    const { known } = after(
      nothing(ID),
      { t: 'refused', what: 'come', why: 'no such table' },
      { t: 'reload', v: 2 },
      { t: 'signal', seat: 1, signal: 'hello' },
      { t: 'signal', seat: 0, signal: 'oops' },
      { t: 'signal', seat: 1, signal: 'hello' },
      { t: 'here', seats: [{ here: false, until: 5 }], watching: 3 },
    );
    expect(known).toMatchObject({ missing: true, old: true, watching: 3, here: [{ here: false, until: 5 }] });
    expect(known.said.map(({ seat, n }) => [seat, n])).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  test('what was written stands in order, each line once; only what is new is said aloud', () => {
    const line = (id: string, said: number) => ({ id, seat: 1, who: 'bo', name: 'Bo', text: id, said });
    const [old, before, fresh] = [line('a', -90_000), line('b', -60_000), line('c', 1000)];
    const recalled = after(nothing(ID), { t: 'chat', lines: [before, old] }, { t: 'chat', lines: [old] }).known;
    expect([recalled.lines, recalled.said]).toEqual([[old, before], []]);
    const { known } = after(recalled, { t: 'refused', what: 'chat', why: 'unfit' }, { t: 'chat', lines: [fresh] });
    expect(known.lines).toEqual([old, before, fresh]);
    expect(known.said).toEqual([{ seat: 1, what: { text: 'c', who: 'bo' }, n: 1 }]);
    expect(known.refused).toBeUndefined();
  });

  test('whoever is banned knows it', () => {
    const { known } = after(nothing(ID), { t: 'refused', what: 'hello', why: 'banned' });
    expect(known.banned).toBe(true);
  });
});
