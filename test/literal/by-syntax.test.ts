import { describe, expect, it } from 'vitest';
import { readStatements } from '../../src/guidelines/statements/statements.ts';
import { runLiteralChecks } from '../../src/literal/run-checks.ts';
import type { Guideline } from '../../src/guidelines/types.ts';
import { fileOf, hunkAt } from '../findings/file-change.ts';
import { installedGrammars } from '../syntax/installed-grammars.ts';

const grammars = installedGrammars();

/** The added lines that the checks report, from 1. The whole file is new. */
async function flaggedLines(
  rule: string,
  path: string,
  lines: readonly string[],
): Promise<readonly (number | undefined)[]> {
  const added = lines.map((line) => `+${line}`);
  const guideline: Guideline = {
    id: 2,
    name: 'Rules',
    kind: 'repository-instructions',
    level: 'repository',
    folder: '',
    content: { text: rule, path: 'rules.md', origin: { kind: 'setting', position: { line: 1, column: 1 } } },
    statements: readStatements(2, rule),
    filePatterns: ['*'],
    appliesTo: new Map([[path, '*']]),
  };
  const source = { readHead: () => Promise.resolve(`${lines.join('\n')}\n`), grammars };
  const { drafts } = await runLiteralChecks([fileOf(path, hunkAt(1, added))], [guideline], source);
  return drafts.map(({ line }) => line);
}

describe('code that only a grammar tells from text', () => {
  it.each<[string, string, string, readonly string[], readonly number[]]>([
    [
      'after a regular expression that opens a comment',
      'Never use `any`.',
      'a.ts',
      ['const r = /[/*]/;', 'let x: any;'],
      [2],
    ],
    ['after a regular expression with a quote', 'Never use `any`.', 'a.ts', ['const r = /["]/; let x: any;'], [1]],
    [
      'after a backtick in a regular expression',
      'Never use `any`.',
      'a.ts',
      ['const r = a / /`/.x;', 'let x: any;'],
      [2],
    ],
    ['in a substitution of a template', 'Never use `eval()`.', 'a.js', ['const x = `${eval(y)} eval(z)`;'], [1]],
    ['in the text of a template', 'Never use `eval()`.', 'a.js', ['const x = `eval(z)`;'], []],
    ['in a nested template', 'Never use `eval()`.', 'a.js', ['const x = `a ${`b ${eval(1)}`}`;'], [1]],
    ['in a regular expression', 'Never use `eval()`.', 'a.js', ['const x = /eval()/;'], []],
    [
      'after a hash bang with a comment mark',
      'Never use `eval()`.',
      'a.js',
      ['#!/usr/bin/env node /*', 'eval(x);'],
      [2],
    ],
    ['behind a line separator in a comment', 'Never use `eval()`.', 'a.js', ['// note\u2028eval(x);'], [1]],
    ['behind a carriage return in a comment', 'Never use `eval()`.', 'a.js', ['// note\reval(x);'], [1]],
    ['in an f-string', 'Never use `eval()`.', 'a.py', ['x = f"{eval(1)}"'], [1]],
    ['in the text of an f-string', 'Never use `eval()`.', 'a.py', ['x = f"eval(1)"'], []],
    ['in a raw string', 'Never use `eval()`.', 'a.py', [String.raw`x = r"\" + eval(1) + "`], []],
    ['as a keyword argument', 'Never use `exec`.', 'a.py', ['f(exec=1)'], []],
    ['in a docstring', 'Never use `eval()`.', 'a.py', ['def f():', '    """', '    eval(x)', '    """'], []],
    ['in a string with interpolation', 'Never use `eval()`.', 'a.rb', ['x = "#{eval(1)} eval(2)"'], [1]],
    ['in a heredoc', 'Never use `eval()`.', 'a.rb', ['x = <<~T', '  eval(1)', '  #{eval(2)}', 'T'], [3]],
    [
      'in a raw string of Go',
      'Never use `panic()`.',
      'a.go',
      ['package a', 'var x = `', 'panic(1)', '`', 'func f() { panic(1) }'],
      [5],
    ],
    [
      'in a raw string of Rust',
      'Never use `unwrap()`.',
      'a.rs',
      ['fn f() { let x = r#"unwrap()"#; x.unwrap(); }'],
      [1],
    ],
    ['in the documentation of Rust', 'Never use `unwrap()`.', 'a.rs', ['/// x.unwrap()', 'fn f() {}'], []],
    ['in an interpolated string of C#', 'Never use `Exit()`.', 'a.cs', ['class A { string s = $"{Exit()}"; }'], [1]],
    [
      'in a verbatim string of C#',
      'Never use `Exit()`.',
      'a.cs',
      [String.raw`class A { string s = @"\"; string t = "Exit()"; }`],
      [],
    ],
    ['in markup around PHP', 'Never use `eval()`.', 'a.php', ['<p>eval(1)</p>', '<?php eval("x");'], [2]],
    ['in a raw string of C++', 'Never use `gets()`.', 'a.cpp', ['auto x = R"(gets())";', 'void f() { gets(x); }'], [2]],
    [
      'in running text of JSX',
      'Never use `any`.',
      'a.tsx',
      ['const a = <p title="any">Pick any {x as any}</p>;', 'const b = <p>any</p>;'],
      [1],
    ],
    ['as an attribute of JSX', 'Never use `any`.', 'a.tsx', ['const a = <p any="x" />;'], []],
    ['as the name of a parameter', 'Never use `any`.', 'a.ts', ['function f(any: string) { return any; }'], []],
    ['as the declaration of a function', 'Never use `print()`.', 'a.py', ['def print(x):', '    pass'], []],
    [
      'as a method of its own',
      'Never use `eval()`.',
      'a.ts',
      ['class A { eval() {} }', 'const o = { eval() {} };'],
      [],
    ],
  ])('%s', async (_name, rule, path, lines, expected) => {
    expect(await flaggedLines(rule, path, lines)).toEqual(expected);
  });
});

