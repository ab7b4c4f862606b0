import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import { USES_FAMILY } from '../../../src/literal/families/uses.ts';
import { readClauses } from '../../../src/literal/reading/read-clauses.ts';
import { prepareCounts } from '../../../src/literal/run/in-scope.ts';
import { runs } from '../../property-runs.ts';
import { createClause } from './clause.ts';
import { checkLines } from './check-lines.ts';
import { compileText } from './run-statement.ts';

/** What the family reports because of a sentence, in words. Undefined if it leaves the sentence to others. */
function wordsOf(sentence: string): string | undefined {
  const [statement] = readStatements(2, `- ${sentence}`);
  const reading = statement === undefined ? undefined : readClauses(statement);
  const clauses = reading?.kind === 'clauses' ? reading.clauses : [];
  const [words] = clauses.flatMap((clause) => {
    const finder = USES_FAMILY.compile(clause);
    return finder !== undefined && 'words' in finder ? [finder.words] : [];
  });
  return words;
}

describe('sentences that rule out code', () => {
  it.each([
    ['Never use `var`.', 'reports uses of `var`'],
    ['never use the `else` keyword', 'reports uses of `else`'],
    ['Don’t call `eval()` or `Function()`.', 'reports calls of `eval()`, calls of `Function()`'],
    ['**Never** use `console.log`!', 'reports uses of `console.log`'],
    ['We never use `a.b`, `c.d`, and `e.f` anywhere.', 'reports uses of `a.b`, uses of `c.d`, uses of `e.f`'],
    ['No `console.*`.', 'reports members of `console`'],
    ['No `utils.*` or `helpers.*`.', undefined],
    [
      'Never use `selection.anchorNode` / `focusNode`.',
      'reports uses of `selection.anchorNode`, uses of `selection.focusNode`',
    ],
    [
      'Do not call `App.Init()`/`Run()`/`Stop()`.',
      'reports calls of `App.Init()`, calls of `App.Run()`, calls of `App.Stop()`',
    ],
    ['Do not call `App.Init()` or `Run()`.', 'reports calls of `App.Init()`, calls of `Run()`'],
    ['Never use `window.open` / `alert`.', 'reports uses of `window.open`, uses of `alert`'],
    ['Never use `run.now()` or the `uuid` package.', 'reports calls of `run.now()`, imports of `uuid`'],
    ['Avoid `as unknown as`.', 'reports `as unknown as`'],
    ['Avoid using `dynamic`: it hides errors', 'reports uses of `dynamic`'],
    ['Never use `var`; use `const`, or `let` where the value changes.', 'reports uses of `var`'],
    ['Never use `var` because it leaks out of its block.', 'reports uses of `var`'],
    ['Never leave `TODO` comments; open an issue.', 'reports comments with `TODO`'],
    ['Do not leave TODO comments.', 'reports comments with `TODO`'],
    ['Use `===` instead of `==`.', 'reports the operator `==`'],
    ['Use `and` instead of `&&`.', 'reports the operator `&&`'],
    ['In Kotlin, never use `TODO()`.', 'reports calls of `TODO()`'],
    [
      'Use the `log` module instead of `console.log` and `console.error`.',
      'reports uses of `console.log`, uses of `console.error`',
    ],
    ['Prefer `unknown` over `any`.', 'reports the type `any`'],
    ['Prefer `for...of` to `forEach()`.', 'reports calls of `forEach()`'],
    ['Replace `request` with `fetch`.', 'reports uses of `request`'],
    ['`goto` is forbidden.', 'reports uses of `goto`'],
    ['`alert()` and `confirm()` must not be used.', 'reports calls of `alert()`, calls of `confirm()`'],
    [
      "Use `Files` instead of Node's `fs` or `vscode.workspace.fs`.",
      'reports imports of `fs`, uses of `vscode.workspace.fs`',
    ],
    ['Use `bun test`, not `jest`.', 'reports the command `jest`'],
    ['Avoid raw `fetch` calls; use `apiClient`.', 'reports calls of `fetch`'],
    ['Avoid calls to `process.exit()`.', 'reports calls of `process.exit()`'],
    ['Do not use `// eslint-disable` comments.', 'reports comments with `// eslint-disable`'],
    ['Use `@Inject` rather than `@Autowired`.', 'reports the attribute `@Autowired`'],
    ['Do not use the `<center>` tag.', 'reports the tag `<center>`'],
    ['Do not use `todo!()`.', 'reports the macro `todo!()`'],
    ['Never use `new Date()`.', 'reports `new Date()`'],
    ['Do not add `use client` directives.', 'reports the directive `use client`'],
    ['Avoid `enum`s.', 'reports uses of `enum`'],
    ['Do not use `try` / `catch`.', 'reports uses of `try`'],
    ['Do not use `await` or `try`/`catch`/`finally`.', 'reports uses of `await`, uses of `try`'],
  ])('%s', (sentence, words) => {
    expect(wordsOf(sentence)).toBe(words);
  });
});

