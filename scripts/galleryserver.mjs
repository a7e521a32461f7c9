// Serves the gallery from its sources, as Vite does in development. It is no part of the built page.

import { root } from './setup.mjs';

/** Port 0 is any free one. With `live` the pages change with the sources. */
export async function serveGallery({ port, live }) {
  const { createServer } = await import('vite');
  const server = await createServer({
    configFile: `${root}packages/web/vite.config.ts`,
    logLevel: 'error',
    // Everything is prepared at the start: what Vite finds later would reload the page.
    // The engine of the physics finds its WebAssembly beside itself only.
    optimizeDeps: {
      entries: ['gallery/*.html', 'src/**/*.worker.ts'],
      exclude: ['@dimforge/rapier3d-deterministic'],
    },
    server: { port, hmr: live, ...(!live && { watch: null }) },
  });
  await server.listen();
  return { address: `http://localhost:${server.httpServer.address().port}/gallery/`, close: () => server.close() };
}
