import { describe, expect, it } from 'vitest';
import { checkChange } from '../check-change.ts';
import { compileText, findInChange } from '../run-statement.ts';
import { checkLines } from '../check-lines.ts';

describe('wordings of rules on names', () => {
  it.each<readonly [statement: string, words: RegExp]>([
    ['Use camelCase for functions and variables.', /functions and variables that are not in camelCase/],
    ['Class names must be in PascalCase.', /classes that are not in PascalCase/],
    ['Constants should use SCREAMING_SNAKE_CASE.', /constants that are not in UPPER_SNAKE_CASE/],
    ['Functions must be named in snake_case.', /functions that are not in snake_case/],
    ['Use `PascalCase` for types/interfaces, and `camelCase` for methods.', /types and interfaces .* and .*methods/],
    ['Use UPPER_CASE for constants.', /constants that are not in UPPER_SNAKE_CASE/],
    ['Always prefix interfaces with `I`.', /interfaces whose names do not begin with `I`/],
    [
      'Use `TestXxx` prefix for test classes (e.g., `TestMetalake`).',
      /classes of tests whose names do not begin with `Test`$/,
    ],
    ['Do not prefix interfaces with `I`.', /interfaces whose names begin with `I`/],
    ['Interfaces: `IPascalCase`', /interfaces that are not in IPascalCase/],
    ['Use `UPPER_SNAKE_CASE` for module-level constants.', /module-level constants that are not in UPPER_SNAKE_CASE/],
    [
      'PascalCase for page classes, handler methods, and public members.',
      /public members of types that are not in Pascal/,
    ],
    ['Use PascalCase nouns for types/properties.', /types and properties that are not in PascalCase/],
    ['Private/protected fields: camelCase', /private fields and protected fields that are not in camelCase/],
    ['Do not create methods ending in `_path` or `_url`.', /methods whose names end with `_path` or `_url`/],
    ['No `I` prefix for interfaces.', /interfaces whose names begin with `I`/],
    ['Name test classes `...Test` (singular), not `...Tests`.', /classes of tests whose names do not end with `Test`/],
    ['Interfaces must be named `{Name}Contract`.', /interfaces whose names do not end with `Contract`/],
    ['Test classes: suffix with `Test`', /classes of tests whose names do not end with `Test`/],
    ['Use PascalCase: class names must use PascalCase.', /classes that are not in PascalCase/],
    ['Never start test names with "should".', /tests whose names begin with `should`/],
    [
      'Use Rust naming: `SCREAMING_SNAKE_CASE` constants, `snake_case` functions, and `PascalCase` types.',
      /constants .*functions .*types/,
    ],
    ['Follow Java naming conventions (camelCase for methods, PascalCase for classes).', /methods .*camelCase.*classes/],
    ['Use ALL_CAPS for constants.', /UPPER_SNAKE_CASE/],
    ['Use `_camelCase` for private fields.', /private fields that are not in _camelCase/],
    [
      'Always prefix private class members with underscore.',
      /private members of types whose names do not begin with `_`/,
    ],
    ['Prefix booleans with is/has/should.', /do not begin with `is` or `has` or `should`/],
    ['Custom exceptions should end with `Exception`.', /classes of exceptions whose names do not end with `Exception`/],
    ['Test classes end with `Tests`.', /classes of tests/],
    ["Don't use `get_` prefixes on methods.", /methods whose names begin with `get_`/],
    ['Suffix async methods with `Async`.', /async methods whose names do not end with `Async`/],
    ['Suffix Task-returning methods with `Async`.', /async methods whose names do not end with `Async`/],
    ['Use TitleCase for Enum keys: `FavoritePerson`, `BestLake`.', /members of enums that are not in PascalCase/],
    ['Keys in an Enum should be TitleCase.', /members of enums that are not in PascalCase/],
    ['Use `kPascalCase` or `UPPER_SNAKE_CASE` for constants.', /constants that are not in kPascalCase or UPPER_SNAKE/],
    ['Exported names use `PascalCase`, unexported use `camelCase`.', /names of Go with underscores/],
  ])('%s', (statement, words) => {
    const said = compileText(statement, 'naming').map(({ finder }) => finder.words);
    expect(said.join(', and ')).toMatch(words);
  });

  it.each([
    'Use camelCase for JSON keys.',
    'Use kebab-case for branches.',
    'Use snake_case for stored procedures and functions.',
    'Use camelCase for options of commands and functions.',
    'Use camelCase for variables that come from JSON and functions.',
    'Use kebab-case for flags and routes.',
    'Create methods ending in a verb.',
    'Classes are named `Foo`.',
    'Functions must return `{Name}Result`.',
    'Private methods: Prefix with underscore (`_private_method`)',
    'Use meaningful names for variables.',
    'Prefix commits with `fix`.',
    'Use snake_case for database columns and functions.',
    'Use camelCase for classes.',
  ])('says nothing of: %s', (statement) => {
    expect(compileText(statement, 'naming')).toEqual([]);
  });
});

