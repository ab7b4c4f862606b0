import { describe, expect, it } from 'vitest';
import { compileText, findInChange } from '../run-statement.ts';

type Row = readonly [name: string, rule: string, path: string, head: string, lines: readonly number[]];

const SLEEP_GO = 'Never use `time.Sleep`.';
const SLEEP_CS = 'Never use `Thread.Sleep`.';
const NOW = "Don't use `datetime.utcnow()`.";
const STORAGE = 'Never use `localStorage`.';
const OBSOLETE = "Don't use `[Obsolete]`.";
const FORMAT = 'Use string interpolation instead of `string.Format`.';
const DATE = "Don't use `java.util.Date`.";
const WARN = 'Use `logger.warning`, not `logger.warn`.';
const MOCKS = 'Use `vi.fn()` instead of `jest.fn()`.';
const REQUESTS = 'Do not use `requests`; use `httpx`.';
const FOCUS = "Don't use `.only` or `.skip`.";

const rows: readonly Row[] = [
  [
    'of a package whose names are all imported',
    SLEEP_GO,
    'a.go',
    'package a\n\nimport . "time"\n\nfunc f() { Sleep(1) }\n',
    [5],
  ],
  [
    'of another package of the name',
    SLEEP_GO,
    'a.go',
    'package a\n\nimport "example.com/x/time"\n\nfunc f() { time.Sleep(1) }\n',
    [],
  ],
  [
    'of a parameter with the name of a package',
    SLEEP_GO,
    'a.go',
    'package a\n\nfunc f(time Clock) { time.Sleep(1) }\n',
    [],
  ],
  [
    'of an own object with a name that no package has',
    'Never use `store.Wipe`.',
    'a.go',
    'package a\n\nfunc f(store Store) { store.Wipe() }\n',
    [3],
  ],
  ['with all of its namespaces', SLEEP_CS, 'A.cs', 'class A { void F() { System.Threading.Thread.Sleep(1); } }\n', [1]],
  [
    'after `using static`',
    SLEEP_CS,
    'A.cs',
    'using static System.Threading.Thread;\nclass A { void F() { Sleep(1); } }\n',
    [2],
  ],
  [
    'of an own method after `using static`',
    SLEEP_CS,
    'A.cs',
    'using static System.Math;\nclass A { void Sleep(int a) {} void F() { Sleep(1); } }\n',
    [],
  ],
  ['of a type in another object', SLEEP_CS, 'A.cs', 'class A { void F() { clock.Thread.Sleep(1); } }\n', []],
  ['by the word of C# for the type', FORMAT, 'A.cs', 'class A { string F() => string.Format("a"); }\n', [1]],
  ['by the name of the type', FORMAT, 'A.cs', 'class A { string F() => String.Format("a"); }\n', [1]],
  [
    'after a static import',
    'Never use `System.out`.',
    'A.java',
    'import static java.lang.System.out;\nclass A { void f() { out.println(1); } }\n',
    [2],
  ],
  ['after an import of the whole package', DATE, 'A.java', 'import java.util.*;\nclass A { Date a; }\n', [2]],
  ['after an import of another whole package', DATE, 'A.java', 'import java.sql.*;\nclass A { Date a; }\n', []],
  ['of a class in its module', NOW, 'a.py', 'import datetime\na = datetime.datetime.utcnow()\n', [2]],
  ['of a class in a module with another name', NOW, 'a.py', 'import datetime as dt\na = dt.datetime.utcnow()\n', [2]],
  ['of a class with another name', NOW, 'a.py', 'from datetime import datetime as d\na = d.utcnow()\n', [2]],
  ['of another object', NOW, 'a.py', 'a = clock.utcnow()\n', []],
  [
    'of a part of a module, whose names are imported',
    'Never use `os.path`.',
    'a.py',
    'from os.path import join\n',
    [1],
  ],
  ['of a module that begins alike', 'Never use `os.path`.', 'a.py', 'from os.pathlike import join\n', []],
  ['of a part of a package', REQUESTS, 'a.py', 'from requests.adapters import HTTPAdapter\n', [1]],
  ['of an own package of the name', REQUESTS, 'a.py', 'from app.requests import Request\n', []],
  ['through the window', STORAGE, 'a.ts', "window.localStorage.getItem('a');\n", [1]],
  ['through the global object', STORAGE, 'a.ts', "globalThis['localStorage'].getItem('a');\n", [1]],
  ['of a member of something else', STORAGE, 'a.ts', "cache.localStorage.getItem('a');\n", []],
  [
    'of a module in the same expression',
    'Never use `fs.readFileSync`.',
    'a.js',
    "require('fs').readFileSync('a');\n",
    [1],
  ],
  [
    'of another module in the same expression',
    'Never use `fs.readFileSync`.',
    'a.js',
    "require('./fake').readFileSync('a');\n",
    [],
  ],
  [
    'of a global class that a module gives as well',
    'Use `Buffer.from` instead of `new Buffer`.',
    'a.js',
    "const { Buffer } = require('node:buffer');\nnew Buffer('a');\n",
    [2],
  ],
  ['of an object that the object has', WARN, 'a.py', "self.logger.warn('a')\n", [1]],
  ['of an object in another one', WARN, 'a.py', "other.logger.warn('a')\n", []],
  ['of a module that tests replace', 'Never use `time.sleep`.', 'a.py', 'self.time.sleep(1)\n', []],
  ['of a tool', MOCKS, 'a.test.ts', "import { jest } from '@jest/globals';\njest.fn();\n", [2]],
  ['of another tool with the name', MOCKS, 'a.test.ts', "import { jest } from 'bun:test';\njest.fn();\n", []],
  ['of an attribute with its namespace', OBSOLETE, 'A.cs', '[System.Obsolete]\nclass A {}\n', [1]],
  ['of an attribute with its whole name', OBSOLETE, 'A.cs', '[ObsoleteAttribute("a")]\nclass A {}\n', [1]],
  ['of an attribute that begins alike', OBSOLETE, 'A.cs', '[ObsoleteApi]\nclass A {}\n', []],
  ['of a test', FOCUS, 'a.test.ts', "test.describe.only('a', () => {});\nit.skip.each([1])('b', () => {});\n", [1, 2]],
  [
    'of a type that a declaration names',
    'Never use `new HttpClient()`.',
    'A.cs',
    'class A {\n  HttpClient a = new();\n  HttpClient B { get; } = new();\n  void F() {\n    HttpClient c = new() { D = 1 };\n    Other e = new();\n    G(new());\n  }\n}\n',
    [2, 3, 5],
  ],
  [
    'of a type with its namespace',
    'Never use `new HttpClient()`.',
    'A.cs',
    'class A { object a = new System.Net.Http.HttpClient(); }\n',
    [1],
  ],
  [
    'of a class that is derived for it',
    'Controllers must not use `DbContext`.',
    'Controllers/A.cs',
    'class AController {\n  AppDbContext a;\n  IDbContextFactory<AppDbContext> b;\n  IRepository c; // AppDbContext\n}\n',
    [2, 3],
  ],
  [
    'of a value that is returned alone',
    "Don't use `return None`.",
    'a.py',
    'def f():\n    return None\ndef g():\n    return None or x\ndef h():\n    return None  # a\n',
    [2, 6],
  ],
  [
    'of a package below others, by the last part of its path',
    'Never use `http.DefaultClient`.',
    'a.go',
    'package a\n\nimport "net/http"\n\nvar c = http.DefaultClient\n',
    [5],
  ],
  [
    'of such a package, as a call',
    'Never use generic `http.Error()`.',
    'a.go',
    'package a\n\nimport "net/http"\n\nfunc f(w http.ResponseWriter) { http.Error(w, "a", 500) }\n',
    [5],
  ],
  [
    'of such a package with another name',
    'Never use `http.Get()`.',
    'a.go',
    'package a\n\nimport h "net/http"\n\nfunc f() { h.Get("a") }\n',
    [5],
  ],
  [
    'of a parameter with the name of such a package',
    'Never use `http.Get`.',
    'a.go',
    'package a\n\nfunc f(http Client) { http.Get("a") }\n',
    [],
  ],
  [
    'of packages below one',
    'Use `jakarta.*` imports, not `javax.*`.',
    'A.java',
    'import javax.persistence.Entity;\nimport jakarta.inject.Inject;\nclass A {}\n',
    [1],
  ],
  [
    'of a type in its namespace',
    'Never use `Console`.',
    'A.cs',
    'class A { void F() { System.Console.Beep(); } }\n',
    [1],
  ],
  [
    'of a method of C#',
    'Never call `AddControllers()`.',
    'A.cs',
    'class A { void F() { b.Services.AddControllers(); } }\n',
    [1],
  ],
  [
    'of a method beside another one that has its name and more',
    'Use `FirstOrDefault` instead of `First`.',
    'A.cs',
    'class A {\n  int First;\n  int F() => xs.First();\n}\n',
    [3],
  ],
  ['of a method of lists', 'Use `map` instead of `push`.', 'a.ts', 'xs.push(1);\npush(2);\n', [1, 2]],
  ['of a method of texts', 'Use `slice()` instead of `substr()`.', 'a.ts', 's.substr(1);\n', [1]],
  ['of a method of sessions', "Don't use `commit()`.", 'a.py', 'session.commit()\ncommit = 1\n', [1]],
  ['of a function that a module gives', "Don't use `sleep()`.", 'a.py', 'from time import sleep\nsleep(1)\n', [2]],
  ['of a method of a module', "Don't use `sleep()`.", 'a.py', 'import time\ntime.sleep(1)\n', [2]],
  [
    'of a comparison of any object',
    'Use `isEmpty()` instead of `length() == 0`.',
    'A.java',
    'class A { boolean f(String s) { return s.length() == 0; } }\n',
    [1],
  ],
  [
    'of a type that is no constructor',
    'Use `T[]` instead of `Array<T>`.',
    'a.ts',
    'new Array<string>();\nlet a: Array<string>;\n',
    [2],
  ],
  [
    'of an annotation with its package',
    'Do not use `@Autowired`.',
    'A.java',
    'class A { @org.springframework.beans.factory.annotation.Autowired B b; }\n',
    [1],
  ],
  [
    'of a package of Java',
    'Do not use `java.util.logging`.',
    'A.java',
    'import java.util.logging.Logger;\nimport java.util.List;\nclass A {}\n',
    [1],
  ],
  ['of an element of React', 'Never use `<Fragment>`.', 'a.tsx', 'const a = <React.Fragment key="a" />;\n', [1]],
  ['of a counter of Go', 'Never use `iota`.', 'a.go', 'package a\n\nconst A = iota\n', [3]],
  [
    'of a call in a template',
    "Never use `crypto.createHash('md5')`.",
    'a.ts',
    "const a = `\ncrypto.createHash('md5');\n`;\ncrypto.createHash('md5');\n",
    [4],
  ],
  ['of a list', FOCUS, 'a.test.ts', 'list.skip(3);\n', []],
];

