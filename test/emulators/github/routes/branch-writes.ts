import { bodyText, repositoryOf } from '../call.ts';
import type { Call, Reply, Route } from '../call.ts';
import { ApiError, notFound } from '../errors.ts';
import { commitObject } from '../objects/commits.ts';
import { nodeId } from '../objects/users.ts';
import type { Repository } from '../world.ts';

const WRITES_CODE = { scopes: ['contents'], level: 'write' } as const;

/** Routes that write a file or a branch. */
export const BRANCH_WRITE_ROUTES: readonly Route[] = [
  {
    operation: 'PUT /repos/{owner}/{repo}/contents/{path}',
    needs: WRITES_CODE,
    createsContent: true,
    respond: writeFile,
  },
  { operation: 'POST /repos/{owner}/{repo}/git/refs', needs: WRITES_CODE, respond: createReference },
];

/** Commits one file. To change a file, the request names the content that it replaces. */
async function writeFile(call: Call): Promise<Reply> {
  const repository = repositoryOf(call);
  const path = call.parameters['path'] ?? '';
  const branch = bodyText(call, 'branch') ?? repository.defaultBranch;
  const parent = await repository.git.commit(`refs/heads/${branch}`);
  if (parent === undefined) throw notFound(`Branch ${branch} not found`);
  if (call.world.knobs.protectedBranches.includes(branch)) {
    const message = `Repository rule violations found\n\nChanges must be made through a pull request.\n\n`;
    throw new ApiError(409, message);
  }
  const present = (await repository.git.object(`${parent}:${path}`))?.sha;
  const replaced = bodyText(call, 'sha');
  if (present !== undefined && replaced === undefined) {
    throw new ApiError(422, `Invalid request.\n\n"sha" wasn't supplied.`);
  }
  if (replaced !== undefined && replaced !== present) throw new ApiError(409, `${path} does not match ${replaced}`);
  const content = Buffer.from(bodyText(call, 'content') ?? '', 'base64');
  const written = await commitFile(repository, {
    branch,
    parent,
    path,
    content,
    message: bodyText(call, 'message') ?? '',
  });
  const { commit: details, ...commit } = await commitObject(call.world, repository, written.commit);
  return {
    status: present === undefined ? 201 : 200,
    body: {
      content: contentObject(call, repository, branch, path, written.blob, content),
      commit: { ...commit, ...(details as object) },
    },
  };
}

interface FileCommit {
  readonly branch: string;
  readonly parent: string;
  readonly path: string;
  readonly content: Buffer;
  readonly message: string;
}

/** Writes a commit and moves the branch, unless the branch has moved since `parent` was read. */
async function commitFile(
  { git }: Repository,
  { branch, parent, path, content, message }: FileCommit,
): Promise<{ readonly commit: string; readonly blob: string }> {
  const blob = (await git.input(['hash-object', '-w', '--stdin'], content)).trim();
  const tree = await git.treeWith(parent, path, blob);
  const commit = (
    await git.text([
      '-c',
      'user.name=github-actions[bot]',
      '-c',
      'user.email=github-actions[bot]@users.noreply.github.com',
      'commit-tree',
      tree,
      '-p',
      parent,
      '-m',
      message,
    ])
  ).trim();
  await git.text(['update-ref', `refs/heads/${branch}`, commit, parent]);
  return { commit, blob };
}

function contentObject(
  { world }: Call,
  repository: Repository,
  branch: string,
  path: string,
  sha: string,
  content: Buffer,
): Readonly<Record<string, unknown>> {
  const self = `${world.apiUrl}/repos/${repository.fullName}/contents/${encodeURI(path)}?ref=${branch}`;
  const html = `https://github.com/${repository.fullName}/blob/${branch}/${encodeURI(path)}`;
  const git = `${world.apiUrl}/repos/${repository.fullName}/git/blobs/${sha}`;
  return {
    name: path.split('/').at(-1),
    path,
    sha,
    size: content.length,
    url: self,
    html_url: html,
    git_url: git,
    download_url: `https://raw.githubusercontent.com/${repository.fullName}/${branch}/${encodeURI(path)}`,
    type: 'file',
    _links: { self, git, html },
  };
}

async function createReference(call: Call): Promise<Reply> {
  const repository = repositoryOf(call);
  const ref = bodyText(call, 'ref') ?? '';
  const sha = bodyText(call, 'sha') ?? '';
  if (!/^refs\/.+\/.+|^refs\/heads\/.+/.test(ref)) {
    throw new ApiError(422, "Reference name must start with 'refs/' and contain at least two slashes.");
  }
  if ((await repository.git.commit(sha)) === undefined) throw new ApiError(422, 'Object does not exist');
  if ((await repository.git.commit(ref)) !== undefined) throw new ApiError(422, 'Reference already exists');
  await repository.git.text(['update-ref', ref, sha]);
  const api = `${call.world.apiUrl}/repos/${repository.fullName}/git`;
  const object = { sha, type: 'commit', url: `${api}/commits/${sha}` };
  return { status: 201, body: { ref, node_id: nodeId('Ref', ref), url: `${api}/${encodeURI(ref)}`, object } };
}
