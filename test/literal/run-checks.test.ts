import { describe, expect, it } from 'vitest';
import type { FileChange } from '../../src/changes/types.ts';
import { runLiteralChecks } from '../../src/literal/run-checks.ts';
import { readStatements } from '../../src/guidelines/statements/statements.ts';
import type { Guideline } from '../../src/guidelines/types.ts';
import { fileOf, hunkAt } from '../findings/file-change.ts';

function guideline(text: string, appliesTo: readonly string[], filePatterns: readonly string[] = ['*']): Guideline {
  return {
    id: 2,
    name: 'Rules',
    kind: 'repository-instructions',
    level: 'repository',
    folder: '',
    content: { text, path: 'rules.md', origin: { kind: 'setting', position: { line: 1, column: 1 } } },
    statements: readStatements(2, text),
    filePatterns,
    appliesTo: new Map(appliesTo.map((path) => [path, '*'])),
  };
}

/** `path:line` of each finding of the checks. Without a head text, each hunk is read on its own. */
async function flagged(
  text: string,
  file: FileChange,
  { head, patterns = ['*'] }: { readonly head?: string; readonly patterns?: readonly string[] } = {},
): Promise<readonly string[]> {
  const rules = guideline(text, [file.path], patterns);
  const { drafts } = await runLiteralChecks([file], [rules], {
    readHead: () => Promise.resolve(head),
  });
  return drafts.map(({ path, line }) => `${path}:${line}`);
}

/** Whether the checks report the last of the added lines. */
async function flagsLast(
  text: string,
  path: string,
  lines: readonly string[],
  patterns?: readonly string[],
): Promise<boolean> {
  const file = fileOf(
    path,
    hunkAt(
      1,
      lines.map((line) => `+${line}`),
    ),
  );
  const options = patterns === undefined ? {} : { patterns };
  const withHunks = await flagged(text, file, options);
  const withHead = await flagged(text, file, { ...options, head: `${lines.join('\n')}\n` });
  expect(withHead).toEqual(withHunks);
  return withHunks.includes(`${path}:${lines.length}`);
}

describe('a forbidden word', () => {
  it.each<[string, string, readonly string[], boolean]>([
    ['in code is found', 'a.ts', ['let x: any = 1;'], true],
    ['in a comment is not found', 'a.ts', ['// any of these'], false],
    ['in a comment of several lines is not found', 'a.ts', ['/* one', 'any other */'], false],
    ['after a comment is found', 'a.ts', ['/* any */ let x: any;'], true],
    ['in a string is not found', 'a.ts', ['const x = "any";'], false],
    ['in a string with an escaped quote is not found', 'a.ts', [String.raw`const x = "\" any";`], false],
    ['in a template of several lines is not found', 'a.ts', ['const x = `one', 'any two`'], false],
    ['as the name of a property is not found', 'a.ts', ['const x = { any: 1 };'], false],
    ['as the name of an optional property is not found', 'a.ts', ['  any?: string;'], false],
    ['as name and type of a property is found', 'a.ts', ['const x: { any: any } = y;'], true],
    ['as a member is not found', 'a.ts', ['await Promise.any(all);'], false],
    ['as a part of a name is not found', 'a.ts', ['const company = many;'], false],
    ['in running text of JSX is not found', 'a.tsx', ['<p>', '  Pick any colour you like'], false],
    ['between words of JSX is not found', 'a.tsx', ['<p>Pick any colour</p>'], false],
    ['in code of JSX is found', 'a.tsx', ['const x = y as any;'], true],
    ['in the code of a JSX attribute is found', 'a.tsx', ['<A b={c as any} />'], true],
    ['in Markdown is not found', 'README.md', ['Never use any of these'], false],
    ['in a file of unknown language is not found', 'notes.xyz', ['any'], false],
  ])('%s', async (_name, path, lines, expected) => {
    expect(await flagsLast('Never use `any`.', path, lines)).toBe(expected);
  });

  it.each([
    'README.md',
    'notes.txt',
    'doc.rst',
    'doc.adoc',
    'paper.tex',
    'page.mdx',
    '.github/copilot-instructions.md',
    '.github/instructions/a.instructions.md',
    '.github/prompts/a.prompt.md',
    '.github/agents/a.agent.md',
    '.github/skills/a/SKILL.md',
  ])('in the prose of %s is found only by a guideline about such files', async (path) => {
    const lines = ['const x = eval(y);'];
    expect([
      await flagsLast('Never use `eval()`.', path, lines, ['*']),
      await flagsLast('Never use `eval()`.', path, lines, ['**']),
      await flagsLast('Never use `eval()`.', path, lines, ['**/*', 'docs/*']),
      await flagsLast('Never use `eval()`.', path, lines, ['**/*.md']),
    ]).toEqual([false, false, false, true]);
  });

  it.each([
    ['a comment opened above the hunk is known from the head', '/*\nany\n*/\n', []],
    ['a head that moved is not trusted', '/*\nother\n*/\n', ['a.ts:2']],
    ['a head too short is not trusted', '', ['a.ts:2']],
  ])('%s', async (_name, head, expected) => {
    expect(await flagged('Never use `any`.', fileOf('a.ts', hunkAt(2, ['+any'])), { head })).toEqual(expected);
  });

  it('is searched for in each hunk on its own', async () => {
    const file = fileOf('a.ts', hunkAt(1, ['+/* open']), hunkAt(9, ['+any']));
    expect(await flagged('Never use `any`.', file)).toEqual(['a.ts:9']);
  });
});

