import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { readSmall, runSmall } from '../../harness/small-process.ts';

interface GitObject {
  readonly sha: string;
  /** blob, tree, commit or tag. */
  readonly type: string;
  readonly content: Buffer;
}

/** One repository on disk. Each call reads the branches again, so a commit by a test has the effect of a push. */
export interface Git {
  readonly bytes: (args: readonly string[], allowedExits?: readonly number[]) => Promise<Buffer>;
  readonly text: (args: readonly string[], allowedExits?: readonly number[]) => Promise<string>;
  /** Reads an object. `spec` is any revision, such as `main:src/a.ts`. Undefined when it does not exist. */
  readonly object: (spec: string) => Promise<GitObject | undefined>;
  /** Finds the commit of a revision, also through a tag. */
  readonly commit: (revision: string) => Promise<string | undefined>;
  /** Runs git with standard input. */
  readonly input: (args: readonly string[], input: Buffer) => Promise<string>;
  /** Writes the tree of a commit with one file added or replaced, and returns its SHA. */
  readonly treeWith: (commit: string, path: string, blob: string) => Promise<string>;
  readonly close: () => void;
}

/** Opens a bare or non-bare repository. Objects of its forks are read from `forkDirectories`, as on GitHub. */
export async function openGit(directory: string, forkDirectories: readonly string[] = []): Promise<Git> {
  const environment = cleanEnvironment();
  const bytes = async (args: readonly string[], allowedExits: readonly number[] = []): Promise<Buffer> => {
    const { exitCode, stdout, stderr } = await runSmall('git', ['-C', directory, ...args], { env: environment });
    if (exitCode !== 0 && !allowedExits.includes(exitCode)) {
      throw new Error(`git ${args.join(' ')} ended with ${exitCode}: ${stderr.toString('utf8')}`);
    }
    return stdout;
  };
  const text = async (args: readonly string[], allowedExits?: readonly number[]): Promise<string> =>
    (await bytes(args, allowedExits)).toString('utf8');

  const alternates = await Promise.all(forkDirectories.map(objectDirectory));
  if (alternates.length > 0) environment['GIT_ALTERNATE_OBJECT_DIRECTORIES'] = alternates.join(':');
  const batch = startBatch(directory, environment);
  const commit = async (revision: string): Promise<string | undefined> =>
    (await batch.object(`${revision}^{commit}`))?.sha;
  const input = async (args: readonly string[], given: Buffer, added: NodeJS.ProcessEnv = {}): Promise<string> => {
    const options = { env: { ...environment, ...added }, input: given };
    return (await readSmall('git', ['-C', directory, ...args], options)).toString('utf8');
  };
  const treeWith = async (at: string, path: string, blob: string): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'housestyle-index-'));
    const index = { GIT_INDEX_FILE: join(folder, 'index') };
    try {
      await input(['read-tree', at], Buffer.alloc(0), index);
      await input(['update-index', '--index-info'], Buffer.from(`100644 ${blob}\t${path}\n`), index);
      return (await input(['write-tree'], Buffer.alloc(0), index)).trim();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  return { bytes, text, object: batch.object, commit, input, treeWith, close: batch.close };
}

/** Settings that prevent the user's git configuration from changing a diff. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  return {
    ...Object.fromEntries(inherited),
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_OPTIONAL_LOCKS: '0',
    LC_ALL: 'C',
  };
}

async function objectDirectory(directory: string): Promise<string> {
  const args = ['-C', directory, 'rev-parse', '--path-format=absolute', '--git-path', 'objects'];
  return (await readSmall('git', args, { env: cleanEnvironment() })).toString('utf8').trimEnd();
}

/** Runs one `git cat-file --batch` as long as the emulator lives. A process for each object would make tests slow. */
function startBatch(directory: string, environment: NodeJS.ProcessEnv): Pick<Git, 'object' | 'close'> {
  const child = spawn('git', ['-C', directory, 'cat-file', '--batch'], {
    env: environment,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  // If git has ended, reading its output says so.
  child.stdin.on('error', () => undefined);
  const output = readOutput(child.stdout);
  let last: Promise<unknown> = Promise.resolve();

  const ask = async (spec: string): Promise<GitObject | undefined> => {
    // A request may still run when a test has ended and closed the emulator.
    if (!child.stdin.writable) throw new Error('git cat-file has ended.');
    child.stdin.write(`${spec}\n`);
    const header = await output.line();
    const found = /^([0-9a-f]{40}) (blob|tree|commit|tag) (\d+)$/.exec(header);
    if (found === null) return undefined;
    const content = await output.bytes(Number(found[3]));
    await output.bytes(1);
    return { sha: found[1] ?? '', type: found[2] ?? '', content };
  };
  const object = (spec: string): Promise<GitObject | undefined> => {
    if (spec.includes('\n')) return Promise.resolve(undefined);
    const answer = last.then(() => ask(spec));
    last = answer.catch(() => undefined);
    return answer;
  };
  const close = (): void => {
    child.stdin.end();
    child.kill();
  };
  return { object, close };
}

interface Output {
  readonly line: () => Promise<string>;
  readonly bytes: (count: number) => Promise<Buffer>;
}

function readOutput(stream: Readable): Output {
  const chunks = stream[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  const next = async (): Promise<Buffer> => {
    const chunk: IteratorResult<unknown> = await chunks.next();
    if (chunk.done === true || !Buffer.isBuffer(chunk.value)) throw new Error('git cat-file ended early.');
    return chunk.value;
  };
  const line = async (): Promise<string> => {
    while (!rest.includes(0x0a)) rest = Buffer.concat([rest, await next()]);
    const end = rest.indexOf(0x0a);
    const text = rest.subarray(0, end).toString('utf8');
    rest = rest.subarray(end + 1);
    return text;
  };
  const bytes = async (count: number): Promise<Buffer> => {
    const parts = [rest];
    let length = rest.length;
    while (length < count) {
      const part = await next();
      parts.push(part);
      length += part.length;
    }
    const all = Buffer.concat(parts);
    rest = all.subarray(count);
    return all.subarray(0, count);
  };
  return { line, bytes };
}
