import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openRepository, type Half } from '../accuracy/repositories.ts';
import { planReview } from '../../src/jobs/shards/plan-review.ts';
import { planShards, type SizedFile } from '../../src/packing/plan-shards.ts';
import type { FileChange } from '../../src/changes/types.ts';
import { makeRepository, pushTo, randomFrom } from '../../test/packing/made-up-files.ts';

/**
 * Measures plans of up to 30,000 files: the time, how much the shards differ, and how many keep their files after a push that
 * touches 1 % of them. `node bench/shards/plan.ts`: with made-up files. `node bench/shards/plan.ts
 * tuning|opened|reported [--repositories DIR]`: with the files of pinned repositories. The tolerances of the plan were chosen
 * on made-up files and on the tuning part. Variants of the plan were also compared on the opened part; nobody looked at the
 * reported part before the plan was as it is.
 */
interface PlannedRepository {
  readonly name: string;
  readonly url: string;
  readonly commit: string;
  readonly half: Half | 'opened';
}

const { repositories: REPOSITORIES } = JSON.parse(
  readFileSync(fileURLToPath(new URL('repositories.json', import.meta.url)), 'utf8'),
) as { readonly repositories: readonly PlannedRepository[] };
const FILES = 30_000;
const PUSHES = 20;

function readRepository(repository: PlannedRepository): readonly SizedFile[] {
  const { git, close } = openRepository(repository);
  const listing = git('ls-tree', '-r', '-l', '-z', repository.commit);
  close();
  const random = randomFrom(1);
  const all = listing.split('\0').flatMap((row): readonly SizedFile[] => {
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

function measure(name: string, files: readonly SizedFile[]): void {
  const changes = files.map(asChange);
  for (const most of [32, 64, 128, 256]) {
    const times = [1, 2, 3].map(() => {
      const before = process.cpuUsage();
      planReview({ files: changes, applied: [] }, 'a'.repeat(40), most);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1e6;
    });
    const shards = planShards(files, most);
    const average = shards.reduce((sum, { tokens }) => sum + tokens, 0) / shards.length;
    const largest = Math.max(...shards.map(({ tokens }) => tokens)) / average - 1;
    // Nothing can be done about a shard of a single file.
    const ofMany = shards.filter(({ paths }) => paths.length > 1).map(({ tokens }) => tokens);
    const largestOfMany = Math.max(...ofMany) / average - 1;
    const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
    const anywhere = shareKept(files, most, (seed) => pushTo(files, 0.01, seed));
    const together = shareKept(files, most, (seed) => pushInOnePlace(files, seed));
    console.log(
      `| ${name}, ${files.length} files | ${most} | ${shards.length} | ${Math.min(...times).toFixed(2)} s | ${percent(largest)} | ${percent(largestOfMany)} | ${percent(anywhere)} | ${percent(together)} |`,
    );
  }
}

const [half] = process.argv.slice(2);
console.log(
  '| files | at most | shards | time | largest shard | largest of several files | kept, edits anywhere | kept, edits in one place |',
);
console.log('|---|---|---|---|---|---|---|---|');
if (half === 'tuning' || half === 'opened' || half === 'reported') {
  REPOSITORIES.filter((repository) => repository.half === half).forEach((repository) => {
    measure(repository.name, readRepository(repository));
  });
} else {
  measure('made-up', makeRepository(FILES));
}
