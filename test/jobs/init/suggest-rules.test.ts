import { expect, it } from 'vitest';
import { readConfiguration } from '../../../src/jobs/init/read-configuration.ts';
import { suggestRules } from '../../../src/jobs/init/suggest-rules.ts';
import { memoryWorkspace } from '../../../src/workspace/memory.ts';

async function suggest(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  return suggestRules(await readConfiguration(memoryWorkspace(files))).map(({ text, from }) => `${from}: ${text}`);
}

const STRICT = { 'tsconfig.json': '{"compilerOptions": {"strict": true}}' };

it.each<readonly [string, Readonly<Record<string, string>>, readonly string[]]>([
  ['nothing from an empty repository', {}, []],
  [
    'folders that are generated or vendored, once each',
    { '.gitattributes': '/vendor/** linguist-vendored\nvendor/* linguist-vendored\na.ts -linguist-generated\n' },
    ['.gitattributes: Do not edit `vendor/` by hand.'],
  ],
  [
    'files that tools write, and not the languages that are kept out of statistics',
    {
      '.gitattributes':
        '*.ipynb linguist-vendored\n**/*.html linguist-generated\n*.pb.go linguist-generated\n*.snap linguist-generated\n',
    },
    ['.gitattributes: Do not edit `*.pb.go` by hand.', '.gitattributes: Do not edit `*.snap` by hand.'],
  ],
  ['no pattern that could be text of another kind', { '.gitattributes': '`x`<b> linguist-generated\n' }, []],
  ['nothing of two lock files, which contradict each other', { 'yarn.lock': '', 'package-lock.json': '{}' }, []],
  [
    'only lock files of others for npm, because other tools call it too',
    { 'package-lock.json': '{}' },
    ['package-lock.json: Do not add `bun.lock`, `pnpm-lock.yaml` or `yarn.lock`.'],
  ],
  [
    'what strict types imply',
    STRICT,
    ['Never use `any`.', 'Never use `@ts-ignore`.', 'Never use `@ts-nocheck`.'].map((rule) => `tsconfig.json: ${rule}`),
  ],
  [
    'nothing that a linter enforces by name',
    { ...STRICT, '.oxlintrc.json': '{"rules": {"no-explicit-any": "error", "ban-ts-comment": "error"}}' },
    [],
  ],
  ['nothing that shared settings enforce', { ...STRICT, 'eslint.config.js': 'tseslint.configs.recommended' }, []],
  ['nothing of types that are not strict', { 'tsconfig.json': '{"compilerOptions": {}}' }, []],
  [
    'no package that the repository uses too',
    { 'package.json': '{"dependencies": {"moment": "2", "dayjs": "1"}}' },
    [],
  ],
  ['nothing of the layout that editors and formatters decide', { '.editorconfig': '[*]\nindent_style = tab\n' }, []],
  [
    'file-scoped namespaces, which only the settings of editors say',
    { '.editorconfig': '[*.cs]\ncsharp_style_namespace_declarations = file_scoped:warning\n' },
    ['.editorconfig: In C#, use file-scoped namespaces.'],
  ],
  [
    'nothing of a setting that is commented out',
    { '.editorconfig': '# csharp_style_namespace_declarations = file_scoped' },
    [],
  ],
  ['what Go has deprecated', { 'go.mod': 'module a\n\ngo 1.22\n' }, ['go.mod: Never import `io/ioutil`.']],
  [
    'the packages that Python chose',
    { 'pyproject.toml': '[project]\ndependencies = ["httpx>=0.27"]\n', 'uv.lock': '' },
    ['uv.lock: Use `uv`, not `pip`.', 'pyproject.toml: In Python, never import `requests`; use `httpx`.'],
  ],
  [
    'no package of Python that is used too',
    { 'pyproject.toml': 'dependencies = ["httpx", "requests"]', 'requirements.txt': 'requests==2\n' },
    [],
  ],
  [
    'no package whose name is a part of another one',
    { 'package.json': '{"dependencies": {"vitest-fetch-mock": "1"}}' },
    [],
  ],
  [
    'the packages that Java and .NET chose',
    {
      'gradle/libs.versions.toml': 'junit = { module = "org.junit.jupiter:junit-jupiter" }',
      'Directory.Packages.props': '<PackageVersion Include="NUnit" Version="4" />',
    },
    [
      'gradle/libs.versions.toml: Never import `org.junit.Test`; use `org.junit.jupiter.api.Test`.',
      'Directory.Packages.props: In C#, never import `Xunit`; use `NUnit`.',
    ],
  ],
  ['nothing of a file that is no JSON', { 'package.json': '{', 'tsconfig.json': '[]' }, []],
])('suggests %s', async (_name, files, rules) => {
  expect(await suggest(files)).toEqual(rules);
});
