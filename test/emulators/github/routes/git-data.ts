import { READS_CODE, linkHeaders, repositoryOf } from '../call.ts';
import type { Call, Reply, Route } from '../call.ts';
import { ApiError, notFound } from '../errors.ts';
import { commitObject, fileObjects, parseCommit } from '../objects/commits.ts';
import { nodeId } from '../objects/users.ts';
import { readPage, slicePage } from '../paging.ts';
import { isEmptyRepository, resolveRevision } from '../revisions.ts';
import { readTree } from '../trees.ts';
import type { Repository } from '../world.ts';
import { encodeContent } from './contents.ts';

const MAX_FILES_ON_FIRST_PAGE = 300;
const MAX_COMMITS = 250;
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** Routes for trees, blobs, references, commits and comparisons. */
export const GIT_DATA_ROUTES: readonly Route[] = [
  { operation: 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}', needs: READS_CODE, respond: showTree },
  { operation: 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}', needs: READS_CODE, respond: showBlob },
  { operation: 'GET /repos/{owner}/{repo}/git/ref/{ref}', needs: READS_CODE, respond: showReference },
  { operation: 'GET /repos/{owner}/{repo}/commits/{ref}', needs: READS_CODE, respond: showCommit },
  { operation: 'GET /repos/{owner}/{repo}/compare/{basehead}', needs: READS_CODE, respond: compare },
];

/** Shows a tree. Any value of `recursive` turns recursion on. A long list is marked as truncated (E55). */
async function showTree(call: Call): Promise<Reply> {
  const repository = repositoryOf(call);
  await refuseEmpty(repository);
  const asked = call.parameters['tree_sha'] ?? '';
  const commit = await resolveRevision(call.world, repository, asked);
  const tree = await repository.git.object(`${commit ?? asked}^{tree}`);
  if (tree === undefined) throw notFound();
  const all = await readTree(repository.git, tree.sha, call.query.has('recursive'));
  const limit = call.world.knobs.treeLimitEntries;
  const api = `${call.world.apiUrl}/repos/${repository.fullName}/git`;
  const entries = all.slice(0, limit).map(({ path, mode, type, sha, size }) => {
    if (type === 'commit') return { path, mode, type, sha };
    const url = `${api}/${type}s/${sha}`;
    return type === 'blob' ? { path, mode, type, sha, size, url } : { path, mode, type, sha, url };
  });
  const body = { sha: tree.sha, url: `${api}/trees/${tree.sha}`, tree: entries, truncated: all.length > limit };
  return { status: 200, body };
}

async function showBlob(call: Call): Promise<Reply> {
  const repository = repositoryOf(call);
  await refuseEmpty(repository);
  const sha = call.parameters['file_sha'] ?? '';
  const found = /^[0-9a-f]{40}$/.test(sha) ? await repository.git.object(sha) : undefined;
  if (found?.type !== 'blob') throw notFound();
  const { content } = found;
  if (call.media === 'raw') {
    return { status: 200, raw: { type: 'application/vnd.github.raw; charset=utf-8', bytes: content } };
  }
  const url = `${call.world.apiUrl}/repos/${repository.fullName}/git/blobs/${sha}`;
  const text = encodeContent(content);
  const body = { sha, node_id: nodeId('Blob', sha), size: content.length, url, content: text, encoding: 'base64' };
  return { status: 200, body };
}

/** Shows a reference. It is requested without `refs/`, such as `heads/main` (1.3). */
async function showReference(call: Call): Promise<Reply> {
  const repository = repositoryOf(call);
  await refuseEmpty(repository);
  const ref = `refs/${call.parameters['ref'] ?? ''}`;
  const pull = ref.startsWith('refs/pull/') ? await resolveRevision(call.world, repository, ref) : undefined;
  const listed = await repository.git.text(['for-each-ref', '--format=%(objectname) %(objecttype) %(refname)', ref]);
  const exact = listed.split('\n').find((line) => line.endsWith(` ${ref}`));
  const [sha, type] = pull === undefined ? (exact?.split(' ') ?? []) : [pull, 'commit'];
  if (sha === undefined || type === undefined) throw notFound();
  const api = `${call.world.apiUrl}/repos/${repository.fullName}/git`;
  const object = { sha, type, url: `${api}/${type}s/${sha}` };
  return { status: 200, body: { ref, node_id: nodeId('Ref', ref), url: `${api}/${encodeURI(ref)}`, object } };
}

