import { describe, expect, it } from 'vitest';
import { readKnownVersions } from '../../../src/rules/inventories/manifest-versions.ts';
import { indexPaths } from '../../../src/rules/reading/paths/path-index.ts';
import { sourceText } from '../../../src/text/source-text.ts';

async function known(files: Readonly<Record<string, string>>, name: string): Promise<readonly string[]> {
  const paths = indexPaths(Object.keys(files).map((path) => ({ path, kind: 'file' as const })));
  const versions = await readKnownVersions({
    paths,
    read: async (path) => (files[path] === undefined ? undefined : sourceText(path, files[path])),
  });
  return (versions.get(name) ?? []).map(({ major, minor, isAtLeast }) => `${isAtLeast ? '>=' : ''}${major}.${minor}`);
}

describe('readKnownVersions', () => {
  it.each([
    { file: 'package.json', text: '{ "dependencies": { "react": "^19.1.0" } }', name: 'react', found: ['19.1'] },
    {
      file: 'package.json',
      text: '{ "devDependencies": { "tailwindcss": "~4.1" } }',
      name: 'tailwind',
      found: ['4.1'],
    },
    { file: 'package.json', text: '{ "engines": { "node": ">=20" } }', name: 'node', found: ['>=20.0'] },
    { file: 'package.json', text: '{ "packageManager": "pnpm@10.2.0+sha512.abc" }', name: 'pnpm', found: ['10.2'] },
    { file: 'package.json', text: '{ "dependencies": { "react": "workspace:*" } }', name: 'react', found: [] },
    { file: 'package.json', text: '{ "dependencies": { "react": "17 || 18" } }', name: 'react', found: [] },
    { file: 'package.json', text: '{ "dependencies": ', name: 'react', found: [] },
    { file: 'examples/a/package.json', text: '{ "dependencies": { "react": "^18.0.0" } }', name: 'react', found: [] },
    { file: 'go.mod', text: 'module a\n\ngo 1.25.1\n', name: 'go', found: ['1.25'] },
    { file: 'go.mod', text: 'require (\n\tgithub.com/labstack/echo/v5 v5.1.1\n)\n', name: 'echo', found: ['5.1'] },
    { file: 'go.mod', text: 'require cloud.google.com/go v0.123.0\n', name: 'go', found: [] },
    { file: '.nvmrc', text: 'v22.4.0\n', name: 'node', found: ['22.4'] },
    { file: 'pyproject.toml', text: 'requires-python = ">=3.11,<4"\n', name: 'python', found: ['>=3.11'] },
    { file: 'src/App.csproj', text: '<TargetFramework>net10.0</TargetFramework>', name: '.net', found: ['10.0'] },
  ])('reads $found for $name from $file: $text', async ({ file, text, name, found }) => {
    expect(await known({ [file]: text }, name)).toEqual(found);
  });

  it.each([
    { what: 'a version with spaces', file: 'package.json', text: `{"dependencies":{"go":"1${' '.repeat(200_000)}x"}}` },
    { what: 'empty lines', file: 'go.mod', text: `${'\n'.repeat(200_000)}x` },
    { what: 'a module without an end', file: 'go.mod', text: 'a/'.repeat(100_000) },
  ])('reads nothing from $what, however long', async ({ file, text }) => {
    expect(await known({ [file]: text }, 'go')).toEqual([]);
  });

  it('keeps a package that is named like a property of all objects', async () => {
    const text = '{ "dependencies": { "constructor": "2.1.0" } }';
    expect(await known({ 'package.json': text }, 'constructor.js')).toEqual(['2.1']);
  });
});
