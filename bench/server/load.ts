/** A load generator in its own process: `load URL …` plays many matches, with their players on different servers. */

import { randomBytes } from 'node:crypto';
import { classic } from '@boneyard/games/classic/rules/classic';
import type { ClientMessage } from '@boneyard/protocol/clientmessages';
import { applyDelta } from '@boneyard/protocol/delta';
import { contributionStep } from '@boneyard/protocol/fair';
import { fromWire } from '@boneyard/protocol/json';
import type { ServerMessage } from '@boneyard/protocol/servermessages';
import type { TableView } from '@boneyard/protocol/tables';
import { SOCKET, VERSION } from '@boneyard/protocol/version';
import type { Common, Game } from '@boneyard/rules/game';
import { guests } from '@boneyard/server/gateway/guests';
import { KEY } from '@boneyard/server/testing/testserver';
import { WebSocket } from 'ws';
import { type LoadOrder, type LoadResult, quantile } from './orders';
import { seen, watch } from './watchers';

const urls = process.argv.slice(2);
let next = 0;
const game: Game = classic;
const { sign, cookie } = guests(KEY, false);
const WISH = {
  game: 'classic',
  options: { style: 'block', hand: 7, lead: 'lots', match: { rounds: 1000 } },
  chairs: [{ kind: 'person' }, { kind: 'person' }],
  clock: null,
  late: 'bot',
  listed: false,
};

interface Player {
  readonly socket: WebSocket;
  readonly match: Match;
  shown: TableView | undefined;
  /** The round that it contributes to, with what, and what it said last about it. */
  round: number;
  bits: string;
  said: string | undefined;
}

interface Match {
  readonly players: Player[];
  /** When the last move was sent; 0 once the other player has received it. */
  sentAt: number;
  mover: Player | undefined;
  /** The decision that it answered. */
  answered: number | undefined;
  /** Moves still to be made before the measurement starts. */
  ahead: number;
}

/** About the number of moves in a round. Matches start at random points of it, so that they are not all dealt at once. */
const ROUND = 12;

const matches: Match[] = [];
let playing: { every: number; moves: number; waits: number[] } | undefined;

function send({ socket }: Player, message: ClientMessage): void {
  socket.send(JSON.stringify(message));
}

/** Makes a random move if it is this player's turn. */
function move(player: Player): boolean {
  const { shown, match } = player;
  if (shown?.phase !== 'playing' || shown.you === undefined || shown.at === undefined) return false;
  const view = shown.view as Common;
  if (game.toAct(view)[0] !== shown.you) return false;
  const moves: readonly unknown[] = game.moves(view, shown.you);
  const text = game.write(moves[Math.floor(Math.random() * moves.length)]);
  if (playing) playing.moves++;
  match.sentAt = performance.now();
  match.mover = player;
  match.answered = shown.at;
  send(player, { t: 'move', at: shown.at, move: text });
  return true;
}

/** The other player has received the move as soon as the decision that it answered is no longer open. */
function time({ match, shown }: Player, mine: boolean): void {
  if (!playing || mine || match.sentAt === 0 || shown?.at === match.answered) return;
  playing.waits.push(performance.now() - match.sentAt);
  match.sentAt = 0;
}

function receive(player: Player, message: ServerMessage): void {
  if (message.t === 'table') player.shown = fromWire(message.table);
  else if (message.t === 'step' && player.shown) player.shown = applyDelta(player.shown, message.delta, true);
  else return;
  if (message.t === 'step') time(player, player === player.match.mover);
  const { shown } = player;
  const { fair, you } = shown;
  if (shown.phase === 'dealing') {
    if (!fair || you === undefined || (shown.view && (shown.view as Common).round >= fair.round)) return;
    if (player.round !== fair.round) [player.round, player.bits] = [fair.round, randomBytes(16).toString('hex')];
    const step = contributionStep(shown, player.bits);
    if (step && step.t !== player.said) send(player, step);
    player.said = step?.t;
    return;
  }
  if (message.t !== 'step') return;
  if (playing?.every === 0) move(player);
  else if (!playing && player.match.ahead > 0 && move(player)) player.match.ahead--;
}

function connect(match: Match, id: string, url: string): Promise<Player> {
  const headers = { cookie: `${cookie}=${sign({ id, name: 'load' })}`, origin: url };
  const socket = new WebSocket(`${url.replace('http', 'ws')}${SOCKET}`, { headers, perMessageDeflate: false });
  const player: Player = { socket, match, shown: undefined, round: -1, bits: '', said: undefined };
  socket.on('message', (data) => receive(player, JSON.parse(String(data)) as ServerMessage));
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => {
      send(player, { t: 'hello', v: VERSION });
      resolve(player);
    });
  });
}

const newId = () => randomBytes(12).toString('base64url');

async function seatOne(): Promise<void> {
  const match: Match = { players: [], sentAt: 0, mover: undefined, answered: undefined, ahead: 0 };
  const first = next++;
  const url = urls[first % urls.length]!;
  const ids = [newId(), newId()] as const;
  const response = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: url,
      cookie: `${cookie}=${sign({ id: ids[0], name: 'load' })}`,
    },
    body: JSON.stringify(WISH),
  });
  const { table } = (await response.json()) as { table: string };
  for (const [seat, id] of ids.entries()) {
    const player = await connect(match, id, urls[(first + seat) % urls.length]!);
    match.players.push(player);
    send(player, { t: 'come', table });
  }
  send(match.players[1]!, { t: 'sit', seat: 1 });
  while (!match.players.every(({ shown }) => shown?.phase === 'playing')) await pause(20);
  match.ahead = Math.floor(Math.random() * ROUND);
  if (match.ahead > 0 && match.players.some(move)) match.ahead--;
  while (match.ahead > 0) await pause(20);
  matches.push(match);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function seat(amount: number): Promise<void> {
  let left = amount;
  await Promise.all(
    Array.from({ length: 40 }, async () => {
      while (left-- > 0) await seatOne();
    }),
  );
}

async function play(seconds: number, every: number): Promise<LoadResult> {
  playing = { every, moves: 0, waits: [] };
  const counts = playing;
  const timers = new Set<NodeJS.Timeout>();
  // Each match keeps its own schedule: with intervals, matches delayed at the same time would stay in step for ever.
  const tick = (match: Match, due: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      match.players.some(move);
      tick(match, due + every);
    }, due - performance.now());
    timers.add(timer);
  };
  for (const match of matches) {
    match.sentAt = 0;
    if (every === 0) match.players.some(move);
    else tick(match, performance.now() + Math.random() * every);
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
  for (const timer of timers) clearTimeout(timer);
  await pause(300);
  return { moves, seconds: took, median: quantile(waits, 0.5), p99: quantile(waits, 0.99) };
}

async function done(order: LoadOrder): Promise<unknown> {
  switch (order.do) {
    case 'play':
      return play(order.seconds, order.every);
    case 'seat':
      await seat(order.matches);
      return 'seated';
    case 'tables':
      return matches.map(({ players }) => players[0]!.shown!.id);
    case 'watch':
      await watch(urls[0]!, order.table, order.watchers);
      return 'watching';
    case 'seen':
      return seen();
  }
}

process.on('message', async (order: LoadOrder) => process.send!(await done(order)));
process.on('disconnect', () => process.exit(0));
