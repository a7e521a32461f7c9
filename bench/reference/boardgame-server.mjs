// boardgame.io's server with block dominoes for two, in memory: `node boardgame-server.mjs FOLDER` prints its port.
// After a round it deals again in the same match, so that no time is spent on creating matches.

import { createRequire } from 'node:module';

const require = createRequire(`${process.argv[2]}/package.json`);
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const TILES = [];
for (let high = 0; high <= 6; high++) for (let low = 0; low <= high; low++) TILES.push([high, low]);

const fits = (G, hand) => hand.some(([a, b]) => G.ends.length === 0 || G.ends.includes(a) || G.ends.includes(b));

function dealt(random) {
  const deck = random.Shuffle(TILES);
  return { hands: { 0: deck.slice(0, 7), 1: deck.slice(7, 14) }, ends: [], laid: 0 };
}

const game = {
  name: 'block',
  setup: ({ random }) => dealt(random),
  moves: {
    lay: {
      client: false,
      move: ({ G, ctx, events, random }, index, end) => {
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
        if (hand.length === 0 || !(fits(G, hand) || fits(G, G.hands[other]))) Object.assign(G, dealt(random));
        events.endTurn();
        return undefined;
      },
    },
    // A player with no tile that fits sends a pass, as on our server.
    pass: {
      client: false,
      move: ({ G, ctx, events }) => {
        if (fits(G, G.hands[ctx.currentPlayer])) return INVALID_MOVE;
        events.endTurn();
        return undefined;
      },
    },
  },
  // The other hand is hidden, as on our server.
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: Object.fromEntries(
      Object.entries(G.hands).map(([seat, hand]) => [seat, seat === playerID ? hand : hand.length]),
    ),
  }),
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: 0, callback: () => {} });
console.log(appServer.address().port);
