// A small load balancer, for trying and for tests: passes requests and sockets on to servers that are ready, in turn.

import { request as ask, createServer } from 'node:http';
import { connect } from 'node:net';

const LOOKS = 250;
const PATIENCE = 2_000;

/** Passes on what comes to this port; `targets` are addresses such as http://127.0.0.1:3001. */
export async function balancer({ host = '127.0.0.1', port, targets }) {
  const servers = targets.map((target) => ({ ...where(target), ready: true }));
  const lines = new Set();
  let turn = 0;

  function where(target) {
    const { hostname, port } = new URL(target);
    return { hostname, port: Number(port) };
  }

  /** Those that are ready, the next in turn first; if none is, all of them. */
  function inTurn() {
    const ready = servers.filter((server) => server.ready);
    const able = ready.length > 0 ? ready : servers;
    const first = turn++ % able.length;
    return [...able.slice(first), ...able.slice(0, first)];
  }

  function look(server) {
    const { hostname, port } = server;
    const asking = ask({ hostname, port, path: '/readyz', timeout: PATIENCE }, (answer) => {
      server.ready = answer.statusCode === 200;
      answer.resume();
    });
    asking.on('timeout', () => asking.destroy(new Error('late')));
    asking.on('error', () => {
      server.ready = false;
    });
    asking.end();
  }

  function forwarded({ headers, socket }) {
    const passed = headers['x-forwarded-for'];
    return { ...headers, 'x-forwarded-for': passed ? `${passed}, ${socket.remoteAddress}` : socket.remoteAddress };
  }

  /** Whoever cannot be reached has not heard the request, so the next one may. */
  function pass(request, reply, body, [server, ...others]) {
    if (!server) return reply.writeHead(502, { 'content-type': 'text/plain' }).end('No server is ready.\n');
    const { hostname, port } = server;
    const options = { hostname, port, method: request.method, path: request.url, headers: forwarded(request) };
    const asking = ask(options, (answer) => {
      reply.writeHead(answer.statusCode, answer.headers);
      answer.pipe(reply);
    });
    asking.on('error', ({ code }) => {
      if (code === 'ECONNREFUSED') {
        server.ready = false;
        return pass(request, reply, body, others);
      }
      if (!reply.headersSent) reply.writeHead(502, { 'content-type': 'text/plain' });
      reply.end();
    });
    asking.end(body);
  }

  function passSocket(request, near, head, [server, ...others]) {
    if (!server) return near.end('HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n');
    const far = connect(server.port, server.hostname);
    let open = false;
    far.once('connect', () => {
      open = true;
      const lines = Object.entries(forwarded(request)).flatMap(([name, values]) =>
        [values].flat().map((value) => `${name}: ${value}`),
      );
      far.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      far.write(head);
      far.pipe(near).pipe(far);
    });
    far.on('error', () => {
      if (open) return near.destroy();
      server.ready = false;
      passSocket(request, near, head, others);
    });
    far.on('close', () => open && near.destroy());
    near.on('error', () => far.destroy());
    near.on('close', () => far.destroy());
  }

  const gate = createServer((request, reply) => {
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => pass(request, reply, Buffer.concat(parts), inTurn()));
  });
  gate.on('upgrade', (request, near, head) => passSocket(request, near, head, inTurn()));
  gate.on('connection', (line) => {
    lines.add(line);
    line.on('close', () => lines.delete(line));
  });
  const looking = setInterval(() => servers.forEach(look), LOOKS);
  await new Promise((resolve, reject) => gate.once('error', reject).listen(port, host, resolve));
  return {
    url: `http://${host}:${gate.address().port}`,
    close() {
      clearInterval(looking);
      gate.close();
      for (const line of lines) line.destroy();
    },
  };
}
