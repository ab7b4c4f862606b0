import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readGitDiff, readGivenDiff } from '../../../src/changes/diff/read-diff.ts';
import { openRepository } from '../../../src/workspace/git/open-repository.ts';
import { importMerges } from './fast-import.ts';
import { expectContents, expectFaithful } from './faithful.ts';
import { randomChange } from './random-change.ts';
import {
  diffChanges,
  diffCommits,
  givenForm,
  listMerges,
  ownForm,
  RENAMES,
  type DiffForm,
  type RandomDiff,
} from './random-diffs.ts';
import { scratchRepository, type ScratchRepository } from './repository.ts';
import { SHAPES } from './shapes.ts';
import { decode } from './truth.ts';
import { runs, seedOfRound } from '../../property-runs.ts';

let repository: ScratchRepository;
/** Number of finished rounds. Each round has its own seed, so that the rounds do not read the same changes. */
let rounds: number;
beforeEach(() => {
  rounds = 0;
  repository = scratchRepository();
});
afterEach(() => repository.remove());

/** Git runs once for many changes, because its start takes the most time. A failure still shrinks to one change. */
const changes = fc.array(randomChange, { minLength: 1, maxLength: 100, size: 'max' });
const RUNS_AT_ONCE = 2;

type Check = (diff: RandomDiff) => void;

/** Reads at least this many changes, and returns how many it read. */
function readChanges(count: number, form: fc.Arbitrary<DiffForm>, check: Check): number {
  let total = 0;
  while (total < runs(count)) {
    total += readSome(form, check, seedOfRound(rounds));
    rounds += 1;
  }
  return total;
}

/** A failure prints the seed and the path that repeat it. */
function readSome(form: fc.Arbitrary<DiffForm>, check: Check, seed: number): number {
  let read = 0;
  fc.assert(
    fc.property(changes, form, (changes, form) => {
      diffChanges(repository, changes, form).forEach(check);
      read += changes.length;
    }),
    { numRuns: RUNS_AT_ONCE, seed },
  );
  return read;
}

const OWN = ownForm([RENAMES]);
const OWN_WITH_COPIES = ownForm([RENAMES, '-C', '--find-copies-harder']);

describe("git's own diff of any two trees", () => {
  test('leads from the first to the second with our options', () => {
    const seen = new Map(Object.keys(SHAPES).map((name) => [name, 0]));
    const rare = (): readonly string[] => [...seen].filter(([, times]) => times === 0).map(([name]) => name);
    const read = (count: number): void => {
      readChanges(count, fc.constantFrom(OWN, OWN, OWN_WITH_COPIES), (diff) => {
        expectFaithful(diff, readGitDiff);
        for (const [name, isShape] of Object.entries(SHAPES)) {
          seen.set(name, seen.get(name)! + (isShape(diff) ? 1 : 0));
        }
      });
    };
    read(1_000);
    // The rarest shape is drawn once in a thousand changes. More changes are drawn until all shapes occurred.
    for (let more = 0; more < 10 && rare().length > 0; more += 1) {
      read(1_000);
    }
    expect(rare(), 'shapes that were never drawn').toEqual([]);
  });

  test('is the output of our call', async () => {
    const opened = await openRepository(repository.folder);
    if (opened.kind === 'problem') throw new Error(opened.message);
    try {
      for (const { commit, diff } of diffChanges(repository, fc.sample(randomChange, 20), OWN)) {
        const base = repository.git('rev-parse', `${commit}^`).toString().trim();
        expect((await opened.repository.diff(base, commit)).equals(diff)).toBe(true);
      }
    } finally {
      opened.repository.close();
    }
  });

  test.each<[string, DiffForm]>([
    ['with default options', givenForm([], [], [])],
    ['with copies', givenForm([], [], ['-C', '--find-copies-harder'])],
    ['with broken pairs', givenForm([], [], ['-B'])],
    ['without prefixes', givenForm(['diff.noprefix=true'], [], [])],
    ['with prefixes by kind', givenForm([], ['--src-prefix=c/', '--dst-prefix=i/'], [])],
    ['with prefixes of a reverse diff', givenForm([], ['--src-prefix=b/', '--dst-prefix=a/'], [])],
    ['with names not quoted', givenForm(['core.quotePath=false'], [], [])],
    ['with names not quoted, without prefixes', givenForm(['core.quotePath=false', 'diff.noprefix=true'], [], [])],
    ['with empty context lines', givenForm(['diff.suppressBlankEmpty=true'], [], [])],
    ['without context', givenForm([], ['--unified=0'], [])],
    ['with ten lines of context', givenForm([], ['--unified=10'], [])],
    ['with joined hunks', givenForm([], ['--inter-hunk-context=5'], [])],
    ['with whole functions', givenForm([], ['--function-context'], [])],
    ['by `--minimal`', givenForm([], [], ['--minimal'])],
    ['by `--patience`', givenForm([], [], ['--patience'])],
    ['by `--histogram`', givenForm([], [], ['--histogram'])],
    ['with binary patches', givenForm([], ['--binary'], [])],
    ['in colour', givenForm([], ['--color=always'], [])],
    ['in all colours', givenForm([], ['--color=always', '--color-moved', '--ws-error-highlight=all'], [])],
  ])('%s leads from the first to the second', (_name, form) => {
    readChanges(100, fc.constant(form), (diff) => expectFaithful(diff, readGivenDiff));
  });

  test('with binary files as text leads from the first to the second', () => {
    const form = fc.constant(givenForm([], ['--text'], []));
    const read = readChanges(100, form, (diff) => expectContents(diff, readGivenDiff));
    expect(read).toBeGreaterThanOrEqual(runs(100));
  });

  test.each(['-c', '--cc'])('of a merge, by `%s`, is left out with the reason', (combined) => {
    const merge = fc.tuple(randomChange, randomChange).map(([one, two]) => [one.base, one.head, two.head] as const);
    fc.assert(
      fc.property(fc.array(merge, { minLength: 1, maxLength: 50 }), (merges) => {
        const commits = importMerges(repository, merges);
        const listings = listMerges(repository, commits);
        diffCommits(repository, commits, givenForm([], [combined], [])).forEach((diff, index) => {
          const { files, leftOut } = readGivenDiff(diff);
          const paths = files.map(({ path }) => path);
          // Git lists some files whose changes it does not show, because it treats them as uninteresting.
          expect(paths).toEqual(listings[index]!.map(decode).filter((path) => paths.includes(path)));
          expect(files).toHaveLength(diff.toString('latin1').match(/(?<![^\n])diff --c/g)?.length ?? 0);
          expect(files.flatMap(({ hunks }) => hunks)).toEqual([]);
          expect(leftOut).toEqual(paths.map((path) => ({ path, reason: 'a combined diff of a merge' })));
        });
      }),
      { numRuns: runs(20) },
    );
  });
});