describe('sentences that leave room for judgement are left to a model', () => {
  it.each([
    'Never use `var` unless the file is generated.',
    'AVOID returning `this` from methods just to enable a fluent interface',
    'Never put `v-if` and `v-for` on the same element.',
    'Never use `next/dynamic` with `{ ssr: false }` in a Server Component',
    'Never return `null` - return error messages instead',
    'Do not use concrete implementations (Logback) or `System.out.println()` directly',
    "Don't commit secrets to `appsettings.json`",
    'Use `next/font` for fonts instead of `link`.',
    'Never use `x`.',
    "Don't use `$(shell ...)`.",
    "Don't use `foo()`-like names",
    'Never use `a` and `b` together',
    'Always use `const`.',
    'Never edit `package-lock.json`.',
    'Replace `{{ }}` with appropriate values.',
    'You can never use `var` too rarely, they say',
    'Use `fetch` instead of hand-written clients.',
    'Never use long `if` chains.',
    'Use `import type` instead of `import`.',
    'Avoid `from x import *`.',
    'Do not use `tsc` or `unknowntool`.',
    'Never use `--force`.',
    'Never use `src/simd`.',
    'Never use `Test*`.',
    'Use `assert_eq(a, b)` instead of `assert(a == b)`.',
    'In Go, use `errors.Is` instead of `==`.',
    'Use `.equals()` instead of `==`.',
    'Prefer `??` over `||`.',
    'Use `?.` instead of `&&`.',
  ])('%s', (sentence) => {
    expect(wordsOf(sentence)).toBeUndefined();
  });
});

/** A rule, a file, its lines, and those that break the rule. */
type Row = readonly [name: string, rule: string, path: string, lines: readonly string[], expected: readonly number[]];

const LOG = 'Never use `console.log`.';

