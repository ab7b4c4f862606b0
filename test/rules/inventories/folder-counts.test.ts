import { describe, expect, it } from 'vitest';
import { findRightCount, readFolderCounts } from '../../../src/rules/inventories/folder-counts.ts';
import { indexPaths } from '../../../src/rules/reading/paths/path-index.ts';
import { openText } from '../../../src/rules/reading/texts/checked-text.ts';
import type { CheckedFile } from '../../../src/rules/types.ts';

const FILE: CheckedFile = {
  path: 'AGENTS.md',
  kind: 'agents-md',
  level: 'repository',
  root: '',
  standing: 'in-place',
  clients: [],
  name: 'AGENTS',
};

async function countsOf(text: string): Promise<readonly string[]> {
  const counts = readFolderCounts(await openText('agents-md', text, false));
  return counts.map(({ number, noun, folder, range }) => {
    expect(text.slice(range.start, range.end)).toBe(String(number));
    return `${number} ${noun} in ${folder}`;
  });
}

describe('readFolderCounts', () => {
  it.each([
    { text: 'A workspace with 44 packages under `packages/`.', found: ['44 packages in packages'] },
    { text: 'There are 12 reusable skills in the `.claude/skills/` folder.', found: ['12 skills in .claude/skills'] },
    { text: '```\nagents/          — 21 specialized subagents\n```', found: ['21 subagents in agents'] },
    { text: '```\n├── hooks/   # 4 hooks\n```', found: ['4 hooks in hooks'] },
    { text: '- `rules/`: 7 rules', found: ['7 rules in rules'] },
    { text: 'Up to 12 skills in `.claude/skills/`.', found: [] },
    { text: 'Read about 12 skills in `.claude/skills/`.', found: [] },
  ])('finds $found in "$text"', async ({ text, found }) => {
    expect(await countsOf(`${text}\n`)).toEqual(found);
  });
});

describe('findRightCount', () => {
  const count = (number: number, noun: string, folder: string, paths: readonly string[]): number | undefined =>
    findRightCount({ number, noun, folder, range: { start: 0, end: 1 } }, FILE, {
      paths: indexPaths(paths.map((path) => ({ path, kind: 'file' as const }))),
    });
  const rules = ['rules/a.md', 'rules/b.md', 'rules/c.md', 'rules/README.md'];

  it.each([
    { name: 'counts files without their page', number: 2, noun: 'rules', folder: 'rules', paths: rules, right: 3 },
    { name: 'accepts a number that counts the page', number: 4, noun: 'rules', folder: 'rules', paths: rules },
    { name: 'leaves numbers alone that are far off', number: 30, noun: 'rules', folder: 'rules', paths: rules },
    { name: 'knows nothing of other folders', number: 2, noun: 'rules', folder: 'docs', paths: rules },
    {
      name: 'counts packages by their manifests, also in folders below',
      number: 2,
      noun: 'packages',
      folder: 'packages',
      paths: ['packages/core/a/package.json', 'packages/core/b/package.json', 'packages/c/package.json'],
      right: undefined,
    },
    {
      name: 'reports another number of manifests',
      number: 5,
      noun: 'packages',
      folder: 'packages',
      paths: ['a/a', 'a/b', 'b/a', 'c'].map((name) => `packages/${name}/package.json`),
      right: 4,
    },
  ])('$name', ({ number, noun, folder, paths, right }) => {
    expect(count(number, noun, folder, paths)).toBe(right);
  });
});
