/** The speed of classic dominoes through the contract, compared with a hand-tuned loop and boardgame.io. */

import { act, begin, recordOf } from '@boneyard/engine/match';
import { parseRecord } from '@boneyard/engine/record';
import { replay } from '@boneyard/engine/replay';
import { classic } from '@boneyard/games/classic/rules/classic';
import { type Common, fresh, type Game, type Table } from '@boneyard/rules/game';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { pick, type Random, seeded } from '@boneyard/rules/random';
import { type Bench, type BenchFigure, ratio } from './bench';
import { gain, tunedRate } from './gains';
import { best, bytesEach, perSecond } from './measure';
import { type BlockCounts, playBlock } from './reference/block';
import { boardgameInstalled, installBoardgame, playBoardgame } from './reference/boardgame';

const game: Game = classic;

function tableOf(options: Readonly<Record<string, unknown>>): Table {
  const table = setTable(game, 2, options);
  if (isProblem(table)) throw new Error(JSON.stringify(table));
  return table;
}

const BLOCK = tableOf({ style: 'block', hand: 7, lead: 'lots', match: { rounds: 1 } });
const FIVES = tableOf({ style: 'block', hand: 7, lead: 'lots', match: { rounds: 1 }, points: 'fives' });
const DRAW = tableOf({ match: { rounds: 1 } });

/** Random block dominoes for two. As in the reference programs, passes are not counted as moves. */
function playOurs(games: number, random: Random, table = BLOCK): BlockCounts {
  const standing = fresh(2);
  const counts: BlockCounts = { games, moves: 0, leaderWins: 0, blocked: 0 };
  for (let i = 0; i < games; i++) {
    let state: Common = game.start(table, game.deal(table, random), standing);
    const leader = game.toAct(state)[0];
    for (;;) {
      const [seat] = game.toAct(state);
      if (seat === undefined) break;
      const moves = game.moves(state, seat);
      const held = state.held[seat]!;
      state = game.play(state, seat, pick(moves, random));
      counts.moves += held - state.held[seat]!;
    }
    const outcome = game.outcome(state)!;
    if (outcome.ending === 'blocked') counts.blocked++;
    if (outcome.best[0] === leader) counts.leaderWins++;
  }
  return counts;
}

/** Turns of boardgame.io, which return games per second, and the counts of all of them. */
function boardgameTurns(seconds: number): { readonly counts: BlockCounts; play(): number } {
  const counts: BlockCounts = { games: 0, moves: 0, leaderWins: 0, blocked: 0 };
  return {
    counts,
    play() {
      const turn = playBoardgame(seconds);
      for (const key of ['games', 'moves', 'leaderWins', 'blocked'] as const) counts[key] += turn[key];
      return turn.games / turn.seconds;
    },
  };
}

function agreement(name: string, { games, moves, leaderWins, blocked }: BlockCounts): BenchFigure[] {
  // Four standard errors of the shares, and of the mean length, whose standard deviation is about 2.5.
  const near = (value: number, wanted: number, spread: number) =>
    Math.abs(value - wanted) <= 0.0006 + (4 * spread) / Math.sqrt(games);
  const share = (n: number) => (100 * n) / games;
  return [
    {
      name: `${name}: moves per game`,
      value: moves / games,
      unit: '',
      target: '10.36',
      met: near(moves / games, 10.363, 2.5),
    },
    {
      name: `${name}: leader wins`,
      value: share(leaderWins),
      unit: '%',
      target: '56.7',
      met: near(leaderWins / games, 0.567, 0.5),
    },
    {
      name: `${name}: blocked`,
      value: share(blocked),
      unit: '%',
      target: '70.4',
      met: near(blocked / games, 0.7035, 0.5),
    },
  ];
}

/** Records of finished matches with the default options, as text. */
function someRecords(amount: number): { texts: string[]; moves: number } {
  const random = seeded('records');
  const texts: string[] = [];
  let moves = 0;
  for (let i = 0; i < amount; i++) {
    let match = begin(game, DRAW, game.deal(DRAW, random));
    for (;;) {
      const [seat] = game.toAct(match.state);
      if (seat === undefined) break;
      match = act(match, seat, pick(game.moves(match.state, seat), random));
    }
    moves += match.state.ply;
    texts.push(JSON.stringify(recordOf(match)));
  }
  return { texts, moves };
}

function replayAll(texts: readonly string[]): void {
  for (const text of texts) {
    const record = parseRecord(text);
    if (isProblem(record)) throw new Error(JSON.stringify(record));
    const replaying = replay(record);
    for (let next = replaying.next(); ; next = replaying.next()) {
      if (!next.done) continue;
      if (next.value) throw new Error(JSON.stringify(next.value));
      break;
    }
  }
}

function midGame(random: Random): Common {
  let state: Common = game.start(DRAW, game.deal(DRAW, random), fresh(2));
  for (let ply = 0; ply < 10; ply++) {
    const [seat] = game.toAct(state);
    if (seat === undefined) break;
    state = game.play(state, seat, pick(game.moves(state, seat), random));
  }
  return state;
}

export const bench: Bench = {
  name: 'classic',
  run(size) {
    const tiny = size === 'tiny';
    const seconds = tiny ? 0.01 : 1;
    const random = seeded('bench');
    if (!tiny) installBoardgame();
    const boardgame = boardgameInstalled() ? boardgameTurns(tiny ? 0.2 : 2) : undefined;
    const [ours, tuned, fives, theirs] = best(
      tiny ? 1 : 5,
      () => perSecond((games) => playOurs(games, random), seconds),
      () => tunedRate(seconds),
      () => perSecond((games) => playOurs(games, random, FIVES), seconds),
      () => boardgame?.play() ?? 0,
    ) as [number, number, number, number];
    const figures: BenchFigure[] = [
      { name: 'hand-tuned loop', value: tuned, unit: 'games/s' },
      { name: 'through the contract', value: ours, unit: 'games/s' },
      ratio('speed vs hand-tuned loop', ours / tuned, 0.2),
      gain('block', ours, tuned),
      ratio('All Fives vs block', fives / ours, 0.6),
      ...agreement('hand-tuned', playBlock(tiny ? 100 : 1_000_000, 11)),
      ...agreement('contract', playOurs(tiny ? 100 : 500_000, random)),
    ];
    if (boardgame)
      figures.push(
        { name: 'boardgame.io', value: theirs, unit: 'games/s' },
        ratio('speed vs boardgame.io', ours / theirs, 1000),
        ...agreement('boardgame.io', boardgame.counts),
      );
    const { texts, moves } = someRecords(tiny ? 5 : 2000);
    const passes = perSecond((times) => {
      for (let i = 0; i < times; i++) replayAll(texts);
    }, seconds);
    figures.push({
      name: 'replaying records',
      value: passes * moves,
      unit: 'moves/s',
      target: '≥ 200000',
      met: passes * moves >= 200_000,
    });
    const bytes = bytesEach(tiny ? 100 : 100_000, () => midGame(random));
    if (bytes !== undefined)
      figures.push({
        name: 'memory per mid-game state',
        value: bytes,
        unit: 'bytes',
        target: '< 2048',
        met: bytes < 2048,
      });
    return figures;
  },
};
