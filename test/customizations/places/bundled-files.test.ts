import { describe, expect, it } from 'vitest';
import { bundledKind, findBundledFiles } from '../../../src/customizations/places/bundled-files.ts';
import type { WorkspaceEntry } from '../../../src/workspace/workspace.ts';

const SKILLS = new Map([
  ['.github/skills/a/SKILL.md', 'a'],
  ['.github/skills/a/inner/SKILL.md', 'inner'],
  ['SKILL.md', 'root'],
]);

function find(...paths: readonly string[]): readonly string[] {
  const entries = paths.map((path): WorkspaceEntry => ({ path, kind: 'file' }));
  return findBundledFiles(entries, SKILLS).map(({ path, kind, skill }) => `${skill}: ${kind} ${path}`);
}

describe('the files that skills bring along', () => {
  it.each([
    ['a document', '.github/skills/a/references/x.md', 'a: bundled-document .github/skills/a/references/x.md'],
    ['a script at any depth', '.github/skills/a/s/t/u/x.py', 'a: bundled-file .github/skills/a/s/t/u/x.py'],
    ['a file of an inner skill', '.github/skills/a/inner/x.sh', 'inner: bundled-file .github/skills/a/inner/x.sh'],
  ])('include %s', (_name, path, expected) => {
    expect(find(path)).toEqual([expected]);
  });

  it.each([
    ['the skill itself', '.github/skills/a/SKILL.md'],
    ['a picture', '.github/skills/a/x.png'],
    ['an installed package', '.github/skills/a/node_modules/p/index.js'],
    ['a file next to the folder', '.github/skills/b.md'],
    ['files next to a skill at the root', 'src/index.ts'],
  ])('do not include %s', (_name, path) => {
    expect(find(path)).toEqual([]);
  });
});

describe('the kind of a file that is brought along', () => {
  it.each([
    ['x.md', 'bundled-document'],
    ['x.prompt.md', 'bundled-document'],
    ['run', 'bundled-file'],
    ['x.json', 'bundled-file'],
    ['x.zip', undefined],
  ])('%s: %s', (path, kind) => {
    expect(bundledKind(path)).toBe(kind);
  });
});
