/** Random matches, written on a score pad as players would: the pad must give the same scores as the engine. */

import { dominoesIn, isDouble, shapeOf, writeShape } from '@boneyard/games/bead/rules/beads';
import type { BeadExplanation } from '@boneyard/games/bead/rules/explain';
import { isPlacement } from '@boneyard/games/bead/rules/moves';
import { pairIn } from '@boneyard/games/bead/rules/placement';
import { endsCount } from '@boneyard/games/classic/rules/fives';
import type { State as ClassicState } from '@boneyard/games/classic/rules/position';
import { writeQuad } from '@boneyard/games/quad/rules/quads';
import { writeDomino } from '@boneyard/rules/families/dominoes';
import { listOf, type Tiles } from '@boneyard/rules/families/tiles';
import type { Common, Game, Seat, Table } from '@boneyard/rules/game';
import { type GameId, games } from '@boneyard/rules/games';
import { isProblem } from '@boneyard/rules/problem';
import { pick, type Random, seeded } from '@boneyard/rules/random';
import { anySides, anyTable } from '@boneyard/rules/testing/tables';
import { expect, test } from 'vitest';
import { act, begin, nextRound, outcomeOf } from '../match';
import type { Entry, Pad } from './pad';
import { newPad, write } from './pads';
import { tally } from './tally';

interface Hands {
  readonly hands: readonly unknown[];
}

/** What players write on the pad after a move; undefined if they write nothing. */
function entryFor(game: Game, before: Common, seat: Seat, move: number): Entry | undefined {
  const text = game.write(move);
  if (game.id === 'bead') {
    if (!isPlacement(move)) return undefined;
    const { groups = [] } = game.explain(before, seat, move) as BeadExplanation;
    const lengths = groups.map(({ length }) => length);
    return { kind: 'lengths', seat, lengths, double: isDouble(shapeOf(pairIn(move))) };
  }
  if (game.id === 'classic') {
    const { ends, firstDouble, table } = game.play(before, seat, move) as ClassicState;
    if (move < 0 || table.options.points !== 'fives') return undefined;
    return { kind: 'ends', seat, ends: ends.map((end) => endsCount([end], table.options, firstDouble)) };
  }
  if (game.id !== 'quad') return undefined;
  if (text === 'take-25') return { kind: 'bonus', seat };
  if (text === 'draw') return { kind: 'drawn', seat, tiles: 1 };
  if (text === 'pass') return { kind: 'passed', seat };
  return text === 'play-two' ? undefined : { kind: 'tile', seat, tile: text.slice(0, 4) };
}

/** Opening with 0-0-0-0 instead of a higher quad scores its 25 points in the same move. */
function extra(before: Common, after: Common, seat: Seat, entry: Entry | undefined): Entry[] {
  const brought = after.scores[seat]! - before.scores[seat]!;
  return entry?.kind === 'tile' && entry.tile === '0000' && brought >= 25 && before.ply === 0
    ? [{ kind: 'bonus', seat }]
    : [];
}

function leftIn(game: Game, state: Common): string[][] {
  return (state as Common & Hands).hands.map((hand) => {
    if (game.id === 'bead') return dominoesIn(hand as number).map(writeShape);
    return listOf(hand as Tiles).map(game.id === 'quad' ? writeQuad : writeDomino);
  });
}

function ending(game: Game, state: Common): Entry[] {
  const outcome = game.outcome(state)!;
  if (outcome.ending === 'target') return [];
  const left = leftIn(game, state);
  const { start, drawers } = state as ClassicState;
  const boneyard = game.id === 'classic' ? start.stock.slice(drawers.length).map(writeDomino) : [];
  // In the bead game several may have laid their last domino: any of them went out.
  const out = outcome.ending === 'out' ? left.findIndex((hand) => hand.length === 0) : -1;
  return [out < 0 ? { kind: 'blocked', left, boneyard } : { kind: 'out', seat: out, left, boneyard }];
}

function written(pad: Pad, entries: readonly Entry[]): Pad {
  return entries.reduce((now, entry) => {
    const next = write(now, entry);
    if (isProblem(next)) throw new Error(`${JSON.stringify(entry)}: ${JSON.stringify(next)}`);
    return next;
  }, pad);
}

function played(game: Game, table: Table, random: Random): void {
  const names = Array.from({ length: table.players }, (_, seat) => `Player ${seat}`);
  let pad = newPad(game.id as GameId, names, table.options) as Pad;
  let match = begin(game, table, game.deal(table, random));
  for (let round = 0; round < 4; round++) {
    for (;;) {
      const [seat] = game.toAct(match.state);
      if (seat === undefined) break;
      const before = match.state;
      const move = pick(game.moves(before, seat), random) as number;
      const entry = entryFor(game, before, seat, move);
      match = act(match, seat, move);
      const bonus = extra(before, match.state, seat, entry);
      pad = written(pad, entry ? [entry, ...bonus] : bonus);
    }
    pad = written(pad, ending(game, match.state));
    const { scores, over, winners } = tally(pad);
    const outcome = outcomeOf(match)!;
    expect(scores).toEqual(match.state.scores);
    expect([over, winners]).toEqual([outcome.over, outcome.winners]);
    if (over) return;
    match = nextRound(match, game.deal(table, random));
  }
}

test.each(games.map((game) => [game.id, game] as const))('the pad of %s agrees with the engine', (_, game) => {
  const random = seeded(`pads ${game.id}`);
  for (let i = 0; i < 60; i++) played(game, anyTable(game, random), random);
  for (let i = 0; i < 20 && game.sides; i++) played(game, anySides(game, random), random);
});