describe('imports and aliases within a file', () => {
  it.each<Row>([
    ['destructured', LOG, 'a.ts', ['const { log } = console;', 'log(1);'], [2]],
    ['destructured under another name', LOG, 'a.ts', ['const { log: l } = console;', 'l(1);', 'log(1);'], [2]],
    ['kept in a variable', LOG, 'a.js', ['const l = console.log;', 'l(1);'], [1, 2]],
    ['through the global object', LOG, 'a.js', ['window.console.log(1);', 'globalThis.console.log(1);'], [1, 2]],
    ['with optional chaining', LOG, 'a.ts', ['console?.log(1);', 'console!.log(1);'], [1, 2]],
    ['alone, by letters that are written by their numbers', 'Do not use `eval`.', 'a.js', ['ev\\u0061l(1);'], [1]],
    [
      'alone, under a name of the file',
      'Do not use `eval`.',
      'a.js',
      ['const { eval: run } = globalThis;', 'run(1);', 'const go = window.eval;', 'go(2);'],
      [2, 3, 4],
    ],
    ['alone, as a member that joined strings name', 'Do not use `eval`.', 'a.js', ['globalThis["ev" + "al"](1);'], [1]],
    ['alone, in a template', 'Do not use `eval`.', 'a.js', ['window[`eval`](1);'], [1]],
    ['alone, by letters of another form', 'Do not use `eval`.', 'a.py', ['\uFF45val("1")'], [1]],
    [
      'by letters that are written by their numbers',
      LOG,
      'a.js',
      ['console.l\\u006fg(1);', 'c\\u{6f}nsole.log(1);'],
      [1, 2],
    ],
    ['as a member that a string names', LOG, 'a.ts', ["console['log'](1);", 'const l = console[`log`];'], [1, 2]],
    [
      'as a member that joined strings name',
      LOG,
      'a.js',
      ['console["l" + ("o" + \'g\')](1);', 'window["con" + "sole"]["log"](1);'],
      [1, 2],
    ],
    ['as a member that a variable names', LOG, 'a.js', ['console[log](1);', 'console["log" + a](1);'], []],
    ['over two lines', LOG, 'a.ts', ['console', '  .log(1);'], [2]],
    ['of a console of its own', LOG, 'a.ts', ['function f(console: Own) {', '  console.log(1);', '}'], []],
    ['of an imported console', LOG, 'a.ts', ["import { console } from './console';", 'console.log(1);'], []],
    ['in a template', LOG, 'a.ts', ['const a = `${console.log(1)} console.log(2)`;'], [1]],
    ['in a string', LOG, 'a.ts', ["const a = 'console.log(1)';"], []],
    ['in a comment', LOG, 'a.ts', ['// console.log(1)'], []],
    ['in a regular expression', LOG, 'a.ts', ['const a = /console.log/;'], []],
    [
      'a named import under another name',
      'Never use `useEffect`.',
      'a.tsx',
      ["import { useEffect as run } from 'react';", 'run(() => {});'],
      [2],
    ],
    [
      'a name that is imported from elsewhere',
      'Never use `fetch()`.',
      'a.ts',
      ["import { fetch } from './http';", 'fetch(1);'],
      [],
    ],
    [
      'a name that is declared in the file',
      'Never use `fetch()`.',
      'a.ts',
      ['function f(fetch: F) {', '  fetch(1);', '}', 'fetch(2);'],
      [4],
    ],
    [
      'a member of a module',
      'Never use `React.FC`.',
      'a.tsx',
      ["import type { FC } from 'react';", 'const a: FC = b;'],
      [2],
    ],
    [
      'a function of a namespace import',
      'Never use `fs.readFileSync`.',
      'a.ts',
      ["import * as files from 'node:fs';", 'files.readFileSync(a);'],
      [2],
    ],
    [
      'a named import of a module',
      'Never use `fs.readFileSync`.',
      'a.ts',
      ["import { readFileSync } from 'fs';", 'readFileSync(a);', 'readFile(a);'],
      [2],
    ],
    [
      'a package, where it is imported',
      'Never use `moment`.',
      'a.ts',
      ["import moment from 'moment';", 'moment();'],
      [1],
    ],
    [
      'a module of Node.js',
      "Use `Files` instead of Node's `fs`.",
      'a.ts',
      ["import fs from 'node:fs/promises';", "const path = require('path');", "const own = require('fs');"],
      [1, 3],
    ],
    ['an alias in Python', 'Never use `os.system()`.', 'a.py', ['import os as o', 'o.system(a)', 'o.path(a)'], [2]],
    ['an imported name in Python', 'Never use `os.system()`.', 'a.py', ['from os import system as s', 's(a)'], [2]],
    [
      'an alias in Go',
      'Never use `fmt.Println`.',
      'a.go',
      ['package a', 'import f "fmt"', 'func g() { f.Println(1) }'],
      [3],
    ],
    [
      'an alias in Rust',
      'Never use `std::mem::forget`.',
      'a.rs',
      ['use std::mem as m;', 'fn f() { m::forget(a); }'],
      [2],
    ],
    [
      'an import in Java',
      'Never use `java.util.Date`.',
      'A.java',
      ['import java.util.Date;', 'class A { Object a = new Date(); }'],
      [2],
    ],
    [
      'an alias in C#',
      'Never use `System.IO.File`.',
      'a.cs',
      ['using F = System.IO.File;', 'class A { void M() { F.Open(a); } }'],
      [2],
    ],
    [
      'the result of a call in Ruby, which is no alias',
      'Never use `T.let`.',
      'a.rb',
      ['x = T.let(compute, String)', 'puts x', 'y = x.size', '@z = T.let(1, Integer)', '@z + 1'],
      [1, 4],
    ],
    [
      'the result of a call in Java, which is no alias',
      'Never use `List.of`.',
      'A.java',
      ['class A { void m() {', '  var x = List.of(1);', '  use(x);', '} }'],
      [2],
    ],
    ['an alias in PHP', 'Never use `A\\B`.', 'a.php', ['<?php', 'use A\\B as C;', 'new C();'], [3]],
  ])('%s', async (_name, rule, path, lines, expected) => {
    expect(await checkLines(rule, path, lines)).toEqual(expected);
  });
});

