import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Whole processes are started by the end-to-end tests; on two busy cores the default of 5 s is no sign of a fault.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
