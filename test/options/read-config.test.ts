import { expect, test } from 'vitest';
import { UserError } from '../../src/errors.ts';
import { CONFIG_PATH } from '../../src/options/options.ts';
import { describeMisplacedConfig, readWorkspaceConfig } from '../../src/options/read-config.ts';
import { memoryWorkspace, type MemoryFile } from '../../src/workspace/memory.ts';

function read(files: Readonly<Record<string, MemoryFile>>, named?: string) {
  return readWorkspaceConfig(memoryWorkspace(files, 'the base'), named);
}

async function errorOf(promise: Promise<unknown>): Promise<UserError> {
  const error = await promise.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UserError);
  return error as UserError;
}

test('reads the file at the usual place', async () => {
  const { options } = await read({ [CONFIG_PATH]: 'max-comments: 5\n' });
  expect([...options.keys()]).toEqual(['max-comments']);
});

test('returns an empty configuration if there is no file and none was named', async () => {
  const { options } = await read({});
  expect(options.size).toBe(0);
});

test('reads a named file instead of the usual one', async () => {
  const { options } = await read({ [CONFIG_PATH]: 'max-comments: 5\n', 'my.yml': 'min-severity: high\n' }, 'my.yml');
  expect([...options.keys()]).toEqual(['min-severity']);
});

test.each<[string, Readonly<Record<string, MemoryFile>>, string | undefined]>([
  ['a named file that is missing', {}, 'my.yml'],
  ['a folder', { 'my.yml/a.md': '' }, 'my.yml'],
  ['bytes that are not UTF-8', { [CONFIG_PATH]: Uint8Array.from([0x61, 0xff]) }, undefined],
])('refuses %s and names it', async (_name, files, named) => {
  const error = await errorOf(read(files, named));
  expect(error.code).toBe('config-unreadable');
  expect(error.message).toContain('the base');
  expect(error.place?.path).toBe(named ?? CONFIG_PATH);
});

test.each<[string, Readonly<Record<string, MemoryFile>>]>([
  ['is missing', {}],
  ['has an unknown key', { 'central.yml': 'max-coments: 5\n' }],
])('names the repository of an extended file that %s', async (_name, files) => {
  const of = { name: 'acme/.github/central.yml', option: 'extends' };
  const error = await errorOf(readWorkspaceConfig(memoryWorkspace(files, 'acme/.github'), 'central.yml', of));
  expect([error.place?.path, error.hint]).toEqual([
    of.name,
    expect.stringMatching(/^(?:Check `extends`|Did you mean)/),
  ]);
});

test.each([
  'housestyle.yml',
  '.housestyle/config.yml',
  '.housestylerc',
  'housestyle.config.js',
  '.github/housestyle.json',
])('a configuration in `%s` is named as one that is not read', async (path) => {
  const files = { [path]: 'model: x\n' };
  expect(await describeMisplacedConfig(memoryWorkspace(files, 'base'))).toBe(
    `\`${path}\` is not read: the configuration is \`.github/housestyle.yml\`.`,
  );
  const both = { ...files, '.github/housestyle.yml': 'model: y\n' };
  expect(await describeMisplacedConfig(memoryWorkspace(both, 'base'))).toBeUndefined();
});

test('a central configuration, with a policy, is not named as one that is not read', async () => {
  const files = { 'housestyle.yml': 'fail-on: high\npolicy:\n  - fail-on\n' };
  expect(await describeMisplacedConfig(memoryWorkspace(files, 'base'))).toBeUndefined();
});
