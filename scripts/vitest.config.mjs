import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.mjs'],
    // What a busy machine may take, which starts programs slowly.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