describe('comments and imports', () => {
  it.each<[string, string, string, readonly string[], readonly number[]]>([
    ['a comment mark in a comment', 'Never leave `TODO` comments.', 'a.ts', ['// TODO: later'], [1]],
    ['a comment mark in a string', 'Never leave `TODO` comments.', 'a.ts', ['const x = "// TODO: later";'], []],
    ['a comment mark in a name', 'Never leave `TODO` comments.', 'a.ts', ['enum State { TODO, DONE }'], []],
    ['a directive in a comment', 'Do not use `@ts-ignore`.', 'a.ts', ['/* a', ' @ts-ignore */ f();'], [2]],
    ['an import', 'Never import `lodash`.', 'a.ts', ['import x from "lodash";'], [1]],
    ['an import in a string', 'Never import `lodash`.', 'a.ts', [`const x = 'import x from "lodash";';`], []],
    ['an import in a comment', 'Never import `lodash`.', 'a.ts', ['// import x from "lodash";'], []],
  ])('%s', async (_name, rule, path, lines, expected) => {
    expect(await flaggedLines(rule, path, lines)).toEqual(expected);
  });
});

describe('a command', () => {
  const RULE = 'Use `pnpm`, not `npm` or `npx`.';
  it.each<[string, string, readonly string[], readonly number[]]>([
    ['in a script', 'build.sh', ['npm run build', 'pnpm run build'], [1]],
    ['after another command', 'build.sh', ['cd a && npm ci', 'x | npx y'], [1, 2]],
    ['in a comment of a script', 'build.sh', ['# npm is not used here'], []],
    ['as a part of a word', 'build.sh', ['cat npm-shrinkwrap.json .npm', 'ls node_modules/npm'], []],
    ['in a workflow', '.github/workflows/ci.yml', ['run: npm ci', 'uses: a/setup-npm@v1', 'cache: pnpm'], [1]],
    ['in the scripts of a manifest', 'package.json', ['{"scripts": {"a": "npm run b"}}', '{"npm-run-all": "1"}'], [1]],
    ['as a name in code', 'a.ts', ['const npm = "npm";', 'run(npm);'], []],
  ])('%s', async (_name, path, lines, expected) => {
    expect(await flaggedLines(RULE, path, lines)).toEqual(expected);
  });
});

describe('what an author means', () => {
  it.each<[string, string, string, readonly string[], readonly number[]]>([
    [
      'any member',
      'No `console.*`.',
      'a.ts',
      ['console.log(1);', 'console.table(x);', 'myconsole.log(1);', 'console;'],
      [1, 2],
    ],
    ['an item below "Never use:"', 'Never use:\n\n- `eval()`\n- long words\n', 'a.js', ['eval(x);'], [1]],
    ['an item below "Prefer:"', 'Prefer:\n\n- `eval()`\n', 'a.js', ['eval(x);'], []],
    ['an item of a list about something else', 'Response schemas:\n\n- Never use `eval()`\n', 'a.js', ['eval(x);'], []],
    ['an item of a list with a condition', 'When you write tests:\n\n- Never use `eval()`\n', 'a.js', ['eval(x);'], []],
    ['an item of a list of rules', 'In particular:\n\n- Never use `eval()`\n', 'a.js', ['eval(x);'], [1]],
    ['a cross before a sentence', "- ❌ Don't use `eval()`", 'a.js', ['eval(x);'], [1]],
    ['a cross before code', '- ❌ `eval()`', 'a.js', ['eval(x);'], [1]],
    ['a tick before code', '- ✅ `eval()`', 'a.js', ['eval(x);'], []],
    ['a label', '- **Avoid:** `eval()` - it hides errors', 'a.js', ['eval(x);'], [1]],
    ['code of C#, in C#', 'Use `is null` instead of `== null`.', 'a.cs', ['class A { bool b = x == null; }'], [1]],
    ['code of C#, in JavaScript', 'Use `is null` instead of `== null`.', 'a.js', ['if (x == null) {}'], []],
    ['code of TypeScript, in Python', 'Never use `any`.', 'a.py', ['x = any(y)'], []],
    ['a method of Rust', 'Avoid `unwrap()`.', 'a.rs', ['fn f() { a.unwrap(); unwrap_or(b); }'], [1]],
  ])('%s', async (_name, rule, path, lines, expected) => {
    expect(await flaggedLines(rule, path, lines)).toEqual(expected);
  });
});

it('what two statements of a family find at one place is reported once', async () => {
  const rules = '## Code\n\n- Never use `eval()`.\n\n## Security\n\n- No `eval()`.\n- Avoid empty catch blocks.\n';
  expect(await flaggedLines(rules, 'a.js', ['eval(x);', 'try { eval(y); } catch {}'])).toEqual([1, 2, 2]);
});