describe('names in code', () => {
  it.each<{
    readonly name: string;
    readonly statement: string;
    readonly path: string;
    readonly head: string;
    readonly base?: string;
    readonly found: readonly string[];
  }>([
    {
      name: 'hooks without their prefix',
      statement: 'Custom hooks must start with `use`.',
      path: 'a.tsx',
      head: "import { useState } from 'react';\nfunction counter() {\n  return useState(0);\n}\nfunction useCounter() {\n  return useState(0);\n}\nfunction App() {\n  useState(0);\n  return null;\n}\nfunction route() {\n  app.use(x);\n}\n",
      found: ['2 `counter`'],
    },
    {
      name: 'fields that are private, and not the events of an interface',
      statement: 'Use camelCase for private fields.',
      path: 'a.cs',
      head: 'interface IA\n{\n    event Action Changed;\n}\nclass B\n{\n    private event Action Closed;\n    private int Count;\n}\n',
      found: ['8 `Count`'],
    },
    {
      name: 'handlers of events without their prefix',
      statement: 'Event handlers must be prefixed with `handle`.',
      path: 'a.tsx',
      head: 'export function A({ onClose }) {\n  const save = () => b();\n  const handleOpen = () => c();\n  const other = () => d();\n  return <p onClick={save} onFocus={handleOpen} onBlur={onClose} onKeyUp={() => other()} title={other} />;\n}\n',
      found: ['2 `save`'],
    },
    {
      name: 'numbers with an underscore in a name',
      statement: 'Use camelCase for functions.',
      path: 'a.ts',
      head: 'function schema2020_12() {}\nfunction schema_a() {}\n',
      found: ['2 `schema_a`'],
    },
    {
      name: 'classes of exceptions and others',
      statement: 'Custom exceptions must end with `Error`.',
      path: 'a.py',
      head: 'class A(Exception): ...\nclass BError(ValueError): ...\nclass C(Base): ...\n',
      found: ['1 `A`'],
    },
    {
      name: 'classes of tests and others',
      statement: 'Test classes end with `Tests`.',
      path: 'A.cs',
      head: 'public class A { [Fact] public void B() { } }\npublic class CTests { [Fact] public void D() { } }\npublic class E { public void F() { } }\n',
      found: ['1 `A`'],
    },
    {
      name: 'a mark that is part of the style',
      statement: 'Use `_camelCase` for private fields.',
      path: 'A.cs',
      head: 'class A { private int b; private int _c; private int _D; public int E; }\n',
      found: ['1 `b`', '1 `_D`'],
    },
    {
      name: 'functions of TypeScript, without components',
      statement: 'Use camelCase for functions.',
      path: 'a.tsx',
      head: 'function do_it() {}\nfunction doIt() {}\nconst Card = () => <a/>;\nconst run_all = () => 1;\nconst s = "function x_y() {}";\n',
      found: ['1 `do_it`', '4 `run_all`'],
    },
    {
      name: 'a style that is not common in a language does not count there',
      statement: 'Use camelCase for functions.',
      path: 'a.py',
      head: 'def do_it():\n    pass\n',
      found: [],
    },
    {
      name: 'interfaces that add to those of others',
      statement: 'Prefix interfaces with `I`.',
      path: 'a.ts',
      head: "declare global {\n  interface Window { a: 1 }\n  namespace E { interface R {} }\n}\ndeclare module 'x' {\n  export interface Y {}\n}\ndeclare interface Own {}\nnamespace N { interface Z {} }\n",
      found: ['8 `Own`', '9 `Z`'],
    },
    {
      name: 'booleans that never change, and constants',
      statement: 'Boolean variables start with `is` or `has`.',
      path: 'a.ts',
      head: 'const visible: boolean = f();\nconst isOpen: boolean = g();\nexport const DEBUG: boolean = true;\nconst count: number = 1;\n',
      found: ['1 `visible`'],
    },
    {
      name: 'constants are literals at the top',
      statement: 'Use UPPER_SNAKE_CASE for constants.',
      path: 'a.ts',
      head: 'const limit = 3;\nconst LIMIT = 3;\nconst app = create();\nfunction f() {\n  const max = 1;\n}\n',
      found: ['1 `limit`'],
    },
    {
      name: 'options of pages have the names that the framework reads',
      statement: 'Use UPPER_SNAKE_CASE for constants.',
      path: 'app/cards/page.tsx',
      head: "export const dynamic = 'force-static';\nexport const revalidate = 3600;\nexport const limit = 3;\n",
      found: ['3 `limit`'],
    },
    {
      name: 'names that others choose',
      statement: 'Use camelCase for variables.',
      path: 'a.ts',
      head: 'const { user_id, b: own_name } = row;\nlet bad_name = 1;\nconst MAX_SIZE = 2;\n',
      found: ['1 `own_name`', '2 `bad_name`'],
    },
    {
      name: 'members of types that describe a value of others',
      statement: 'Use camelCase for methods and properties.',
      path: 'a.ts',
      head: 'const rows = all() as Array<{ trace_id: string }>;\nquery<{ user_id: string }>(a);\ninterface Row { span_id: string }\n',
      found: ['3 `span_id`'],
    },
    {
      name: 'many members of one type as one',
      statement: 'Use camelCase for methods and properties.',
      path: 'a.ts',
      head: 'interface Row {\n  span_id: string;\n  traceId: string;\n  a_b: string;\n  c_d: number;\n}\ninterface B { e_f: string; g_h: string }\n',
      found: ['2 3 names in `Row` such as `span_id`', '7 `e_f`', '7 `g_h`'],
    },
    {
      name: 'Python without special methods and overrides',
      statement: 'Use snake_case for functions and methods.',
      path: 'a.py',
      head: 'class A:\n    def __init__(self): ...\n    def doIt(self): ...\n    def _do_it(self): ...\nclass B(TestCase):\n    def setUp(self): ...\ndef runAll(): ...\n',
      found: ['3 `doIt`', '7 `runAll`'],
    },
    {
      name: 'tests of C# have names of their own',
      statement: 'Use PascalCase for methods.',
      path: 'a.cs',
      head: 'class A {\n  public void run() {}\n  [Fact]\n  public void Run_Twice_Works() {}\n  public override void go() {}\n}\n',
      found: ['2 `run`'],
    },
    {
      name: 'only what the change adds, and not what it moves',
      statement: 'Use camelCase for functions.',
      path: 'a.js',
      base: 'function old_one() {}\nfunction a_b() {\n  x();\n}\n',
      head: 'function old_one() {}\nasync function a_b() {\n  x();\n}\nfunction c_d() {}\n',
      found: ['5 `c_d`'],
    },
    {
      name: 'prefixes are words',
      statement: 'Always prefix interfaces with `I`.',
      path: 'a.ts',
      head: 'interface Item {}\ninterface ICart {}\ninterface Cart {}\n',
      found: ['1 `Item`', '3 `Cart`'],
    },
    {
      name: 'forbidden prefixes are words as well',
      statement: 'Do not prefix interfaces with `I`.',
      path: 'a.ts',
      head: 'interface Item {}\ninterface ICart {}\n',
      found: ['2 `ICart`'],
    },
    {
      name: 'forbidden prefixes of interfaces in Go, where acronyms begin with the same letter',
      statement: 'Interfaces: No "I" prefix (`Cart` not `ICart`)',
      path: 'a.go',
      head: 'package a\n\ntype ICart interface{}\n\ntype IOReader interface{}\n\ntype Cart interface{}\n',
      found: ['3 `ICart`'],
    },
    {
      name: 'titles of tests',
      statement: 'Never start test names with "should".',
      path: 'a.test.ts',
      head: "it('should add', () => {});\nit('adds', () => {});\nit('shoulders it', () => {});\n",
      found: ['1 `should add`'],
    },
    {
      name: "the package of Go's tests",
      statement: 'Tests use `package foo_test`, not `package foo`.',
      path: 'a/cart_test.go',
      head: 'package cart\n',
      found: ['1 `package cart`'],
    },
    {
      name: "the package of Go's tests as it should be",
      statement: 'Use the external test package (`package <pkg>_test`).',
      path: 'a/cart_test.go',
      head: 'package cart_test\n',
      found: [],
    },
    {
      name: 'the file that opens a package to its tests',
      statement: 'Put tests in `package foo_test`.',
      path: 'a/export_test.go',
      head: 'package cart\n',
      found: [],
    },
    {
      name: 'functions, behind a label in Chinese',
      statement: '变量/函数：camelCase',
      path: 'a.ts',
      head: 'function load_cart() {}\nlet cart_id = 1;\n',
      found: ['1 `load_cart`', '2 `cart_id`'],
    },
    {
      name: 'no parts of syntax that the grammar does not know, such as extension blocks of C#',
      statement: 'Use camelCase for local variables and private fields.',
      path: 'a.cs',
      head: 'static class A\n{\n    extension<T>(IEnumerable<T> source)\n    {\n        public int B() { return 1; }\n    }\n}\n',
      found: [],
    },
    {
      name: 'what Go does not export, apart from its first letter',
      statement: 'Types: PascalCase',
      path: 'a.go',
      head: 'package a\n\ntype mockTransport struct{}\n\ntype mock_transport struct{}\n\ntype Mock struct{}\n',
      found: ['5 `mock_transport`'],
    },
    {
      name: 'asynchronous methods',
      statement: 'Suffix async methods with `Async`.',
      path: 'a.cs',
      head: 'class A {\n  async Task Load() {}\n  async Task LoadAsync() {}\n  void Go() {}\n}\n',
      found: ['2 `Load`'],
    },
  ])('$name', async ({ statement, found, ...change }) => {
    const checks = compileText(statement, 'naming');
    expect(checks).toHaveLength(1);
    expect(await findInChange(checks, change)).toEqual(found);
  });
});

