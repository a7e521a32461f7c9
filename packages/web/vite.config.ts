/** How the page is built. The result goes into the project's `dist/`. */

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserWords } from '@boneyard/words/browsers';
import type { Web } from '@boneyard/words/en/browser';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { BROWSERS } from './src/app/browsers';
import { MAIN } from './src/app/destinations';

const here = fileURLToPath(new URL('.', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** A file of the package words. The build cannot import it directly, since it is not compiled. */
async function wordsModule<T>(name: string): Promise<T> {
  return (await runnerImport<T>(fileURLToPath(import.meta.resolve(`@boneyard/words/${name}`)))).module;
}

/** The bar of every page with a place for the heading, in every language: painted before any script has run. */
function shell(languages: readonly (readonly [language: string, web: Web])[]): string {
  const bars = languages.map(([language, { nav }]) => {
    const links = MAIN.map(([place, href]) => `<a class="nav-link" href="${href}">${nav.places[place]}</a>`).join('');
    return `<nav hidden class="main-nav" lang="${language}" aria-label="${nav.label}">${links}</nav>`;
  });
  return `<div id="shell" class="page">
        <header class="top"><a class="wordmark" href="/">Boneyard</a>${bars.join('')}<div class="own"></div></header>
        <main aria-busy="true"><div class="skeleton heading"></div><div class="skeleton line"></div></main>
      </div>`;
}

/** What index.html says before the page runs, and to browsers that cannot run it, in every language. */
function staticWords(): Plugin {
  return {
    name: 'static-words',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const names = BROWSERS.map(({ name, version }) => `${name} ${version}`).join(', ');
        const { LANGUAGES } = await wordsModule<{ readonly LANGUAGES: readonly string[] }>('languages');
        const spoken = await Promise.all(
          LANGUAGES.map(async (language) => {
            const { browsers } = await wordsModule<{ readonly browsers: BrowserWords }>(`${language}/browsers`);
            const paragraph = (sentence: string) => `<p lang="${language}">${sentence}</p>`;
            const { web } = await wordsModule<{ readonly web: Web }>(`${language}/web`);
            return {
              language,
              web,
              description: browsers.description,
              tooOld: paragraph(browsers.tooOld(names)),
              noScripts: paragraph(browsers.noScripts),
            };
          }),
        );
        return html
          .replace('%LANGUAGES%', LANGUAGES.join(' '))
          .replace('%DESCRIPTION%', spoken[0]!.description)
          .replace('%SHELL%', shell(spoken.map(({ language, web }) => [language, web])))
          .replace('%TOO_OLD%', spoken.map(({ tooOld }) => tooOld).join('\n'))
          .replace('%NO_SCRIPTS%', spoken.map(({ noScripts }) => noScripts).join('\n'));
      },
    },
  };
}

/**
 * The scripts for old browsers are copied as they are written, and comments would be a third of them. Minifiers write newer
 * syntax, so only comments, which have lines of their own, and indentation are taken out.
 */
function plainScripts(): Plugin {
  return {
    name: 'plain-scripts',
    apply: 'build',
    writeBundle({ dir }) {
      for (const name of ['early.js', 'support.js']) {
        const file = `${dir}/${name}`;
        writeFileSync(file, readFileSync(file, 'utf8').replace(/^ *(\/\/.*)?\n?/gm, ''));
      }
    },
  };
}

/** What every visit loads: the rules, which workers load too, and the page, which they must not load. */
const RULES =
  /\/packages\/(rules|engine)\/|\/games\/[^/]+\/rules\/|\/packages\/bots\/src\/(botclient|level|webport)\.ts|preload-helper/;
const PAGE = /\/packages\/(web|words)\/|\/games\/[^/]+\/(web|words)\/|\/node_modules\//;
/** What boards and bots both know of constructions: one small file is packed better than three. */
const CONSTRUCTION =
  /\/packages\/physics\/src\/(construction|outline)\.ts|\/games\/[^/]+\/(physics\/construction|bot\/release)\.ts/;
/** What bots know of every game, and the levels that do not search: the worker of a first game loads all of it. */
const BOTS = /\/packages\/bots\/src\/(games|instant[^/]*)\.ts/;
/** The texts that every page of a language needs, and the grammar that its other texts use too. */
const LANGUAGE = /\/packages\/words\/src\/(..)\/(?:browser|grammar)\.ts/;
const WORKER = /\.worker\.ts$/;
/** The scripts of every visit, as they are built. */
const INITIAL = /^assets\/(index|rules|rolldown-runtime)-[^/]*\.(js|css)$/;