describe('kinds of code', () => {
  it.each<Row>([
    ['a type', 'Never use `any`.', 'a.ts', ['let a: any;', 'a.any();', 'const any = 1;', 'b = <any>c;'], [1, 4]],
    ['a color', 'Never use `#f59e0b`.', 'a.ts', ["const a = '#F59E0B';", '// #f59e0b', "b = '#f59e0bff';"], [1]],
    ['an operator', 'Never use `==`.', 'a.ts', ['a == b;', 'a === b;', 'a != b;', '"==";'], [1]],
    ['an operator in C', 'Never use `++`.', 'a.c', ['void f() { i++; }', 'void g() { i += 1; }'], [1]],
    ['a keyword', 'Never use `var`.', 'a.js', ['var a = 1;', 'let b = 1;', 'a.var = 1;'], [1]],
    ['a keyword of C', 'Never use `goto`.', 'a.c', ['void f() { goto end; end: return; }', '/* goto end; */'], [1]],
    [
      'calls of an object',
      'No direct `prisma` calls outside repositories.',
      'a.ts',
      ['prisma.user.findMany();', 'this.prisma.user.create();', 'a.prisma.find();', 'prismatic.find();', 'a = prisma;'],
      [1, 2],
    ],
    ['a function that is called', 'No `fetch` calls.', 'a.ts', ['fetch(a);', 'fetch.bind(a);'], [1]],
    ['a method', 'Never use `.unwrap()`.', 'a.rs', ['fn f() { a.unwrap(); }', 'fn g() { a.unwrap_or(b); }'], [1]],
    [
      'a method in the arguments of a macro',
      'Never use `.unwrap()`.',
      'a.rs',
      ['fn f() { println!("{}", a.unwrap()); }', 'fn g() { println!("a.unwrap()"); }'],
      [1],
    ],
    ['a macro', 'Never use `todo!()`.', 'a.rs', ['fn f() { todo!() }', 'fn g() { todo() }'], [1]],
    [
      'an attribute of Rust',
      'Never use `#[allow(dead_code)]`.',
      'a.rs',
      ['#[allow(dead_code)]', 'fn f() {}', '#[allow(x)]', 'fn g() {}'],
      [1],
    ],
    ['an annotation of Java', 'Never use `@Autowired`.', 'A.java', ['class A { @Autowired B b; @Inject C c; }'], [1]],
    [
      'a decorator of Python',
      'Never use `@staticmethod`.',
      'a.py',
      ['class A:', '    @staticmethod', '    def f(): ...'],
      [2],
    ],
    ['a decorator of TypeScript', 'Never use `@Input()`.', 'a.ts', ['class A { @Input() a = 1; }'], [1]],
    ['a tag', 'Do not use the `<center>` tag.', 'a.tsx', ['const a = <center>b</center>;', 'const c = center;'], [1]],
    ['a member', 'Never use `.innerHTML`.', 'a.ts', ['a.innerHTML = b;', 'const innerHTML = 1;'], [1]],
    [
      'an attribute of markup',
      'Never use `dangerouslySetInnerHTML`.',
      'a.tsx',
      ['const a = <p dangerouslySetInnerHTML={b} />;'],
      [1],
    ],
    ['a constructor', 'Never use `new Date()`.', 'a.ts', ['new Date();', 'Date.now();', 'new Dates();'], [1]],
    ['a directive', 'Do not add `use client` directives.', 'a.tsx', ['"use client";', 'use(client);'], [1]],
    [
      'a comment of any kind',
      'Do not use `// eslint-disable` comments.',
      'a.ts',
      ['/* eslint-disable */', 'eslint(disable);'],
      [1],
    ],
    [
      'a member in C#',
      'Never use `.Result`.',
      'a.cs',
      [
        'class A { async Task F(Task<int> job) {',
        'a = job.Result; b = task.Result;',
        'c = LoadAsync().Result;',
        'var d = Load(1).ConfigureAwait(false).Result;',
        'var e = http.GetAsync(url);',
        'f = e.Result;',
        'ctx.Result.Errors.Add(1);',
        'if (event1.Result != null) {}',
        'g = GetContext().Result;',
        'h.ContinueWith(t => { i = t.Result; });',
        '} }',
        'class Result {}',
      ],
      [2, 3, 4, 6],
    ],
    [
      'an attribute of fields, next to constructors',
      'Prefer constructor injection over `@Autowired`.',
      'src/main/java/A.java',
      [
        'class A {',
        '  @Autowired',
        '  public A(B b) { }',
        '  @Autowired A(C c) {}',
        '  @Autowired',
        '  @Lazy',
        '  private B b;',
        '}',
      ],
      [5],
    ],
    [
      'tests, which are injected through fields',
      'Prefer constructor injection over `@Autowired`.',
      'src/test/java/ATest.java',
      ['class ATest {', '  @Autowired private B b;', '}'],
      [],
    ],
    [
      'the long form of a name',
      'Use `Path` instead of `std::path::Path`.',
      'a.rs',
      ['use std::path::Path;', 'fn a(b: std::path::Path) {}', 'fn c(d: Path) {}'],
      [2],
    ],
    [
      'a member that streams have as well',
      'Avoid `.ToArray()`.',
      'a.cs',
      [
        'class A { void F() {',
        'a = items.ToArray();',
        'b = memoryStream.ToArray();',
        'using var c = new MemoryStream();',
        'd = c.ToArray();',
        'e = items.Where(f => f.G).ToArray();',
        '} }',
      ],
      [2, 6],
    ],
    ['a function of PHP', 'Never use `var_dump()`.', 'a.php', ['<?php', 'var_dump($a);', '$a->var_dump();'], [2]],
    ['a method of Ruby', 'Never use `binding.pry`.', 'a.rb', ['binding.pry', 'binding.irb'], [1]],
    ['a function of C++', 'Never use `malloc()`.', 'a.cpp', ['void f() { malloc(1); a.malloc(1); }'], [1]],
    [
      'an operator, and no deleted function',
      'Never call `delete`.',
      'a.cpp',
      ['A(A&) = delete;', 'void f() { delete a; }'],
      [2],
    ],
    [
      'a type with any arguments',
      'Never use `Box<T, R>`.',
      'a.cs',
      ['class A { Box<int, B> a; }', 'class C { Box b; MyBox<int, B> c; }'],
      [1],
    ],
    ['a call where the text does not follow its grammar', 'Never use `eval()`.', 'a.js', ['let = = eval(x);'], [1]],
    ['a file without a grammar', 'Never use `eval()`.', 'a.lua', ['eval(x)', '-- eval(x)', 'y = "eval(x)"'], [1]],
    [
      'type assertions by their keyword',
      'No bare `as`.',
      'a.ts',
      ["import { a as b } from 'c';", 'd as E;', 'f as const;'],
      [2],
    ],
    [
      'a method by a name of several words',
      'Use `findFirst` instead of `findUnique`.',
      'a.ts',
      ['db.user.findUnique(a);', 'findUniqueOrThrow(a);'],
      [1],
    ],
    [
      'a method by a name of several words with underscores, but not one of the file itself',
      'Never use `map_elements`.',
      'a.py',
      ['a.map_elements(f)', 'self.map_elements(f)', 'my_map_elements(f)', 'f("map_elements")'],
      [1],
    ],
    [
      'members of each task, by the name of the type',
      'Never use `Task.Result` or `Task.Wait()`.',
      'a.cs',
      ['var a = task.Result;', 'Load().Wait();', 'Task.WaitAll(b);', 'await task;'],
      [1, 2],
    ],
    [
      'methods of each option, by the name of the type',
      'Never use `Option::unwrap()`.',
      'a.rs',
      ['fn a(b: Option<u8>) {', '    b.unwrap();', '    b.unwrap_or(1);', '}'],
      [2],
    ],
    [
      'handlers that are quoted without a name for the error',
      'Never introduce a new `catch (Throwable)`.',
      'A.java',
      ['try { a(); } catch (final Throwable t) { b(t); }', 'try { a(); } catch (ThrowableThing t) { b(t); }'],
      [1],
    ],
    [
      'global objects of JavaScript, whose names are words of Python too',
      'Use `globalThis`, never `global` or `self`.',
      'a.ts',
      ['global.a = 1;', 'self.a();', 'globalThis.b();'],
      [1, 2],
    ],
    [
      'a function that only objects have',
      'Never use `iterrows()`.',
      'a.py',
      ['for a in b.iterrows():', '    c(a)'],
      [1],
    ],
    [
      'a name that a module gives',
      'Never import `User` directly.',
      'a.py',
      ['from a.models import User', 'from b import UserForm, User as Person', 'from c import User2'],
      [1, 2],
    ],
    [
      'a name that a file imports by its whole name',
      'Never import `User` directly.',
      'A.java',
      ['import a.b.User;', 'import a.User.C;', 'import a.MyUser;'],
      [1],
    ],
    [
      'a function of another module with the name of a global one',
      'Never use `setTimeout()`.',
      'a.ts',
      ["import * as timers from 'node:timers/promises';", 'timers.setTimeout(a);', 'setTimeout(a);'],
      [3],
    ],
    ['a region', 'Do not use `#region`.', 'a.cs', ['class A {', '#region b', '#endregion', '}'], [2]],
    ['a package under its full name', 'Never use `@a/b/v3`.', 'a.ts', ["import { c } from '@a/b/v3';"], [1]],
    [
      'code with a string in it',
      'Use `@SuppressWarnings("a")`, not `@SuppressWarnings("b")`.',
      'A.java',
      ['@SuppressWarnings("b") class A {}', '// @SuppressWarnings("b")', '@SuppressWarnings("a") class B {}'],
      [1],
    ],
    [
      'a tool that is only imported under its name',
      'Use `bun test`, not `jest`.',
      'a.test.ts',
      ["import { jest } from 'bun:test';", 'jest.fn();'],
      [],
    ],
  ])('%s', async (_name, rule, path, lines, expected) => {
    expect(await checkLines(rule, path, lines)).toEqual(expected);
  });
});

