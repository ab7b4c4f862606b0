import { READS_REVIEWS, WRITES_REVIEWS, linkHeaders, listReply, pullRequestOf, repositoryOf } from '../call.ts';
import type { Call, Reply, Route } from '../call.ts';
import type { Diff } from '../diff.ts';
import { countLines } from '../diff.ts';
import { ApiError, notFound, validationFailed } from '../errors.ts';
import { BODY_TOO_LONG, isBodyTooLong } from '../body-length.ts';
import { commitObject, fileObjects } from '../objects/commits.ts';
import { pullRequestObject } from '../objects/pull-requests.ts';
import { mergeState } from '../mergeability.ts';
import { readPage, slicePage } from '../paging.ts';

const MAX_COMMITS = 250;

/** Routes for the pull request itself, its files and its commits. */
export const PULL_REQUEST_ROUTES: readonly Route[] = [
  { operation: 'GET /repos/{owner}/{repo}/pulls/{pull_number}', needs: READS_REVIEWS, respond: showPullRequest },
  {
    operation: 'PATCH /repos/{owner}/{repo}/pulls/{pull_number}',
    needs: WRITES_REVIEWS,
    createsContent: true,
    respond: updatePullRequest,
  },
  { operation: 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files', needs: READS_REVIEWS, respond: listFiles },
  { operation: 'GET /repos/{owner}/{repo}/pulls/{pull_number}/commits', needs: READS_REVIEWS, respond: listCommits },
];

async function showPullRequest(call: Call): Promise<Reply> {
  const { world } = call;
  const pullRequest = pullRequestOf(call);
  const repository = repositoryOf(call);
  await (call.media === 'diff' ? world.knobs.beforeChange?.() : world.knobs.beforePull?.());
  const heads = await world.heads(pullRequest);
  const diff = await world.diff(repository, heads.mergeBase, heads.head);
  if (call.media === 'diff') return showDiff(call, diff);
  if (call.media === 'patch') {
    const bytes = await repository.git.bytes(['format-patch', '--stdout', `${heads.mergeBase}..${heads.head}`]);
    return { status: 200, raw: { type: 'application/vnd.github.patch; charset=utf-8', bytes } };
  }
  const commits = await world.commits(pullRequest);
  const merge = await mergeState(world, repository, pullRequest, heads);
  const body = pullRequestObject(world, pullRequest, { heads, diff, commitCount: commits.length, ...merge });
  return { status: 200, body };
}

/** Changes the title and the body. The other properties of GitHub's endpoint are not modelled. */
async function updatePullRequest(call: Call): Promise<Reply> {
  const { number, repository } = pullRequestOf(call);
  const { title, body } = call.body;
  const stored = call.world.pullRequests.find((one) => one.number === number && one.repository === repository);
  if (stored === undefined) throw notFound();
  if (title === '' || (typeof title === 'string' && title.length > MAX_TITLE_LENGTH)) throw wrongTitle(title);
  if (typeof body === 'string' && isBodyTooLong(call.world.knobs, body)) {
    throw validationFailed({ resource: 'Issue', code: 'custom', field: 'body', message: BODY_TOO_LONG });
  }
  if (typeof title === 'string') stored.title = title;
  if (typeof body === 'string') stored.body = body;
  return showPullRequest(call);
}

const MAX_TITLE_LENGTH = 256;

function wrongTitle(title: string): Error {
  const message = title === '' ? "title can't be blank" : 'title is too long (maximum is 256 characters)';
  return validationFailed({ resource: 'PullRequest', code: 'custom', field: 'title', message });
}

/** Sends the whole diff as text, or 406 when it exceeds a limit (E13, E14). */
function showDiff(call: Call, diff: Diff): Reply {
  const { diffLimitFiles, diffLimitLines } = call.world.knobs;
  if (diff.files.length > diffLimitFiles) {
    const advice = "Consider using 'List pull requests files' API or locally cloning the repository instead.";
    throw tooLarge(`Sorry, the diff exceeded the maximum number of files (${diffLimitFiles}). ${advice}`);
  }
  if (countLines(diff.text.toString('latin1')) - 1 > diffLimitLines) {
    throw tooLarge(`Sorry, the diff exceeded the maximum number of lines (${diffLimitLines})`);
  }
  const bytes = diff.text.subarray(0, call.world.knobs.truncateAtBytes);
  return { status: 200, raw: { type: 'application/vnd.github.diff; charset=utf-8', bytes } };
}

function tooLarge(message: string): ApiError {
  return new ApiError(406, message, { errors: [{ resource: 'PullRequest', field: 'diff', code: 'too_large' }] });
}

/** Lists at most 3,000 files, even if `changed_files` is larger (E15). */
async function listFiles(call: Call): Promise<Reply> {
  const { world } = call;
  const { perPageBreak, filesLimit, filesStatus, truncateAtBytes } = world.knobs;
  if (filesStatus === 422) throw notAvailable();
  if (filesStatus !== undefined) throw new ApiError(filesStatus, 'Server Error');
  await world.knobs.beforeChange?.();
  const page = readPage(call.query);
  if (perPageBreak !== undefined && page.size > perPageBreak) throw notAvailable();
  const repository = repositoryOf(call);
  const { mergeBase, head } = await world.heads(pullRequestOf(call));
  const files = (await world.diff(repository, mergeBase, head)).files.slice(0, filesLimit);
  const body = fileObjects(world, repository, head, slicePage(files, page));
  const headers = linkHeaders(call, page, files.length);
  if (truncateAtBytes === undefined) return { status: 200, body, headers };
  const bytes = Buffer.from(JSON.stringify(body)).subarray(0, truncateAtBytes);
  return { status: 200, raw: { type: 'application/json; charset=utf-8', bytes }, headers };
}

/** GitHub's error for a page of files that takes too long (E19). */
function notAvailable(): ApiError {
  const errors = [{ resource: 'PullRequest', field: 'diff', code: 'not_available' }];
  return new ApiError(422, 'Server Error: Sorry, this diff is taking too long to generate.', { errors });
}

async function listCommits(call: Call): Promise<Reply> {
  const shas = (await call.world.commits(pullRequestOf(call))).slice(0, MAX_COMMITS);
  const repository = repositoryOf(call);
  return listReply(call, shas, (sha) => commitObject(call.world, repository, sha));
}