/** The physics worker is not among them: it loads its engine in a way that only Vite's own build of workers provides for. */
const SHARING = /new URL\('(\.\/(?:bots|luck|review)\.worker\.ts)', import\.meta\.url\)/;

/** Vite's function that loads a script and, before it, what the script needs, by elements of the document. */
const PRELOAD = '\0vite/preload-helper.js';
const PRELOADS = 'deps && deps.length > 0';

/**
 * Builds workers together with the page, so that both load the rules from one file. Vite builds each worker apart, with a copy of
 * everything that it has in common with the page.
 */
function sharedWorkers(): Plugin {
  return {
    name: 'shared-workers',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (id === PRELOAD) {
        if (!code.includes(PRELOADS)) this.error('Vite preloads in another way now: workers would look for a document');
        return { code: code.replace(PRELOADS, `typeof document === 'object' && ${PRELOADS}`), map: null };
      }
      const found = SHARING.exec(code);
      if (!found) return undefined;
      const [address, path] = found;
      const worker = await this.resolve(path!, id);
      const file = this.emitFile({ type: 'chunk', id: worker!.id, name: path!.slice('./'.length, -'.ts'.length) });
      return { code: code.replace(address, `import.meta.ROLLUP_FILE_URL_${file}`), map: null };
    },
    generateBundle(_, bundle) {
      const loadsReact = (file: string): boolean => {
        const chunk = bundle[file];
        if (chunk?.type !== 'chunk') return false;
        return chunk.moduleIds.some((id) => id.includes('/react-dom/')) || chunk.imports.some(loadsReact);
      };
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && WORKER.test(chunk.facadeModuleId ?? '') && loadsReact(chunk.fileName))
          this.error(`${chunk.fileName} would load the page itself: RULES lacks a module that both need`);
    },
  };
}

/** The first script names all others: short hashes of few different characters make every first visit smaller. */
const FILE_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
  hashCharacters: 'hex',
} as const;

export default defineConfig({
  root: here,
  resolve: {
    alias: {
      // pdfkit needs fontkit only to read font files, and we have none. It would be more than half of the print page.
      fontkit: fileURLToPath(new URL('../print/src/nofonts.ts', import.meta.url)),
      // wouter brings a copy of this hook for versions of React that lack it.
      'use-sync-external-store/shim/index.js': 'react',
    },
  },
  define: { __VERSION__: JSON.stringify(version) },
  plugins: [
    react(),
    staticWords(),
    plainScripts(),
    sharedWorkers(),
    VitePWA({
      // A new version waits until the player agrees, so that it does not interrupt a game.
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Boneyard',
        short_name: 'Boneyard',
        description: 'Four domino games: play alone, on one device or online',
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
        globIgnores: ['push.js'],
        // Shows notifications that it is the player's turn.
        importScripts: ['push.js'],
        // The first version controls the page at once, so that it works offline; a new version still waits.
        clientsClaim: true,
        maximumFileSizeToCacheInBytes: 8_000_000,
        navigateFallback: '/index.html',
        // Addresses that the server answers itself, and the replays that other sites may frame: the kept page may not be framed.
        navigateFallbackDenylist: [/^\/(api|healthz|socket|embed|licences\.txt)\b/],
        cleanupOutdatedCaches: true,
      },
    }),
  ],
  worker: { format: 'es', rolldownOptions: { output: FILE_NAMES } },
  build: {
    outDir: fileURLToPath(new URL('../../dist/web', import.meta.url)),
    emptyOutDir: true,
    target: BROWSERS.map(({ id, version }) => `${id}${version}`),
    sourcemap: true,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Two scripts for everything that every visit needs; otherwise they would be split for each page that shares parts of them.
      output: {
        ...FILE_NAMES,
        codeSplitting: {
          groups: [
            { name: 'rules', tags: ['$initial'], test: RULES, priority: 2 },
            { name: 'construction', test: CONSTRUCTION },
            { name: 'bots', test: BOTS },
            { name: (id) => LANGUAGE.exec(id)?.[1] ?? null },
            { name: 'page', tags: ['$initial'], test: (id) => PAGE.test(id) && !WORKER.test(id), priority: 1 },
          ],
        },
      },
    },
    modulePreload: {
      // Browsers that cannot preload modules load them a little later; the polyfill would only make the page larger.
      polyfill: false,
      // What every visit has loaded need not be named again before each script that is loaded later.
      resolveDependencies: (_, scripts) => scripts.filter((script) => !INITIAL.test(script)),
    },
  },
});
