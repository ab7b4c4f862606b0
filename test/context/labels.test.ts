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
    ['are empty if no file identifies the workspace', { 'README.md': '' }, []],
    [
      'leave out JavaScript if there is TypeScript',
      { 'package.json': packageJson },
      ['node', 'npm', 'react', 'typescript'],
    ],
    ['come only from files at the root', { 'app/go.mod': '', 'app/package.json': '{}' }, []],
    ['come from files of exactly that name', { gemfile: '', 'my.Cargo.toml': '', 'cargo.toml': '' }, []],
    ['do not come from a folder of that name', { 'Makefile/x': '' }, []],
    ['do not come from a submodule of that name', { Makefile: { submodule: true } }, []],
    [
      'come from a link',
      { 'package.json': { symlink: 'web/package.json' }, 'web/package.json': packageJson },
      ['node', 'npm', 'react', 'typescript'],
    ],
    [
      'come only from the name of a link that leads out of the workspace',
      { 'package.json': { symlink: '../package.json' } },
      ['javascript', 'npm'],
    ],
    ['name Python for a project file', { 'pyproject.toml': '' }, ['python']],
    [
      'include the standards that CMake sets',
      { 'CMakeLists.txt': 'set(CMAKE_CXX_STANDARD 20)\nset(CMAKE_C_STANDARD "11")\n' },
      ['C++20', 'C11', 'c++', 'cmake'],
    ],
    [
      'ignore standards in comments and unknown standards',
      { 'CMakeLists.txt': '# set(CMAKE_CXX_STANDARD 11)\nset(CMAKE_CXX_STANDARD 200)\nset(CMAKE_CXX_STANDARD ${x})' },
      ['c++', 'cmake'],
    ],
    [
      'come from the readable part of a broken file',
      { 'package.json': '{"dependencies": {"vue": "3",' },
      ['javascript', 'npm', 'vue'],
    ],
    [
      'do not come from JSON that is not an object',
      { 'package.json': '[{"dependencies": {"vue": "3"}}]' },
      ['javascript', 'npm'],
    ],
    [
      'do not come from names that every JavaScript object has',
      { 'package.json': '{"__proto__": {"dependencies": {"vue": "3"}}, "engines": "node"}' },
      ['javascript', 'npm'],
    ],
    [
      'do not come from bytes that are not text',
      { 'package.json': new Uint8Array([0x7b, 0xff, 0xfe]) },
      ['javascript', 'npm'],
    ],
    [
      'do not come from text that is nested too deeply',
      { 'package.json': '{"dependencies":'.repeat(10_000) },
      ['javascript', 'npm'],
    ],
    [
      'do not come from a file that is far too large',
      { 'package.json': packageJson + ' '.repeat(300_000) },
      ['javascript', 'npm'],
    ],
  ])('%s', async (_name, files, labels) => {
    expect(await labelsOf(files)).toEqual(labels);
  });

  it('are found without reading files whose name is enough', async () => {
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
