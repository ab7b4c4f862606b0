/**
 * Measures what incremental reviews send: merged branches of real repositories are pushed commit by commit, and each push is
 * reviewed in full and with the record of the push before. The same content is also pushed as one commit, and rebased.
 * Build first.
 *
 *     node bench/incremental/measure.ts --repositories DIR [--seed 1] [--pulls 8] [--only NAME]
 *
 * The model is a function that comments on fixed lines, so figures do not depend on a server.
 */
import { parseArgs } from 'node:util';
import { createRandom } from '../accuracy/random.ts';
import { openRepository, type OpenRepository } from '../accuracy/repositories.ts';
import { choosePullRequests, type PullRequestHistory, type Revision } from './pull-requests.ts';
import { reviewPush, type ReviewedPush } from './review-push.ts';

const NAMES = ['pallets/click', 'tinyhttp/tinyhttp', 'go-chi/chi', 'sinatra/sinatra'];

const { values } = parseArgs({
  options: {
    repositories: { type: 'string' },
    seed: { type: 'string', default: '1' },
    pulls: { type: 'string', default: '8' },
    only: { type: 'string', default: '' },
  },
});

/** Sums over pushes of one kind. */
interface Sums {
  pushes: number;
  fullTokens: number;
  tokens: number;
  fullFiles: number;
  files: number;
  /** Files that were sent although their own change was the same. */
  again: number;
  /** Files whose own change was the same. */
  same: number;
  withoutRequest: number;
  /** Findings that were carried over, and those of them on a line with another text. */
  carried: number;
  misplaced: number;
  /** Pushes after which other lines count as judged than in a full review. */
  otherCoverage: number;
}

const KINDS = ['push', 'squash', 'rebase, same hunks', 'rebase, other hunks'] as const;
type Kind = (typeof KINDS)[number];

const total = emptySums();
for (const name of NAMES.filter((one) => one.includes(values.only))) {
  const repository = openRepository({ name, url: `https://github.com/${name}.git` });
  try {
    const pulls = choosePullRequests(repository, Number(values.pulls), createRandom(`${name} ${values.seed}`));
    const sums = emptySums();
    for (const pull of pulls) {
      await measurePull(repository, pull, sums);
    }
    print(`${name} (${pulls.length} pull requests)`, sums);
    KINDS.forEach((kind) => add(total[kind], sums[kind]));
  } finally {
    repository.close();
  }
}
print('all', total);
process.exit(0);

function emptySums(): Record<Kind, Sums> {
  const empty = (): Sums => ({
    pushes: 0,
    fullTokens: 0,
    tokens: 0,
    fullFiles: 0,
    files: 0,
    again: 0,
    same: 0,
    withoutRequest: 0,
    carried: 0,
    misplaced: 0,
    otherCoverage: 0,
  });
  return { push: empty(), squash: empty(), 'rebase, same hunks': empty(), 'rebase, other hunks': empty() };
}

async function measurePull(
  { folder, git }: OpenRepository,
  { pushes, squashed, rebased }: PullRequestHistory,
  sums: Record<Kind, Sums>,
): Promise<void> {
  let before: { readonly revision: Revision; readonly push: ReviewedPush } | undefined;
  for (const revision of pushes) {
    const push = await reviewPush(folder, revision, { state: before?.push.state });
    if (before !== undefined) {
      await count(sums.push, { git, folder, before: before.revision, revision, push });
    }
    before = { revision, push };
  }
  if (before !== undefined) {
    const push = await reviewPush(folder, squashed, before.push);
    await count(sums.squash, { git, folder, before: before.revision, revision: squashed, push });
  }
  if (rebased !== undefined) {
    const first = await reviewPush(folder, rebased.before, { state: undefined });
    const push = await reviewPush(folder, rebased.after, first);
    const isSame = listSame(git, rebased.before, rebased.after).isWhole;
    const kind = isSame ? 'rebase, same hunks' : 'rebase, other hunks';
    await count(sums[kind], { git, folder, before: rebased.before, revision: rebased.after, push });
  }
}

interface Counted {
  readonly git: OpenRepository['git'];
  readonly folder: string;
  readonly before: Revision;
  readonly revision: Revision;
  readonly push: ReviewedPush;
}

async function count(sums: Sums, { git, folder, before, revision, push }: Counted): Promise<void> {
  const full = await reviewPush(folder, revision, undefined);
  const { paths } = listSame(git, before, revision);
  const same = [...full.sent].filter((path) => paths.has(path));
  sums.pushes += 1;
  sums.fullTokens += full.tokens;
  sums.tokens += push.tokens;
  sums.fullFiles += full.sent.size;
  sums.files += push.sent.size;
  sums.same += same.length;
  sums.again += same.filter((path) => push.sent.has(path)).length;
  sums.withoutRequest += Number(push.requests === 0);
  sums.otherCoverage += Number(push.result.coverage.modelLines !== full.result.coverage.modelLines);
  for (const { path, line, side, quote, carried } of push.result.findings) {
    if (carried !== undefined && line !== undefined) {
      sums.carried += 1;
      sums.misplaced += Number(side === 'RIGHT' && (await push.lineAt(path, line)) !== quote);
    }
  }
}

/** The files whose hunks git draws alike in two revisions, but for their line numbers and headings. */
function listSame(
  git: OpenRepository['git'],
  before: Revision,
  after: Revision,
): { readonly paths: ReadonlySet<string>; readonly isWhole: boolean } {
  const [earlier, now] = [drawFiles(git, before), drawFiles(git, after)];
  const paths = new Set([...now].filter(([path, text]) => earlier.get(path) === text).map(([path]) => path));
  return { paths, isWhole: paths.size === now.size && now.size === earlier.size };
}

function drawFiles(git: OpenRepository['git'], { base, head }: Revision): ReadonlyMap<string, string> {
  const diff = git('-c', 'core.quotePath=false', 'diff', '--no-color', '-M', base, head);
  return new Map(
    diff.split(/^(?=diff --git )/m).flatMap((text) => {
      const path = /^\+\+\+ b\/([^\t\n]*)/m.exec(text)?.[1];
      const hunks = text
        .replaceAll(/^@@ .*$/gm, '@@')
        .replace(/^index .*\n/m, '')
        .replace(/^similarity index .*\n/m, '');
      return path === undefined ? [] : [[path, hunks] as const];
    }),
  );
}

function add(into: Sums, sums: Sums): void {
  (Object.keys(sums) as (keyof Sums)[]).forEach((key) => {
    into[key] += sums[key];
  });
}

function print(name: string, sums: Record<Kind, Sums>): void {
  console.log(`\n## ${name}`);
  console.log(
    '| | pushes | no request | tokens, full | tokens | share | files, full | files | same, of them judged again | carried | misplaced | other coverage |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|---|---|');
  KINDS.forEach((kind) => {
    const one = sums[kind];
    const share = one.fullTokens === 0 ? '' : `${((100 * one.tokens) / one.fullTokens).toFixed(1)} %`;
    const again = `${one.same}, ${one.again} (${one.same === 0 ? 0 : ((100 * one.again) / one.same).toFixed(1)} %)`;
    const cells = [kind, one.pushes, one.withoutRequest, one.fullTokens, one.tokens, share, one.fullFiles, one.files];
    console.log(`| ${[...cells, again, one.carried, one.misplaced, one.otherCoverage].join(' | ')} |`);
  });
}