describe('a name that code writes in another way', () => {
  it.each(rows)('%s', async (_name, rule, path, head, lines) => {
    const found = await findInChange(compileText(`- ${rule}\n`, 'uses'), { path, head });
    expect(found.map((one) => Number(one.split(' ')[0]))).toEqual(lines);
  });
});

describe('a module of Python', () => {
  it.each([
    ['is imported by its name', 'import unittest.mock\n', 1],
    ['is imported from its package', 'from unittest import mock\n', 1],
    ['is another one of the package', 'from unittest import case\n', 0],
  ])('%s', async (_name, head, count) => {
    const checks = compileText('- Never import `unittest.mock`.\n', 'imports');
    expect(await findInChange(checks, { path: 'a.py', head })).toHaveLength(count);
  });
});

it.each(['No debug output: no `print`, no `trace`.', 'No debugging code (`console.log`, `debugger`).'])(
  'leaves what is named to nobody else: %s',
  (rule) => {
    expect(compileText(`- ${rule}\n`, 'constructs')).toEqual([]);
  },
);

it('reads `unsafe` as a word of three languages', async () => {
  const checks = compileText('- Avoid `reflect` and `unsafe`.\n', 'uses');
  expect(await findInChange(checks, { path: 'a.go', head: 'package a\n\nimport "reflect"\n' })).toEqual([
    '3 `reflect`',
  ]);
  expect(await findInChange(checks, { path: 'a.rs', head: 'unsafe fn f() {}\n' })).toEqual(['1 `unsafe`']);
});
