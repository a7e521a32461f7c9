// A load generator for boardgame.io's server and protocol: `node boardgame-load.mjs FOLDER PORT`; orders come over IPC.

import { createRequire } from 'node:module';

const [folder, port] = process.argv.slice(2);
const require = createRequire(`${folder}/package.json`);
const { io } = require('socket.io-client');

const matches = [];
let playing;
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function move(player) {
  const { state, seat, match } = player;
  if (!state || state.ctx.currentPlayer !== seat) return false;
  const { G } = state;
  const choices = G.hands[seat].flatMap(([a, b], i) =>
    G.ends.length === 0
      ? [[i, 0]]
      : [0, 1].filter((end) => a === G.ends[end] || b === G.ends[end]).map((end) => [i, end]),
  );
  const args = choices[Math.floor(Math.random() * choices.length)] ?? [];
  if (playing) playing.moves++;
  match.sentAt = performance.now();
  const action = { type: 'MAKE_MOVE', payload: { type: args.length > 0 ? 'lay' : 'pass', args, playerID: seat } };
  player.socket.emit('update', action, state._stateID, match.id, seat);
  return true;
}

function receive(player, state) {
  if (player.state && state._stateID <= player.state._stateID) return;
  player.state = state;
  if (!playing) return;
  const { match, seat } = player;
  const mine = state.ctx.currentPlayer === seat;
  if (mine && match.sentAt > 0) {
    playing.waits.push(performance.now() - match.sentAt);
    match.sentAt = 0;
  }
  if (mine && playing.every === 0) move(player);
}

let count = 0;
async function seatOne() {
  const match = { id: `m${count++}`, players: [], sentAt: 0 };
  for (const seat of ['0', '1']) {
    const socket = io(`http://localhost:${port}/block`, { transports: ['websocket'], forceNew: true });
    const player = { socket, seat, match, state: undefined };
    match.players.push(player);
    socket.on('sync', (_, info) => receive(player, info.state));
    socket.on('update', (_, state) => receive(player, state));
    await new Promise((resolve) => socket.on('connect', resolve));
    socket.emit('sync', match.id, seat, undefined, 2);
    while (!player.state) await pause(5);
  }
  matches.push(match);
}

async function seat(amount) {
  let left = amount;
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      while (left-- > 0) await seatOne();
    }),
  );
}

function quantile(values, share) {
  const sorted = values.sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

async function play(seconds, every) {
  playing = { every, moves: 0, waits: [] };
  const counts = playing;
  for (const match of matches) {
    match.sentAt = 0;
    match.players.some(move);
  }
  // Warm-up: the first half is not counted, until the code of both sides is compiled.
  await pause(seconds * 1000);
  counts.moves = 0;
  counts.waits.length = 0;
  const began = performance.now();
  await pause(seconds * 1000);
  const took = (performance.now() - began) / 1000;
  const { moves, waits } = counts;
  playing = undefined;
  return { moves, seconds: took, median: quantile(waits, 0.5), p99: quantile(waits, 0.99) };
}

process.on('message', async (order) => {
  if (order.do === 'play') process.send(await play(order.seconds, order.every));
  else {
    await seat(order.matches);
    process.send('seated');
  }
});
process.on('disconnect', () => process.exit(0));
