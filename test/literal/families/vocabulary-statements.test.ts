import { describe, expect, it } from 'vitest';
import { compileText, findInChange } from './run-statement.ts';

type Row = readonly [rule: string, path: string, head: string, found: readonly string[]];

const below = (titles: string, rule: string): string =>
  `${titles
    .split(' > ')
    .map((title, index) => `${'#'.repeat(index + 1)} ${title}`)
    .join('\n\n')}\n\n- ${rule}\n`;

const rows: readonly Row[] = [
  // Python
  [
    below('Python', 'Always chain exceptions with `raise ... from e`.'),
    'a.py',
    [
      'try:',
      '    a()',
      'except ValueError as e:',
      '    if b:',
      '        raise TypeError(',
      '            "from here"',
      '        )',
      '    raise KeyError("a") from e',
      'raise KeyError("b")',
      'try:',
      '    a()',
      'except ValueError:',
      '    def f():',
      '        raise KeyError("c")',
      '    raise',
      '# raise KeyError("d")',
    ].join('\n'),
    ['5 an error that is raised without `from`'],
  ],
  [
    below('Python', 'Use context managers (`with` statements) for file I/O.'),
    'a.py',
    'f = open("a")\nwith open("b") as g:\n    c = g.read()\nd = open("c").read()\nself.log = open("d")\ns = "f = open(1)"\ne = json.load(open("e"))\n',
    ['1 `open()` without `with`', '4 `open()` without `with`', '7 `open()` without `with`'],
  ],
  [
    below('Python', 'Use `enumerate` for iterating over lists with index.'),
    'a.py',
    'for i in range(len(a)):\n    b(i)\nfor i in range(3):\n    c(i)\n# for i in range(len(a)):\n',
    ['1 `range(len(…))`'],
  ],
  [
    below('Python', 'Use `isinstance` for type checking.'),
    'a.py',
    'if type(a) == int:\n    b = type(a)\nif type(a) is str or isinstance(a, str):\n    c = "type(a) == int"\n',
    ['1 a comparison of types', '3 a comparison of types'],
  ],
  [
    below('Python', 'Use modern type hints (`list[str]`, `str | None`).'),
    'a.py',
    'from typing import List, Any, Optional\n\ndef f(a: List[str], b: list[int], c: Any) -> Optional[str]:\n    return None\n\nis_union = origin is Optional or origin in (List, Optional)\nA = Optional[int]\n',
    ['3 an old form of a type', '7 an old form of a type'],
  ],
  [
    below('Python', 'Add timeouts to all HTTP requests (e.g., `requests.get(url, timeout=30)`).'),
    'a.py',
    'import requests\n\nrequests.get(url)\nrequests.post(url, timeout=3)\nrequests.put(url, **options)\nsession.get(url)\n',
    ['3 a request without `timeout`'],
  ],
  [
    below('Python', 'Specify `encoding="utf-8"` when opening files.'),
    'a.py',
    'with open("a") as f:\n    pass\nwith open("a", encoding="utf-8") as f:\n    pass\nwith open("a", "rb") as f:\n    pass\n',
    ['1 `open()` without `encoding`'],
  ],
  [
    'Never use mutable objects (lists, dicts, sets) as default argument values.',
    'a.py',
    'def f(a=[]):\n    pass\ndef g(a=None):\n    pass\n',
    ['1 a mutable default value'],
  ],
  [
    below('Python', 'Never use string `.format()` or f-strings for SQL.'),
    'a.py',
    'a = f"SELECT b FROM c WHERE d = {e}"\nb = f"Hello {c}"\n',
    ['1 SQL with an inserted value'],
  ],
  // C#
  [
    below('C#', 'Use language keywords instead of BCL types.'),
    'A.cs',
    'class A {\n  String b;\n  string c;\n  Int32 D(Object e) { return String.Empty.Length; }\n  Task<int> F() { return null; }\n}\n',
    ['2 a type for which C# has a keyword', '4 a type for which C# has a keyword'],
  ],
  [
    below('C#', 'Use language keywords instead of BCL types.'),
    'A.cs',
    'using Object = Java.Lang.Object;\nclass A {\n  Object B;\n  String c;\n}\n',
    ['4 a type for which C# has a keyword'],
  ],
  [
    below('C#', 'Use `nameof` instead of string literals when referring to member names.'),
    'A.cs',
    'class A {\n  void B(string c) {\n    throw new ArgumentNullException("c");\n    throw new ArgumentNullException(nameof(c));\n    throw new ArgumentException("c must be d");\n  }\n}\n',
    ['3 a name as a text'],
  ],
  [
    below('C#', 'Use structured logging with message templates.'),
    'A.cs',
    'class A {\n  void B(ILogger logger, int c) {\n    logger.LogInformation($"c is {c}");\n    logger.LogInformation("c is {C}", c);\n    var d = $"c is {c}";\n  }\n}\n',
    ['3 a message without a template'],
  ],
  [
    below('C#', 'Use `ArgumentNullException.ThrowIfNull()` for parameter validation.'),
    'A.cs',
    'class A {\n  void B(string c, string d) {\n    if (c == null)\n      throw new ArgumentNullException(nameof(c));\n    e = d ?? throw new ArgumentNullException(nameof(d));\n  }\n}\n',
    ['4 a check for `null` by hand'],
  ],
  [
    below('C#', 'Do not throw generic exceptions.'),
    'A.cs',
    'class A {\n  void B() {\n    throw new Exception("a");\n    throw new InvalidOperationException("a");\n  }\n}\n',
    ['3 a generic error that is thrown'],
  ],
  // Java and Go
  [
    below('Java', 'Never catch `Throwable` or `Error`.'),
    'A.java',
    'class A {\n  void b() {\n    try { c(); } catch (Throwable t) { d(t); }\n    try { c(); } catch (IOException | Error e) { d(e); }\n    try { c(); } catch (IOException e) { d(e); }\n    try { c(); } catch (MyError e) { d(e); }\n  }\n}\n',
    ['3 a handler of `Throwable`, `Error`', '4 a handler of `Throwable`, `Error`'],
  ],
  [
    below('Go', 'Never store `context.Context` in structs.'),
    'a.go',
    'package a\n\ntype B struct {\n\tctx context.Context\n\tname string\n}\n\nfunc c(ctx context.Context) {}\n',
    ['4 a context in a struct'],
  ],
  [
    below('Go > Common Anti-Patterns to Avoid', 'Ignoring errors with `_`'),
    'a.go',
    'package a\n\nfunc b() {\n\t_ = c()\n\td, err := e()\n}\n',
    ['4 an ignored error'],
  ],
  // Angular
  [
    'Use native control flow (`@if`, `@for`, `@switch`) instead of `*ngIf`, `*ngFor`, `*ngSwitch`.',
    'a.component.html',
    '<p *ngIf="a">b</p>\n@if (a) { <p>c</p> }\n<!-- the ngIf directive -->\n',
    ['1 a structural directive'],
  ],
  [
    'Must NOT set `standalone: true` inside Angular decorators.',
    'a.ts',
    '@Component({\n  standalone: true,\n})\nclass A {\n  standalone = true;\n}\n',
    ['2 `standalone: true`'],
  ],
  [
    'Use the `inject()` function instead of constructor injection.',
    'a.ts',
    '@Injectable()\nexport class A {\n  constructor(private b: B) {}\n}\nexport class C {\n  constructor(private b: B) {}\n}\n',
    ['3 a dependency that the constructor takes'],
  ],
  [
    'Use `input()` and `output()` functions instead of decorators.',
    'a.ts',
    'class A {\n  @Input() b = 1;\n  @ViewChild() c = 1;\n  d = input();\n}\n',
    ['2 a decorator in place of a function'],
  ],
  [
    'Set `changeDetection: ChangeDetectionStrategy.OnPush` in `@Component` decorator.',
    'a.ts',
    '@Component({\n  selector: "a",\n})\nexport class A {}\n',
    ['1 a component without `OnPush`'],
  ],
  [
    'Do NOT use `mutate` on signals, use `update` or `set` instead.',
    'a.ts',
    'import { signal } from "@angular/core";\nconst a = signal(1);\na.mutate(b);\na.set(c);\n',
    ['3 `mutate`'],
  ],
  // Scripts, styles and tests
  [
    below('TypeScript', 'Use `unknown` in `catch` blocks.'),
    'a.ts',
    'try { a(); } catch (e: any) { b(e); }\ntry { a(); } catch (e: unknown) { b(e); }\ntry { a(); } catch (e) { b(e); }\n',
    ['1 a caught error of the type `any`'],
  ],
  [
    below('TypeScript', 'Prefer const over let for variable declarations.'),
    'a.ts',
    'let a = 1;\nlet b = 2;\nb = 3;\nconst c = a;\n',
    ['1 `let` of a variable that never changes'],
  ],
  [below('Rules', 'ESM only.'), 'a.js', 'const a = require("a");\nimport b from "b";\n', ['1 `require`']],
  [
    below('React', 'Use functional components with TypeScript interfaces.'),
    'a.tsx',
    'class A extends React.Component {\n  render() { return <p />; }\n}\nclass B {}\n',
    ['1 a class component'],
  ],
  [
    below('Testing', 'No conditionals in test body — use parameterization.'),
    'a.test.ts',
    'it("a", () => {\n  if (b) { expect(c).toBe(1); }\n  const d = (e) => { if (e) { f(); } };\n});\nfunction g() { if (b) { h(); } }\n',
    ['2 `if` in a test'],
  ],
  [
    below('Testing', 'Avoid hard-coded waits.'),
    'a.spec.ts',
    'await page.waitForTimeout(1000);\nawait page.waitForSelector("a");\ncy.wait("@b");\ncy.wait(500);\n',
    ['1 a wait for a fixed time', '4 a wait for a fixed time'],
  ],
  [
    'Use `rem` or `em` for font sizes.',
    'a.css',
    'a {\n  font-size: 12px;\n  font-size: 1rem;\n  margin: 3px;\n}\n',
    ['2 a size of a font in `px`'],
  ],
  [
    'No arbitrary Tailwind values.',
    'a.tsx',
    'const a = <p className="w-[13px] p-4" />;\nconst b = <p className="data-[state=open]:p-4 w-full" />;\nconst c = d[e];\n',
    ['1 an arbitrary value'],
  ],
  [
    'Use the semantic tokens: `text-heading` not `text-gray-900`, `bg-surface` not `bg-white`.',
    'a.tsx',
    'const a = <p className="text-gray-900 bg-surface" />;\nconst b = <p className="bg-white" />;\n',
    ['1 `text-gray-900`', '2 `bg-white`'],
  ],
  [
    below('Guide > CSS', 'Use the semantic token `bg-surface`, not `bg-white`.'),
    'a.vue',
    '<template>\n  <p class="bg-white" />\n</template>\n',
    ['2 `bg-white`'],
  ],
  ['Never use `print` for logging.', 'a.toml', '[tool.print]\nprint = true\n', []],
  ['Never use `print` for logging.', 'a.css', '@media print {\n}\n', []],
  ['Never use `print` for logging.', 'a.py', 'print(1)\n', ['1 `print`']],
  ['Use `fs-extra` instead of native `fs`.', 'Dockerfile', 'RUN mkfs -t fs\n', []],
  ['Never use `print`.', 'a.tsx', 'const a = <Report print />;\n', []],
  ['Never use `varchar`; use `text`.', 'a.sql', 'create table a (b VARCHAR(20));\n', ['1 `varchar`']],
  ['Never use `Write-Host`.', 'a.ps1', 'write-host 1\n', ['1 `Write-Host`']],
  ['Never use `SELECT *`.', 'a.sql', 'select * from a;\n-- select * from b\n', ['1 `SELECT *`']],
  ['Use `[]` instead of `array()`.', 'a.php', '<?php\n$a = array(1);\n$b = [1];\n', ['2 `array()`']],
  ['Never use `exit()`.', 'a.php', '<?php\nif ($a) {\n  exit(1);\n}\n', ['3 `exit()`']],
  ['Never use `sizeof()`.', 'a.c', 'int a = sizeof(b);\nint c = sizeof(int);\n', ['1 `sizeof()`', '2 `sizeof()`']],
  ['Never use `typeof()`.', 'a.cs', 'class A { object b = typeof(A); }\n', ['1 `typeof()`']],
  ['Do not use `type: ignore`.', 'a.py', 'a = 1  # type: ignore[x]\nb = "type: ignore"\n', ['1 `type: ignore`']],
  ['Never use `eslint-disable`.', 'a.ts', '// eslint-disable-next-line x\n', ['1 `eslint-disable`']],
  [
    'Never use `null`.',
    'a.ts',
    'Object.create(null);\nJSON.stringify(f(a), null, 2);\nconst r = useRef<A | null>(null);\nconst b = null;\n',
    ['3 `null`', '4 `null`'],
  ],
  ['Never use `AppModule`.', 'a.yml', 'name: AppModule\n', ['1 `AppModule`']],
  ['Use `grep -E` instead of `grep -P`.', 'a.sh', 'grep -P "a" b\ngrep -E "a" b\n# grep -P\n', ['1 `grep -P`']],
  [
    'forwardRef is now deprecated, NEVER use it. use ref instead.',
    'a.tsx',
    'const A = forwardRef((b, c) => null);\nconst B = (d) => null;\n',
    ['1 `forwardRef`'],
  ],
  [
    below('Database Conventions', 'Use parameterized SQL queries only.'),
    'a.ts',
    'a(`SELECT b FROM c WHERE d = ${e}`);\n',
    ['1 SQL with an inserted value'],
  ],
  [
    below('CSS', 'No `transition: all` — animate specific properties only.'),
    'a.css',
    'a {\n  transition: all 1s;\n  transition: color 1s;\n}\n',
    ['2 `transition: all`'],
  ],
];

