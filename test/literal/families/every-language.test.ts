import { describe, expect, it } from 'vitest';
import { compileText, findInChange } from './run-statement.ts';

type Row = readonly [rule: string, path: string, head: string, found: readonly string[]];

const EARLY = 'Use early returns.';
const ELSE = '`else` after `return`';
const INJECTION = 'Always use constructor injection.';
const OLD_CODE = 'No commented-out code.';
const IS_OLD = 'code that is commented out';
const LOGS = 'Never log passwords.';
const SQL = 'Use parameterized queries.';
const IS_SQL = 'SQL with an inserted value';
const STYLES = 'Avoid inline styles.';
const IS_STYLE = 'an inline style';

const rows: readonly Row[] = [
  [
    EARLY,
    'a.go',
    'package a\n\nfunc f() int {\n\tif a {\n\t\treturn 1\n\t} else {\n\t\treturn 2\n\t}\n}\n',
    [`6 ${ELSE}`],
  ],
  // What the condition declares is known in the `else` alone.
  [
    EARLY,
    'a.go',
    'package a\n\nfunc f() int {\n\tif x := g(); x > 1 {\n\t\treturn 1\n\t} else {\n\t\treturn x\n\t}\n}\n',
    [],
  ],
  [EARLY, 'a.rb', 'def f\n  if a\n    return 1\n  elsif b\n    return 2\n  else\n    3\n  end\nend\n', [`6 ${ELSE}`]],
  [EARLY, 'a.rb', 'def f\n  unless a\n    return 1\n  else\n    2\n  end\nend\n', [`4 ${ELSE}`]],
  [EARLY, 'a.rb', 'def f\n  x = if a\n    return 1\n  else\n    2\n  end\nend\n', []],
  [EARLY, 'a.rs', 'fn f() -> u8 {\n    if a {\n        return 1;\n    } else {\n        2\n    }\n}\n', [`4 ${ELSE}`]],
  [EARLY, 'a.rs', 'fn f() {\n    let x = if a { return; } else { 2 };\n    if a { 1 } else { 2 }\n}\n', []],
  [INJECTION, 'A.java', 'class A {\n  @Autowired\n  private B b;\n  private C c;\n}\n', ['3 `b` as an injected field']],
  [
    INJECTION,
    'A.kt',
    'class A {\n    @Autowired\n    private lateinit var b: B\n    val c = 1\n}\n',
    ['3 `b` as an injected field'],
  ],
  [INJECTION, 'src/test/java/ATest.java', 'class ATest {\n  @Autowired\n  private B b;\n}\n', []],
  [
    OLD_CODE,
    'a.go',
    'package a\n\n// x := load(y)\n// if x == nil {\n// func f(a int) error {\n// fmt.Println(x)\nvar a = 1\n',
    [`3 ${IS_OLD}`, `4 ${IS_OLD}`, `5 ${IS_OLD}`, `6 ${IS_OLD}`],
  ],
  // Examples of Go are indented. Formulas and prose are no code.
  [
    OLD_CODE,
    'a.go',
    'package a\n\n// Use it as\n//\n//\tx := load(y)\n//\n// return value(s) of go routines\n// max = 10 seconds\n// if it fails, nil\nvar a = 1\n',
    [],
  ],
  [
    OLD_CODE,
    'A.java',
    'class A {\n  // int x = load(y);\n  // List<String> z = null;\n  // See y; it is fine.\n}\n',
    [`2 ${IS_OLD}`, `3 ${IS_OLD}`],
  ],
  [OLD_CODE, 'a.cpp', '// const char *x = load(y);\nint a;\n', [`1 ${IS_OLD}`]],
  [
    LOGS,
    'a.php',
    '<?php\nLog::info("pw $password");\n$this->logger->info("x {$user->password}");\nLog::info("a password");\n',
    ['2 `$password` in `Log::info()`', '3 `$user->password` in `this.logger->info()`'],
  ],
  [LOGS, 'b.rb', 'Rails.logger.info("pw #{password}")\n', ['1 `password` in `Rails.logger.info()`']],
  ['Never log secrets — keys or tokens.', 'a.ts', 'console.log(token);\n', ['1 `token` in `console.log()`']],
  [LOGS, 'a.rb', 'logger.info("pw #{password}")\nlogger.info("pw password")\n', ['1 `password` in `logger.info()`']],
  [
    LOGS,
    'a.rs',
    'fn f() {\n    println!("{}", password);\n    info!("x {password:?}");\n    tracing::info!(%user.password, "x");\n    info!("password", password.len());\n}\n',
    ['2 `password` in `println!()`', '3 `password` in `info!()`', '4 `user.password` in `tracing::info!()`'],
  ],
  [
    SQL,
    'a.go',
    'package a\n\nvar q = fmt.Sprintf("SELECT * FROM a WHERE b = \'%s\' AND c = 1", name)\nvar r = fmt.Sprintf("SELECT * FROM %s WHERE b = $1", table)\nvar s = fmt.Sprintf("SELECT * FROM a WHERE b = %d", number)\n',
    [`3 ${IS_SQL}`],
  ],
  [
    SQL,
    'a.rs',
    'fn f() {\n    let q = format!("SELECT * FROM a WHERE b = {}", name);\n    let r = format!("SELECT * FROM a WHERE b = {name}");\n    let s = format!("SELECT * FROM {table}");\n}\n',
    [`2 ${IS_SQL}`, `3 ${IS_SQL}`],
  ],
  [
    SQL,
    'a.py',
    'q = "SELECT * FROM a WHERE b = {} AND c".format(name)\nr = "SELECT * FROM {}".format(name)\n',
    [`1 ${IS_SQL}`],
  ],
  [SQL, 'a.php', '<?php\n$q = sprintf("SELECT * FROM a WHERE b = \'%s\'", $name);\n', [`2 ${IS_SQL}`]],
  [
    STYLES,
    'a.html',
    '<p\n  style="color: red"\n>\n<p style="--size: 1">\n<!-- <p style="color: red"> -->\n',
    [`2 ${IS_STYLE}`],
  ],
  [
    STYLES,
    'a.vue',
    '<template>\n  <p style="color: red" />\n  <p :style="{ color }" />\n</template>\n',
    [`2 ${IS_STYLE}`],
  ],
  [STYLES, 'views/a.blade.php', '<p style="color: red">\n<p style="color: {{ $color }}">\n', [`1 ${IS_STYLE}`]],
  [STYLES, 'views/mail/a.blade.php', '<p style="color: red">\n', []],
  ['Do not use H1 headings.', 'a.md', 'Title\n=====\n\ntext\n\nOther\n-----\n', ['1 a heading of the first level']],
  [
    'Use sentence case for headings.',
    'a.md',
    'Getting Started Here\n---\n\na text Getting Started\nof two lines\n---\n',
    ['1 a heading that is not in sentence case'],
  ],
];

