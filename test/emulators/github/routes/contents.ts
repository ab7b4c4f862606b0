import { posix } from 'node:path';
import { READS_CODE, repositoryOf } from '../call.ts';
import type { Call, Reply, Route } from '../call.ts';
import { ApiError, notFound } from '../errors.ts';
import { resolveRevision } from '../revisions.ts';
import { readTree } from '../trees.ts';
import type { TreeEntry } from '../trees.ts';
import type { Repository } from '../world.ts';

type Body = Readonly<Record<string, unknown>>;

const MAX_DIRECTORY_ENTRIES = 1_000;

/** Routes for files and directories at a revision (E52 to E54). */
export const CONTENT_ROUTES: readonly Route[] = [
  { operation: 'GET /repos/{owner}/{repo}/contents/{path}', needs: READS_CODE, respond: showContents },
];

async function showContents(call: Call): Promise<Reply> {
  const repository = repositoryOf(call);
  const ref = call.query.get('ref') ?? repository.defaultBranch;
  const commit = await resolveRevision(call.world, repository, ref);
  if (commit === undefined) throw notFound(`No commit found for the ref ${ref}`);
  const path = (call.parameters['path'] ?? '').replace(/^\/+|\/+$/g, '');
  const place: Place = { call, repository, ref, commit };
  if (path === '') return showDirectory(place, '', `${commit}^{tree}`);

  const entry = await findEntry(repository, commit, path);
  if (entry === undefined) throw notFound();
  if (entry.type === 'tree') return showDirectory(place, path, entry.sha);
  if (entry.type === 'commit') return { status: 200, body: await submoduleObject(place, entry) };
  if (entry.mode !== '120000') return showFile(place, path, entry);
  return showSymlink(place, path, entry);
}

interface Place {
  readonly call: Call;
  readonly repository: Repository;
  readonly ref: string;
  readonly commit: string;
}

async function findEntry(repository: Repository, commit: string, path: string): Promise<TreeEntry | undefined> {
  const directory = posix.dirname(path);
  const tree = directory === '.' ? `${commit}^{tree}` : `${commit}:${directory}`;
  const parent = await repository.git.object(tree);
  if (parent?.type !== 'tree') return undefined;
  const entries = await readTree(repository.git, parent.sha);
  const entry = entries.find((candidate) => candidate.path === posix.basename(path));
  return entry === undefined ? undefined : { ...entry, path };
}

async function showFile(place: Place, path: string, entry: TreeEntry): Promise<Reply> {
  const content = (await place.repository.git.object(entry.sha))?.content ?? Buffer.alloc(0);
  const { contentLimitBytes, largeContents } = place.call.world.knobs;
  if (place.call.media === 'raw') {
    return { status: 200, raw: { type: 'application/vnd.github.raw; charset=utf-8', bytes: content } };
  }
  const isLarge = content.length > contentLimitBytes;
  if (isLarge && largeContents === 'refused') throw tooLarge();
  const encoded = isLarge ? { content: '', encoding: 'none' } : { content: encodeContent(content), encoding: 'base64' };
  return { status: 200, body: { ...entryObject(place, { ...entry, path }, 'file'), size: content.length, ...encoded } };
}

/** Follows a link. If it points to a file in the repository, the answer is that file (E53). */
async function showSymlink(place: Place, path: string, entry: TreeEntry): Promise<Reply> {
  const target = (await place.repository.git.object(entry.sha))?.content.toString('utf8') ?? '';
  const targetPath = posix.normalize(posix.join(posix.dirname(path), target));
  const isOutside = target.startsWith('/') || targetPath.startsWith('..');
  const found = isOutside ? undefined : await findEntry(place.repository, place.commit, targetPath);
  if (found?.type === 'blob' && found.mode !== '120000') return showFile(place, path, found);
  return { status: 200, body: { ...entryObject(place, entry, 'symlink'), target } };
}

async function submoduleObject(place: Place, entry: TreeEntry): Promise<Body> {
  const modules = (await place.repository.git.object(`${place.commit}:.gitmodules`))?.content.toString('utf8') ?? '';
  const section = modules
    .split(/^\[/m)
    .find((text) => text.split('\n').some((line) => line.trim() === `path = ${entry.path}`));
  const url = /^\s*url = (.+)$/m.exec(section ?? '')?.[1] ?? null;
  return { ...entryObject(place, entry, 'submodule'), submodule_git_url: url };
}

async function showDirectory(place: Place, path: string, tree: string): Promise<Reply> {
  const { repository, call } = place;
  const found = await repository.git.object(tree);
  const all = await readTree(repository.git, found?.sha ?? tree);
  const entries = all
    .slice(0, MAX_DIRECTORY_ENTRIES)
    .map((entry) => entryObject(place, below(path, entry), listedType(entry, call.apiVersion)));
  if (call.media !== 'object') return { status: 200, body: entries };
  const directory: TreeEntry = { path, mode: '040000', type: 'tree', sha: found?.sha ?? tree, size: 0 };
  return { status: 200, body: { ...entryObject(place, directory, 'dir'), entries } };
}

function below(directory: string, entry: TreeEntry): TreeEntry {
  return { ...entry, path: posix.join(directory, entry.path) };
}

/** The older API version lists a submodule as a file (E53). */
function listedType(entry: TreeEntry, apiVersion: string): string {
  if (entry.type === 'tree') return 'dir';
  if (entry.type === 'commit') return apiVersion === '2022-11-28' ? 'file' : 'submodule';
  return entry.mode === '120000' ? 'symlink' : 'file';
}

function entryObject(place: Place, entry: TreeEntry, type: string): Body {
  const { repository, call, ref } = place;
  const escaped = entry.path.split('/').map(encodeURIComponent).join('/');
  const api = `${call.world.apiUrl}/repos/${repository.fullName}`;
  const self = `${api}/contents/${escaped}?ref=${encodeURIComponent(ref)}`;
  const kind = entry.type === 'tree' ? 'tree' : 'blob';
  const html = `https://github.com/${repository.fullName}/${kind}/${encodeURIComponent(ref)}/${escaped}`;
  const git = entry.type === 'commit' ? null : `${api}/git/${kind}s/${entry.sha}`;
  const raw = `https://raw.githubusercontent.com/${repository.fullName}/${encodeURIComponent(ref)}/${escaped}`;
  return {
    name: posix.basename(entry.path),
    path: entry.path,
    sha: entry.sha,
    size: entry.size,
    url: self,
    html_url: html,
    git_url: git,
    download_url: entry.type === 'blob' ? raw : null,
    type,
    _links: { self, git, html },
  };
}

const BASE64_LINE_LENGTH = 60;

/** Encodes as base64 in lines, like GitHub. */
export function encodeContent(content: Buffer): string {
  const lines = content.toString('base64').match(new RegExp(`.{1,${BASE64_LINE_LENGTH}}`, 'g')) ?? [];
  return lines.map((line) => `${line}\n`).join('');
}

function tooLarge(): ApiError {
  const message =
    'This API returns blobs up to 1 MB in size. The requested blob is too large to fetch via the API, but you can use the Git Data API to request blobs up to 100 MB in size.';
  return new ApiError(403, message, { errors: [{ resource: 'Blob', field: 'data', code: 'too_large' }] });
}
