import { randomInt } from 'node:crypto';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that start child processes, mostly git or the built command. */
const PROCESS_TESTS = [
  'test/{commands,emulators,end-to-end,harness,hostile,sequences,workspace}/**/*.test.ts',
  'test/scenario*.test.ts',
];

/**
 * Tests that take tens of seconds, whose subjects have tests in this process too, and those of our emulators. `npm test` leaves
 * them out, and skips tests with the tag `large`. HOUSESTYLE_WHOLE says what runs instead: with `long` only these files, with
 * `large` all others, of which a job of CI takes the tests with that tag, and with any other value all tests, each night.
 */
const LONG_TESTS = [
  'test/end-to-end/{audit,audit-batches,docs-commands,bill,enterprise-server,fleet,hooks,interruption,learn,limits,shard-rate-limits}.test.ts',
  'test/end-to-end/workflow-steps.test.ts',
  'test/end-to-end/{failures,mistakes,other-ci,pictures,pre-commit,providers,replies-cache,request-counts,secrets,verification}.test.ts',
  'test/end-to-end/{placement,replies,suggestion}-accuracy.test.ts',
  'test/end-to-end/action-{adversaries,agents,audit,customizations,describe,directions,dump,extends,given}.test.ts',
  'test/end-to-end/action-{forks,incremental,model,modes,notes,outcomes,refused,replies,scope,shards,sources,tools,validate,validate-in-review}.test.ts',
  'test/end-to-end/{cli-{agents,customizations,describe,dump,extends,validate,variants},report-schemas}.test.ts',
  'test/bundles/{built,hostile}-bundles.test.ts',
  'test/changes/diff/any-diff.test.ts',
  'test/bundles/{hidden-changes,names/resolve-names}.test.ts',
  'test/commands/action/odd-payloads.test.ts',
  'test/commands/{doctor,history,init,past-bill,ways-around-a-policy,why}.test.ts',
  'test/commands/output/refuse-outputs.test.ts',
  'test/reports/html/pages.test.ts',
  'test/commands/action/comments/{answer-comment,handle-comment,remember-fact}.test.ts',
  'test/commands/action/two-stages/find-staged-pull.test.ts',
  'test/findings/replies/linear.test.ts',
  'test/jobs/{audit/audit-tree,incremental/choose-work,init/write-instructions,open/open-uncommitted}.test.ts',
  'test/literal/run/hostile-files.test.ts',
  'test/commands/action/review/{give-way,whole-change}.test.ts',
  'test/github/{artifact,open-pull-request,organization}.test.ts',
  'test/github/silent-server.test.ts',
  'test/github/publishing/fault-matrix.test.ts',
  'test/github/publishing/life/{equal-lines,sequences}.test.ts',
  'test/hostile/{asked,clones,delegated,described,disk,forged,jobs,named,offline-long,planned,printed,replayed,said,servers}.test.ts',
  'test/inspector/page.test.ts',
  'test/sequences/sequences.test.ts',
  'test/workspace/git/refuse-pipes.test.ts',
  'test/emulators/**/*.test.ts',
];

/** Short files whose tests take long. Vitest starts large files first, and would end with one of these alone. */
const TAKES_LONG = /\/test\/(?:rules\/examples|jobs\/fix|jobs\/shards\/merge-shards|scenario-reviews)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const takesLong = ({ moduleId }: TestSpecification): boolean => TAKES_LONG.test(moduleId);
    return [...sorted.filter((file) => takesLong(file)), ...sorted.filter((file) => !takesLong(file))];
  }
}

const { HOUSESTYLE_WHOLE: whole } = process.env;
const ONLY_LONG = whole === 'long';
const LEFT_OUT = whole === undefined || whole === 'large' ? LONG_TESTS : [];

/** The seed of all properties in the gate; any other would do as well (see test/configure-properties.ts). */
const FIXED_SEED = '20261122';

/** The gate makes a tenth of the runs that each property asks for; the nightly workflow makes many times as many. */
const GATE_RUNS = '0.1';

const { HOUSESTYLE_TEST_SEED: wantedSeed = FIXED_SEED, HOUSESTYLE_TEST_RUNS: runsFactor = GATE_RUNS } = process.env;
// The seed is drawn once, here, because the test files run in several processes.
const seed = wantedSeed === 'random' ? String(randomInt(2 ** 31)) : wantedSeed;
if (!Number.isInteger(Number(seed)) || !(Number(runsFactor) > 0)) {
  throw new TypeError(`HOUSESTYLE_TEST_SEED is ${seed} and HOUSESTYLE_TEST_RUNS is ${runsFactor}: both are numbers`);
}
if (seed !== FIXED_SEED) {
  console.log(`Properties run with HOUSESTYLE_TEST_SEED=${seed} HOUSESTYLE_TEST_RUNS=${runsFactor}`);
}

export default defineConfig({
  test: {
    setupFiles: 'test/configure-properties.ts',
    // Node loads our TypeScript itself, which takes a twentieth less processor time than Vitest's own loader. No test mocks a module.
    experimental: { viteModuleRunner: false },
    env: { HOUSESTYLE_TEST_SEED: seed, HOUSESTYLE_TEST_RUNS: runsFactor },
    // .ci/run reads the numbers of passed and failed tests from this file.
    reporters: ['default', ['json', { outputFile: 'node_modules/.cache/test-results.json' }]],
    // The end-to-end tests start whole processes. On two busy cores they take longer than the default of 5 s.
    testTimeout: 60_000 * Math.max(1, Number(runsFactor)),
    hookTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
    tags: [
      {
        name: 'large',
        description: 'Input of megabytes or of thousands of entries, to show that time and memory stay within limits',
        skip: whole === undefined,
      },
    ],
    // More workers than cores: the end-to-end tests mostly wait, as GitHub asks for a pause between two writes.
    maxWorkers: 4,
    projects: [
      {
        extends: true,
        // Apart from the units: starting a child process from one that has grown large takes much longer.
        test: {
          name: 'processes',
          include: ONLY_LONG ? LONG_TESTS : PROCESS_TESTS,
          exclude: LEFT_OUT,
          isolate: false,
        },
      },
      {
        extends: true,
        // The files share processes, which saves a sixth of the time. No test leaves anything behind in a module.
        test: {
          name: 'units',
          include: ONLY_LONG ? [] : ['test/**/*.test.ts'],
          exclude: [...PROCESS_TESTS, ...LEFT_OUT],
          isolate: false,
        },
      },
    ],
  },
});