describe('every language that a check counts for', () => {
  it.each(rows)('%s %s %j', async (rule, path, head, found) => {
    const checks = ['constructs', 'errors-and-logs', 'documents'].flatMap((family) => compileText(rule, family));
    expect(checks).toHaveLength(1);
    expect(await findInChange(checks, { path, head })).toStrictEqual(found);
  });
});

/** A rule below the name of a language, code that breaks it, and what is found. Without code, it is no check in the language. */
const names: readonly (readonly [
  language: string,
  rule: string,
  path: string,
  head: string,
  found: readonly string[],
])[] = [
  ['C', 'Use UPPER_SNAKE_CASE for constants.', 'a.c', 'const int max_size = 3;\n', ['1 `max_size`']],
  ['Shell', 'Use UPPER_SNAKE_CASE for constants.', 'a.sh', 'readonly max_size=3\nreadonly MAX=1\n', ['1 `max_size`']],
  ['Lua', 'Use UPPER_SNAKE_CASE for constants.', 'a.lua', '', []],
  [
    'Python',
    'Use UPPER_SNAKE_CASE for enum members.',
    'a.py',
    'class A(Enum):\n    red = 1\nclass B:\n    red = 1\n',
    ['2 `red`'],
  ],
  [
    'Python',
    'Use snake_case for private fields.',
    'a.py',
    'class A:\n    _myField = 1\n    myField = 1\n',
    ['2 `_myField`'],
  ],
  [
    'Python',
    'Use snake_case for properties.',
    'a.py',
    'class A:\n    @property\n    def myName(self): return 1\n',
    ['3 `myName`'],
  ],
  ['Java', 'Use camelCase for functions.', 'A.java', 'class A { void do_it() {} }\n', ['1 `do_it`']],
  ['Java', 'Use camelCase for properties.', 'A.java', 'class A { int my_size; }\n', ['1 `my_size`']],
  ['PHP', 'Use camelCase for properties.', 'a.php', '<?php\nclass A { public $my_size; }\n', ['2 `my_size`']],
  ['C#', 'Use PascalCase for functions.', 'A.cs', 'class A { void do_it() {} }\n', ['1 `do_it`']],
  ['Rust', 'Use snake_case for functions.', 'a.rs', 'impl A {\n    fn doIt(&self) {}\n}\n', ['2 `doIt`']],
  ['Python', 'Use snake_case for functions.', 'a.py', 'class A:\n    def doIt(self): pass\n', ['2 `doIt`']],
  ['Kotlin', 'Use camelCase for functions.', 'A.kt', 'class A {\n    fun do_it() = 1\n}\n', ['2 `do_it`']],
  [
    'React',
    'Use PascalCase for components.',
    'a.tsx',
    'export function userCard() { return <p />; }\nexport function useCard() { return <p />; }\n',
    ['1 `userCard`'],
  ],
  ['C#', 'Database tables: `snake_case`', 'A.cs', 'b.Entity<A>().ToTable("UserOrders");\n', ['1 `UserOrders`']],
  ['Ruby', 'Use snake_case for functions.', 'a.rb', 'def doIt\nend\n', ['1 `doIt`']],
  ['Ruby', 'Use snake_case for methods.', 'a.rb', 'module A\n  def self.doIt\n  end\nend\n', ['2 `doIt`']],
  ['Elixir', 'Use PascalCase for modules.', 'a.ex', 'defmodule My_Mod do\nend\n', ['1 `My_Mod`']],
  ['PowerShell', 'Use camelCase for private variables.', 'a.ps1', '', []],
  ['PowerShell', 'Use PascalCase for parameters.', 'a.ps1', '', []],
  ['Kotlin', 'Use PascalCase for enum members.', 'A.kt', '', []],
  ['Swift', 'Use camelCase for enum cases.', 'A.swift', '', []],
  ['Rust', 'Use PascalCase for classes.', 'a.rs', '', []],
  ['Java', 'Use TPascalCase for type parameters.', 'A.java', '', []],
];

describe('names in a language', () => {
  it.each(names)('%s: %s', async (language, rule, path, head, found) => {
    const checks = compileText(`# ${language}\n\n- ${rule}\n`, 'naming');
    expect(checks).toHaveLength(head === '' ? 0 : 1);
    expect(await findInChange(checks, { path, head })).toStrictEqual(found);
  });
});
