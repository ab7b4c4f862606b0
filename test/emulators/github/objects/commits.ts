import type { DiffFile } from '../diff.ts';
import { countLines } from '../diff.ts';
import type { Knobs } from '../knobs.ts';
import type { Repository, World } from '../world.ts';
import { nodeId } from './users.ts';

type Body = Readonly<Record<string, unknown>>;

interface Person {
  readonly name: string;
  readonly email: string;
  readonly date: string;
}

export interface ParsedCommit {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Person;
  readonly committer: Person;
  readonly message: string;
}

/** Reads a commit in the form that git stores: header lines, an empty line, and the message. */
export function parseCommit(content: Buffer): ParsedCommit {
  const text = content.toString('utf8');
  const end = text.indexOf('\n\n');
  const headers = text.slice(0, end).split('\n');
  const values = (name: string): readonly string[] =>
    headers.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
  return {
    tree: values('tree')[0] ?? '',
    parents: values('parent'),
    author: parsePerson(values('author')[0] ?? ''),
    committer: parsePerson(values('committer')[0] ?? ''),
    message: text.slice(end + 2).replace(/\n+$/, ''),
  };
}

/** `Ada Lovelace <ada@example.com> 1767603600 +0000` */
function parsePerson(line: string): Person {
  const [, name = '', email = '', seconds = '0'] = /^(.*) <(.*)> (\d+)/.exec(line) ?? [];
  return { name, email, date: `${new Date(Number(seconds) * 1000).toISOString().slice(0, 19)}Z` };
}

/** Builds a `commit` object. The emulator does not know the accounts of authors. */
export async function commitObject(world: World, repository: Repository, sha: string): Promise<Body> {
  const found = await repository.git.object(sha);
  if (found === undefined) throw new Error(`${repository.fullName} has no commit ${sha}.`);
  const { tree, parents, author, committer, message } = parseCommit(found.content);
  const api = `${world.apiUrl}/repos/${repository.fullName}`;
  const html = `https://github.com/${repository.fullName}/commit`;
  return {
    sha,
    node_id: nodeId('Commit', sha),
    commit: {
      author,
      committer,
      message,
      tree: { sha: tree, url: `${api}/git/trees/${tree}` },
      url: `${api}/git/commits/${sha}`,
      comment_count: 0,
      verification: { verified: false, reason: 'unsigned', signature: null, payload: null, verified_at: null },
    },
    url: `${api}/commits/${sha}`,
    html_url: `${html}/${sha}`,
    comments_url: `${api}/commits/${sha}/comments`,
    author: null,
    committer: null,
    parents: parents.map((parent) => ({ sha: parent, url: `${api}/commits/${parent}`, html_url: `${html}/${parent}` })),
  };
}

/** Builds one page of `diff-entry` objects. Long patches, and late ones on a long page, are missing (E16 to E18). */
export function fileObjects(
  world: World,
  repository: Repository,
  headSha: string,
  files: readonly DiffFile[],
): readonly Body[] {
  const { knobs } = world;
  let patchLines = 0;
  return files.map((file) => {
    const isDry = patchLines >= knobs.zeroRowsAfterPatchLines;
    const patch = isDry ? undefined : shownPatch(knobs, file);
    if (patch !== undefined) patchLines += countLines(patch);
    const [additions, deletions] = isDry ? [0, 0] : [file.additions, file.deletions];
    const path = file.path.split('/').map(encodeURIComponent).join('/');
    const html = `https://github.com/${repository.fullName}`;
    return {
      sha: file.sha,
      filename: file.path,
      status: file.status,
      additions,
      deletions,
      changes: additions + deletions,
      blob_url: `${html}/blob/${headSha}/${path}`,
      raw_url: `${html}/raw/${headSha}/${path}`,
      contents_url: `${world.apiUrl}/repos/${repository.fullName}/contents/${path}?ref=${headSha}`,
      ...(patch === undefined ? {} : { patch }),
      ...(file.previousPath === undefined ? {} : { previous_filename: file.previousPath }),
    };
  });
}

function shownPatch(knobs: Knobs, { patch }: DiffFile): string | undefined {
  if (patch === undefined || countLines(patch) > knobs.patchLimitLines) return undefined;
  return Buffer.byteLength(patch) > knobs.patchLimitBytes ? undefined : patch;
}
