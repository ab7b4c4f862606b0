import { describe, expect, it } from 'vitest';
import { compileText, findInChange } from './run-statement.ts';

type Row = readonly [rule: string, path: string, head: string, found: readonly string[]];

const below = (language: string, rule: string): string => `# ${language}\n\n- ${rule}\n`;

const rows: readonly Row[] = [
  // C#
  [
    'In C# files, use namespace statements instead of namespace blocks for all new files.',
    'A.cs',
    'namespace A\n{\n    class B { }\n}\n',
    ['1 a namespace with braces'],
  ],
  ...['File names must match the class name.', 'Main type name must match the file name exactly.'].flatMap(
    (rule): readonly Row[] => [
      [rule, 'src/Order.cs', 'namespace A;\n\npublic class Orders { }\n', ['3 `Orders` in a file with another name']],
      [rule, 'src/Order.cs', 'namespace A\n{\n    class Line { }\n    public record Order(int Id);\n}\n', []],
      [rule, 'src/Order.Totals.cs', 'partial class Order { }\n', []],
      [rule, 'src/Program.cs', 'class Other { }\n', []],
    ],
  ),
  // Go
  [
    'Never discard a type-assertion result with `_`.',
    'a.go',
    'package a\n\nfunc f(v any) {\n\tb, _ := v.(string)\n\tc, ok := v.(string)\n\td, _ := g(v)\n}\n',
    ['4 a type assertion whose `ok` is ignored'],
  ],
  // Java
  [
    'Prefer switch expressions (`case X -> ...`) over switch statements.',
    'A.java',
    'class A { int f(int a) {\n  switch (a) { case 1: return 1; }\n  return switch (a) { case 1 -> 1; default -> 2; };\n} }\n',
    ['2 a `switch` statement'],
  ],
  [
    'Test methods should be package private.',
    'src/test/java/ATest.java',
    'public class ATest {\n  @Test\n  public void a() {}\n  @Test\n  void b() {}\n  public void c() {}\n}\n',
    ['1 a public test', '3 a public test'],
  ],
  [
    'Test methods should be package private.',
    'src/test/java/ATest.java',
    'public class ATest extends Base {\n  @Test\n  void b() {}\n}\n',
    [],
  ],
  [
    'Never use fully-qualified class names inline.',
    'A.java',
    'class A { Object a = new java.util.ArrayList(); }\n',
    ['1 a fully qualified name'],
  ],
  [
    'Never use FQCNs inside method bodies.',
    'a.php',
    '<?php\nnamespace A;\n\nuse A\\B\\C;\n\nclass D\n{\n    public function f(): C\n    {\n        return new \\A\\E\\F(new C(), new \\DateTime());\n    }\n}\n',
    ['10 a fully qualified name'],
  ],
  [
    'No `final` on locals.',
    'A.java',
    'class A {\n  private final int a = 1;\n  void b() {\n    final int c = 1;\n    int d = 2;\n  }\n}\n',
    ['4 `final` on a local variable'],
  ],
  // Rust
  [
    "All dependencies must be declared in the workspace root's `Cargo.toml`.",
    'crates/a/Cargo.toml',
    '[dependencies]\na.workspace = true\nb = "1.0"\n',
    ['3 a version in the manifest of a crate'],
  ],
  [
    'In crate `Cargo.toml` files, use `dep_name.workspace = true` — not inline version specifiers.',
    'crates/a/Cargo.toml',
    '[package]\nversion = "1.0.0"\n\n[dependencies]\na.workspace = true\nb = { workspace = true, version = "1" }\nc = "1.0"\nd = { version = "2" }\ne = { path = "../e", version = "1" }\n\n[dev-dependencies.f]\nversion = "1"\n',
    [
      '7 a version in the manifest of a crate',
      '8 a version in the manifest of a crate',
      '12 a version in the manifest of a crate',
    ],
  ],
  ['Use workspace dependencies in `Cargo.toml`.', 'Cargo.toml', '[workspace]\n\n[dependencies]\nc = "1.0"\n', []],
  // JavaScript
  [
    'Use `cn()` from `@/lib/utils` for conditional class names instead of template literals.',
    'a.tsx',
    'const a = <b className={`c ${d}`} />;\nconst e = <b className={`c`} id={`c ${d}`} />;\n',
    ['1 a class name from a template'],
  ],
  // Python
  [
    below('Python', 'Do not use `Test` prefixed classes — write plain top-level `test_*` functions.'),
    'tests/test_a.py',
    'class TestA:\n    pass\n',
    ['1 a class of tests'],
  ],
  [
    below('Python', 'Test functions at module level, not wrapped in classes.'),
    'tests/test_a.py',
    'class TestA:\n    pass\n',
    ['1 a class of tests'],
  ],
  ['No walrus operator.', 'a.py', 'if (n := len(a)) > 1:\n    b = a[1:n]\nc: int = 1\ns = "x := 1"\n', ['1 `:=`']],
  [
    'Avoid nested comprehensions.',
    'a.py',
    'a = [x for y in z for x in y]\nb = [x for x in z]\n# [x for y in z for x in y]\nfor q in [r for r in s]:\n    pass\n',
    ['1 a nested comprehension'],
  ],
  [
    below('Python', 'Do not use test classes.'),
    'tests/test_a.py',
    'class TestA:\n    pass\nclass Helper:\n    pass\n',
    ['1 a class of tests'],
  ],
  [below('Python', 'Do not use test classes.'), 'src/a.py', 'class TestA:\n    pass\n', []],
  [
    'Do not use backslash line continuations.',
    'a.py',
    'a = 1 + \\\n    2\ns = "b \\\n c"\nd = (1 +\n  2)\n',
    ['1 a backslash at the end of a line'],
  ],
  [
    'Never use type comments.',
    'a.py',
    'a = []  # type: list[int]\nb = c()  # type: ignore\n# a type: of thing\n',
    ['1 a type in a comment'],
  ],
  [
    below('Python', 'No global mutable state.'),
    'a.py',
    'cache = {}\nLIMITS = [1]\nname = "a"\ndef f():\n    global name\n    own = []\n',
    ['1 mutable global state', '5 mutable global state'],
  ],
  [
    below('Python', 'Avoid static methods.'),
    'a.py',
    'class A:\n    @staticmethod\n    def b(): ...\n    @classmethod\n    def c(cls): ...\n',
    ['3 a static method'],
  ],
  // Go
  [
    'Wrap errors with `%w`.',
    'a.go',
    'package a\nfunc f() error {\n\terr := g()\n\t_ = fmt.Errorf("a: %v", err)\n\t_ = fmt.Errorf("a: %w", err)\n\t_ = fmt.Errorf("a: %d", n)\n\treturn fmt.Errorf("b: %s", x.Err)\n}\n',
    ['4 an error that is not wrapped', '7 an error that is not wrapped'],
  ],
  [
    'Always wrap errors with context using `fmt.Errorf("...: %w", err)`.',
    'a.go',
    'package a\nvar e = fmt.Errorf("a: %v", err)\n',
    ['2 an error that is not wrapped'],
  ],
  [
    'Wrap errors with `%w`.',
    'a.go',
    `package a\nvar e = fmt.Errorf("${'a'.repeat(90)} %s: %w", name, err)\nvar f = fmt.Errorf("a %v", err)\n`,
    ['3 an error that is not wrapped'],
  ],
  [
    'Do not use single-value type assertions.',
    'a.go',
    'package a\nfunc f(v any) {\n\ta := v.(int)\n\tb, ok := v.(string)\n\tswitch v.(type) {\n\t}\n\tif c, ok := v.(*T); ok {\n\t}\n\tg(v.(fmt.Stringer))\n}\n',
    ['3 a type assertion without `ok`', '9 a type assertion without `ok`'],
  ],
  [
    'Tests must call `t.Parallel()`.',
    'a_test.go',
    'package a\nfunc TestA(t *testing.T) {\n\tt.Parallel()\n}\nfunc TestB(t *testing.T) {\n\tg()\n}\nfunc TestC(t *testing.T) {\n\tt.Setenv("a", "b")\n}\nfunc TestMain(m *testing.M) {\n}\nfunc help(t *testing.T) {\n}\n',
    ['5 a test without `t.Parallel()`'],
  ],
  ['Tests must call `t.Parallel()`.', 'a.go', 'package a\nfunc TestB(t *testing.T) {\n}\n', []],
  [
    'Call `t.Helper()` in test helpers.',
    'a_test.go',
    'package a\nfunc help(t *testing.T) {\n\tt.Fatal()\n}\nfunc helped(t testing.TB) {\n\tt.Helper()\n}\nfunc TestA(t *testing.T) {\n\tt.Run("a", func(t *testing.T) {})\n}\n',
    ['2 a test helper without `t.Helper()`'],
  ],
  [
    'Use `errors.Is` instead of `==`.',
    'a.go',
    'package a\nfunc f() bool {\n\tif err == nil {\n\t}\n\tif err != io.EOF {\n\t}\n\treturn a == b\n}\n',
    ['5 a comparison of errors by an operator'],
  ],
  // Rust
  [
    below('Rust', 'Use one item per `use` line.'),
    'a.rs',
    'use std::{fs, io};\nuse std::fs;\npub use a::{\n    b,\n};\n// use a::{b}\n',
    ['1 `use` with braces', '3 `use` with braces'],
  ],
  [
    below('Rust', 'No explicit return.'),
    'a.rs',
    'fn a() -> u8 {\n    if b { return 1; }\n    return 2;\n}\nfn c() -> u8 {\n    3\n}\n',
    ['3 `return` at the end of a function'],
  ],
  [
    below('Rust', 'Put tests in a `#[cfg(test)] mod tests` at the bottom of the file.'),
    'src/a.rs',
    'fn a() {}\n#[cfg(test)]\nmod tests {\n    fn c() {}\n}\nfn b() {}\n',
    ['6 code below the tests'],
  ],
  // C#
  [
    below('C#', 'Avoid `out` parameters.'),
    'a.cs',
    'class A {\n  bool Try(string s, out int n) { return B(s, out n); }\n  void C(int n) { D(out var e); }\n}\n',
    ['2 an `out` or `ref` parameter'],
  ],
  [
    'Avoid extension methods.',
    'a.cs',
    'static class A {\n  public static int B(this string s) => 1;\n  int C(string s) => this.D(s);\n}\n',
    ['2 an extension method'],
  ],
  [
    'Always use `ConfigureAwait(false)`.',
    'a.cs',
    'class A {\n  async Task B() {\n    await C();\n    await C().ConfigureAwait(false);\n    await foreach (var d in E()) { }\n    var s = "await C();";\n  }\n}\n',
    ['3 `await` without `ConfigureAwait(false)`'],
  ],
  [
    'Do not block on async code.',
    'a.cs',
    'class A {\n  void B() {\n    CAsync().Wait();\n    var d = EAsync(1).Result;\n    var f = g.Result;\n    H().GetAwaiter().GetResult();\n  }\n}\n',
    ['3 a wait that blocks', '4 a wait that blocks', '6 a wait that blocks'],
  ],
  // Java and Kotlin
  [
    'Never use `Optional` as a parameter.',
    'A.java',
    'class A {\n  void b(Optional<String> c) { }\n  Optional<String> d(String e) { return null; }\n}\n',
    ['2 an `Optional` parameter'],
  ],
  [
    'No companion objects.',
    'a.kt',
    'class A {\n  companion object {\n    val b = "companion object"\n  }\n}\n',
    ['2 a companion object'],
  ],
  [
    below('Kotlin', 'Avoid extension functions.'),
    'a.kt',
    'fun String.a() = 1\nfun b(): Int = 2\nfun <T> List<T>.c() { }\n',
    ['1 an extension function', '3 an extension function'],
  ],
  // Ruby and PHP
  [
    'Avoid `unless` with `else`.',
    'a.rb',
    'unless a\n  b\nelse\n  c\nend\nif d\n  unless e\n    f\n  end\nelse\n  g\nend\n',
    ['3 `else` of `unless`'],
  ],
  ['Avoid `class << self`.', 'a.rb', 'class A\n  class << self\n  end\nend\nb << self\n', ['2 `class << self`']],
  ['Avoid facades.', 'a.php', '<?php\nuse Illuminate\\Support\\Facades\\DB;\nuse App\\Facades\\Own;\n', ['2 a facade']],
  [
    'Use `private` instead of `protected`.',
    'a.php',
    '<?php\nclass A {\n  protected int $b = 1;\n  private int $c = 2;\n  protected function d(): void {}\n}\n',
    ['3 a protected member', '5 a protected member'],
  ],
  // C and C++
  [
    below('C++', 'Never throw exceptions.'),
    'a.cpp',
    'void a() {\n  throw 1;\n  // throw\n}\nvoid b() noexcept {}\n',
    ['2 an exception'],
  ],
  [
    'Avoid C-style arrays.',
    'a.cpp',
    'int a[3];\nstd::array<int, 3> b;\nvoid f() {\n  char buffer[N] = {};\n  return c[1];\n  d[2] = 3;\n}\n',
    ['1 an array in the style of C', '4 an array in the style of C'],
  ],
  [below('C++', 'Use `#pragma once`.'), 'a.h', '#ifndef A_H\n#define A_H\nint a;\n#endif\n', ['1 an include guard']],
  [below('C++', 'Use `#pragma once`.'), 'a.h', '#pragma once\n#ifndef NDEBUG\nint a;\n#endif\n', []],
  // Shells
  [
    'No bashisms.',
    'a.sh',
    '#!/bin/sh\nif [[ -n $a ]]; then :; fi\nif [ -n "$a" ]; then :; fi\nb=(1 2)\ncat <<< "$c"\nd="[[ text ]]"\n# [[ e ]]\nf=$(g)\n',
    ['2 syntax of Bash', '4 syntax of Bash', '5 syntax of Bash'],
  ],
  [
    below('Shell', 'Quote all variables.'),
    'a.sh',
    '#!/bin/sh\nrm $a\nrm "$a" \'$b\'\nc=$d\necho "x $(f "$g") $h" ${i}\ncase $j in esac\n[[ $k = 1 ]]\n((l = $m))\ncp -- "$n"/$o /tmp\nexport p=$q\ncat <<END\nrm $r\nEND\ns="\nrm $t\n"\n',
    ['2 a variable without quotes', '5 a variable without quotes', '9 a variable without quotes'],
  ],
  [
    below('Shell', 'Quote all variables.'),
    'b.sh',
    '#!/bin/sh\njq -n --arg a "$a" \'{\n  name: $a\n}\'\nrm $b\nx="$(awk -F\'"\' \'{print}\' "$c")"\nrm $d\ncase "$e" in\n  ${f}) rm $g ;;\n  $h) return 0 ;;\nesac\necho "don\'t" $i\n',
    ['5 a variable without quotes', '7 a variable without quotes', '12 a variable without quotes'],
  ],
  // R and PowerShell
  [
    below('R', 'Use `\\() ...` for single-line anonymous functions.'),
    'a.R',
    'lapply(x, function(y) y + 1)\nlapply(x, \\(y) y + 1)\nlapply(x, function(y) {\n  y\n})\nf <- function(y) y\ng(a = function(b = c(), ...) {\n})\n',
    ['1 `function()`'],
  ],
  [
    below('PowerShell', 'Avoid aliases.'),
    'a.ps1',
    'gci -Path a\nGet-ChildItem -Path a\n$a | % { $_ }\n$b | ForEach-Object { $_ }\n$sort = 1\n# gci a\nif ($x) { ls $y }\n',
    ['1 an alias', '3 an alias', '7 an alias'],
  ],
  [
    'No backtick line continuations.',
    'a.ps1',
    'Get-Item `\n  -Path a\n$b = "c"\n',
    ['1 a backtick at the end of a line'],
  ],
  // JavaScript and TypeScript
  [
    'Avoid # for private properties.',
    'a.ts',
    'class A {\n  #b = 1;\n  private c = 2;\n  #d() { return this.#b; }\n  static async #e() {}\n}\n',
    ['2 a member with `#`', '4 a member with `#`', '5 a member with `#`'],
  ],
  [
    'Use `#` private fields instead of the `private` keyword.',
    'a.ts',
    'class A {\n  #b = 1;\n  private c = 2;\n  constructor(private d: D) {}\n  private e() {}\n}\n',
    ['3 a member with `private`', '4 a member with `private`', '5 a member with `private`'],
  ],
  [
    'Do not use `!` operator for type assertion.',
    'a.ts',
    'const a = b!.c;\nconst d = e!;\nif (!f && g !== h) {}\nconst i = "j!";\n',
    ['1 a non-null assertion', '2 a non-null assertion'],
  ],
  [
    'Do not use `as` keyword for type casting.',
    'a.ts',
    'const a = b as C;\nconst d = [1] as const;\nimport { e as f } from "g";\n',
    ['1 a type assertion'],
  ],
  [
    'No generator functions.',
    'a.ts',
    'function* a() {}\nclass B {\n  *c() {}\n  d() { return 2 * e(); }\n}\n/* * f() */\n',
    ['1 a generator', '3 a generator'],
  ],
  [
    'Avoid bitwise operators.',
    'a.ts',
    'const a = b & c;\ntype D = E | F;\nconst g = h && i || j;\nconst k = l >>> 0;\n',
    ['4 an operator on bits'],
  ],
  [
    'No IIFEs.',
    'a.ts',
    '(() => {\n  a();\n})();\nconst b = (c) => d;\n(async () => { await e(); })();\n',
    ['1 an IIFE', '5 an IIFE'],
  ],
  [
    'No index signatures.',
    'a.ts',
    'interface A {\n  [key: string]: B;\n}\nconst c = d[e];\ntype F = { [K in G]: H };\n',
    ['2 an index signature'],
  ],
  [
    'Avoid function overloads.',
    'a.ts',
    'function a(b: string): void;\nfunction a(b: number): void;\nfunction a(b: unknown) {}\ndeclare function c(): void;\n',
    ['1 an overload', '2 an overload'],
  ],
  [
    'No nested template literals.',
    'a.ts',
    'const a = `b ${c ? `d` : ""}`;\nconst e = `f ${g}` + `h`;\n',
    ['1 a template literal in another one'],
  ],
  [
    'Use optional chaining instead of `&&` chains.',
    'a.ts',
    'const a = b && b.c;\nconst d = e && f.g;\nconst h = i.j && i.j.k();\n',
    ['1 `&&` in place of `?.`', '3 `&&` in place of `?.`'],
  ],
  [
    below('TypeScript', 'Exported members must appear at the top of the file.'),
    'a.ts',
    'const x = 1;\nexport function a() {}\nfunction b() {}\nexport class C {}\n',
    ['4 an export below what is not exported'],
  ],
  [
    below('TypeScript', 'Use the `Logger` utility for all logging purposes.'),
    'a.ts',
    'console.warn("a");\nlogger.warn("b");\n',
    ['1 `console.warn()`'],
  ],
  // Several languages
  [
    'Use early returns.',
    'a.ts',
    'function a(b) {\n  if (b) {\n    return 1;\n  } else {\n    return 2;\n  }\n}\n',
    ['4 `else` after `return`'],
  ],
  [
    'Avoid recursion.',
    'a.c',
    'int a(int n) {\n  return n ? a(n - 1) : b(n);\n}\nint b(int n) {\n  return c(n);\n}\n',
    ['2 a recursive call'],
  ],
  [
    'Do not reassign parameters.',
    'a.ts',
    'function a(b: number, c: C) {\n  b = 1;\n  c.d = 2;\n  let e = b;\n  e += 1;\n  b++;\n}\nb = 3;\n',
    ['2 an assignment to a parameter', '6 an assignment to a parameter'],
  ],
  [
    'Avoid singletons.',
    'A.java',
    'class A {\n  private static A instance;\n  static A getInstance() { return instance; }\n  void b() { C.getInstance(); }\n}\n',
    ['2 a singleton', '3 a singleton'],
  ],
  [
    'Never use mocks.',
    'a.test.ts',
    'vi.mock("./a");\nconst b = vi.fn();\nconst c = mockData();\nvi.useFakeTimers();\n',
    ['1 a mock', '2 a mock'],
  ],
  [
    'Never use mocks.',
    'test_a.py',
    'from unittest.mock import patch\n@patch("a.b")\ndef test_c(d): ...\n',
    ['2 a mock'],
  ],
  ['Use ASCII only.', 'a.py', 'a = "é"\nb = "c"\n', ['1 a character that is not ASCII']],
  // Instructions for reviews
  ['Flag any use of `eval`.', 'a.ts', 'eval("a");\n', ['1 `eval`']],
  ['Flag any `console.log` statements.', 'a.ts', 'console.log(1);\nconsole.warn(2);\n', ['1 `console.log()`']],
  ['Reject `TODO` comments.', 'a.ts', '// TODO: a\nconst b = "TODO";\n', ['1 a `TODO` comment']],
  [below('Rules', 'Look for leftover `console.log` calls.'), 'a.ts', 'console.log(1);\n', ['1 `console.log`']],
];

