import { describe, expect, it } from 'vitest';
import { wholeFile } from '../../../src/changes/whole-file.ts';
import { runLiteralChecks } from '../../../src/literal/run-checks.ts';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import type { Guideline } from '../../../src/guidelines/types.ts';

function guideline(text: string, appliesTo: readonly string[]): Guideline {
  return {
    id: 2,
    name: 'Rules',
    kind: 'repository-instructions',
    level: 'repository',
    folder: '',
    content: { text, path: 'AGENTS.md', origin: { kind: 'setting', position: { line: 1, column: 1 } } },
    statements: readStatements(2, text),
    filePatterns: ['*'],
    appliesTo: new Map(appliesTo.map((path) => [path, '*'])),
  };
}

interface Audited {
  readonly found: readonly string[];
  readonly rules: number;
}

/** Audits files by one statement: `path:line title. body` of each finding, and how many rules count. */
async function audit(statement: string, texts: Readonly<Record<string, string>>): Promise<Audited> {
  const files = Object.entries(texts).map(([path, text]) => wholeFile(path, text));
  const rules = guideline(`- ${statement}\n`, Object.keys(texts));
  const { drafts, statements } = await runLiteralChecks(
    files,
    [rules],
    { readHead: (path) => Promise.resolve(texts[path]) },
    {
      allFiles: files,
      title: 'wrong title.',
      branch: 'wrong branch',
      readCommits: () => Promise.resolve(['wrong subject.']),
      exists: (path) => Promise.resolve(Object.hasOwn(texts, path)),
    },
  );
  const found = drafts.map(({ path, line, title, body }) => `${path}:${line ?? ''} ${title}. ${body}`);
  return { found, rules: statements };
}

const LONG = 'const x = 1;\n'.repeat(30);

describe('a literal check in an audit, in which nothing changed', () => {
  it.each<[string, string, Readonly<Record<string, string>>, readonly string[]]>([
    [
      'reports code that a guideline rules out, and does not say that a change adds it',
      'Never use `eval`.',
      { 'src/a.js': 'eval(x);\n' },
      ['src/a.js:1 The guidelines rule out `eval`. The file has `eval`.'],
    ],
    [
      'reports every file over a limit, which no change has to cross',
      'Files must not exceed 20 lines.',
      { 'src/a.js': LONG, 'src/b.js': 'const x = 1;\n' },
      ['src/a.js: The guidelines rule out a file of 30 lines. The file has 30 lines; the limit is 20.'],
    ],
    [
      'reports files that must not be committed',
      'Never commit `.env` files.',
      { '.env': 'A=1\n', 'src/a.js': 'a();\n' },
      ['.env: The guidelines rule out commits with `.env`. The repository has `.env`.'],
    ],
    [
      'reports folders without a file that they need',
      'Each `packages/*` folder needs a `README.md`.',
      { 'packages/a/package.json': '{}\n', 'packages/b/package.json': '{}\n', 'packages/b/README.md': 'b\n' },
      [
        'packages/a/package.json: The guidelines rule out a folder without `README.md`. The folder `packages/a/` has no `README.md`.',
      ],
    ],
    [
      'reports tests in the wrong place, and does not call them new',
      'Place all tests in `test/`.',
      { 'src/a.test.js': 'it();\n', 'test/b.test.js': 'it();\n' },
      ['src/a.test.js: The guidelines rule out tests outside of `test/`. This test file is not in `test/`.'],
    ],
  ])('%s', async (_name, statement, texts, found) => {
    expect(await audit(statement, texts)).toEqual({ found, rules: 1 });
  });

  it.each<[string, string, Readonly<Record<string, string>>]>([
    ['on files that change together', 'Update `CHANGELOG.md` with every change.', { 'src/a.js': 'a();\n' }],
    ['on a companion of a change', 'When you change `src/a.js`, update `docs/a.md`.', { 'src/a.js': 'a();\n' }],
    ['on the title', 'Titles of pull requests must not end with a period.', { 'src/a.js': 'a();\n' }],
    ['on the subjects of commits', 'Commit messages must not end with a period.', { 'src/a.js': 'a();\n' }],
    ['on edits of files', 'Never edit `src/generated/`.', { 'src/generated/a.js': 'a();\n' }],
    ['on new files in a folder', 'Never add files to `legacy/`.', { 'legacy/a.js': 'a();\n' }],
    ['on new dependencies', 'Do not add new dependencies.', { 'package.json': '{"dependencies": {"a": "1"}}\n' }],
    ['on new code alone', 'Never use `eval` in new code.', { 'src/a.js': 'eval(x);\n' }],
  ])('reports nothing by a rule %s, and does not count the rule', async (_name, statement, texts) => {
    expect(await audit(statement, texts)).toEqual({ found: [], rules: 0 });
  });

  it('reports a dependency that a rule names', async () => {
    const { found } = await audit('Never add `moment` as a dependency.', {
      'package.json': '{\n  "dependencies": {\n    "moment": "1"\n  }\n}\n',
    });
    expect(found).toHaveLength(1);
  });

  it('reports a secret, and says that the file has it', async () => {
    const { found } = await audit('Be kind.', {
      'src/a.js': `const key = '${['AKIA', 'Q3EGVNHS2ZPK7YBX'].join('')}';\n`,
    });
    expect(found.map((text) => text.split('.')[0])).toEqual(['src/a']);
    expect(found[0]).toMatch(/^src\/a\.js:1 The file has an AWS access key in plain text/);
  });
});
