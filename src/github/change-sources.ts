import { countPart, count } from '../reports/count.ts';
import { writeCount } from '../text/shown/write-count.ts';
import { readFromGit } from '../changes/read-from-git.ts';
import { readApiFiles } from '../changes/diff/read-api-patch.ts';
import { readGitDiff } from '../changes/diff/read-diff.ts';
import type { Changes, ChangeSize, LeftOutFile } from '../changes/types.ts';
import { messageOf, runError, UserError } from '../errors.ts';
import { GitError } from '../workspace/git/process.ts';
import type { GitRepository } from '../workspace/git/git.ts';
import type { FileRow } from './api/answers.ts';
import type { GithubClient, PullRequest } from './client.ts';
import { GithubError } from './api/github-error.ts';
import { fillMissingPatches } from './missing-patches.ts';

/** A way to read the change of a pull request. If it cannot, it returns the reason instead of throwing. */
export interface ChangeSource {
  readonly name: Changes['source'];
  read(pull: PullRequest): Promise<SourceAnswer>;
}

/** A change, and what GitHub's list of files says on its head. */
export interface ReadChanges extends Changes {
  /** The head whose change it is; undefined if the source does not say. */
  readonly headSha?: string;
  /** The blobs of changed files in the head, as far as they are known. */
  readonly heads?: ReadonlyMap<string, string>;
}

export type SourceAnswer =
  | { readonly kind: 'read'; readonly changes: ReadChanges }
  | { readonly kind: 'unavailable'; readonly reason: string };

/**
 * Reads the change from the first source that has all files and lines that the pull request counts. If none has, the
 * source with most lines is used, and what it lacks is listed as left out. Throws a `UserError` only if no source has
 * any file: an unreadable change is never treated as an empty one.
 */
export async function readFirstWhole(pull: PullRequest, sources: readonly ChangeSource[]): Promise<ReadChanges> {
  const partial: ReadChanges[] = [];
  const passedOver: { source: Changes['source']; reason: string }[] = [];
  for (const source of sources) {
    const answer = await source.read(pull);
    if (answer.kind === 'unavailable') {
      passedOver.push({ source: source.name, reason: answer.reason });
      continue;
    }
    const reason = findShortfall(pull, answer.changes);
    if (reason === undefined) {
      return { ...answer.changes, passedOver };
    }
    passedOver.push({ source: source.name, reason });
    partial.push(answer.changes);
  }
  const [best] = partial.toSorted((a, b) => measureText(b).lines - measureText(a).lines);
  if (best === undefined || (best.files.length === 0 && pull.changedFiles > 0)) {
    const tried = passedOver.map(({ source, reason }) => `${source}: ${reason}`).join('; ');
    throw runError(
      'change-unreadable',
      `The change of pull request ${pull.number} could not be read (${tried})`,
      'Run the job again. With `actions/checkout` and `fetch-depth: 0`, the change is read from disk.',
    );
  }
  const others = passedOver.filter(({ source }) => source !== best.source);
  return { ...withWhatIsMissing(pull, best), passedOver: others };
}

/** Reads from the repository on disk. By default, the checkout in a workflow is shallow and lacks the base. */
export function gitSource(repository: GitRepository | undefined, absence: string): ChangeSource {
  return {
    name: 'git',
    read: async (pull) => {
      if (repository === undefined) {
        return { kind: 'unavailable', reason: absence };
      }
      try {
        return await readBetween(repository, pull);
      } catch (error) {
        if (error instanceof GitError || error instanceof UserError) {
          return { kind: 'unavailable', reason: messageOf(error) };
        }
        throw error;
      }
    },
  };
}

async function readBetween(repository: GitRepository, pull: PullRequest): Promise<SourceAnswer> {
  for (const [role, sha] of [
    ['base', pull.baseSha],
    ['head', pull.headSha],
  ] as const) {
    if ((await repository.resolve(sha)) === undefined) {
      return { kind: 'unavailable', reason: `the checkout does not have the ${role} ${sha.slice(0, 7)}` };
    }
  }
  const fork = await repository.mergeBase(pull.baseSha, pull.headSha);
  return fork === undefined
    ? { kind: 'unavailable', reason: 'the checkout does not have the merge base of base and head' }
    : { kind: 'read', changes: await readFromGit(repository, fork, pull.headSha) };
}

/** Reads GitHub's list of files, in smaller and smaller pages. */
export function filesSource(client: GithubClient): ChangeSource {
  return {
    name: 'github-files',
    read: (pull) =>
      orUnavailable(async () => {
        const rows = await fillMissingPatches(client, pull, await readRows(client, pull));
        return { ...readApiFiles(rows), ...readHeads(rows) };
      }),
  };
}

/** Reads the diff of the pull request as one text. */
export function diffSource(client: GithubClient): ChangeSource {
  return {
    name: 'github-diff',
    read: (pull) =>
      orUnavailable(async () => ({ ...readGitDiff(await client.diff(pull.number)), source: 'github-diff' })),
  };
}

