import { expect, it } from 'vitest';
import { readConfiguration } from '../../../src/jobs/init/read-configuration.ts';
import { suggestRules } from '../../../src/jobs/init/suggest-rules.ts';
import { memoryWorkspace } from '../../../src/workspace/memory.ts';

async function suggest(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  return suggestRules(await readConfiguration(memoryWorkspace(files))).map(({ text, from }) => `${from}: ${text}`);
}

const STRICT = { 'tsconfig.json': '{"compilerOptions": {"strict": true}}' };
const EDITOR = { '.editorconfig': 'root = true\n[*]\nindent_style = tab\n\n[*.md]\nmax_line_length = 80\n' };

it.each<readonly [string, Readonly<Record<string, string>>, readonly string[]]>([
  ['nothing from an empty repository', {}, []],
  [
    'folders that are generated or vendored, once each',
    { '.gitattributes': '/vendor/** linguist-vendored\nvendor/* linguist-vendored\na.ts -linguist-generated\n' },
    ['.gitattributes: Do not edit `vendor/` by hand.'],
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
  ['the layout of editors, of the section for all files', EDITOR, ['.editorconfig: Indent with tabs.']],
  [
    'the formatter instead, if there is one',
    { ...EDITOR, '.prettierrc': '' },
    ['.prettierrc: Format changed files with `prettier --write .`.'],
  ],
  [
    'the tools of Go',
    { 'go.mod': 'module a\n\ngo 1.22\n' },
    ['go.mod: Never import `io/ioutil`.', 'go.mod: Run `gofmt` and `go vet ./...` before you commit.'],
  ],
  [
    'the tools and versions of Python',
    { 'pyproject.toml': '[project]\nrequires-python = ">=3.11"\n[tool.ruff]\n', 'uv.lock': '' },
    [
      'uv.lock: Install packages with uv, so that `uv.lock` stays up to date.',
      'pyproject.toml: Format and lint Python with `ruff format` and `ruff check`.',
      'pyproject.toml: Use only features that Python `>=3.11` has.',
    ],
  ],
  ['nothing of a file that is no JSON', { 'package.json': '{', 'tsconfig.json': '[]' }, []],
])('suggests %s', async (_name, files, rules) => {
  expect(await suggest(files)).toEqual(rules);
});
