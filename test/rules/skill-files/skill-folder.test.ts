import { expect, it } from 'vitest';
import { indexPaths } from '../../../src/rules/reading/paths/path-index.ts';
import { skillFolders } from '../../../src/rules/skill-files/skill-folder.ts';
import type { CheckedFile } from '../../../src/rules/types.ts';

const SKILL: CheckedFile = {
  path: '',
  kind: 'skill',
  level: 'repository',
  root: '',
  standing: 'in-place',
  clients: [],
  name: '',
};

it('lists the files of a skill without the files of skills in its subfolders', () => {
  const paths = [
    's-b/x.md',
    's.md',
    's/SKILL.md',
    's/a.md',
    's/below/SKILL.md',
    's/below/b.md',
    's/deep/er/c.md',
    't/d.md',
  ];
  const folders = skillFolders({
    files: ['s/SKILL.md', 's/below/SKILL.md', 'SKILL.md'].map((path) => ({ ...SKILL, path })),
    paths: indexPaths(
      [...paths.map((path) => ({ path, kind: 'file' as const })), { path: 's/z.md', kind: 'symlink' as const }].sort(
        (a, b) => (a.path < b.path ? -1 : 1),
      ),
    ),
  });
  expect(folders.map(({ folder, files }) => [folder, files])).toEqual([
    ['s', ['s/a.md', 's/deep/er/c.md']],
    ['s/below', ['s/below/b.md']],
  ]);
});
