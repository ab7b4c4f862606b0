import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as Artifact from '../../src/github/artifact.ts';
import { startArtifacts, type ArtifactsEmulator, type Fault } from '../emulators/artifacts/server.ts';

const LONG = 'The same line, many times over.\n'.repeat(100_000);
let folder: string;
let uploadArtifact: typeof Artifact.uploadArtifact;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'housestyle-artifact-'));
  await mkdir(join(folder, 'deeper'));
  await writeFile(join(folder, 'prompt.json'), '{ "é": "\u202E" }\n');
  await writeFile(join(folder, 'deeper/long.md'), LONG);
  ({ uploadArtifact } = await bundled(join(folder, 'bundled')));
});
afterAll(() => rm(folder, { recursive: true }));

/** Each upload starts a new thread. With GitHub's library as published, each thread would load a thousand modules. */
async function bundled(outdir: string): Promise<typeof Artifact> {
  await build({
    entryPoints: ['src/github/artifact.ts', 'src/github/artifact-worker.ts'],
    absWorkingDir: join(import.meta.dirname, '../..'),
    outdir,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    banner: {
      js: "import { createRequire as createRequireForBundle } from 'node:module'; const require = createRequireForBundle(import.meta.url);",
    },
  });
  await writeFile(join(outdir, 'package.json'), '{ "type": "module" }\n');
  return (await import(pathToFileURL(join(outdir, 'artifact.js')).href)) as typeof Artifact;
}

interface Run {
  readonly uploaded: Artifact.UploadedArtifact;
  readonly printed: string;
  readonly artifacts: ArtifactsEmulator;
}

/** Uploads `prompt.json` as the artifact `prompt`; `options` can change this. */
async function run(options: {
  readonly faults?: readonly Fault[];
  readonly name?: string;
  readonly files?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly artifacts?: ArtifactsEmulator;
  readonly milliseconds?: number;
}): Promise<Run> {
  const artifacts = options.artifacts ?? (await startArtifacts(options.faults));
  try {
    const printed: string[] = [];
    const files = (options.files ?? ['prompt.json']).map((file) => join(folder, file));
    const runner = {
      environment: { ...artifacts.env, ...options.environment },
      print: (command: string) => void printed.push(command),
    };
    const upload = { name: options.name ?? 'prompt', folder, files };
    const uploaded = await uploadArtifact(upload, runner, options.milliseconds);
    return { uploaded, printed: printed.join(''), artifacts };
  } finally {
    if (options.artifacts === undefined) await artifacts.close();
  }
}

test('the artifact contains the exact bytes of the files, in their folders', async () => {
  const { uploaded, artifacts } = await run({ files: ['prompt.json', 'deeper/long.md'] });
  expect(uploaded).toMatchObject({ kind: 'uploaded', name: 'prompt', id: artifacts.artifacts[0]?.id });
  expect(artifacts.artifacts.map(({ files }) => Object.fromEntries(files))).toEqual([
    { 'prompt.json': Buffer.from('{ "é": "\u202E" }\n'), 'deeper/long.md': Buffer.from(LONG) },
  ]);
  expect(artifacts.problems).toEqual([]);
});

test('a number is added to a name that another job of the run already uses', async () => {
  const artifacts = await startArtifacts();
  try {
    for (const _ of [1, 2, 3]) await run({ artifacts });
    expect(artifacts.artifacts.map(({ name }) => name)).toEqual(['prompt', 'prompt-2', 'prompt-3']);
  } finally {
    await artifacts.close();
  }
});

test('the signature of the upload address is masked, and nothing else is printed', async () => {
  const { printed } = await run({});
  expect(printed.split('\n')).toEqual([
    '::add-mask::sVq+Kx/3n0tARealSignature=',
    '::add-mask::sVq%252BKx%252F3n0tARealSignature%253D',
    '',
  ]);
});