describe('names of files by a pattern', () => {
  it.each<readonly [rule: string, files: readonly string[], found: readonly string[]]>([
    [
      'Type test files: `kebab-case.test-d.ts`',
      ['A a/userCard.test-d.ts', 'A a/user-card.test-d.ts', 'A a/userCard.ts', 'M b/userCard.test-d.ts'],
      ['a/userCard.test-d.ts: the file name `userCard.test-d.ts`'],
    ],
    [
      '**Vue:** PascalCase filenames.',
      ['A a/mouse-up.vue', 'A a/MouseUp.vue', 'A a/mouse-up.js'],
      ['a/mouse-up.vue: the file name `mouse-up.vue`'],
    ],
    [
      'Use kebab-case for plugin names, skill names, and file names.',
      ['A a/userCard.ts', 'A a/user-card.ts'],
      ['a/userCard.ts: the file name `userCard.ts`'],
    ],
    [
      'Source files are `snake_case.py`.',
      ['A a/userCard.py', 'A a/user_card.py', 'A a/userCard.ts'],
      ['a/userCard.py: the file name `userCard.py`'],
    ],
    [
      'Filename: `kebab-case.md`',
      ['A a/userCard.md', 'A a/userCard.ts'],
      ['a/userCard.md: the file name `userCard.md`'],
    ],
    [
      'Use kebab-case filenames (e.g., `user-card.ts`) unless told otherwise.',
      ['A a/userCard.ts'],
      ['a/userCard.ts: the file name `userCard.ts`'],
    ],
    [
      'Files: kebab-case (`user-card.ts`)\n\n- Components: PascalCase (`UserCard.svelte`)',
      ['A a/UserCard.svelte', 'A a/UserCard.ts', 'A a/user-card.ts'],
      ['a/UserCard.ts: the file name `UserCard.ts`'],
    ],
    [
      'Use kebab-case for all new files.',
      ['A a/userCard.ts', 'A a/user-card.ts'],
      ['a/userCard.ts: the file name `userCard.ts`'],
    ],
    [
      'Files: lowercase with hyphens, test files with `.test.ts` suffix',
      ['A a/userCard.ts', 'A a/b.spec.ts', 'A a/c.test.ts'],
      ['a/userCard.ts: the file name `userCard.ts`', 'a/b.spec.ts: the file name `b.spec.ts`'],
    ],
  ])('%s', async (rule, files, found) => {
    expect(await checkChange(`# Code style\n\n- ${rule}`, files)).toEqual(found);
  });
});

