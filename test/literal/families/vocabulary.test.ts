import { describe, expect, it } from 'vitest';
import { phrasesOf } from '../../../src/literal/families/things/phrases.ts';
import { compileText, findInChange } from './run-statement.ts';

describe('words for a thing in one form', () => {
  it.each<[string, string]>([
    ['a nested ternary expression', 'nested ternary'],
    ['nested-ternaries', 'nested ternary'],
    ['the use of switch statements', 'switch'],
    ['any inline functions in jsx', 'inline function in jsx'],
    ['raw sql queries in production code', 'raw sql query'],
    ['class aliases', 'class alias'],
    ['anonymous classes', 'anonymous class'],
  ])('%s is %s', (words, form) => {
    expect(phrasesOf(words).map((one) => one.words)).toContain(form);
  });

  it('keeps the language that the words begin with', () => {
    expect(phrasesOf('typescript enums').at(-1)).toMatchObject({
      words: 'enum',
      languages: expect.arrayContaining(['typescript']),
    });
  });
});

type Row = readonly [rule: string, path: string, head: string, found: readonly string[]];

const rows: readonly Row[] = [
  // JavaScript, TypeScript and React
  [
    'Never call hooks inside loops, conditions, or nested functions.',
    'a.tsx',
    'function A() {\n  const a = useState();\n  if (a) { useEffect(f); }\n  const b = a && useMemo(f);\n  for (const x of a) useX(x);\n  if (useFlag()) { g(() => useLater()); }\n  // if (a) useEffect()\n  const s = a ? "useText()" : 1;\n  return a ? useB() : null;\n}\n',
    [
      '3 a hook that is called conditionally',
      '4 a hook that is called conditionally',
      '5 a hook that is called conditionally',
      '9 a hook that is called conditionally',
    ],
  ],
  [
    'Follow the rules of hooks (no conditional hooks).',
    'a.tsx',
    'function A(p) {\n  if (p) useA();\n  useB();\n}\n',
    ['2 a hook that is called conditionally'],
  ],
  [
    'Avoid `await` in loops.',
    'a.ts',
    'async function f(xs) {\n  for (const x of await g()) {\n    await h(x);\n    xs.map(async () => { await k(); });\n  }\n  for await (const y of z) { await q(y); }\n  while (a) { const s = "await b"; }\n  do { await c(); } while (d);\n}\n',
    ['3 `await` in a loop', '8 `await` in a loop'],
  ],
  [
    'Avoid inline arrow functions in JSX.',
    'a.tsx',
    'const a = <A onClick={() => b()} on={b} of={{ c: () => 1 }} />;\nconst d = "onClick={() => 1}";\n',
    ['1 a function in an attribute of JSX'],
  ],
  [
    'No prop spreading.',
    'a.tsx',
    'const a = <A {...props} b={{ ...c }} />;\nconst d = { ...e };\n',
    ['1 spread attributes'],
  ],
  [
    'Do not define components inside other components.',
    'a.tsx',
    'function A() {\n  function B() { return <p />; }\n  const use = () => 1;\n  return <B />;\n}\n',
    ['2 a component in a component'],
  ],
  [
    'Avoid nested component definitions.',
    'a.tsx',
    'function A() {\n  const B = () => <p />;\n  const c = () => <p />;\n  return <B />;\n}\nfunction D() { return <p />; }\n',
    ['2 a component in a component'],
  ],
  [
    'Avoid double casts.',
    'a.ts',
    'const a = b as unknown as C;\nconst d = b as C;\nconst e = "b as unknown as C";\n',
    ['1 a double type assertion'],
  ],
  [
    'Never use `as any` casts.',
    'a.ts',
    'const a = b as any;\nconst c: any = d as E;\n// b as any\n',
    ['1 a type assertion to `any`'],
  ],
  [
    'Never cast to any.',
    'a.ts',
    'const a = b as any;\nconst c: any = d as E;\n// b as any\n',
    ['1 a type assertion to `any`'],
  ],
  ['No anonymous default exports.', 'a.ts', 'export default () => 1;\n', ['1 a default export without a name']],
  ['No anonymous default exports.', 'a.ts', 'export default function f() {}\n', []],
  [
    'Prefer types over interfaces.',
    'a.ts',
    'interface A {}\ndeclare global { interface Window {} }\ntype B = { interface: 1 };\nconst c = "interface D {}";\n',
    ['1 an `interface`'],
  ],
  ['Avoid `const enum`s.', 'a.ts', 'const enum A { B }\nenum C { D }\n', ['1 a `const enum`']],
  ['Avoid TypeScript enums.', 'a.ts', 'enum C { D }\nconst e = "enum F {}";\n', ['1 `enum C`']],
  [
    'Never use TypeScript namespaces.',
    'a.ts',
    'namespace A { export const b = 1; }\ndeclare module "c" {}\n',
    ['1 a namespace'],
  ],
  [
    'Avoid parameter properties.',
    'a.ts',
    'class A {\n  constructor(private b: B, c: C) {}\n  f(d: D) {}\n}\n',
    ['2 a parameter property'],
  ],
  [
    'Do not use triple-slash directives.',
    'a.ts',
    '/// <reference types="a" />\n/// plain\nconst a = 1;\n',
    ['1 a triple-slash directive'],
  ],
  ['Never use wrapper types.', 'a.ts', 'let a: String;\nlet b: string = String(c);\n', ['1 a wrapper type']],
  [
    'Use function declarations instead of arrow functions for top-level functions.',
    'a.ts',
    'export const f = () => 1;\nfunction g() { const h = () => 2; return h; }\nxs.map(() => 3);\n',
    ['1 an arrow function at the top of a file'],
  ],
  [
    'Avoid star exports.',
    'src/a.ts',
    "export * from './b.ts';\nexport { c } from './c.ts';\nconst d = \"export * from 'e'\";\n",
    ['1 `export *`'],
  ],
  [
    'No namespace imports.',
    'a.ts',
    "import * as a from 'a';\nimport { b } from 'b';\nimport type * as C from 'c';\n",
    ['1 a namespace import'],
  ],
  [
    'In TypeScript, never use wildcard imports.',
    'a.ts',
    "import * as a from 'a';\nimport b from 'b';\n",
    ['1 a namespace import'],
  ],
  [
    'Avoid side-effect imports.',
    'a.ts',
    "import './setup.ts';\nimport './a.css';\nimport b from 'b';\n",
    ['1 an import for its effects'],
  ],
  [
    'Never use native browser dialogs.',
    'a.ts',
    'alert("a");\nwindow.confirm("b");\nfunction f(prompt) { prompt("c"); }\nconst s = "alert(1)";\n',
    ['1 a dialog of the browser', '2 a dialog of the browser'],
  ],
  [
    'No local storage.',
    'a.ts',
    'localStorage.getItem("a");\nconst s = "localStorage";\nfunction f(localStorage) { return localStorage.a; }\n',
    ['1 storage of the browser'],
  ],
  ['Do not commit focused tests.', 'a.test.ts', 'it.only("a", f);\nit("only", f);\n', ['1 a test that runs alone']],
  ['Avoid snapshot tests.', 'a.test.ts', 'expect(a).toMatchSnapshot();\nexpect(a).toBe(b);\n', ['1 a snapshot']],
  ['Do not use the increment operator.', 'a.ts', 'a++;\nb += 1;\nconst s = "a++";\n', ['1 `++` or `--`']],
  // Statements and declarations of several languages
  [
    'Avoid switch statements.',
    'A.java',
    'class A {\n  void f(int a) {\n    switch (a) { case 1: break; }\n    String s = "switch";\n  }\n}\n',
    ['3 `switch`'],
  ],
  ['No while loops.', 'a.py', 'while a:\n    pass\nb = "while"\n', ['1 `while`']],
  [
    'Avoid C-style for loops.',
    'a.ts',
    'for (let i = 0; i < 9; i++) f(i);\nfor (const a of b) f(a);\n',
    ['1 a `for` loop with a counter'],
  ],
  ['Prefer early returns over else.', 'a.ts', 'if (a) { b(); } else { c(); }\nconst s = "else";\n', ['1 `else`']],
  [
    'Avoid nested functions.',
    'a.py',
    'def f():\n    def g():\n        pass\n    return lambda: 1\n\ndef h():\n    pass\n',
    ['2 a function in a function'],
  ],
  ['Avoid inner classes.', 'A.java', 'class A {\n  class B {}\n}\n', ['2 a nested class']],
  ['No abstract classes.', 'a.ts', 'abstract class A {}\nclass B {}\n', ['1 an abstract class']],
  [
    'Avoid static methods.',
    'A.java',
    'class A {\n  static int f() { return 1; }\n  int g() { return 2; }\n  public static void main(String[] a) {}\n}\n',
    ['2 a static method'],
  ],
  [
    'No public fields.',
    'A.java',
    'class A {\n  public int b;\n  public static final int C = 1;\n  private int d;\n}\n',
    ['2 a public field'],
  ],
  [
    'Avoid multiple inheritance.',
    'a.py',
    'class A(B, C):\n    pass\n\nclass D(B, ABC):\n    pass\n',
    ['1 multiple inheritance'],
  ],
  [
    'Avoid boolean parameters.',
    'a.ts',
    'function f(a: boolean, b: string) {}\nlet c: boolean;\n',
    ['1 a boolean parameter'],
  ],
  [
    'No Hungarian notation.',
    'a.ts',
    'const strName = 1;\nconst street = 2;\nconst s = "strName";\n',
    ['1 a name that begins with its type'],
  ],
  [
    'Avoid Yoda conditions.',
    'a.ts',
    'if (null === a) b();\nif (a === null) b();\n',
    ['1 a comparison with the constant first'],
  ],
  ['Do not use block comments.', 'a.ts', '/* a */\n/** b */\n// c\nconst s = "/* d */";\n', ['1 a block comment']],
  ['No trailing comments.', 'a.ts', 'const a = 1; // b\n// c\n', ['1 a comment behind code']],
  [
    'Do not use decorative section-divider comments of any kind.',
    'a.kt',
    '// ── Title ───\nval a = 1 // a - b\n',
    ['1 a line of signs'],
  ],
  ['No separator comments.', 'a.py', '# ========\n# a = b\n', ['1 a line of signs']],
  ['Never use smart quotes.', 'a.md', 'A “b”.\nA "b".\n', ['1 a curly quote']],
  // Single languages
  ['In Python, avoid lambdas.', 'a.py', 'a = sorted(b, key=lambda c: c)\nd = "lambda"\n', ['1 `lambda`']],
  ['Never use the `global` keyword in Python.', 'a.py', 'def f():\n    global a\n', ['2 `global`']],
  ['Avoid `init()` functions.', 'a.go', 'package a\n\nfunc init() {}\nfunc initAll() {}\n', ['3 an `init` function']],
  ['Avoid init functions.', 'a.go', 'package a\n\nfunc init() {}\nfunc initAll() {}\n', ['3 an `init` function']],
  [
    'No naked returns.',
    'a.go',
    'package a\n\nfunc f() (n int) {\n\treturn\n}\n\nfunc g() {\n\treturn\n}\n\nfunc h() (m int) {\n\treturn 1\n}\n',
    ['4 a naked return'],
  ],
  ['Avoid the empty interface.', 'a.go', 'package a\n\nvar b interface{}\nvar c any\n', ['3 `interface{}`']],
  ['No unsafe code.', 'a.rs', 'fn f() { unsafe { g() } }\nfn h() { let s = "unsafe"; }\n', ['1 `unsafe`']],
  ['Never panic.', 'a.rs', 'fn f() { panic!("a") }\nfn g() { h("panic!") }\n', ['1 `panic`']],
  [
    'Avoid wildcard match arms.',
    'a.rs',
    'fn f(a: u8) {\n    match a {\n        1 => b(),\n        _ => c(),\n    }\n}\n',
    ['4 a wildcard arm'],
  ],
  [
    'Do not use fully qualified class names.',
    'A.java',
    'import java.util.Set;\nclass A {\n  java.util.List<String> b;\n  Set<String> c;\n}\n',
    ['3 a fully qualified name'],
  ],
  [
    'Prefer lambdas over anonymous classes.',
    'A.java',
    'class A {\n  Runnable b = new Runnable() { public void run() {} };\n  C d = new C();\n}\n',
    ['2 an anonymous class'],
  ],
  ['No static imports.', 'A.java', 'import static a.B.c;\nimport a.B;\nclass A {}\n', ['1 a static import']],
  [
    'Never use `async void` methods.',
    'A.cs',
    'class A\n{\n    async void B() { }\n    async Task C() { }\n}\n',
    ['3 `async void`'],
  ],
  [
    'No expression-bodied members.',
    'A.cs',
    'class A\n{\n    int B() => 1;\n    int C() { return d.Select(e => e); }\n}\n',
    ['3 an expression-bodied member'],
  ],
  [
    'Avoid primary constructors.',
    'A.cs',
    'class A(int b) { }\nclass C { C(int d) { } }\n',
    ['1 a primary constructor'],
  ],
  [
    'Avoid the service locator pattern.',
    'A.cs',
    'class A\n{\n    void F() { provider.GetRequiredService<B>(); Get(); }\n}\n',
    ['3 a service locator'],
  ],
  [
    'Use short array syntax.',
    'a.php',
    '<?php\n$a = array(1);\n$b = [1];\nfunction f(array $c) {}\n$s = "array(1)";\n',
    ['2 `array()`'],
  ],
  ['Avoid inline rescue.', 'a.rb', 'a = b rescue nil\nbegin\n  c\nrescue D\nend\n', ['1 an inline `rescue`']],
  [
    'Avoid ActiveRecord callbacks.',
    'app/models/a.rb',
    'class A\n  before_save :b\n  validates :c\nend\n',
    ['2 a callback'],
  ],
  [
    'No raw new/delete.',
    'a.cpp',
    'A* a = new A();\ndelete a;\nA(const A&) = delete;\nauto s = "new A";\n',
    ['1 `new` or `delete`', '2 `new` or `delete`'],
  ],
  ['Avoid C macros.', 'a.cpp', '#define A 1\n#define GUARD_H\nint a = 1;\n', ['1 `#define`']],
  ['Do not leave debug statements.', 'a.php', '<?php\ndd($a);\n$b->dump();\nlog($c);\n', ['2 a call for debugging']],
  // Texts
  [
    'No raw SQL.',
    'a.ts',
    'const a = "SELECT b FROM c";\nconst d = "Select one from the list";\n// SELECT b FROM c\n',
    ['1 SQL in a string'],
  ],
  ['No raw SQL.', 'migrations/a.ts', 'const a = "SELECT b FROM c";\n', []],
  [
    'Never use string interpolation in SQL queries.',
    'a.py',
    'a = f"SELECT b FROM c WHERE d = {e}"\nf = "SELECT b FROM c"\n',
    ['1 SQL with an inserted value'],
  ],
  [
    'Never use string concatenation in SQL.',
    'a.java',
    'class A { String b = "SELECT c FROM d WHERE e = " + f; String g = "SELECT c FROM d"; }\n',
    ['1 SQL with an inserted value'],
  ],
  ['Avoid `SELECT *`.', 'a.sql', 'SELECT * FROM a;\nSELECT b FROM a;\n-- SELECT * FROM c\n', ['1 `SELECT *`']],
  ['Use uppercase SQL keywords.', 'a.sql', 'select a from b;\nSELECT a FROM b;\n', ['1 a keyword in lower case']],
  [
    'Avoid `!important`.',
    'a.css',
    'a { color: red !important; }\n/* !important */\nb { color: red; }\n',
    ['1 `!important`'],
  ],
  [
    'Use `rem` instead of `px`.',
    'a.css',
    'a { margin: 4px; }\nb { margin: 1rem; }\n/* 4px */\n',
    ['1 a length in `px`'],
  ],
  ['No inline event handlers.', 'a.html', '<a onclick="b()">c</a>\n<a href="d">e</a>\n', ['1 an inline event handler']],
  [
    'No inline scripts.',
    'a.html',
    '<script>\n</script>\n<script src="a.js"></script>\n<script type="application/ld+json">\n',
    ['1 an inline script'],
  ],
  ['Never use the `latest` tag.', 'Dockerfile', 'FROM node:latest\nFROM node:24\n', []],
  ['Never use the latest tag.', 'Dockerfile', 'FROM node:latest\nFROM node:24\n', ['1 an image with the tag `latest`']],
  ['Prefer `COPY` over `ADD`.', 'Dockerfile', 'ADD a b\nCOPY a b\n', ['1 `ADD`']],
  ['Avoid force unwraps.', 'A.kt', 'val a = b!!\nval c = d != e\nval s = "f!!"\n', ['1 `!!`']],
  ['Never use wildcard imports.', 'A.kt', 'import a.b.*\nimport a.b.C\n', ['1 a wildcard import']],
  ['Remove print statements.', 'a.dart', 'print(a);\nb.print(c);\n// print(d)\n', ['1 `print`']],
  [
    'Prefer `val` over `var`.',
    'A.kt',
    'class A {\n  var open = 1\n  private var own = 1\n  fun f() {\n    var a = 1\n    var b = 1\n    b += a\n  }\n}\n',
    ['3 `var`', '5 `var`'],
  ],
  [
    'Avoid `DB::`; prefer `Model::query()`.',
    'a.php',
    "<?php\nDB::transaction($f);\nDB::table('a')->get();\n",
    ['3 `DB::`'],
  ],
  ['Use `$(...)` instead of backticks.', 'a.sh', 'a=`b`\nc=$(d)\n# `e`\n', ['1 backticks']],
  [
    'Use `[[ ]]` instead of `[ ]`.',
    'a.sh',
    'if [ -f a ]; then b; fi\nif [[ -f a ]]; then b; fi\nc=(d[0])\n',
    ['1 `[ ]`'],
  ],
  // Names, classes and comments
  [
    'Never use string interpolation in SQL queries.',
    'a.ts',
    'const a = db.query(`SELECT b FROM c WHERE d = ${e}`);\nconst f = sql`SELECT b FROM c WHERE d = ${e}`;\nconst g = db.$queryRaw<A>`SELECT b FROM c WHERE d = ${e}`;\n',
    ['1 SQL with an inserted value'],
  ],
  [
    'Fixtures for test data (avoid FactoryBot)',
    'spec/a_spec.rb',
    'a = FactoryBot.create(:b)\nc = "FactoryBot"\n# FactoryBot\n',
    ['1 `FactoryBot`'],
  ],
  [
    'Never use `text-white`.',
    'a.tsx',
    'const a = <p className="p-2 hover:text-white" />;\nconst b = cn("text-whites");\n// text-white\nconst c = text - white;\n',
    ['1 `text-white`'],
  ],
  [
    'Avoid Tailwind `gray-*` colors.',
    'a.tsx',
    'const a = <p className="dark:bg-gray-100" />;\nconst b = "bg-grayish";\n',
    ['1 `gray-*`'],
  ],
  [
    'Use `gap-*` instead of `space-x-*`.',
    'a.html',
    '<p class="space-x-2">space-y</p>\n<p class="gap-2">\n',
    ['1 `space-x-*`'],
  ],
  [
    'Prefer $this->assert* over self::assert* in tests.',
    'tests/ATest.php',
    '<?php\nclass A { function f() { self::assertSame(1, 2); $this->assertSame(1, 2); } }\n',
    ['2 `self::assert*`'],
  ],
  ['Do not use localStorage.', 'a.ts', 'localStorage.getItem("a");\nconst s = "localStorage";\n', ['1 `localStorage`']],
  [
    'Never throw generic `Error`.',
    'a.ts',
    'throw new Error("a");\nthrow new TypeError("b");\nconst c = new Error("d");\n// throw new Error()\n',
    ['1 a thrown `Error`'],
  ],
  [
    'Do not raise bare `Exception`.',
    'a.py',
    'raise Exception("a")\nraise ValueError("b")\nexcept_ = "raise Exception"\n',
    ['1 a thrown `Exception`'],
  ],
  [
    'Never use inline comments.',
    'a.ts',
    '// a\nfunction e() {\n  // b\n  return 1; // TODO: c\n}\n',
    ['3 a comment inside of a function'],
  ],
];

