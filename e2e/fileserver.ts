/** Servers for tests that are about the files of the page and not about playing together. */

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The page as it was built. */
export const BUILT = fileURLToPath(new URL('../dist/web', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

export interface FileServer {
  readonly url: string;
  /** From now on connections that ask for this break. */
  refuse(path: RegExp | undefined): void;
  /** From now on answers to this wait until what is given here is called. */
  hold(path: RegExp): () => void;
  close(): void;
}

/** Serves a folder that may change meanwhile. */
export async function serving(folder: string): Promise<FileServer> {
  let refused: RegExp | undefined;
  let held: { readonly path: RegExp; readonly free: Promise<void> } | undefined;
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    if (refused?.test(path)) return void request.socket.destroy();
    if (held?.path.test(path)) await held.free;
    const file = extname(path) ? path : '/index.html';
    try {
      const body = readFileSync(join(folder, file));
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'cache-control': 'no-cache',
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refuse(path) {
      refused = path;
    },
    hold(path) {
      let letGo = () => {};
      const free = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      held = { path, free };
      return letGo;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
