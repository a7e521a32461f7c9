import { bead } from '@boneyard/games/bead/rules/bead';
import { classic } from '@boneyard/games/classic/rules/classic';
import { magnetic } from '@boneyard/games/magnetic/rules/magnetic';
import { quad } from '@boneyard/games/quad/rules/quad';
import { withVerdict } from '@boneyard/physics/referee';
import { type Common, fresh, type Game, type Seat } from '@boneyard/rules/game';
import { type Random, seeded } from '@boneyard/rules/random';
import { isJudged } from '@boneyard/rules/verdicts';
import { describe, expect, test } from 'vitest';
import { runToEnd } from './bot';
import { bots } from './bots';
import { heuristicsOf } from './games';
import { FULL_SEARCH, search } from './search';
import { endgame, leads, tableOf } from './testing';

const clock = () => 0;

const CASES: readonly (readonly [string, Game, unknown, number])[] = [
  ['classic', classic, { style: 'block', lead: 'lots', match: { rounds: 1 } }, 4],
  ['bead', bead, {}, 2],
  ['quad', quad, { match: { rounds: 1 } }, 2],
  ['magnetic', magnetic, { mode: 'flat' }, 4],
];

describe.each(CASES)('%s', (name, game, options, size) => {
  test('search finds the winning move where another move would lose', () => {
    const random = seeded(`${name} endgames`);
    const table = tableOf(game, options);
    let found = 0;
    for (let tries = 0; tries < 3000 && found < 8; tries++) {
      const state = endgame(game, table, size, random.below(3), random);
      const seat = state && game.toAct(state)[0];
      if (!state || seat === undefined || game.moves(state, seat).length < 2) continue;
      const all = leads(game, state, seat);
      if (!all.some(({ lead }) => lead > 0) || !all.some(({ lead }) => lead < 0)) continue;
      const thinking = { random, budget: { iterations: 1500 }, clock };
      const [best] = runToEnd(search(game, game.view(state, seat), seat, thinking));
      expect(all.find(({ move }) => move === best!.move)!.lead).toBeGreaterThan(0);
      found++;
    }
    expect(found).toBe(8);
  });
});

test('if only the move is wanted, the search often stops early and finds the same move', () => {
  let saved = 0;
  for (const [name, game, options] of CASES) {
    for (let seed = 0; seed < 6; seed++) {
      const table = tableOf(game, options);
      const state: Common = game.start(table, game.deal(table, seeded(`${name} ${seed}`)), fresh(2));
      const seat = game.toAct(state)[0]!;
      const think = (wanted: 'move' | 'figures') => {
        const thinking = { random: seeded(seed), budget: { iterations: 2000 }, clock };
        return runToEnd(search(game, game.view(state, seat), seat, thinking, FULL_SEARCH, wanted));
      };
      const [move, figures] = [think('move'), think('figures')];
      expect(move[0]!.move).toBe(figures[0]!.move);
      if (move[0]!.visits < figures[0]!.visits) saved++;
    }
  }
  expect(saved).toBeGreaterThan(6);
});

test('a claim in the bead game is answered with the move that gains most', () => {
  const game: Game = bead;
  const table = tableOf(game, {});
  const random = seeded('claims');
  let found = 0;
  for (let tries = 0; tries < 500 && found < 8; tries++) {
    const before = endgame(game, table, 2, 0, random)!;
    const claimant = game.toAct(before)[0]!;
    const state = game.play(before, claimant, game.read('stuck'));
    const all = leads(game, state, 1 - claimant);
    const best = Math.max(...all.map(({ lead }) => lead));
    const good = all.filter(({ lead }) => lead > best - 20);
    if (good.length === all.length) continue;
    const thinking = { random, budget: { iterations: 1500 }, clock };
    const [answer] = runToEnd(search(game, game.view(state, 1 - claimant), 1 - claimant, thinking));
    expect(good.map(({ move }) => move)).toContain(answer!.move);
    found++;
  }
  expect(found).toBe(8);
});

/** A tower built by casual players, with places where the next domino would probably bring it down. */
function shakyTower(random: Random): { state: Common; seat: Seat } {
  const game: Game = magnetic;
  const table = tableOf(game, { mode: 'tower' });
  for (;;) {
    let state: Common = game.start(table, game.deal(table, random), fresh(2));
    for (let ply = 0; ply < 5; ply++) {
      const seat = game.toAct(state)[0]!;
      const thinking = { random, budget: { iterations: 1 }, clock };
      state = game.play(state, seat, runToEnd(bots.casual.bot(game, game.view(state, seat), seat, thinking)));
    }
    const seat = game.toAct(state)[0]!;
    const holds = game.moves(state, seat).map((move: number) => heuristicsOf(game).holds!(state, seat, move));
    if (Math.min(...holds) < 0.1 && Math.max(...holds) > 0.9) return { state, seat };
  }
}

// Of 24 random places 11 bring such a tower down. Of the doubtful places that the estimate calls good, one in five is not:
// a bot that chose only such places would bring down 5.
test.each([
  ['casual', 0],
  ['strong', 5],
  ['expert', 5],
] as const)('%s plays nothing that it expects to fall, and its moves rarely fall', async (level, most) => {
  const game: Game = magnetic;
  const random = seeded('towers');
  let falls = 0;
  for (let i = 0; i < 24; i++) {
    const { state, seat } = shakyTower(random);
    const thinking = { random, budget: { iterations: 200 }, clock };
    const move = runToEnd(bots[level].bot(game, game.view(state, seat), seat, thinking)) as number;
    expect(heuristicsOf(game).holds!(state, seat, move)).toBeGreaterThan(0.5);
    // The physics engine decides, not the estimate that bots use.
    if (isJudged(game, await withVerdict(game, state, seat, move))) falls++;
  }
  expect(falls).toBeLessThanOrEqual(most);
});

test('with real hands a bot releases a domino close to its place, and legally', () => {
  const game: Game = magnetic;
  const table = tableOf(game, { mode: 'tower', hands: 'real' });
  const random = seeded('hands');
  const state: Common = game.start(table, game.deal(table, random), fresh(2));
  const seat = game.toAct(state)[0]!;
  const released = Array.from({ length: 30 }, () => {
    const thinking = { random, budget: { iterations: 1 }, clock };
    const move = runToEnd(bots.gentle.bot(game, game.view(state, seat), seat, thinking));
    expect(game.explain(state, seat, move).breaks).toBeUndefined();
    return game.write(move);
  });
  expect(released.filter((text) => /~-?\d+,-?\d+,-?\d+$/.test(text)).length).toBeGreaterThan(25);
});
