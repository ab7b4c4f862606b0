import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runCommand } from '../../src/commands/run.ts';

const PATH = '.github/copilot-instructions.md';

async function makeFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'housestyle-init-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, '.github'));
  for (const [path, text] of Object.entries(files)) {
    await writeFile(join(folder, path), text);
  }
  return folder;
}

async function init(folder: string, ...flags: readonly string[]): Promise<string> {
  const output = join(folder, 'output.txt');
  await runCommand(['init', '--repo', folder, '--output', output, ...flags], new AbortController().signal);
  return readFile(output, 'utf8');
}

const GO = { 'go.mod': 'module a\n\ngo 1.22\n' };

it('writes the instructions, and prints where each rule comes from', async () => {
  const folder = await makeFolder(GO);
  expect(await init(folder)).toContain('Never import `io/ioutil`. (go.mod)');
  expect(await readFile(join(folder, PATH), 'utf8')).toContain('- Never import `io/ioutil`.');
});

it('only prints with `--dry-run`, also as JSON', async () => {
  const folder = await makeFolder(GO);
  const json: unknown = JSON.parse(await init(folder, '--dry-run', '--format', 'json'));
  expect(json).toMatchObject({ path: PATH, isWritten: false, rules: [{ from: 'go.mod' }, { from: 'go.mod' }] });
  await expect(readFile(join(folder, PATH), 'utf8')).rejects.toThrow('ENOENT');
});

it.each([PATH, 'AGENTS.md', 'CLAUDE.md'])('never writes where %s exists', async (path) => {
  const folder = await makeFolder({ ...GO, [path]: 'Ours.\n' });
  await expect(init(folder)).rejects.toThrow(`The repository has instructions in \`${path}\`, so nothing was written`);
  expect(await readFile(join(folder, path), 'utf8')).toBe('Ours.\n');
});
