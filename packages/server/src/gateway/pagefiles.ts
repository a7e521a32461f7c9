/**
 * The built page, sent from memory. A stream for each request would keep its file open for good if the client pipelines
 * requests and cuts the connection: a few hundred of them and the server has no descriptors left.
 */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowFraming } from './headers';
import { refuse } from './refusal';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** In the order in which we prefer them. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Files with a hash in their name never change. */
const isLasting = (path: string): boolean => path.startsWith('assets/');

interface PageFile {
  readonly body: Buffer;
  readonly etag: string;
}

/** Does the client accept this encoding? `br;q=0` says that it does not. */
function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((one) => {
    const [name, ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((part) => /^q=0(\.0*)?$/.test(part));
  });
}

class PageFiles {
  readonly #folder: string;
  /** Every file there is: no other path is ever looked for. */
  readonly #paths: ReadonlySet<string>;
  /** What has been asked for once. */
  readonly #read = new Map<string, Promise<PageFile>>();

  constructor(folder: string) {
    // Without a built page there is still the API.
    const all = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
    const files = all.filter((one) => one.isFile());
    this.#folder = folder;
    this.#paths = new Set(
      files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/')),
    );
  }

  #file(path: string): Promise<PageFile> {
    const known = this.#read.get(path);
    if (known) return known;
    const reading = readFile(join(this.#folder, path)).then((body) => ({
      body,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    }));
    this.#read.set(path, reading);
    // A file that could not be read is tried again.
    reading.catch(() => this.#read.delete(path));
    return reading;
  }

  /** Sends the file at this path; undefined if there is none. */
  async send(path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    if (!this.#paths.has(path)) return undefined;
    const wanted = String(request.headers['accept-encoding'] ?? '');
    const [encoding, suffix = ''] =
      ENCODINGS.find(([name, ending]) => accepts(wanted, name) && this.#paths.has(path + ending)) ?? [];
    const { body, etag } = await this.#file(path + suffix);
    reply.headers({
      'cache-control': isLasting(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      etag,
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type(TYPES[extname(path)] ?? 'application/octet-stream').send(body);
  }
}

/** Serves the page in `folder`: its files, and the page itself for addresses such as /table/… that belong to it. */
export function pageRoutes(app: FastifyInstance, folder: string): void {
  const files = new PageFiles(folder);
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const sent = await files.send(request.params['*'] || 'index.html', request, reply);
    return sent ?? reply.callNotFound();
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith('/api/')) return refuse(reply, 404, 'no such path');
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (wantsPage) allowFraming(request.url, reply);
    const sent = wantsPage ? await files.send('index.html', request, reply) : undefined;
    return sent ?? reply.code(404).type('text/plain; charset=utf-8').send('Not found.\n');
  });
}