describe('things that rules name by words', () => {
  it.each(rows)('%s (%s)', async (rule, path, head, found) => {
    const checks = ['constructs', 'errors-and-logs', 'uses'].flatMap((family) => compileText(rule, family));
    expect(await findInChange(checks, { path, head })).toEqual(found);
  });
});

describe('libraries by their names', () => {
  it.each<[string, string]>([
    ['Avoid Combine.', 'reports imports of `Combine`'],
    ['Kotlin Coroutines and Flow for async operations (never RxJava)', 'reports imports of `io.reactivex`'],
    ['Never use Retrofit.', 'reports imports of `retrofit2`'],
  ])('%s', (rule, words) => {
    expect(compileText(rule, 'imports').map(({ finder }) => finder.words)).toEqual([words]);
  });

  it.each(['Avoid combine steps.', 'Never combine.', 'Avoid emotion.', 'No bootstrap code.'])('%s', (rule) => {
    expect(compileText(rule, 'imports')).toEqual([]);
  });
});

describe('words that are no code', () => {
  it.each([
    'Never use JavaScript.',
    'Use `wait()` instead of a bare `assert`.',
    'Use explicit comparisons instead of `==`.',
  ])('%s', (rule) => {
    expect(compileText(rule, 'uses')).toEqual([]);
  });
});