describe('a choice of styles', () => {
  const RULE = '## C++\n\n- Use `kPascalCase` or `UPPER_SNAKE_CASE` for constants.';

  it.each<readonly [line: string, found: readonly string[]]>([
    ['constexpr int kMaxSize = 3;', []],
    ['constexpr int MAX_SIZE = 3;', []],
    ['constexpr int maxSize = 3;', ['1 `maxSize`']],
  ])('%s', async (line, found) => {
    expect(await findInChange(compileText(RULE, 'naming'), { path: 'a.cpp', head: `${line}\n` })).toEqual(found);
  });

  it.each(['Use camelCase for functions or PascalCase for classes.', 'Use snake_case or numbers for functions.'])(
    'is not: %s',
    (rule) => {
      expect(compileText(`## TypeScript\n\n- ${rule}`, 'naming')).toEqual([]);
    },
  );
});

it('leaves the names of Go tests, which are divided by an underscore', async () => {
  const head =
    'package a\n\nfunc TestServer_Close(t *testing.T) {}\nfunc ExampleServer_close() {}\nfunc Tests_Run() {}\n';
  const checks = compileText('## Go\n\n- Functions: PascalCase\n', 'naming');
  expect(await findInChange(checks, { path: 'a_test.go', head })).toEqual(['5 `Tests_Run`']);
  expect(await findInChange(checks, { path: 'a.go', head })).toEqual([
    '3 `TestServer_Close`',
    '4 `ExampleServer_close`',
    '5 `Tests_Run`',
  ]);
});