async function showCommit(call: Call): Promise<Reply> {
  const { world } = call;
  const repository = repositoryOf(call);
  const asked = call.parameters['ref'] ?? '';
  const sha = await resolveRevision(world, repository, asked);
  if (sha === undefined) throw new ApiError(422, `No commit found for SHA: ${asked}`);
  if (call.media === 'sha') {
    return { status: 200, raw: { type: 'application/vnd.github.sha; charset=utf-8', bytes: Buffer.from(sha) } };
  }
  const stored = await repository.git.object(sha);
  const parent = stored === undefined ? undefined : parseCommit(stored.content).parents[0];
  const diff = await world.diff(repository, parent ?? EMPTY_TREE, sha);
  if (call.media === 'diff') {
    return { status: 200, raw: { type: 'application/vnd.github.diff; charset=utf-8', bytes: diff.text } };
  }
  const page = { ...readPage(call.query), ...(call.query.has('per_page') ? {} : { size: MAX_FILES_ON_FIRST_PAGE }) };
  const files = diff.files.slice(0, world.knobs.filesLimit);
  const additions = files.reduce((sum, file) => sum + file.additions, 0);
  const deletions = files.reduce((sum, file) => sum + file.deletions, 0);
  const body = {
    ...(await commitObject(world, repository, sha)),
    stats: { additions, deletions, total: additions + deletions },
    files: fileObjects(world, repository, sha, slicePage(files, page)),
  };
  return { status: 200, body, headers: linkHeaders(call, page, files.length) };
}

/** Compares two commits. At most 300 files are listed, all on the first page; commits are listed on pages (E20). */
async function compare(call: Call): Promise<Reply> {
  const { world } = call;
  const repository = repositoryOf(call);
  const basehead = call.parameters['basehead'] ?? '';
  const [base, head] = await Promise.all(basehead.split('...').map((end) => resolveEnd(call, repository, end)));
  if (base === undefined || head === undefined) throw notFound();
  const mergeBase = (await repository.git.text(['merge-base', base, head], [1])).trimEnd();
  if (mergeBase === '') throw notFound(`No common ancestor between ${basehead}.`);
  const diff = await world.diff(repository, mergeBase, head);
  if (call.media === 'diff') {
    return { status: 200, raw: { type: 'application/vnd.github.diff; charset=utf-8', bytes: diff.text } };
  }
  const counts = await repository.git.text(['rev-list', '--left-right', '--count', `${base}...${head}`]);
  const [behind = 0, ahead = 0] = counts.trim().split('\t').map(Number);
  const shas = (await repository.git.text(['rev-list', '--reverse', '--topo-order', `${base}..${head}`])).split('\n');
  const isPaged = call.query.has('page') || call.query.has('per_page');
  const page = isPaged ? readPage(call.query) : { number: 1, size: MAX_COMMITS };
  const commits = slicePage(shas.filter(Boolean), page);
  const api = `${world.apiUrl}/repos/${repository.fullName}/compare`;
  const html = `https://github.com/${repository.fullName}/compare`;
  const address = encodeURIComponent(basehead).replaceAll('%2F', '/');
  const files = page.number > 1 ? [] : diff.files.slice(0, MAX_FILES_ON_FIRST_PAGE);
  const body = {
    url: `${api}/${address}`,
    html_url: `${html}/${address}`,
    permalink_url: `${html}/${repository.owner}:${base.slice(0, 7)}...${repository.owner}:${head.slice(0, 7)}`,
    diff_url: `${html}/${address}.diff`,
    patch_url: `${html}/${address}.patch`,
    base_commit: await commitObject(world, repository, base),
    merge_base_commit: await commitObject(world, repository, mergeBase),
    status: ahead > 0 ? (behind > 0 ? 'diverged' : 'ahead') : behind > 0 ? 'behind' : 'identical',
    ahead_by: ahead,
    behind_by: behind,
    total_commits: ahead,
    commits: await Promise.all(commits.map((sha) => commitObject(world, repository, sha))),
    files: fileObjects(world, repository, head, files),
  };
  return { status: 200, body, headers: linkHeaders(call, page, ahead) };
}

/** Finds the commit of `branch`, or of `owner:branch` for a fork. */
async function resolveEnd(call: Call, repository: Repository, end: string): Promise<string | undefined> {
  const [owner, branch] = end.split(':');
  if (branch === undefined || owner === undefined) return resolveRevision(call.world, repository, end);
  const fork = call.world.repositories.find((one) => one.owner === owner && one.name === repository.name);
  return fork === undefined ? undefined : resolveRevision(call.world, fork, branch);
}

/** Throws GitHub's error for a repository without commits (E56). */
async function refuseEmpty(repository: Repository): Promise<void> {
  if (await isEmptyRepository(repository)) throw new ApiError(409, 'Git Repository is empty.');
}
