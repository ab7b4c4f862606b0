import { expect, test } from 'vitest';
import { readOwners } from '../../../src/literal/ownership/read-owners.ts';
import { memoryWorkspace } from '../../../src/workspace/memory.ts';

/** The files that a tool of a repository leaves out, of `a.ts`, `scripts/a.ts` and `packages/ui/scripts/a.ts`. */
async function listIgnored(configuration: Readonly<Record<string, string>>, tool: string): Promise<readonly string[]> {
  const paths = ['a.ts', 'scripts/a.ts', 'packages/ui/scripts/a.ts'];
  const files = Object.fromEntries(paths.map((path) => [path, '']));
  const owners = await readOwners(memoryWorkspace({ ...files, ...configuration }), paths);
  const owner = owners.find((one) => one.tool === tool);
  expect(owner).toBeDefined();
  return paths.filter((path) => owner?.ignores?.(path) === true);
}

/** What tools of a repository enforce, as topics. */
async function listTopics(configuration: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const owners = await readOwners(memoryWorkspace({ 'a.ts': '', ...configuration }), ['a.ts']);
  return owners.map(({ topic }) => topic);
}

test('a rule is not enforced where an option takes it back', async () => {
  const black = '[tool.black]\nskip-string-normalization = true\n';
  expect(await listTopics({ 'pyproject.toml': black })).not.toContain('quotes');
  expect(await listTopics({ 'pyproject.toml': '[tool.black]\n' })).toContain('quotes');
  const rule = '{"rules": {"no-empty": ["error", {"allowEmptyCatch": true}]}}';
  expect(await listTopics({ '.eslintrc.json': rule })).not.toContain('empty-catch');
  expect(await listTopics({ '.eslintrc.json': '{"rules": {"no-empty": "error"}}' })).toContain('empty-catch');
});

test.each<readonly [name: string, tool: string, files: Readonly<Record<string, string>>, ignored: readonly string[]]>([
  [
    'ESLint: what its flat configuration ignores',
    'ESLint',
    { 'eslint.config.js': 'export default [{ ignores: ["scripts/**"] }, { rules: { "no-var": "error" } }];' },
    ['scripts/a.ts'],
  ],
  [
    'ESLint: the same by a function',
    'ESLint',
    { 'eslint.config.js': "defineConfig([globalIgnores(['**/scripts/']), { rules: { 'no-var': 'error' } }])" },
    ['scripts/a.ts', 'packages/ui/scripts/a.ts'],
  ],
  [
    'ESLint: nothing, if the list is about the rules next to it',
    'ESLint',
    { 'eslint.config.js': 'export default [{ ignores: ["scripts/**"], rules: { "no-var": "error" } }];' },
    [],
  ],
  [
    'ESLint: what its older configuration ignores',
    'ESLint',
    { '.eslintrc.json': '{"ignorePatterns": ["scripts"], "rules": {"no-var": "error"}}' },
    ['scripts/a.ts', 'packages/ui/scripts/a.ts'],
  ],
  [
    'ESLint: what a file of its own says',
    'ESLint',
    { '.eslintrc.json': '{"rules": {"no-var": "error"}}', '.eslintignore': '# tools\n/scripts\n' },
    ['scripts/a.ts'],
  ],
  [
    'Prettier: the same, in a folder below its configuration too',
    'Prettier',
    { '.prettierrc': '{}', 'packages/ui/.prettierignore': 'scripts/\n' },
    ['packages/ui/scripts/a.ts'],
  ],
  ['Biome 1', 'Biome', { 'biome.json': '{"files": {"ignore": ["scripts/**"]}}' }, ['scripts/a.ts']],
  [
    'Biome 2',
    'Biome',
    { 'biome.json': '{"files": {"includes": ["**", "!**/scripts"]}}' },
    ['scripts/a.ts', 'packages/ui/scripts/a.ts'],
  ],
  [
    'Ruff',
    'Ruff',
    { 'ruff.toml': 'extend-exclude = [\n  "scripts",\n]\n' },
    ['scripts/a.ts', 'packages/ui/scripts/a.ts'],
  ],
  ['no file, if nothing says so', 'ESLint', { '.eslintrc.json': '{"rules": {"no-var": "error"}}' }, []],
])('%s', async (_name, tool, files, ignored) => {
  expect(await listIgnored(files, tool)).toEqual(ignored);
});
