import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openFileSources } from '../src/agents/tools/files/file-sources.ts';
import { grepSearchTool } from '../src/agents/tools/search/grep-search.ts';
import { bringBlobs, type ArchivedRepository } from '../src/workspace/remote/bring-blobs.ts';
import { openRepository } from '../src/workspace/git/open-repository.ts';
import { remoteWorkspace } from '../src/workspace/remote/remote.ts';
import { revisionWorkspace } from '../src/workspace/git/revision.ts';
import type { Workspace } from '../src/workspace/workspace.ts';
import { median } from './timing.ts';
import { inScratchFolder } from './scratch-folder.ts';

const FILES = 10_000;
const ROUNDS = 5;
const LIMIT = 2;
const MAX_OUTPUT_BYTES = 1_000_000_000;

/** The first search of a whole revision: in its archive, as without a checkout, compared with files that git reads. */
export async function measureArchive(): Promise<void> {
  await inScratchFolder(async (folder) => {
    const commit = writeRepository(folder);
    const remote = remoteOf(folder, commit);
    const opened = await openRepository(folder);
    if (opened.kind === 'problem') {
      throw new Error(opened.message);
    }
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const brought = bringBlobs(remote, (_, reason) => {
        throw new Error(reason);
      });
      ours.push(await timeGrep(remoteWorkspace(brought(commit), commit, 'head'), { maxReads: 1 }));
      theirs.push(await timeGrep(revisionWorkspace(opened.repository, commit, 'head'), {}));
    }
    opened.repository.close();
    const ratio = median(ours) / median(theirs);
    console.log(
      `archive: the first grep in ${FILES} files out of an archive ${median(ours).toFixed(0)} ms, by git's objects ${median(theirs).toFixed(0)} ms; ratio ${ratio.toFixed(1)} (limit ${LIMIT})`,
    );
  });
}

/** A word that stands nowhere: every file is read. */
async function timeGrep(head: Workspace, terms: { readonly maxReads?: number }): Promise<number> {
  const sources = openFileSources({
    head,
    base: head,
    mayShow: () => Promise.resolve(undefined),
    changed: [],
    ...terms,
  });
  const grep = grepSearchTool(sources, undefined, () => 0);
  const startedAt = performance.now();
  const said = await grep.run({ query: 'nowhereToBeFound' }, new AbortController().signal);
  const took = performance.now() - startedAt;
  if (said.kind !== 'text' || !said.text.includes(`in ${FILES} of ${FILES} files`)) {
    throw new Error(JSON.stringify(said));
  }
  return took;
}

/** What GitHub gives, from memory. */
function remoteOf(folder: string, commit: string): ArchivedRepository {
  const git = (...args: readonly string[]): Buffer =>
    execFileSync('git', args, { cwd: folder, maxBuffer: MAX_OUTPUT_BYTES });
  const archive = git('archive', '--format=tar.gz', '--prefix=acme-shop/', commit);
  const rows = git('ls-tree', '-r', '-t', '-l', '-z', commit).toString().split('\0').slice(0, -1);
  const entries = rows.map((row) => {
    const [mode = '', type = '', sha = '', size = ''] = row.slice(0, row.indexOf('\t')).split(/ +/);
    const path = row.slice(row.indexOf('\t') + 1);
    return { path, mode, type, sha, ...(type === 'blob' ? { size: Number(size) } : {}) };
  });
  return {
    tree: () => Promise.resolve({ truncated: false, entries }),
    blob: () => Promise.reject(new Error('A blob was asked for.')),
    archive: () => Promise.resolve(new Blob([new Uint8Array(archive)]).stream()),
  };
}

/** Files of this repository, again and again, each with a line of its own. */
function writeRepository(folder: string): string {
  const own = fileURLToPath(new URL('../src', import.meta.url));
  const paths = readdirSync(own, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  const texts = paths.map((path) => readFileSync(join(own, path), 'utf8'));
  for (let index = 0; index < FILES; index += 1) {
    const file = join(folder, `part${index % 100}`, `${index}.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `// ${index}\n${texts[index % texts.length] ?? ''}`);
  }
  const git = (...args: readonly string[]): Buffer => execFileSync('git', args, { cwd: folder });
  git('init', '-q');
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-q', '-m', 'Files');
  return git('rev-parse', 'HEAD').toString().trim();
}
