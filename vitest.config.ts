import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'soak/**/*.test.ts', '*.test.ts'],
    testTimeout: 120_000,
    // Some build the program that they test.
    hookTimeout: 120_000,
    // Every core is used and one more worker, since those that test servers mostly wait.
    maxWorkers: availableParallelism() + 1,
  },
});