test('requests that a server refuses for a short time are repeated', async () => {
  const { uploaded, artifacts } = await run({
    faults: [
      { at: 'create', kind: 500, times: 1 },
      { at: 'block', kind: 'cut', times: 1 },
    ],
  });
  expect(uploaded).toMatchObject({ kind: 'uploaded' });
  expect(artifacts.requests).toEqual([
    'create 500',
    'create 200',
    'block 0',
    'block 201',
    'commit 201',
    'finalize 200',
  ]);
});

describe('a failed upload returns the reason and does not throw:', () => {
  test.each<readonly [string, Fault, RegExp]>([
    ['no permission', { at: 'create', kind: 401 }, /\(401\) Unauthorized/],
    ['forbidden', { at: 'create', kind: 403 }, /\(403\) Forbidden/],
    ["the account's storage quota is used up", { at: 'create', kind: 'quota' }, /storage quota has been hit/],
    ['a connection that is cut', { at: 'create', kind: 'cut' }, /ECONNRESET/],
    ['an answer that is not ok', { at: 'create', kind: 'not ok' }, /not ok/],
    ['names that all exist already', { at: 'create', kind: 409 }, /\(409\)/],
    ['a blob store that refuses the signature', { at: 'block', kind: 403 }, /authenticate/],
    ['a blob store that answers with HTML', { at: 'commit', kind: 'not json' }, /SyntaxError/],
    ['a connection that is cut at the last step', { at: 'finalize', kind: 'cut' }, /ECONNRESET/],
    ['no artifact id in the last answer', { at: 'finalize', kind: 'no artifact' }, /./],
  ])('%s', async (_, fault, reason) => {
    const { uploaded, artifacts } = await run({ faults: [fault] });
    expect(uploaded).toEqual({ kind: 'failed', reason: expect.stringMatching(reason) });
    const shown = JSON.stringify(uploaded);
    expect(artifacts.secrets.filter((secret) => shown.includes(secret))).toEqual([]);
    expect(artifacts.artifacts).toEqual([]);
  });

  test.each<readonly [string, Readonly<Record<string, string>>, string]>([
    ['no token', { ACTIONS_RUNTIME_TOKEN: '' }, 'Unable to get the ACTIONS_RUNTIME_TOKEN env variable'],
    ['no service', { ACTIONS_RESULTS_URL: '' }, 'Unable to get the ACTIONS_RESULTS_URL env variable'],
    [
      'an invalid token, no part of which is shown',
      { ACTIONS_RUNTIME_TOKEN: `a.${Buffer.from('s3cret').toString('base64')}.b` },
      'ACTIONS_RUNTIME_TOKEN is not the token of a job',
    ],
    [
      'an enterprise server',
      { GITHUB_SERVER_URL: 'https://github.example.org' },
      expect.stringContaining('not currently supported on GHES'),
    ],
  ])('%s', async (_, environment, reason) => {
    expect((await run({ environment })).uploaded).toEqual({ kind: 'failed', reason });
  });

  test('a file that does not exist', async () => {
    const { uploaded, artifacts } = await run({ files: ['missing.md'] });
    expect(uploaded).toMatchObject({ kind: 'failed', reason: expect.stringContaining('missing.md does not exist') });
    expect(artifacts.requests).toEqual([]);
  });

  // Reading /proc/self/mem fails with EIO, even as root. Only Linux has this file.
  test.runIf(process.platform === 'linux')('a file that cannot be read', async () => {
    await symlink('/proc/self/mem', join(folder, 'unreadable'));
    const { uploaded } = await run({ files: ['unreadable'] });
    expect(uploaded).toEqual({ kind: 'failed', reason: 'An error has occurred during zip creation for the artifact' });
  });

  test('a name that is not allowed for artifacts', async () => {
    const { uploaded } = await run({ name: 'a/b' });
    expect(uploaded).toMatchObject({
      kind: 'failed',
      reason: expect.stringContaining('The artifact name is not valid'),
    });
  });

  test('a server that never answers', async () => {
    const { uploaded } = await run({ faults: [{ at: 'create', kind: 'hang' }], milliseconds: 0 });
    expect(uploaded).toEqual({ kind: 'failed', reason: 'the upload did not end within 0 seconds' });
  });
});
