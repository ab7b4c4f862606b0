import { describe, expect, it } from 'vitest';
import { compileStatements } from '../../../src/literal/compile-statements.ts';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import { findInChange } from '../families/run-statement.ts';

/** A rule, a new file with forms in which people break it and with some that look alike, and the lines that break it. */
type Row = readonly [name: string, rule: string, path: string, head: readonly string[], lines: readonly number[]];

const ROWS: readonly Row[] = [
  [
    'local variables of C# that loops, patterns, handlers and arguments declare',
    '# C#\n\n- Use camelCase for local variables.',
    'A.cs',
    [
      'class A {',
      '  void B(object o) {',
      '    foreach (var Item in list) {}',
      '    if (o is string Text) {}',
      '    Load(out var Result);',
      '    Draw(x + (_y * Scale), out int Width);',
      '    try {} catch (Exception Error) {}',
      '    var Data = Load();',
      '    foreach (var item in list) { this.Data = item; }',
      '    Copy(a, Width * Height);',
      '  }',
      '}',
    ],
    [3, 4, 5, 6, 7, 8],
  ],
  [
    'parameters of C# that begin with a capital letter, except those of records and of the platform',
    '# C#\n\n- Use camelCase for parameters.',
    'A.cs',
    [
      'record R(int Lap);',
      'class A {',
      '  void B(int Count) {}',
      '  [DllImport("a")] static extern int C(int Flags);',
      '  public override void D(int Given) {}',
      '}',
    ],
    [3],
  ],
  [
    'variables of PHP that loops, handlers and lists declare',
    '# PHP\n\n- Use camelCase for variables.',
    'a.php',
    [
      '<?php',
      'foreach ($list as $item_a) {}',
      'foreach ($list as $key_b => $value) {}',
      'foreach ($list as &$value_c) {}',
      'try {} catch (E $error_d) {}',
      '[$first_e, $second] = f();',
      'static $count_f = 1;',
      'foreach ($item_list as $item) {}',
    ],
    [2, 3, 4, 5, 6, 7],
  ],
  [
    'all public members of C#',
    '# C#\n\n- Add XML documentation to all public members.',
    'A.cs',
    [
      '/// <summary>x</summary>',
      'public class A {',
      '  public event EventHandler Changed;',
      '  public int Count { get; set; }',
      '  public const int Max = 1;',
      '  public A() {}',
      '  public void Run() {}',
      '  private int x;',
      '  internal int Y { get; set; }',
      '  /// <summary>x</summary>',
      '  public int Z { get; set; }',
      '}',
    ],
    [3, 4, 5, 6, 7],
  ],
  [
    'functions and methods of public APIs of C#, without its properties',
    '# C#\n\n- Document public APIs with XML comments.',
    'A.cs',
    ['/// <summary>x</summary>', 'public class A {', '  public int Count { get; set; }', '  public void Run() {}', '}'],
    [4],
  ],
  [
    '`using` below a namespace without braces',
    '# C#\n\n- Keep `using` directives outside the namespace.',
    'A.cs',
    ['using System;', 'namespace A;', 'using System.Linq;', 'class B { void C() { using var d = e; } }'],
    [3],
  ],
  [
    'messages of loggers that are joined or formatted',
    '# C#\n\n- Use structured logging.',
    'A.cs',
    [
      'class A { void B() {',
      '  _logger.LogError("a" + b);',
      '  _logger.LogError(e, string.Format("a {0}", b));',
      '  _logger.LogError($"a {b}");',
      '  _logger.LogError("a {B} " + "and more", b);',
      '  _logger.LogError("a {B}", b + 1);',
      '} }',
    ],
    [2, 3, 4],
  ],
  [
    'a service locator by its name',
    '# C#\n\n- Avoid service locators.',
    'A.cs',
    [
      'class A { void B() {',
      '  ServiceLocator.Current.GetInstance<C>();',
      '  provider.GetRequiredService<C>();',
      '  Register<ServiceLocatorTests>();',
      '} }',
    ],
    [2, 3],
  ],
  [
    'methods of `$this` and of other variables of PHP',
    '- Never call `$this->assert*()`.\n- Never use `$request->all()`.',
    'tests/ATest.php',
    [
      '<?php',
      'class A { function b() {',
      '  $this->assertEquals(1, 2);',
      '  $request->all();',
      '  $other->all();',
      '  $this->act();',
      "  $c = '$this->assertEquals(1)';",
      '} }',
    ],
    [3, 4],
  ],
  [
    'handlers of promises in which nothing is',
    '- No empty catch blocks.',
    'a.ts',
    [
      'a().catch(() => {});',
      'a().catch(function () {});',
      'a().catch(() => {',
      '  // The file may be missing.',
      '});',
      'a().catch((e) => log(e));',
      "const b = '.catch(() => {})';",
    ],
    [1, 2],
  ],
  [
    'errors of Go that come with a value',
    "# Go\n\n- Don't ignore errors using `_`.",
    'a.go',
    [
      'package a',
      '',
      'func b() {',
      '\tf, _ := os.Open("a")',
      '\tn, _ = strconv.Atoi("3")',
      '\t_, _ = io.Copy(a, b)',
      '\tv, _ := m["a"]',
      '\tw, _ := os.LookupEnv("A")',
      '\tx, _ := find("a")',
      '\t_, err := os.Open("a")',
      '}',
    ],
    [4, 5, 6],
  ],
  [
    'the ends of error texts behind another demand on them',
    "# Go\n\n- Keep error messages lowercase and don't end with punctuation.",
    'a.go',
    ['package a', 'var b = errors.New("Not found")', 'var c = errors.New("not found.")', 'var d = errors.New("no")'],
    [2, 3],
  ],
  [
    'blocks of code in comments, and no prose, examples or licenses',
    '- No commented-out code.',
    'a.ts',
    [
      '/*',
      'const a = load();',
      'a.go();',
      '*/',
      '/* const a = 1; */',
      '/* see a. */',
      '/**',
      ' * const a = 1;',
      ' */',
      '/* Example: a(b); */',
      '/*',
      ' * Copyright (c) the authors,',
      ' * all rights reserved;',
      ' */',
    ],
    [1, 5],
  ],
  [
    'promises of a timer',
    '- Avoid hard-coded waits.',
    'tests/a.spec.ts',
    [
      'await new Promise((r) => setTimeout(r, 1000));',
      'await new Promise((resolve) => { setTimeout(resolve, 1_000); });',
      'await new Promise((resolve) => setTimeout(resolve, delay));',
      'setTimeout(go, 1000);',
    ],
    [1, 2],
  ],
  [
    'a thrown `Error`, and no class or type of that name',
    '- Always prefer explicit exception types over generic `Error`.',
    'a.ts',
    ["throw new Error('a');", 'class A extends Error {}', 'if (e instanceof Error) {}', 'function b(c: Error) {}'],
    [1],
  ],
  [
    'handlers and errors of the type of all errors',
    '- Prefer specific exceptions over bare `Exception`.',
    'a.py',
    [
      'try:',
      '    a()',
      'except Exception:',
      '    b()',
      'except (ValueError, Exception) as e:',
      '    b()',
      'class A(Exception):',
      '    pass',
      'raise Exception("a")',
    ],
    [3, 5, 9],
  ],
  [
    'names without anything behind the prefix',
    '# TypeScript\n\n- Do not use the `get` prefix for method names.',
    'a.ts',
    ['class A {', '  get(a: string) {}', '  getName() {}', '  get name() { return 1; }', '}'],
    [3],
  ],
  [
    'cmdlets whose parts are not in PascalCase',
    '# PowerShell\n\n- Use PascalCase for function names.',
    'a.ps1',
    ['function get-thing {', '}', 'function Get-Thing {', '}'],
    [1],
  ],
  [
    '`SELECT *` before a comment, and not in one',
    '# SQL\n\n- Do not use `SELECT *`.',
    'a.sql',
    ['SELECT a FROM b; -- SELECT * FROM c', '-- SELECT * FROM c', 'SELECT u.* FROM u; -- all'],
    [3],
  ],
  [
    'words of documents in instructions for assistants',
    '# Markdown\n\n- Avoid ambiguous terms like "should", "might".',
    '.github/instructions/a.instructions.md',
    ['You should do it.', '`should`', 'You must do it.'],
    [1],
  ],
  [
    'methods of any object with a long name',
    '- Never call `communicate()`.',
    'a.py',
    ['out, err = process.communicate()', 'communicate()', 'a = process.communicator()', "b = 'communicate()'"],
    [1, 2],
  ],
  [
    'documents outside of a folder for them',
    '- Avoid emoji in documentation.',
    'README.md',
    ['# A', '', 'Done 🚀'],
    [3],
  ],
  [
    'components of Angular',
    '# TypeScript\n\n- Use PascalCase for components.',
    'a.component.ts',
    ["@Component({ selector: 'a' })", 'export class fooComponent {}', '@Injectable()', 'export class fooService {}'],
    [2],
  ],
];

