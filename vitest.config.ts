import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { Watchdog } from './watchdog.ts';

const ALL = ['games/**/*.test.{ts,tsx}', 'packages/*/src/**/*.test.{ts,tsx}', 'soak/**/*.test.ts', '*.test.ts'];
/** These change nothing outside themselves and measure no memory, so they share what they load: that takes longer than most of them. */
const PURE = ['games/*/!(web)/**/*.test.ts', 'packages/{bots,engine,protocol,rules,words}/src/**/*.test.ts'];

export default defineConfig({
  test: {
    testTimeout: 120_000,
    // Some build the program that they test.
    hookTimeout: 120_000,
    // Every core is used and one more worker, since those that test servers mostly wait.
    maxWorkers: availableParallelism() + 1,
    reporters: ['default', ['json', { outputFile: 'dist/tests.json' }], new Watchdog()],
    projects: [
      { extends: true, test: { name: 'programs', include: ALL, exclude: [...configDefaults.exclude, ...PURE] } },
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
    ],
  },
});