describe('a verdict does not depend on layout and names', () => {
  const RULES = [
    ['Never use `console.log`.', 'console.log(1);'],
    ['Never use `eval()`.', 'eval(a);'],
    ['Never use `==`.', 'a == b;'],
    ['Never use `any`.', 'f<any>(a);'],
  ] as const;
  const WRAPPERS = [
    ['', '', true],
    ['if (z) { ', ' }', true],
    ['const q = () => { ', ' };', true],
    ['class K { m() { ', ' } }', true],
    ['const q = `${(() => { ', ' })()}`;', true],
    ['// ', '', false],
    ['/* ', ' */', false],
    ['const q = `', '`;', false],
    ['const q = "', '";', false],
  ] as const;

  it('in any file, with other lines before and after', async () => {
    const names = fc.constantFrom('alpha', 'beta1', '$x', '_y', 'éa');
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...RULES),
        fc.constantFrom(...WRAPPERS),
        names,
        async ([rule, code], [open, close, isCode], name) => {
          const lines = [`const ${name} = /[/*"]/;`, `${open}${code}${close}`, `let ${name}2 = '\`';`];
          expect(await checkLines(rule, `${name}.ts`, lines)).toEqual(isCode ? [2] : []);
        },
      ),
      { numRuns: runs(60) },
    );
  });
});