describe('the forms in which people break a rule', () => {
  it.each(ROWS)('are reported: %s', async (_, rule, path, head, lines) => {
    const checks = compileStatements(readStatements(2, rule)).flatMap((one) =>
      one.kind === 'checked' ? one.checks : [],
    );
    const found = await findInChange(checks, { path, head: `${head.join('\n')}\n` });
    expect([...new Set(found.map((one) => Number.parseInt(one, 10)))].toSorted((a, b) => a - b)).toEqual(lines);
  });
});

describe('what a rule means', () => {
  const wordsOf = (rule: string): readonly string[] =>
    compileStatements(readStatements(2, rule)).flatMap((one) =>
      one.kind === 'checked'
        ? one.checks.map(({ finder, clause }) => `${finder.words} ${JSON.stringify(clause.scope.inside)}`)
        : [],
    );

  it.each([
    ['`val` is no word of JavaScript', '- Prefer val over var.', ['reports `var` of what is never assigned again []']],
    [
      'the file that is right is not the one that is judged',
      '- Use version catalogs in `gradle/libs.versions.toml`.',
      ['reports dependencies with their version in build files of Gradle []'],
    ],
    [
      'a tick before an order limits nothing',
      '- ✅ Follow the PR template in `.github/pull_request_template.md`.',
      ['reports descriptions of pull requests with none of the sections that the template has []'],
    ],
    ['a tick before a state is no order', '- ✅ Strict mode in TypeScript', []],
    ['`new()` creates anything', '- Use `[]` initialisers for empty collections, not `new()`.', []],
    ['`array` remains the type in the code', '- Prefer PHPDoc array shapes over loose `array` types.', []],
    ['`Model` stands for any model', '- Always use factories, never `Model::create()` directly.', []],
  ])('%s', (_, rule, words) => {
    expect(wordsOf(rule)).toEqual(words);
  });
});
