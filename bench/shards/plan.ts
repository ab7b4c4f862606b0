import { execFileSync } from 'node:child_process';
import { planReview } from '../../src/jobs/shards/plan-review.ts';
import { planShards, type SizedFile } from '../../src/packing/plan-shards.ts';
import type { FileChange } from '../../src/changes/types.ts';
import { makeRepository, pushTo, randomFrom } from '../../test/packing/made-up-files.ts';

/**
 * Measures plans of 30,000 files: the time, how much the shards differ, and how many keep their files after a push that
 * touches 1 % of them. `node bench/shards/plan.ts [GIT-DIRECTORY]`: with the files of a repository instead of made-up ones.
 */
const FILES = 30_000;
const PUSHES = 20;

function readRepository(directory: string): readonly SizedFile[] {
  const listing = execFileSync('git', ['-C', directory, 'ls-tree', '-r', '-l', '-z', 'HEAD'], { maxBuffer: 1e9 });
  const random = randomFrom(1);
  const all = listing
    .toString('utf8')
    .split('\0')
    .flatMap((row): readonly SizedFile[] => {
      const [, size = '', path = ''] = /^\d+ blob \w+ +(\d+)\t(.*)$/s.exec(row) ?? [];
      return size === '' || Number(size) > 160_000 ? [] : [{ path, tokens: Math.ceil(Number(size) / 4) }];
    });
  return all.length <= FILES ? all : all.filter(() => random() < FILES / all.length);
}

/** A file with its lines, as a diff gives it. */
function asChange({ path, tokens }: SizedFile): FileChange {
  const count = Math.max(1, Math.round(tokens / 10));
  const lines = Array.from({ length: count }, (_, index) => ({
    kind: 'added' as const,
    newLine: index + 1,
    text: 'const value = compute(line);    '.slice(0, 32),
  }));
  const hunk = { oldStart: 0, oldLines: 0, newStart: 1, newLines: count, heading: '', lines };
  return { path, status: 'added', binary: false, additions: count, deletions: 0, hunks: [hunk] };
}

/** The same share of all files, in one part of the repository. */
function pushInOnePlace(files: readonly SizedFile[], seed: number): readonly SizedFile[] {
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const from = Math.floor(randomFrom(seed)() * sorted.length * 0.99);
  const to = from + sorted.length * 0.01;
  const edited = pushTo(sorted.slice(from, to), 1, seed);
  return [...sorted.slice(0, from), ...edited, ...sorted.slice(to)];
}

function shareKept(files: readonly SizedFile[], most: number, push: (seed: number) => readonly SizedFile[]): number {
  const before = planShards(files, most).map(({ paths }) => paths.join('\n'));
  const shares = Array.from({ length: PUSHES }, (_, seed) => {
    const after = new Set(planShards(push(seed + 1), most).map(({ paths }) => paths.join('\n')));
    return before.filter((shard) => after.has(shard)).length / before.length;
  });
  return shares.reduce((sum, share) => sum + share, 0) / PUSHES;
}

const [directory] = process.argv.slice(2);
const files = directory === undefined ? makeRepository(FILES) : readRepository(directory);
const changes = files.map(asChange);
console.log(`| at most | shards | time | largest shard | kept, edits anywhere | kept, edits in one place |`);
console.log('|---|---|---|---|---|---|');
for (const most of [32, 64, 128, 256]) {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    planReview({ files: changes, applied: [] }, 'a'.repeat(40), most);
    return performance.now() - start;
  });
  const { shards } = planReview({ files: changes, applied: [] }, 'a'.repeat(40), most);
  const average = shards.reduce((sum, { tokens }) => sum + tokens, 0) / shards.length;
  const largest = Math.max(...shards.map(({ tokens }) => tokens)) / average - 1;
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const anywhere = shareKept(files, most, (seed) => pushTo(files, 0.01, seed));
  const together = shareKept(files, most, (seed) => pushInOnePlace(files, seed));
  console.log(
    `| ${most} | ${shards.length} | ${(Math.min(...times) / 1000).toFixed(2)} s | +${percent(largest)} | ${percent(anywhere)} | ${percent(together)} |`,
  );
}
console.log(`${files.length} files`);