describe('statements, names and forms that rules name by words', () => {
  it.each(rows)('%s (%s)', async (rule, path, head, found) => {
    const checks = ['constructs', 'errors-and-logs', 'uses', 'imports'].flatMap((family) => compileText(rule, family));
    const reported = await findInChange(checks, { path, head });
    expect([...new Set(reported)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))).toEqual(found);
  });
});

describe('words that mean something else, or limit what is meant', () => {
  it.each([
    'Use `with` carefully.',
    'Use context managers.',
    'Use context managers for locks.',
    'Raise errors from the service layer.',
    'Use `raise` for invalid input from users.',
    'Use `isinstance` where it helps.',
    'Use keywords instead of types.',
    'Use structured logging.',
    'No conditionals in templates.',
    'Use `unknown` for external data.',
    'No arbitrary code execution.',
    'Avoid waits.',
    'Throw generic errors only at the boundary.',
    'ESM interop is slow.',
    'Use `a` not `b`, and `c` when needed.',
    below('Gotchas', 'Using `any`'),
    below('Anti-Patterns', 'Using `any` when a type is known'),
    below('Anti-Patterns', 'Testing helps'),
  ])('%s', (rule) => {
    const compiled = ['constructs', 'errors-and-logs', 'uses'].flatMap((family) => compileText(rule, family));
    expect(compiled.map(({ finder }) => finder.words)).toEqual([]);
  });
});

describe('words that are said again and again', () => {
  it.each(['raise from e ', 'with file ', 'enumerate index ', 'nameof member ', 'unknown catch ', '`a` not `b`, '])(
    'are read in one pass: %s',
    (words) => {
      const long = words.repeat(Math.floor(460 / words.length));
      expect(['Use', 'Always', 'Never'].flatMap((rule) => compileText(`${rule} ${long}!`, 'constructs'))).toEqual([]);
    },
  );
});
