import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // .ci/run reads the true numbers from this file.
    reporters: ['default', ['json', { outputFile: 'node_modules/.cache/test-results.json' }]],
    // Whole processes are started by the end-to-end tests; on two busy cores the default of 5 s is no sign of a fault.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The end-to-end runs mostly wait: GitHub asks for seconds between two writes, and the client keeps to it.
    maxWorkers: 6,
    // A process for each of 250 files took a sixth of the time; no test leaves anything behind in a module.
    isolate: false,
  },
});
