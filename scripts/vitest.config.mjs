import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.mjs'],
    // Limit for busy machines, which start programs slowly.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
