import { describe, expect, it, test } from 'vitest';
import { readOwners } from '../../../src/literal/ownership/read-owners.ts';
import { memoryWorkspace } from '../../../src/workspace/memory.ts';

async function readRules(
  configuration: Readonly<Record<string, string>>,
  path = 'src/a.ts',
): Promise<readonly string[]> {
  const owners = await readOwners(memoryWorkspace({ [path]: '', ...configuration }), [path]);
  return owners.map(({ tool, rule, topic, isCertain }) => `${tool} ${rule ?? topic}${isCertain ? '' : '?'}`);
}

describe('a rule is read from', () => {
  test.each<readonly [name: string, file: string, text: string, expected: string]>([
    [
      'a flat configuration of ESLint',
      'eslint.config.js',
      "export default [{ rules: { 'no-var': 'error' } }];",
      'ESLint no-var?',
    ],
    [
      'its list with options',
      'eslint.config.mjs',
      "'no-console': ['error', { allow: ['warn'] }]",
      'ESLint no-console?',
    ],
    ['an older configuration', '.eslintrc.json', '{"rules":{"eqeqeq":2}}', 'ESLint eqeqeq'],
    ['YAML', '.eslintrc.yml', 'rules:\n  import/no-default-export: error\n', 'ESLint import/no-default-export'],
    [
      'a preset',
      'eslint.config.js',
      'export default [...tseslint.configs.recommended];',
      'ESLint @typescript-eslint/no-explicit-any?',
    ],
    [
      'oxlint',
      '.oxlintrc.json',
      '{"rules":{"typescript/no-explicit-any":"error"}}',
      'oxlint @typescript-eslint/no-explicit-any',
    ],
    ['Biome', 'biome.json', '{"linter":{"rules":{"style":{"noDefaultExport":"error"}}}}', 'Biome noDefaultExport'],
    ['what Biome does by default', 'biome.jsonc', '{}', 'Biome noExplicitAny'],
    ['Ruff in a project', 'pyproject.toml', '[tool.ruff.lint]\nselect = ["T20", "B"]\n', 'Ruff T201'],
    ['what Ruff does by default', 'ruff.toml', 'line-length = 100\n', 'Ruff E722'],
    ['all rules of Ruff', 'pyproject.toml', '[tool.ruff.lint]\nselect = ["ALL"]\n', 'Ruff BLE001'],
    ['flake8', '.flake8', '[flake8]\nmax-line-length = 100\n', 'flake8 F403'],
    ['Pylint', '.pylintrc', '[MESSAGES CONTROL]\ndisable=fixme\n', 'Pylint bare-except'],
    ['mypy', 'pyproject.toml', '[tool.mypy]\nstrict = true\n', 'mypy disallow_untyped_defs'],
    ['Clippy', 'Cargo.toml', '[lints.clippy]\nunwrap_used = "deny"\n', 'Clippy clippy::unwrap_used'],
    [
      'Clippy in a workspace',
      'Cargo.toml',
      '[workspace.lints.clippy]\nunwrap_used = { level = "warn", priority = 1 }\n',
      'Clippy clippy::unwrap_used',
    ],
    ['golangci-lint', '.golangci.yml', 'linters:\n  enable:\n    - forbidigo\n', 'golangci-lint forbidigo'],
    ['RuboCop', '.rubocop.yml', 'AllCops:\n  NewCops: enable\n', 'RuboCop Lint/SuppressedException'],
    [
      'analyzers of .NET',
      '.editorconfig',
      '[*.cs]\ndotnet_diagnostic.CA1031.severity = error\n',
      '.NET analyzers CA1031',
    ],
    ['markdownlint', '.markdownlint.json', '{}', 'markdownlint MD009'],
    ['EditorConfig', '.editorconfig', '[*]\nindent_style = space\n', 'EditorConfig indent_style'],
    [
      'a length of lines that is off',
      '.editorconfig',
      '[*.{kt,kts}]\nmax_line_length=off\n',
      'EditorConfig max_line_length = off',
    ],
    ['Prettier', '.prettierrc', '{}', 'Prettier semicolons'],
    ['Prettier in a package', 'package.json', '{"prettier":{}}', 'Prettier semicolons'],
    ['Black', 'pyproject.toml', '[tool.black]\nline-length = 100\n', 'Black quotes'],
    ['rustfmt', 'rustfmt.toml', '', 'rustfmt indentation'],
    ['a module of Go', 'go.mod', 'module a\n', 'gofmt indentation'],
    ['commitlint', 'commitlint.config.js', '', 'commitlint commit-message'],
  ])('%s', async (_name, file, text, expected) => {
    expect(await readRules({ [file]: text })).toContain(expected);
  });
});

describe('a rule is not read from', () => {
  test.each<readonly [name: string, file: string, text: string, unexpected: string]>([
    ['a rule that is off', '.eslintrc.json', '{"rules":{"no-var":"off"}}', 'ESLint no-var'],
    ['a comment', 'eslint.config.js', "// 'no-var': 'error'", 'ESLint no-var?'],
    [
      'a preset whose rule is off',
      '.eslintrc.json',
      '{"extends":["plugin:@typescript-eslint/recommended"],"rules":{"@typescript-eslint/no-explicit-any":"off"}}',
      'ESLint @typescript-eslint/no-explicit-any',
    ],
    ['a linter that is off', 'biome.json', '{"linter":{"enabled":false}}', 'Biome noExplicitAny'],
    ['an ignored code', 'pyproject.toml', '[tool.ruff.lint]\nselect = ["E"]\nignore = ["E722"]\n', 'Ruff E722'],
    ['an allowed lint', 'Cargo.toml', '[lints.clippy]\nunwrap_used = "allow"\n', 'Clippy clippy::unwrap_used'],
    ['a disabled message', '.pylintrc', '[MAIN]\ndisable=\n    bare-except,\n    fixme\n', 'Pylint bare-except'],
    ['a configuration of another folder', 'packages/b/.prettierrc', '{}', 'Prettier quotes'],
    [
      'a length of lines of other files',
      '.editorconfig',
      '[docs/**]\nmax_line_length=off\n',
      'EditorConfig max_line_length = off',
    ],
    ['an example', 'fixtures/.prettierrc', '{}', 'Prettier quotes'],
  ])('%s', async (_name, file, text, unexpected) => {
    expect(await readRules({ [file]: text })).not.toContain(unexpected);
  });

  it('does not fail on texts that are not what their names say', async () => {
    const names = [
      'eslint.config.js',
      'biome.json',
      'pyproject.toml',
      'Cargo.toml',
      '.golangci.yml',
      '.editorconfig',
      'package.json',
      'setup.cfg',
    ];
    expect(await readRules(Object.fromEntries(names.map((name) => [name, '[[[{{{"\u0000'])))).toEqual(
      expect.any(Array),
    );
  });
});
