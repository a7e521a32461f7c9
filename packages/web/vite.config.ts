/** How the page is built. `dist/` of the project holds the result, beside the programs. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const here = fileURLToPath(new URL('.', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

export default defineConfig({
  root: here,
  // pdfkit reads fonts from files with it, and we have none: more than half of what the print page would load.
  resolve: { alias: { fontkit: fileURLToPath(new URL('src/papers/nofonts.ts', import.meta.url)) } },
  define: { __VERSION__: JSON.stringify(version) },
  plugins: [
    react(),
    VitePWA({
      // A new version waits until the player says so: nothing is swapped under a running game.
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Boneyard',
        short_name: 'Boneyard',
        description: 'Every domino game in the box',
        start_url: '/',
        display: 'standalone',
        background_color: '#0c2c26',
        theme_color: '#123d34',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,woff2,svg,png,wasm}'],
        // Magnets, gravity and space are two megabytes: only who builds towers fetches them, and then keeps them.
        globIgnores: ['**/assets/{space,rapier,physics.worker}*', 'push.js'],
        // How somebody is called to a slow table.
        importScripts: ['push.js'],
        runtimeCaching: [
          {
            urlPattern: /\/assets\/(space|rapier|physics\.worker)[^/]*$/,
            handler: 'CacheFirst',
            options: { cacheName: 'towers', expiration: { maxEntries: 12 } },
          },
        ],
        // A first visit is kept from its first page on; a new version still waits.
        clientsClaim: true,
        maximumFileSizeToCacheInBytes: 8_000_000,
        navigateFallback: '/index.html',
        // What the server itself answers is not a page.
        navigateFallbackDenylist: [/^\/(api|healthz|socket)\b/],
        cleanupOutdatedCaches: true,
      },
    }),
  ],
  worker: { format: 'es' },
  build: {
    outDir: fileURLToPath(new URL('../../dist/web', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What every visit needs is one script; otherwise each page that shares some of it would cut it into smaller ones.
      output: { codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] } },
    },
    // A script of its own for each page; a preload helper would only add to it.
    modulePreload: { polyfill: false },
  },
});
