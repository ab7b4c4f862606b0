import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { noteUnusedConfig, noteUnusedInstructions } from '../../../src/commands/open/unused-files.ts';
import { CONFIG_PATH, type Options } from '../../../src/options/options.ts';
import { readOptions } from '../../../src/options/read-options.ts';
import { checkoutWorkspace } from '../../../src/workspace/disk/checkout.ts';
import { memoryWorkspace } from '../../../src/workspace/memory.ts';
import { makeRepository } from '../../harness/repository.ts';

const OPTIONS: Options = readOptions([]);

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const { directory } = await makeRepository({ commits: [{ message: 'Base', files: { 'src/a.js': 'a\n' } }] });
  await mkdir(join(directory, '.github'));
  await Promise.all(Object.entries(files).map(([path, text]) => writeFile(join(directory, path), text)));
  return directory;
}

describe('instructions in the folder that the base does not have', () => {
  const note = async (
    files: Readonly<Record<string, string>>,
    options: Partial<Options> = {},
    found: readonly never[] = [],
    head: Readonly<Record<string, string>> = files,
  ): Promise<string | undefined> =>
    noteUnusedInstructions(
      { repo: join(await folderWith(files), 'src'), config: undefined },
      { base: memoryWorkspace({}, 'base 1a2b3c4'), head: memoryWorkspace(head, 'head') },
      { ...OPTIONS, ...options },
      { found },
    );

  it('are named, with the flag that reads them', async () => {
    expect(await note({ 'AGENTS.md': '- Never use `var`.\n' })).toBe(
      '`AGENTS.md` does not count yet: instructions are read from base 1a2b3c4, which has none. `--instructions-from head` reads those of the change.',
    );
  });

  it.each([
    [{ 'AGENTS.md': 'A.\n' }, 'Commit it, and `--instructions-from head` reads it before the merge.'],
    [
      { 'AGENTS.md': 'A.\n', 'CLAUDE.md': 'B.\n' },
      'Commit them, and `--instructions-from head` reads them before the merge.',
    ],
  ])('have to be committed first if the head of the change does not have them: %s', async (files, advice) => {
    expect(await note(files, {}, [], {})).toContain(advice);
  });

  it('are counted if there are several', async () => {
    expect(await note({ 'AGENTS.md': 'A.\n', 'CLAUDE.md': 'B.\n', '.github/copilot-instructions.md': 'C.\n' })).toMatch(
      /^`[^`]+` and 2 more do not count yet: /,
    );
  });

  it('are no surprise if they are read from the head, or if there are none', async () => {
    expect(await note({ 'AGENTS.md': 'A.\n' }, { instructionsFrom: 'head' })).toBeUndefined();
    expect(await note({})).toBeUndefined();
  });
});

it('says nothing of files above a folder whose own files are read', async () => {
  const folder = await folderWith({ 'AGENTS.md': 'A.\n', [CONFIG_PATH]: 'max-comments: 3\n' });
  const line = { repo: join(folder, 'src'), config: undefined };
  const trusted = checkoutWorkspace(line.repo);
  expect(await noteUnusedInstructions(line, { base: trusted, head: trusted }, OPTIONS, { found: [] })).toBeUndefined();
  expect(await noteUnusedConfig(line, trusted)).toBeUndefined();
});

describe('the configuration of the folder', () => {
  it.each([
    ['that the base does not have', undefined, 'which has none.'],
    ['that differs from the one of the base', 'fail-on: high\n', 'where it differs from the file here.'],
  ])('%s does not count, which is said', async (_name, used, reason) => {
    const repo = await folderWith({ [CONFIG_PATH]: 'fail-on: low\n' });
    const trusted = memoryWorkspace(used === undefined ? {} : { [CONFIG_PATH]: used }, 'base 1a2b3c4');
    expect(await noteUnusedConfig({ repo, config: undefined }, trusted)).toBe(
      `\`${CONFIG_PATH}\` is read from base 1a2b3c4, ${reason} \`--config ${CONFIG_PATH}\` reads the file here.`,
    );
    expect(await noteUnusedConfig({ repo, config: CONFIG_PATH }, trusted)).toBeUndefined();
  });

  it('that is the same in the base needs no word', async () => {
    const repo = await folderWith({ [CONFIG_PATH]: 'fail-on: low\n' });
    const trusted = memoryWorkspace({ [CONFIG_PATH]: 'fail-on: low\n' }, 'base 1a2b3c4');
    expect(await noteUnusedConfig({ repo, config: undefined }, trusted)).toBeUndefined();
  });
});