describe('names of Go', () => {
  const RULE = 'Naming: Standard Go conventions — PascalCase for exported, camelCase for unexported.';

  it.each<readonly [path: string, head: string, found: readonly string[]]>([
    ['a.go', 'package a\n\nfunc load_all() {}\n\ntype User_ID int\n', ['3 `load_all`', '5 `User_ID`']],
    ['a.go', 'package a\n\nfunc loadAll(_ int) {}\n\nvar _ = "load_all"\n', []],
    ['a_test.go', 'package a\n\nfunc TestLoad_All(t *testing.T) {}\n', []],
  ])('in %s: %s', async (path, head, found) => {
    expect(await findInChange(compileText(RULE, 'naming'), { path, head })).toEqual(found);
  });

  it.each(['Use camelCase, not underscores.', '## TypeScript\n\n- PascalCase for exported, camelCase for unexported.'])(
    'are not meant: %s',
    (rule) => {
      expect(compileText(rule, 'naming')).toEqual([]);
    },
  );
});

it('reads the style of functions for the one language that the document names', () => {
  const rule = '## Naming\n\n- Functions: `PascalCase`\n';
  expect(compileText(`${rule}- Format with clang-format\n`, 'naming')).toMatchObject([
    { clause: { scope: { languages: ['c', 'cpp', 'cuda-cpp'] } } },
  ]);
  expect(compileText(rule, 'naming')).toEqual([]);
  expect(compileText(`${rule}- Format with clang-format and ruff\n`, 'naming')).toEqual([]);
});

it('leaves names that serialization gives', async () => {
  const lines = [
    'class Order implements Serializable {',
    '  static final long serialVersionUID = 1L;',
    '  static final int maxItems = 3;',
    '}',
  ];
  expect(await checkLines('- Constants: `UPPER_SNAKE_CASE`.', 'src/Order.java', lines)).toEqual([3]);
});
