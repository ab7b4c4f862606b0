import { describe, expect, it } from 'vitest';
import { workspaceLabels } from '../../src/context/labels.ts';
import { memoryWorkspace, type MemoryFile } from '../../src/workspace/memory.ts';
import type { Workspace } from '../../src/workspace/workspace.ts';

function labelsOf(files: Readonly<Record<string, MemoryFile>>): Promise<readonly string[]> {
  return workspaceLabels(memoryWorkspace(files));
}

const packageJson = JSON.stringify({
  dependencies: { react: '19' },
  devDependencies: { typescript: '6' },
  engines: { node: '>=20' },
});

describe('labels of a workspace', () => {
  it.each<readonly [string, Readonly<Record<string, MemoryFile>>, readonly string[]]>([
    ['are none where nothing says what it is', { 'README.md': '' }, []],
    [
      'leave out JavaScript if there is TypeScript',
      { 'package.json': packageJson },
      ['node', 'npm', 'react', 'typescript'],
    ],
    ['come from files at the root alone', { 'app/go.mod': '', 'app/package.json': '{}' }, []],
    ['come from files of exactly that name', { gemfile: '', 'my.Cargo.toml': '', 'cargo.toml': '' }, []],
    ['come from a folder of that name neither', { 'Makefile/x': '' }, []],
    ['come from a submodule of that name neither', { Makefile: { submodule: true } }, []],
    [
      'come from a link',
      { 'package.json': { symlink: 'web/package.json' }, 'web/package.json': packageJson },
      ['node', 'npm', 'react', 'typescript'],
    ],
    [
      'come from a link that leads out by its name alone',
      { 'package.json': { symlink: '../package.json' } },
      ['javascript', 'npm'],
    ],
    ['name Python for a project file', { 'pyproject.toml': '' }, ['python']],
    [
      'name the standards that CMake sets',
      { 'CMakeLists.txt': 'set(CMAKE_CXX_STANDARD 20)\nset(CMAKE_C_STANDARD "11")\n' },
      ['C++20', 'C11', 'c++', 'cmake'],
    ],
    [
      'pass over standards in comments and those that are none',
      { 'CMakeLists.txt': '# set(CMAKE_CXX_STANDARD 11)\nset(CMAKE_CXX_STANDARD 200)\nset(CMAKE_CXX_STANDARD ${x})' },
      ['c++', 'cmake'],
    ],
    [
      'take of a broken file what can be read',
      { 'package.json': '{"dependencies": {"vue": "3",' },
      ['javascript', 'npm', 'vue'],
    ],
    [
      'take nothing from what is no object',
      { 'package.json': '[{"dependencies": {"vue": "3"}}]' },
      ['javascript', 'npm'],
    ],
    [
      'are not made by names that every object has',
      { 'package.json': '{"__proto__": {"dependencies": {"vue": "3"}}, "engines": "node"}' },
      ['javascript', 'npm'],
    ],
    [
      'take nothing from bytes that are no text',
      { 'package.json': new Uint8Array([0x7b, 0xff, 0xfe]) },
      ['javascript', 'npm'],
    ],
    [
      'take nothing from a text that is nested too deep',
      { 'package.json': '{"dependencies":'.repeat(10_000) },
      ['javascript', 'npm'],
    ],
    [
      'take nothing from a file that nobody writes',
      { 'package.json': packageJson + ' '.repeat(300_000) },
      ['javascript', 'npm'],
    ],
  ])('%s', async (_name, files, labels) => {
    expect(await labelsOf(files)).toEqual(labels);
  });

  it('are found without reading what has only a name', async () => {
    const read: string[] = [];
    const files = memoryWorkspace({ 'go.mod': '', Makefile: '', 'yarn.lock': '', 'package.json': '{}' });
    const watched: Workspace = {
      ...files,
      read: (path) => {
        read.push(path);
        return files.read(path);
      },
    };
    await workspaceLabels(watched);
    expect(read).toEqual(['package.json']);
  });
});
