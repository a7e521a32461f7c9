// A bot of your own at the tables of a Boneyard server: connects, sits down, plays whole games. docs/bots.md has the rest.
//   node bot.mjs http://localhost:3000                      opens a table against a bot of the server
//   node bot.mjs http://localhost:3000 --table=ID           sits down where somebody invited it
// Without --token it is a guest. It needs `ws`, and the packages that `npm run pack` makes: rules and protocol.

import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { applyDelta } from '@boneyard/protocol/delta';
import { contributionStep } from '@boneyard/protocol/fair';
import { fromWire } from '@boneyard/protocol/json';
import { VERSION } from '@boneyard/protocol/version';
import { gameCalled } from '@boneyard/rules/games';
import { WebSocket } from 'ws';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    table: { type: 'string' },
    token: { type: 'string' },
    name: { type: 'string', default: 'Example' },
    game: { type: 'string', default: 'classic' },
    options: { type: 'string', default: '{}' },
    games: { type: 'string', default: '1' },
  },
});
const url = positionals[0] ?? 'http://localhost:3000';

/** The one function to change. `moves` are all legal ones; `view` is what our seat may know. */
function choose(game, view, seat, moves) {
  const worth = (move) => {
    const { points, sheds } = game.explain(view, seat, move);
    return points + sheds;
  };
  return moves.reduce((best, move) => (worth(move) > worth(best) ? move : best));
}

/** Whatever changes something has to say where it comes from. */
async function post(path, body, headers) {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** What says who we are, in every request and at the socket: a token, or the cookie of a guest. */
async function identity() {
  if (values.token) return { authorization: `Bearer ${values.token}` };
  const { headers } = await post('/api/guest', { name: values.name });
  return { cookie: headers.getSetCookie()[0].split(';')[0] };
}

async function openTable(me) {
  const chairs = [{ kind: 'person' }, { kind: 'bot', level: 'casual' }];
  const options = JSON.parse(values.options);
  const wish = { game: values.game, options, chairs, clock: null, late: 'bot', listed: false };
  return (await (await post('/api/tables', wish, me)).json()).table;
}

/** One connection. Gives the table when the match is over, undefined when the line was cut. */
function sitAndPlay(id, me) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers: { origin: url, ...me } });
  let free = 0;
  /** At most eight messages a second: the server ignores faster clients, and then disconnects them. */
  function send(message) {
    free = Math.max(free + 125, Date.now());
    setTimeout(() => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    }, free - Date.now());
  }
  let table;
  /** The decisions and the rounds that we answered: once is enough. */
  let answered = -1;
  /** Our bits for the shuffles of this table, and the steps that we took with them. */
  const bits = new Map();
  const taken = new Set();

  function act() {
    const { you, phase, fair, at, view, seats } = table;
    if (phase === 'over') return socket.close();
    if (you === undefined) {
      const free = seats.findIndex(({ chair, name }) => chair.kind === 'person' && name === undefined);
      if (free >= 0 && phase === 'gathering') send({ t: 'sit', seat: free });
      return;
    }
    if (seats[you].replaced) return send({ t: 'back' });
    // Our part of the shuffle, promised first and then revealed: with it in, nobody can have chosen the deal.
    if (phase === 'dealing' && fair) {
      const shuffle = `${fair.round} ${fair.attempt}`;
      if (!bits.has(shuffle)) bits.set(shuffle, randomBytes(16).toString('hex'));
      const step = contributionStep(table, bits.get(shuffle));
      if (step && !taken.has(`${shuffle} ${step.t}`)) {
        taken.add(`${shuffle} ${step.t}`);
        send(step);
      }
    }
    if (phase !== 'playing' || answered === at) return;
    const game = gameCalled(table.game);
    if (!game.toAct(view).includes(you)) return;
    answered = at;
    send({ t: 'move', at, move: game.write(choose(game, view, you, game.moves(view, you))) });
  }

  async function hear(message) {
    switch (message.t) {
      case 'welcome':
        return send({ t: 'come', table: id });
      case 'table':
        table = fromWire(message.table);
        return act();
      case 'step':
        // If we missed something, we ask for everything.
        if (message.from !== table?.n) return send({ t: 'come', table: id });
        table = applyDelta(table, message.delta);
        return act();
      case 'refused':
        // Too late to add to the shuffle: it goes on without us.
        if (message.what === 'promise' || message.what === 'add') return;
        if (!['too fast', 'busy', 'stale'].includes(message.why))
          throw new Error(`refused: ${message.what}: ${message.why}`);
        // Not done: wait, look again, and answer again.
        await pause(500);
        answered = -1;
        send({ t: 'come', table: id });
    }
  }

  return new Promise((resolve, reject) => {
    socket.on('open', () => send({ t: 'hello', v: VERSION }));
    socket.on('message', (data) => hear(JSON.parse(data)).catch(reject));
    socket.on('error', () => {});
    socket.on('close', (code, why) => {
      if (code === 1008) reject(new Error(`the server closed the line: ${why}`));
      resolve(table?.phase === 'over' ? table : undefined);
    });
  });
}

const me = await identity();
for (let left = Number(values.games); left > 0; left--) {
  const id = values.table ?? (await openTable(me));
  let over;
  // A line that is cut is nothing special: connect again, and go on where the table is.
  while (!over) {
    over = await sitAndPlay(id, me);
    if (!over) await pause(1000);
  }
  const { ended, view, you } = over;
  console.log(`${id} ${ended.winners.includes(you) ? 'won' : 'lost'} ${view.scores.join(' : ')}`);
}