describe('suggestions', () => {
  it.each([
    ['an operator', 'Use `===` instead of `==`.', 'if (a == b) {', 'if (a === b) {'],
    ['an operator before null', 'Use `===` instead of `==`.', 'if (a == null) {', undefined],
    ['two of them on a line', 'Use `===` instead of `==`.', 'a == b || c == d;', undefined],
    ['a type', 'Prefer `unknown` over `any`.', 'let a: any;', 'let a: unknown;'],
    [
      'a function of a known object',
      'Use `Number.parseInt()` instead of `parseInt()`.',
      'parseInt(a, 10);',
      'Number.parseInt(a, 10);',
    ],
    [
      'an object that the file does not know',
      'Use `logger.info` instead of `console.log`.',
      'console.log(a);',
      undefined,
    ],
    [
      'another level of a log',
      'Use `console.info` instead of `console.log`.',
      'console.log(a, b);',
      'console.info(a, b);',
    ],
    [
      'a function that may take other arguments',
      'Use `errors.AsType` instead of `errors.As`.',
      'errors.As(a, b)',
      undefined,
    ],
    ['two alternatives', 'Use `let` or `const` instead of `var`.', 'var a = 1;', undefined],
  ])('%s', async (_name, rule, line, expected) => {
    expect(await checkLines.suggestion(rule, 'a.ts', [line])).toBe(expected);
  });
});

