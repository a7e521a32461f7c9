// A small round-robin load balancer for trials and tests. It forwards requests and sockets to servers that are ready.

import { request as ask, createServer } from 'node:http';
import { connect } from 'node:net';

/** Milliseconds between two readiness checks, and the time that a check may take. */
const CHECK_EVERY = 250;
const CHECK_TIMEOUT = 2_000;

/** Listens on this port; `targets` are addresses such as http://127.0.0.1:3001. */
export async function balancer({ host = '127.0.0.1', port, targets }) {
  const servers = targets.map((target) => ({ ...addressOf(target), ready: true }));
  const connections = new Set();
  let turn = 0;

  function addressOf(target) {
    const { hostname, port } = new URL(target);
    return { hostname, port: Number(port) };
  }

  /** The servers that are ready, starting with the next one in turn; all servers if none is ready. */
  function candidates() {
    const ready = servers.filter((server) => server.ready);
    const able = ready.length > 0 ? ready : servers;
    const first = turn++ % able.length;
    return [...able.slice(first), ...able.slice(0, first)];
  }

  function check(server) {
    const { hostname, port } = server;
    const outgoing = ask({ hostname, port, path: '/readyz', timeout: CHECK_TIMEOUT }, (answer) => {
      server.ready = answer.statusCode === 200;
      answer.resume();
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('late')));
    outgoing.on('error', () => {
      server.ready = false;
    });
    outgoing.end();
  }

  function forwardedHeaders({ headers, socket }) {
    const forwardedFor = headers['x-forwarded-for'];
    return {
      ...headers,
      'x-forwarded-for': forwardedFor ? `${forwardedFor}, ${socket.remoteAddress}` : socket.remoteAddress,
    };
  }

  /** A server that refuses the connection has not seen the request, so it is safe to try the next one. */
  function forward(request, reply, body, [server, ...others]) {
    if (!server) return reply.writeHead(502, { 'content-type': 'text/plain' }).end('No server is ready.\n');
    const { hostname, port } = server;
    const options = { hostname, port, method: request.method, path: request.url, headers: forwardedHeaders(request) };
    const outgoing = ask(options, (answer) => {
      reply.writeHead(answer.statusCode, answer.headers);
      answer.pipe(reply);
    });
    outgoing.on('error', ({ code }) => {
      if (code === 'ECONNREFUSED') {
        server.ready = false;
        return forward(request, reply, body, others);
      }
      if (!reply.headersSent) reply.writeHead(502, { 'content-type': 'text/plain' });
      reply.end();
    });
    outgoing.end(body);
  }

  function forwardSocket(request, client, head, [server, ...others]) {
    if (!server) return client.end('HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n');
    const upstream = connect(server.port, server.hostname);
    let open = false;
    upstream.once('connect', () => {
      open = true;
      const headerLines = Object.entries(forwardedHeaders(request)).flatMap(([name, values]) =>
        [values].flat().map((value) => `${name}: ${value}`),
      );
      upstream.write(`${request.method} ${request.url} HTTP/1.1\r\n${headerLines.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      upstream.pipe(client).pipe(upstream);
    });
    upstream.on('error', () => {
      if (open) return client.destroy();
      server.ready = false;
      forwardSocket(request, client, head, others);
    });
    upstream.on('close', () => open && client.destroy());
    client.on('error', () => upstream.destroy());
    client.on('close', () => upstream.destroy());
  }

  const server = createServer((request, reply) => {
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => forward(request, reply, Buffer.concat(parts), candidates()));
  });
  server.on('upgrade', (request, client, head) => forwardSocket(request, client, head, candidates()));
  server.on('connection', (connection) => {
    connections.add(connection);
    connection.on('close', () => connections.delete(connection));
  });
  const checking = setInterval(() => servers.forEach(check), CHECK_EVERY);
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    url: `http://${host}:${server.address().port}`,
    close() {
      clearInterval(checking);
      server.close();
      for (const connection of connections) connection.destroy();
    },
  };
}