describe('forms of single languages that rules name by words', () => {
  it.each(rows)('%s (%s)', async (rule, path, head, found) => {
    const checks = ['constructs', 'errors-and-logs', 'uses', 'documents'].flatMap((family) =>
      compileText(rule, family),
    );
    const reported = await findInChange(checks, { path, head });
    expect([...new Set(reported)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))).toEqual(found);
  });
});

describe('words that mean something else in other languages, or limit what is meant', () => {
  it.each([
    'No exceptions.',
    'Never throw exceptions.',
    'Avoid aliases.',
    'Avoid arrays.',
    'No getters.',
    'Use labels.',
    'Avoid labels.',
    'Avoid docstrings that repeat the code.',
    'Use records.',
    'Use private methods and expose a clear public API.',
    'No mocks in integration tests.',
    'Check for null.',
    'Report errors.',
    'Look for existing helpers.',
    'Flag only critical issues.',
    'Flag it as deprecated.',
    'Wrap errors.',
    'Wrap errors with `%w` when callers need the cause.',
    'Quote your sources.',
    'Use `slog` for logging.',
    'Return early with the team.',
    'Avoid overloads of work.',
  ])('%s', (rule) => {
    const compiled = ['constructs', 'errors-and-logs'].flatMap((family) => compileText(rule, family));
    expect(compiled.map(({ finder }) => finder.words)).toEqual([]);
  });
});

describe('words that are said again and again', () => {
  it.each([
    'ok value ',
    '%w, ',
    'fmt.Errorf(a) ',
    'nested if else ',
    'source code ',
    'variable expansion ',
    'base image ',
  ])('are read in one pass: %s', (words) => {
    const long = words.repeat(Math.floor(460 / words.length));
    const rules = ['Use', 'Always wrap errors', 'Use early returns to', 'ASCII only in', 'Quote all variables in'];
    expect(rules.flatMap((rule) => compileText(`${rule} ${long}!`, 'constructs'))).toEqual([]);
  });
});