describe('only added lines are checked', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['a removed line is not reported', ['-let x: any;'], []],
    ['an unchanged line is not reported', [' let x: any;'], []],
    [
      'an added line is reported, with its number in the head',
      [' let x: any;', '-let x: any;', '+let x: any;'],
      ['a.ts:11'],
    ],
    ['an added line with CRLF is reported', ['+let x: any;\r'], ['a.ts:10']],
  ])('%s', async (_name, lines, expected) => {
    expect(await flagged('Never use `any`.', fileOf('a.ts', hunkAt(10, lines, 20)))).toEqual(expected);
  });

  it('a comment in removed text is ignored', async () => {
    expect(await flagged('Never use `any`.', fileOf('a.ts', hunkAt(1, ['-/*', '+let x: any;'])))).toEqual(['a.ts:1']);
  });
});

describe('a statement', () => {
  it.each<[string, string, string, string, boolean]>([
    ['allows the requested code', 'Use `===` instead of `==`.', 'a.ts', 'if (a === b)', false],
    [
      'finds the forbidden code next to the requested code',
      'Use `===` instead of `==`.',
      'a.ts',
      'if (a === b || c == d)',
      true,
    ],
    [
      'allows requested code that contains the forbidden code',
      'Use `logger.print()` instead of `print()`.',
      'a.py',
      'logger.print(x)',
      false,
    ],
    ['applies to the language of its heading', '## Python\n\nNever use `print()`.', 'a.py', 'print(x)', true],
    ['applies to no other language', '## Python\n\nNever use `print()`.', 'a.rb', 'print(x)', false],
    ['applies to the language it names', 'Never use `any` in TypeScript.', 'a.js', 'let any = 1;', false],
    ['finds comments if it is about comments', 'Never leave `TODO` comments.', 'a.ts', '// TODO later', true],
    ['finds comment directives', 'Never use `@ts-ignore`.', 'a.ts', '// @ts-ignore', true],
    ['finds imports in their quotes', 'Never import `lodash`.', 'a.ts', "import x from 'lodash';", true],
    ['finds a call', 'Never use `eval()`.', 'a.ts', 'eval(x)', true],
    ['finds signs in a language without known comments', 'Never use `eval()`.', 'a.abap', 'eval(x)', true],
    ['ignores plain words in a language without known comments', 'Never use `any`.', 'a.abap', 'any', false],
    [
      'is withdrawn by the next one about the same code',
      'Never use `eval()`. `eval()` is fine here.',
      'a.ts',
      'eval(x)',
      false,
    ],
    [
      'is not withdrawn by the next one about other code',
      'Never use `eval()`. `x` is fine here.',
      'a.ts',
      'eval(x)',
      true,
    ],
  ])('%s', async (_name, text, path, line, expected) => {
    expect(await flagsLast(text, path, [line])).toBe(expected);
  });

  it.each([
    [
      'that must not be broken',
      'Never use `any`.',
      'medium',
      'The guidelines rule out `any`',
      'This change adds `any`.',
    ],
    ['that advises', 'Avoid `any`.', 'low', 'The guidelines advise against `any`', 'This change adds `any`.'],
    [
      'that asks for something else',
      'Prefer `unknown` over `any`.',
      'low',
      'The guidelines advise against `any`',
      'This change adds `any`. The guidelines ask for `unknown`.',
    ],
  ])('%s is reported in these words', async (_name, text, severity, title, body) => {
    const file = fileOf('a.ts', hunkAt(4, ['+let x: any;']));
    const { drafts } = await runLiteralChecks([file], [guideline(text, ['a.ts'])], {
      readHead: () => Promise.resolve(undefined),
    });
    expect(drafts).toEqual([
      {
        path: 'a.ts',
        line: 4,
        side: 'RIGHT',
        quote: 'let x: any;',
        severity,
        kind: 'consistency',
        title,
        body,
        citation: '2.1',
        confidence: 1,
        origin: 'literal',
      },
    ]);
  });
});

