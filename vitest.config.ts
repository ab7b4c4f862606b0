import { defineConfig } from 'vitest/config';

/** Tests that start processes, most of them git or the built command. */
const OF_PROCESSES = [
  'test/{bundles,changes,emulators,end-to-end,github,harness,inspector,workspace}/**/*.test.ts',
  'test/scenario*.test.ts',
];

export default defineConfig({
  test: {
    // .ci/run reads the true numbers from this file.
    reporters: ['default', ['json', { outputFile: 'node_modules/.cache/test-results.json' }]],
    // Whole processes are started by the end-to-end tests; on two busy cores the default of 5 s is no sign of a fault.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The end-to-end runs mostly wait: GitHub asks for seconds between two writes, and the client keeps to it.
    maxWorkers: 6,
    projects: [
      {
        extends: true,
        // A process of its own for each file: starting others from one that has grown large takes longer than that.
        test: { name: 'processes', include: OF_PROCESSES },
      },
      {
        extends: true,
        // A process for each of 250 files took a sixth of the time; no test leaves anything behind in a module.
        test: { name: 'units', include: ['test/**/*.test.ts'], exclude: OF_PROCESSES, isolate: false },
      },
    ],
  },
});