describe('words that mean something else', () => {
  it.each([
    'No block comments (`# --- Section ---`).',
    'Avoid switching contexts.',
    'No exceptions.',
    'Do not use this for: tests.',
    'Avoid enums.',
    'Avoid namespaces.',
    'Avoid lambdas.',
    'Never assert.',
    'Prefer composition over inheritance.',
    'Avoid unnecessary casts.',
    'Avoid boolean logic.',
    'Avoid late changes.',
    'Never use `latest`.',
    'Use unicode.',
    'Prefer interfaces.',
    'Avoid `var`, use `let`.',
    'Avoid backticks.',
    'Do not use floats.',
    'No alerts for minor issues.',
    'Pin GitHub Actions to a major version.',
    'Avoid nested folders.',
    'Do not use cursors.',
    'Avoid macros.',
    'Avoid global state.',
    'Never raise late.',
    'Avoid hooks.',
    'Use an assertion instead of comments.',
    'Avoid unnecessary comments.',
    'Prefer camelCase names.',
    'Avoid loops.',
    'Write function declarations.',
    'No try without a plan.',
    'Avoid tests that only cover code.',
  ])('%s', (rule) => {
    expect(compileText(rule, 'constructs').filter(({ finder }) => !/`var`/.test(finder.words))).toEqual([]);
  });
});