it('checks only the files to which a guideline applies, and counts the statements it could check', async () => {
  const files = [fileOf('a.ts', hunkAt(1, ['+let x: any;'])), fileOf('b.ts', hunkAt(1, ['+let x: any;']))];
  const rules = guideline('- Never use `any`.\n- Write good names.\n- Never use `eval()`.', ['b.ts']);
  const {
    drafts,
    withheld: _withheld,
    checkedKeys: _keys,
    unread: _unread,
    ...counts
  } = await runLiteralChecks(files, [rules], {
    readHead: () => Promise.resolve(undefined),
  });
  expect([drafts.map(({ path }) => path), counts]).toEqual([
    ['b.ts'],
    {
      checkedStatements: 2,
      statementsForModels: 1,
      statementsOff: 0,
      statements: 3,
      checkedFiles: new Set(['b.ts']),
      searchedLanguages: new Set(),
      leftTo: new Set(),
    },
  ]);
});

it('counts the rules whose checks are switched off apart from those that need a model', async () => {
  const files = [fileOf('a.ts', hunkAt(1, ['+let x: any;']))];
  const rules = guideline('- Never use `any`.\n- Write good names.\n- Never use `eval()`.', ['a.ts']);
  const source = { readHead: () => Promise.resolve(undefined) };
  const review = await runLiteralChecks(files, [rules], source, undefined, { isOff: true, leftOut: [] });
  expect(review).toMatchObject({ drafts: [], statements: 3, statementsForModels: 3, statementsOff: 2 });
});

it('checks no file that is prose, or in another language than the statement', async () => {
  const files = [fileOf('a.md', hunkAt(1, ['+let x: any;'])), fileOf('b.py', hunkAt(1, ['+x = any']))];
  const rules = guideline('## TypeScript\n\n- Never use `any`.', ['a.md', 'b.py']);
  const {
    drafts,
    withheld: _withheld,
    checkedKeys: _keys,
    unread: _unread,
    ...counts
  } = await runLiteralChecks(files, [rules], {
    readHead: () => Promise.resolve(undefined),
  });
  expect(drafts).toEqual([]);
  expect(counts).toEqual({
    checkedStatements: 0,
    statementsForModels: 0,
    statementsOff: 0,
    statements: 1,
    checkedFiles: new Set(),
    searchedLanguages: new Set(),
    leftTo: new Set(),
  });
});

it.each<[name: string, rule: string, files: readonly [path: string, line: string][], searched: readonly string[]]>([
  [
    'the languages without a grammar, each once',
    'Never use `eval`.',
    [
      ['a.pl', '+x'],
      ['b.sh', '+x'],
      ['c.pl', '+eval $x'],
    ],
    ['perl', 'shellscript'],
  ],
  ['no language with a grammar', 'Never use `eval`.', [['a.py', '+x']], []],
  [
    'no settings and no prose',
    'Never use `eval`.',
    [
      ['a.yml', '+x: 1'],
      ['b.json', '+{}'],
      ['c.md', '+x'],
    ],
    [],
  ],
  ['no file in which no check counts', 'Never use `eval` in Python.', [['a.sh', '+x']], []],
  ['no file without an added line', 'Never use `eval`.', [['a.sh', '-x']], []],
  ['no file of which only the lines are measured', 'Lines must not exceed 100 characters.', [['a.sh', '+x']], []],
])('a review knows in which languages it searched for code: %s', async (_name, rule, files, searched) => {
  const changes = files.map(([path, line]) => fileOf(path, hunkAt(1, [line])));
  const { searchedLanguages } = await runLiteralChecks(
    changes,
    [
      guideline(
        rule,
        changes.map(({ path }) => path),
      ),
    ],
    { readHead: () => Promise.resolve('x\n') },
  );
  expect([...searchedLanguages]).toEqual(searched);
});

