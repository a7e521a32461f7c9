// Random block dominoes for two on boardgame.io: `node boardgame.mjs FOLDER SECONDS` prints the counts of that time.
// FOLDER is where the benchmark has installed boardgame.io.

import { createRequire } from 'node:module';

const [folder, seconds] = process.argv.slice(2);
const require = createRequire(`${folder}/package.json`);
const { Client } = require('boardgame.io/client');
const { INVALID_MOVE } = require('boardgame.io/core');

const TILES = [];
for (let high = 0; high <= 6; high++) for (let low = 0; low <= high; low++) TILES.push([high, low]);

const fits = (G, hand) =>
  hand.flatMap(([a, b], i) => {
    if (G.ends.length === 0) return [[i, 0]];
    return [0, 1].filter((end) => a === G.ends[end] || b === G.ends[end]).map((end) => [i, end]);
  });

const sum = (hand) => hand.reduce((total, [a, b]) => total + a + b, 0);

const game = {
  name: 'block',
  setup: ({ random }) => {
    const deck = random.Shuffle(TILES);
    return { hands: [deck.slice(0, 7), deck.slice(7, 14)], ends: [], laid: 0 };
  },
  moves: {
    lay: ({ G, ctx, events }, index, end) => {
      const hand = G.hands[ctx.currentPlayer];
      const tile = hand[index];
      if (!tile) return INVALID_MOVE;
      const [a, b] = tile;
      if (G.ends.length === 0) G.ends = [a, b];
      else if (a === G.ends[end]) G.ends[end] = b;
      else if (b === G.ends[end]) G.ends[end] = a;
      else return INVALID_MOVE;
      hand.splice(index, 1);
      G.laid++;
      const other = ctx.currentPlayer === '0' ? '1' : '0';
      // A blocked seat is skipped.
      if (hand.length > 0 && fits(G, G.hands[other]).length > 0) events.endTurn();
      else if (hand.length > 0 && fits(G, hand).length > 0) events.endTurn({ next: ctx.currentPlayer });
    },
  },
  endIf: ({ G, ctx }) => {
    if (G.laid === 0) return undefined;
    const out = G.hands.findIndex((hand) => hand.length === 0);
    if (out >= 0) return { winner: out, blocked: false };
    if (G.hands.some((hand) => fits(G, hand).length > 0)) return undefined;
    const [mine, theirs] = G.hands.map(sum);
    return { winner: mine === theirs ? -1 : mine < theirs ? 0 : 1, blocked: true, ctx: ctx.turn };
  },
};

function play(forSeconds) {
  const counts = { games: 0, moves: 0, leaderWins: 0, blocked: 0, seconds: 0 };
  const began = process.cpuUsage();
  while (counts.seconds < forSeconds) {
    const client = Client({ game, numPlayers: 2, debug: false });
    client.start();
    for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
      const choices = fits(state.G, state.G.hands[state.ctx.currentPlayer]);
      client.moves.lay(...choices[Math.floor(Math.random() * choices.length)]);
      counts.moves++;
    }
    const { winner, blocked } = client.getState().ctx.gameover;
    client.stop();
    counts.games++;
    if (winner === 0) counts.leaderWins++;
    if (blocked) counts.blocked++;
    const { user, system } = process.cpuUsage(began);
    counts.seconds = (user + system) / 1e6;
  }
  return counts;
}

// First it warms up.
play(Number(seconds));
console.log(JSON.stringify(play(Number(seconds))));
