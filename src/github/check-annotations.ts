import type { CheckAnnotations } from '../context/notes/readers.ts';
import type { ToolDiagnostic } from '../context/tool-reports/types.ts';
import { isRecord } from '../text/record.ts';
import { shorten } from '../text/shown/shorten.ts';
import { GithubError } from './api/github-error.ts';
import { guarded, isRateLimited, optional, type Octokit } from './api/octokit.ts';
import type { RepositoryAddress } from './repository.ts';

/** A commit, and the workflow run that reviews it. */
export interface CheckedCommit {
  readonly sha: string;
  /** The id of our workflow run, by which our own check is recognized; undefined outside of GitHub's runners. */
  readonly runId: string | undefined;
}

const PAGE_SIZE = 100;
/** Each is a request of its own. GitHub shows at most 50 annotations of a job. */
const MAX_CHECKS_READ = 8;
const MAX_MESSAGE_CHARACTERS = 1_000;
const MAX_NAME_CHARACTERS = 100;
const SOURCE = 'check runs';

/**
 * Reads the annotations of the finished checks of a commit, except our own. If the token may not read checks, there are
 * none, with a note that names the permission. Throws a `GithubError` for other failures.
 */
export async function readCheckAnnotations(
  octokit: Octokit,
  address: RepositoryAddress,
  commit: CheckedCommit,
  signal: AbortSignal,
): Promise<CheckAnnotations> {
  try {
    return await guarded(() => readAll(octokit, address, commit, signal));
  } catch (error) {
    if (error instanceof GithubError && [403, 404].includes(error.status) && !isRateLimited(error)) {
      return { diagnostics: [], leftOut: [{ source: SOURCE, reason: NOT_PERMITTED }] };
    }
    throw error;
  }
}

const NOT_PERMITTED =
  'the token may not read the results of other checks; with the permission `checks: read`, those on changed lines are in the prompt';

async function readAll(
  octokit: Octokit,
  address: RepositoryAddress,
  commit: CheckedCommit,
  signal: AbortSignal,
): Promise<CheckAnnotations> {
  const query = { ...address, ref: commit.sha, filter: 'latest' as const, per_page: PAGE_SIZE };
  const { data } = await octokit.rest.checks.listForRef({ ...query, ...optional(signal) });
  const runs = listOf(data, 'check_runs').flatMap((run) => readRun(run) ?? []);
  const ours = new Set(runs.filter((run) => isOurs(run, commit)).map(({ name }) => name));
  const annotated = runs.filter(
    ({ isComplete, annotations, name }) => isComplete && annotations > 0 && !ours.has(name),
  );
  const diagnostics: ToolDiagnostic[] = [];
  for (const { id, name } of annotated.slice(0, MAX_CHECKS_READ)) {
    const page = await octokit.rest.checks.listAnnotations({
      ...address,
      check_run_id: id,
      per_page: PAGE_SIZE,
      ...optional(signal),
    });
    const rows: unknown = page.data;
    const read = (Array.isArray(rows) ? rows : []).filter(isRecord);
    // A run of ours on an earlier event has annotations of the run as a whole, with our name as their title.
    if (!read.some(({ title }) => title === OUR_TITLE)) {
      diagnostics.push(...read.flatMap((row) => readAnnotation(row, name) ?? []));
    }
  }
  const more = annotated.length - MAX_CHECKS_READ;
  const reason = `the annotations of ${more} more checks are not read, because at most ${MAX_CHECKS_READ} are`;
  return { diagnostics, leftOut: more > 0 ? [{ source: SOURCE, reason }] : [] };
}

/** The title in `drawRunAnnotation`. */
const OUR_TITLE = 'Housestyle';

interface CheckRun {
  readonly id: number;
  readonly name: string;
  readonly isComplete: boolean;
  readonly annotations: number;
  readonly url: string;
}

function readRun(run: unknown): CheckRun | undefined {
  if (!isRecord(run) || typeof run['id'] !== 'number' || typeof run['name'] !== 'string') {
    return undefined;
  }
  const annotations = isRecord(run['output']) ? run['output']['annotations_count'] : undefined;
  return {
    id: run['id'],
    name: run['name'],
    isComplete: run['status'] === 'completed',
    annotations: typeof annotations === 'number' ? annotations : 0,
    url: typeof run['details_url'] === 'string' ? run['details_url'] : '',
  };
}

/**
 * Our job is one of the jobs of our workflow run that are not complete. Its name is also that of its check runs for
 * earlier events. Actions links a check run to `…/actions/runs/<run>/job/<job>`.
 */
function isOurs({ name, isComplete, url }: CheckRun, { runId }: CheckedCommit): boolean {
  return (
    name.toLowerCase() === OUR_TITLE.toLowerCase() ||
    (!isComplete && runId !== undefined && url.includes(`/actions/runs/${runId}/`))
  );
}

const SEVERITIES: Readonly<Record<string, ToolDiagnostic['severity']>> = {
  failure: 'error',
  warning: 'warning',
  notice: 'info',
};

function readAnnotation(row: Readonly<Record<string, unknown>>, check: string): ToolDiagnostic | undefined {
  const { path, start_line: line, end_line: endLine, annotation_level: level, title, message } = row;
  if (typeof path !== 'string' || typeof message !== 'string' || typeof line !== 'number') {
    return undefined;
  }
  return {
    tool: shorten(check, MAX_NAME_CHARACTERS),
    severity: SEVERITIES[String(level)] ?? 'info',
    ...(typeof title === 'string' && title !== '' ? { code: shorten(title, MAX_NAME_CHARACTERS) } : {}),
    message: shorten(message.slice(0, 2 * MAX_MESSAGE_CHARACTERS).replaceAll(/\s+/g, ' '), MAX_MESSAGE_CHARACTERS),
    path,
    line,
    ...(typeof endLine === 'number' && endLine > line ? { endLine } : {}),
    related: [],
  };
}

function listOf(value: unknown, key: string): readonly unknown[] {
  const list = isRecord(value) ? value[key] : undefined;
  return Array.isArray(list) ? list : [];
}