describe('a check of the fields of a file', () => {
  it.each<readonly [name: string, path: string, text: string, checked: number, judged: readonly string[]]>([
    ['has judged the file', 'tsconfig.json', '{ "compilerOptions": { "strict": true } }', 1, ['tsconfig.json']],
    ['has not judged a file that it cannot read', 'tsconfig.json', '{ "compilerOptions": ', 0, []],
    ['has not judged other files', 'package.json', '{ "name": "a" }', 1, []],
    ['has not judged a file of tests', 'tests/a/tsconfig.json', '{ "compilerOptions": { "strict": false } }', 1, []],
  ])('%s', async (_name, path, text, checked, judged) => {
    const files = [fileOf(path, hunkAt(1, [`+${text}`]))];
    const { checkedStatements, checkedFiles } = await runLiteralChecks(
      files,
      [guideline('TypeScript strict mode is required.', [path])],
      { readHead: () => Promise.resolve(`${text}\n`) },
    );
    expect([checkedStatements, [...checkedFiles]]).toEqual([checked, judged]);
  });
});

it.each([
  ['Keep `SKILL.md` under 500 lines.', 'a.ts', 0],
  ['Keep `SKILL.md` under 500 lines.', 'skills/a/SKILL.md', 1],
  ['Files must not exceed 500 lines.', 'data.json', 0],
  ['Files must not exceed 500 lines.', 'a.lua', 1],
  ['Lines must not exceed 100 characters.', 'data.json', 0],
  ['Use `pnpm`, not `npm`.', 'data.json', 0],
])('%s counts as checked in %s: %i', async (text, path, checked) => {
  const { checkedStatements, checkedFiles } = await runLiteralChecks(
    [fileOf(path, hunkAt(1, ['+x']))],
    [guideline(text, [path])],
    { readHead: () => Promise.resolve('x\n') },
  );
  expect([checkedStatements, checkedFiles.size]).toEqual([checked, checked]);
});

it('looks for commands only in the JSON of tools that run them', async () => {
  const paths = ['package.json', 'data/words.json', 'tsconfig.json'];
  const files = paths.map((path) => fileOf(path, hunkAt(1, ['+  "command": "npm run build"'])));
  const { drafts } = await runLiteralChecks(files, [guideline('Use `pnpm`, not `npm`.', paths)], {
    readHead: () => Promise.resolve(undefined),
  });
  expect(drafts.map(({ path }) => path)).toEqual(['package.json']);
});

it('reads the head only of files that may be wrong', async () => {
  const asked: string[] = [];
  const files = [fileOf('a.ts', hunkAt(1, ['+let x: any;'])), fileOf('b.ts', hunkAt(1, ['+let x = 1;']))];
  await runLiteralChecks(files, [guideline('Never use `any`.', ['a.ts', 'b.ts'])], {
    readHead(path) {
      asked.push(path);
      return Promise.resolve(undefined);
    },
  });
  expect(asked).toEqual(['a.ts']);
});

describe('two statements that ask for the same', () => {
  it.each<readonly [name: string, text: string, lines: readonly string[]]>([
    ['in two wordings', '- Avoid `any`.\n- Never use the `any` type in TypeScript.', ['let x: any;', 'let y: any;']],
    ['as code and in words', '- No `console.log`.\n- Avoid console logs.', ['console.log(1);', 'console.log(2);']],
  ])('report a line once: %s', async (_name, text, lines) => {
    const file = fileOf(
      'a.ts',
      hunkAt(
        1,
        lines.map((line) => `+${line}`),
      ),
    );
    expect(await flagged(text, file, { head: `${lines.join('\n')}\n` })).toEqual(['a.ts:1', 'a.ts:2']);
  });

  it.each([
    ['the first counts in fewer places', '## Tests\n\n- Never use `any`.\n\n## Code\n\n- Never use `any`.'],
    ['the first counts everywhere', '## Code\n\n- Never use `any`.\n\n## Tests\n\n- Never use `any`.'],
  ])('report each of several files once where %s', async (_name, text) => {
    const paths = ['a.ts', 'test/a.test.ts', 'b.ts', 'test/b.test.ts'];
    const files = paths.map((path) => fileOf(path, hunkAt(1, ['+let x: any;'])));
    const { drafts, checkedFiles } = await runLiteralChecks(files, [guideline(text, paths)], {
      readHead: () => Promise.resolve(undefined),
    });
    expect([drafts.map(({ path }) => path), [...checkedFiles]]).toEqual([paths, paths]);
  });

  it('report a file once', async () => {
    const rules = '- Do not edit `gen/`.\n\n## Generated code\n\n- Never modify `gen/`.';
    const file: FileChange = { ...fileOf('gen/a.ts', hunkAt(1, ['+x'])), status: 'modified' };
    const { drafts } = await runLiteralChecks(
      [],
      [],
      { readHead: () => Promise.resolve(undefined) },
      {
        allFiles: [file],
        moreGuidelines: [guideline(rules, ['gen/a.ts'])],
      },
    );
    expect(drafts.map(({ path }) => path)).toEqual(['gen/a.ts']);
  });
});