/** Reads the heads of rows. GitHub names another revision in the row of a removed file, and no blob for a submodule. */
function readHeads(rows: readonly FileRow[]): Pick<ReadChanges, 'headSha' | 'heads'> {
  const present = rows.filter(({ status }) => status !== 'removed');
  const [headSha, ...others] = new Set(present.map((row) => row.headSha));
  const files = present.filter(({ patch }) => patch === undefined || !SUBMODULE.test(patch));
  return {
    heads: new Map(files.flatMap(({ filename, sha }) => (sha === null ? [] : [[filename, sha] as const]))),
    ...(headSha === undefined || others.length > 0 ? {} : { headSha }),
  };
}

const SUBMODULE = /^\+Subproject commit [0-9a-f]{40}/m;

async function orUnavailable(read: () => Promise<ReadChanges>): Promise<SourceAnswer> {
  try {
    return { kind: 'read', changes: await read() };
  } catch (error) {
    if (error instanceof GithubError) {
      return { kind: 'unavailable', reason: `GitHub answered ${error.status || 'nothing'}: ${messageOf(error)}` };
    }
    throw error;
  }
}

type Rows = readonly FileRow[];

const PAGE_SIZES = [100, 30, 10] as const;

/**
 * Reads the rows in smaller and smaller pages, until they have all lines that the pull request counts. After about
 * 20,000 lines on a page, GitHub silently sets the counts of further rows to zero; and it rejects some pages as too slow,
 * with a 422 or a 5xx.
 */
async function readRows(client: GithubClient, pull: PullRequest): Promise<Rows> {
  let best: Rows | undefined;
  let refusal: GithubError | undefined;
  for (const pageSize of PAGE_SIZES) {
    try {
      const rows = withoutRepeated(await client.changedFiles(pull.number, pageSize));
      if (best === undefined || countLines(rows) > countLines(best)) {
        best = rows;
      }
      if (countLines(rows) >= pull.changedLines || rows.length < pull.changedFiles) {
        return best;
      }
    } catch (error) {
      if (!(error instanceof GithubError) || (error.status !== 422 && error.status < 500)) {
        throw error;
      }
      refusal = error;
    }
  }
  if (best === undefined) {
    throw refusal ?? new TypeError('no page size was tried');
  }
  return best;
}

/** A push between two pages can move a file to the next page. It is listed twice then, and another one not at all. */
function withoutRepeated(rows: Rows): Rows {
  return [...new Map(rows.map((row) => [row.filename, row])).values()];
}

/** Counts the added and removed lines of files as listed, with or without hunks. */
function countLines(files: readonly { readonly additions: number; readonly deletions: number }[]): number {
  return files.reduce((sum, file) => sum + file.additions + file.deletions, 0);
}

/** Counts the files of a change, and the lines whose text it has. */
function measureText({ files }: Changes): ChangeSize {
  return { files: files.length, lines: countLines(files.filter((file) => file.hunks.length > 0)) };
}

/** Why a change is not the whole pull request; undefined if it is. */
function findShortfall(pull: PullRequest, changes: Changes): string | undefined {
  const listed = { files: changes.files.length, lines: countLines(changes.files) };
  if (listed.files !== pull.changedFiles || listed.lines !== pull.changedLines) {
    return `it has ${drawSize(listed)}, but the pull request counts ${drawSize({ files: pull.changedFiles, lines: pull.changedLines })}`;
  }
  const unread = changes.files.filter((file) => file.hunks.length === 0 && file.additions + file.deletions > 0);
  return unread.length === 0 ? undefined : `it lacks the lines of ${count(unread.length, 'file')}`;
}

/** GitHub lists at most this many files of a pull request. */
const MAX_LISTED_FILES = 3_000;

/** Lists as left out what the pull request counts and the source does not have. */
function withWhatIsMissing(pull: PullRequest, changes: ReadChanges): ReadChanges {
  const missing = {
    files: Math.max(0, pull.changedFiles - changes.files.length),
    lines: Math.max(0, pull.changedLines - countLines(changes.files)),
  };
  const leftOut = missing.files > 0 ? missingFiles(pull, changes, missing) : missingLines(pull, changes, missing);
  return leftOut === undefined ? changes : { ...changes, leftOut: [...changes.leftOut, leftOut], missing };
}

function missingFiles(pull: PullRequest, changes: Changes, missing: ChangeSize): LeftOutFile {
  const stop = changes.source === 'github-files' ? ` (it lists at most ${writeCount(MAX_LISTED_FILES)})` : '';
  const lister = changes.source === 'git' ? 'git' : 'GitHub';
  return {
    path: count(missing.files, 'more file'),
    reason: `${lister} lists ${countPart(changes.files.length, pull.changedFiles, 'changed file')}${stop}`,
  };
}

function missingLines(pull: PullRequest, changes: Changes, missing: ChangeSize): LeftOutFile | undefined {
  if (missing.lines === 0) {
    return undefined;
  }
  const listed = countLines(changes.files);
  const reason =
    changes.source === 'git'
      ? `git lists ${count(listed, 'changed line')}, but GitHub counts ${writeCount(pull.changedLines)}`
      : `GitHub gives ${countPart(listed, pull.changedLines, 'changed line')}; files that it shows as empty or binary may have them`;
  return { path: count(missing.lines, 'more line'), reason };
}

function drawSize({ files, lines }: ChangeSize): string {
  return `${count(files, 'file')} and ${count(lines, 'changed line')}`;
}
