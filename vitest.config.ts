import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'soak/**/*.test.ts', '*.test.ts'],
    testTimeout: 120_000,
    // Every core is used; nobody works beside it.
    maxWorkers: '100%',
  },
});
