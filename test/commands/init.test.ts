import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { expect, it, onTestFinished } from 'vitest';
import { ADDRESS, schemaAddress } from '../../scripts/address.ts';
import { runCommand } from '../../src/commands/run.ts';
import { writeWorkflow } from '../../src/jobs/init/first-files.ts';
import { readConfig } from '../../src/options/read-config-text.ts';
import { sourceText } from '../../src/text/source-text.ts';
import { makeRepository } from '../harness/repository.ts';
import { findWorkflowErrors } from '../harness/workflow-parser.ts';

const INSTRUCTIONS = '.github/copilot-instructions.md';
const CONFIGURATION = '.github/housestyle.yml';
const WORKFLOW = '.github/workflows/housestyle.yml';

async function makeFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'housestyle-init-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

async function init(folder: string, ...flags: readonly string[]): Promise<string> {
  const output = join(folder, 'output.txt');
  await runCommand(['init', '--repo', folder, '--output', output, ...flags], new AbortController().signal);
  return readFile(output, 'utf8');
}

async function states(folder: string, ...flags: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const { files } = JSON.parse(await init(folder, '--format', 'json', ...flags)) as {
    files: { path: string; state: string }[];
  };
  return Object.fromEntries(files.map(({ path, state }) => [path, state]));
}

function read(folder: string, path: string): Promise<string> {
  return readFile(join(folder, path), 'utf8');
}

const GO = { 'go.mod': 'module a\n\ngo 1.22\n' };

it('writes instructions, a configuration and a workflow, and prints where each rule comes from', async () => {
  const folder = await makeFolder(GO);
  const shown = await init(folder);
  expect(shown).toContain('Never import `io/ioutil`. (go.mod)');
  expect(shown.match(/^wrote .*/gm)).toEqual([INSTRUCTIONS, CONFIGURATION, WORKFLOW].map((path) => `wrote   ${path}`));
  expect(await read(folder, INSTRUCTIONS)).toContain('- Never import `io/ioutil`.');
});

it('writes a configuration that can be read, and names its schema', async () => {
  const folder = await makeFolder(GO);
  await init(folder);
  const text = await read(folder, CONFIGURATION);
  expect([...readConfig(sourceText(CONFIGURATION, text)).options.keys()]).toEqual(['ignore']);
  expect(text).toContain(`$schema=${schemaAddress('config')}\n`);
});

it('writes a workflow that GitHub accepts, with the major version of the Action by its own name', async () => {
  const text = writeWorkflow('1.4.2');
  expect(await findWorkflowErrors('housestyle.yml', text)).toEqual([]);
  const { jobs } = parse(text) as { jobs: { review: { permissions: unknown; steps: { uses: string }[] } } };
  expect(jobs.review).toMatchObject({
    permissions: { contents: 'read', 'pull-requests': 'write' },
    steps: [{ uses: ADDRESS.action.replace(/@.*/, '@v1') }],
  });
});

it('writes the same a second time: nothing', async () => {
  const folder = await makeFolder(GO);
  await init(folder);
  const before = await Promise.all([INSTRUCTIONS, CONFIGURATION, WORKFLOW].map((path) => read(folder, path)));
  const again = await states(folder);
  const after = await Promise.all([INSTRUCTIONS, CONFIGURATION, WORKFLOW].map((path) => read(folder, path)));
  expect([Object.values(again), after]).toEqual([['kept', 'kept', 'kept'], before]);
});

it('only prints with `--dry-run`', async () => {
  const folder = await makeFolder(GO);
  const shown = await init(folder, '--dry-run');
  expect([shown.includes('uses: '), shown.includes('- Never import `io/ioutil`.')]).toEqual([true, true]);
  expect(Object.values(await states(folder, '--dry-run'))).toEqual(['planned', 'planned', 'planned']);
  await expect(read(folder, WORKFLOW)).rejects.toThrow('ENOENT');
});

it.each([
  [INSTRUCTIONS, INSTRUCTIONS],
  ['AGENTS.md', INSTRUCTIONS],
  ['CLAUDE.md', INSTRUCTIONS],
  ['.claude/CLAUDE.md', INSTRUCTIONS],
  [CONFIGURATION, CONFIGURATION],
  [WORKFLOW, WORKFLOW],
])('keeps %s, and writes the other files', async (path, instead) => {
  const folder = await makeFolder({ ...GO, [path]: '# Ours.\n' });
  const found = await states(folder);
  expect(found).toEqual({
    ...Object.fromEntries([INSTRUCTIONS, CONFIGURATION, WORKFLOW].map((one) => [one, 'written'])),
    [instead]: 'kept',
  });
  expect(await read(folder, path)).toBe('# Ours.\n');
});

it('adds no second workflow where one of another name uses the Action', async () => {
  const own = 'on: push\njobs:\n  a:\n    steps:\n      - uses: acme/housestyle@v1\n';
  const folder = await makeFolder({ ...GO, '.github/workflows/review.yml': own });
  expect((await states(folder))[WORKFLOW]).toBe('kept');
  await expect(read(folder, WORKFLOW)).rejects.toThrow('ENOENT');
});

it('suggests what the committed code keeps, and looks at no generated file', async () => {
  const own = Array.from({ length: 20 }, (_, at) => [`src/part${at}.py`, 'a: int = 1\n']);
  const files = { ...Object.fromEntries(own), 'src/made.py': '# Code generated by a tool. DO NOT EDIT.\nprint(1)\n' };
  const { directory } = await makeRepository({ commits: [{ message: 'Base', files }] });
  expect(await init(directory)).toContain('In Python, never use `print()` outside of tests. (20 files)');
});

it('writes no empty instructions, and says so', async () => {
  const folder = await makeFolder({ 'a.txt': '' });
  expect(await init(folder)).toContain(`nothing for ${INSTRUCTIONS}: neither the configuration nor the code`);
  await expect(read(folder, INSTRUCTIONS)).rejects.toThrow('ENOENT');
});

it('never writes through a link', async () => {
  const folder = await makeFolder(GO);
  const outside = await makeFolder({ 'x.yml': 'kept\n' });
  await mkdir(join(folder, '.github/workflows'), { recursive: true });
  await symlink(join(outside, 'x.yml'), join(folder, WORKFLOW));
  expect((await states(folder))[WORKFLOW]).toBe('kept');
  expect(await read(outside, 'x.yml')).toBe('kept\n');
});

it('refuses a sparse checkout that leaves out what it would keep', async () => {
  const files = { [CONFIGURATION]: 'full: true\n', 'src/a.js': 'a();\n' };
  const { directory, git } = await makeRepository({ commits: [{ message: 'Files', files }] });
  await git('sparse-checkout', 'set', 'src');
  await expect(init(directory)).rejects.toMatchObject({ code: 'sparse-checkout' });
  await git('sparse-checkout', 'add', '.github');
  expect((await states(directory))[CONFIGURATION]).toBe('kept');
});