it('takes any code for what it is, or leaves it alone', () => {
  const quote = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.constantFrom(...'@-a.()[]{}|/\\$^*+? =!<>_x1"#')).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(quote, (code) => {
      const finder = USES_FAMILY.compile(createClause({ object: '\uE000', codes: [code] }));
      expect(finder === undefined || 'looksAt' in finder).toBe(true);
    }),
    { numRuns: runs(1000) },
  );
});

describe('code that has the name for another reason', () => {
  it.each<Row>([
    [
      'what waits and is no task',
      'Never use `.Wait()`.',
      'A.cs',
      ['_semaphore.Wait();', 'GetAsync().Wait();', 'resetEvent.Wait();', 'task.Wait();'],
      [2, 4],
    ],
    [
      'a result that is assigned, or that of a filter',
      'Never use `.Result`.',
      'A.cs',
      ['context.Result = a;', 'x = task.Result;', 'a.Result = b;', 'var y = response.Result;', 'LoadAsync().Result;'],
      [2, 5],
    ],
    ['C beside C++', 'Use `nullptr` instead of `NULL`.', 'a.c', ['int *p = NULL;'], []],
    ['C++', 'Use `nullptr` instead of `NULL`.', 'a.cpp', ['int *p = NULL;'], [1]],
    [
      'a general error where it is named and not raised',
      'Prefer explicit exception types over generic `Error`.',
      'a.ts',
      [
        'function f(e: Error): void {',
        '  if (e instanceof Error) throw new Error("a");',
        '}',
        'class A extends Error {}',
      ],
      [2],
    ],
  ])('%s', async (_name, rule, path, lines, expected) => {
    expect(await checkLines(rule, path, lines)).toEqual(expected);
  });
});

it.each<readonly [rule: string, judged: readonly string[]]>([
  ['Never use `a::b`.', ['a.rs', 'a.sh']],
  ['Never call `forbidden()`.', ['a.rs', 'a.yml', 'a.sh']],
  ['Never use `permissions: write-all`.', ['a.rs', 'package.json', 'a.yml', 'a.sh', '.gitignore']],
])('judges only files that can have such code: %s', (rule, judged) => {
  const counts = compileText(`- ${rule}`, 'uses').map(prepareCounts);
  const paths = ['a.rs', 'package.json', 'a.yml', 'a.sh', '.gitignore'];
  expect(paths.filter((path) => counts.some((isCounted) => isCounted(path)))).toEqual(judged);
});
