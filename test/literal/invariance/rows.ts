import type { LanguageName } from './languages.ts';

/** Code that breaks a rule, and code like it that does not. */
export interface Row {
  readonly family: string;
  readonly rule: string;
  readonly language: LanguageName;
  /** `comment`: the rule is about comments. `layout`: it is about how texts and lines are written. */
  readonly as: 'expression' | 'statement' | 'declaration' | 'comment' | 'layout';
  readonly wrong: string;
  readonly right: string;
}

type Sample = readonly [language: LanguageName, as: Row['as'], wrong: string, right: string];

function rowsOf(family: string, rule: string, ...samples: readonly Sample[]): readonly Row[] {
  return samples.map(([language, as, wrong, right]) => ({ family, rule, language, as, wrong, right }));
}

/** The same sample in all dialects of JavaScript. */
function inScripts(as: Row['as'], wrong: string, right: string): readonly Sample[] {
  return (['typescript', 'tsx', 'javascript', 'jsx'] as const).map((language) => [language, as, wrong, right]);
}

function inTypedScripts(as: Row['as'], wrong: string, right: string): readonly Sample[] {
  return (['typescript', 'tsx'] as const).map((language) => [language, as, wrong, right]);
}

const MARKUP: readonly Row[] = [
  rowsOf(
    'markup',
    'Every `<img>` must have an `alt` attribute.',
    ['tsx', 'expression', '<img src={a} />', '<img alt={b} src={a} />'],
    ['jsx', 'expression', '<img src={a} />', '<img alt={b} src={a} />'],
  ),
  rowsOf(
    'markup',
    'Never pass `className` to `Text`.',
    ['tsx', 'expression', '<Text className={a} />', '<Text id={a} />'],
    ['jsx', 'expression', '<Text className={a} />', '<Text id={a} />'],
  ),
].flat();

const NAMES: readonly Row[] = rowsOf(
  'naming',
  'Use `ID` not `Id`.',
  ...inScripts('declaration', 'function findUserId() {}', 'function findUserID() {}'),
  ['python', 'declaration', 'class UserId:\n    pass', 'class UserID:\n    pass'],
  ['go', 'declaration', 'func findUserId() {}', 'func findUserID() {}'],
  ['java', 'declaration', 'class UserId {}', 'class UserID {}'],
  ['csharp', 'declaration', 'class UserId {}', 'class UserID {}'],
  ['rust', 'declaration', 'struct UserId;', 'struct UserID;'],
);

/** What others cannot see has names of its own. */
const UNEXPORTED: readonly Row[] = rowsOf('naming', 'In Go, unexported methods must be in camelCase.', [
  'go',
  'declaration',
  'func (a *server) load_state() {}',
  'func (a *server) LoadState() {}',
]);

const ROLES: readonly Row[] = rowsOf(
  'naming',
  'Controllers must be named `*Controller`.',
  ['java', 'declaration', '@Controller class Cart {}', '@Controller class CartController {}'],
  ['csharp', 'declaration', 'class Cart : Controller {}', 'class CartController : Controller {}'],
);

const USES: readonly Row[] = [
  rowsOf(
    'uses',
    'Never use `selection.anchorNode` / `focusNode`.',
    ...inScripts('expression', 'selection.focusNode', 'focusNode'),
  ),
  rowsOf('uses', 'Do not add `slow_io` markers.', [
    'python',
    'declaration',
    '@pytest.mark.slow_io\ndef test_a():\n    pass',
    '@pytest.mark.fast\ndef test_a():\n    pass',
  ]),
  rowsOf(
    'uses',
    'Use `allowed.call(x)` instead of `forbidden.call(value, ...)`.',
    ...inScripts('expression', 'forbidden.call(1)', 'allowed.call(1)'),
    ['python', 'expression', 'forbidden.call(1)', 'allowed.call(1)'],
    ['go', 'expression', 'forbidden.call(1)', 'allowed.call(1)'],
  ),
  rowsOf(
    'uses',
    'Never call `forbidden()`.',
    ...inScripts('expression', 'forbidden(1)', 'allowed(1)'),
    ['python', 'expression', 'forbidden(1)', 'allowed(1)'],
    ['go', 'expression', 'forbidden(1)', 'allowed(1)'],
    ['rust', 'expression', 'forbidden(1)', 'allowed(1)'],
    ['java', 'expression', 'forbidden(1)', 'allowed(1)'],
    ['csharp', 'expression', 'forbidden(1)', 'allowed(1)'],
    ['php', 'expression', 'forbidden(1)', 'allowed(1)'],
    ['ruby', 'expression', 'forbidden(1)', 'allowed(1)'],
    ['c', 'expression', 'forbidden(1)', 'allowed(1)'],
    ['cpp', 'expression', 'forbidden(1)', 'allowed(1)'],
    ['lua', 'expression', 'forbidden(1)', 'allowed(1)'],
    ['kotlin', 'expression', 'forbidden(1)', 'allowed(1)'],
    ['swift', 'expression', 'forbidden(1)', 'allowed(1)'],
  ),
  rowsOf('uses', 'Never use `console.log`.', ...inScripts('expression', 'console.log(1)', 'logger.log(1)')),
  rowsOf(
    'uses',
    'Prefer `.first()` over `.get(0)`.',
    ...inScripts('expression', 'list.get(0)', 'list.get(1)'),
    ['java', 'expression', 'list.get(0)', 'list.get(01)'],
    ['kotlin', 'expression', 'list.get(0)', 'list.get(10)'],
  ),
  rowsOf('uses', 'Avoid `any` casts.', ...inTypedScripts('expression', 'first as any', 'first as unknown')),
  rowsOf('uses', 'Never use `==`.', ...inScripts('expression', 'first == second', 'first === second')),
  rowsOf('uses', 'Never use `any`.', ...inTypedScripts('statement', 'let value: any;', 'let value: unknown;')),
  rowsOf('constructs', 'Prefer explicit types instead of var.', [
    'csharp',
    'statement',
    'var first = 1;',
    'int first = 1;',
  ]),
  rowsOf(
    'constructs',
    'Prefer switch expressions over switch statements.',
    ['java', 'statement', 'switch (a) { default: b(); }', 'c(switch (a) { default -> 1; });'],
    ['csharp', 'statement', 'switch (a) { default: B(); break; }', 'c(a switch { _ => 1 });'],
  ),
  rowsOf(
    'constructs',
    'Do not use template literals in class names.',
    ['tsx', 'expression', '<b className={`c ${a}`} />', '<b className={cn(a)} />'],
    ['jsx', 'expression', '<b className={`c ${a}`} />', '<b className={cn(a)} />'],
  ),
  rowsOf(
    'errors-and-logs',
    'Never log and rethrow errors.',
    ...inScripts('statement', 'console.error(err); \nthrow err;', 'console.error(err);'),
  ),
  rowsOf('uses', 'Never use `new Date()`.', ...inScripts('expression', 'new Date()', 'clock.now()')),
  rowsOf('uses', 'Never use `os.system()`.', ['python', 'expression', 'os.system(a)', 'shop.system(a)']),
  rowsOf('uses', 'Never use `.unwrap()`.', ['rust', 'expression', 'a.unwrap()', 'a.unwrap_or(1)']),
  rowsOf('uses', 'Use `unwrap()` only in test code.', ['rust', 'expression', 'a.unwrap()', 'a.unwrap_or(1)']),
  rowsOf('uses', 'Never use `panic!`.', ['rust', 'expression', 'panic!()', 'panics()']),
  rowsOf('uses', 'Never use `todo!()`.', ['rust', 'expression', 'todo!()', 'today()']),
  rowsOf('uses', 'Never use `fmt.Println`.', ['go', 'statement', 'fmt.Println(1)', 'log.Println(1)']),
  rowsOf('uses', 'Never use `.Result`.', ['csharp', 'expression', 'task.Result', 'task.Results']),
  rowsOf(
    'uses',
    'Never use `goto`.',
    ['c', 'statement', 'goto end; end:;', 'gotten = 1;'],
    ['cpp', 'statement', 'goto end; end:;', 'gotten = 1;'],
  ),
].flat();

const IMPORTS: readonly Row[] = [
  rowsOf(
    'imports',
    'Do not import `lodash`.',
    ...inScripts('declaration', "import get from 'lodash';", "import get from 'lodash-es';"),
  ),
  rowsOf('imports', 'Never import `requests`.', ['python', 'declaration', 'import requests', 'import requests_mock']),
  rowsOf('imports', 'Never import `std::fs`.', ['rust', 'declaration', 'use std::fs::File;', 'use std::io::Read;']),
  rowsOf('imports', 'Never import `github.com/pkg/errors`.', [
    'go',
    'declaration',
    'import "github.com/pkg/errors"',
    'import "errors"',
  ]),
].flat();

const CONSTRUCTS: readonly Row[] = [
  rowsOf(
    'constructs',
    'Never use async callbacks in `forEach`.',
    ...inScripts('statement', 'a.forEach(async (b) => c(b));', 'a.forEach((b) => c(b));'),
  ),
  rowsOf(
    'constructs',
    'Use named exports for components.',
    ['tsx', 'declaration', 'export default function Card() {}', 'export function Card() {}'],
    ['jsx', 'declaration', 'export default function Card() {}', 'export function Card() {}'],
  ),
  rowsOf(
    'constructs',
    'Avoid default exports.',
    ...inScripts('declaration', 'export default 1;', 'export const a = 1;'),
  ),
  rowsOf(
    'constructs',
    'Avoid nested ternaries.',
    ...inScripts('expression', 'a ? b : c ? d : e', 'a ? b : (c || d)'),
    ['java', 'expression', 'a ? b : c ? d : e', 'a ? b : c'],
    ['csharp', 'expression', 'a ? b : c ? d : e', 'a ? b : c'],
    ['python', 'expression', 'a if b else c if d else e', 'a if b else c'],
    ['ruby', 'expression', 'a ? b : (c ? d : e)', 'a ? b : c'],
    ['c', 'expression', 'a ? b : c ? d : e', 'a ? b : c'],
    ['cpp', 'expression', 'a ? b : c ? d : e', 'a ? b : c'],
  ),
  rowsOf('constructs', 'Avoid non-null assertions.', ...inTypedScripts('expression', 'a!.b', '!a.b')),
  rowsOf(
    'constructs',
    'No wildcard imports.',
    ['python', 'declaration', 'from a import *', 'from a import b'],
    ['java', 'declaration', 'import a.*;', 'import a.B;'],
  ),
  rowsOf('constructs', 'Avoid mutable default arguments.', [
    'python',
    'declaration',
    'def held(a=[]): ...',
    'def held(a=()): ...',
  ]),
  rowsOf('constructs', 'Use f-strings for string formatting.', ['python', 'expression', "'%s' % a", "f'{a}'"]),
  rowsOf(
    'constructs',
    'Avoid `else` after `return`.',
    ...inScripts(
      'statement',
      'function held() { if (a) { return 1; } else { return 2; } }',
      'function held() { if (a) { return 1; } return 2; }',
    ),
  ),
  rowsOf('constructs', 'Do not use emoji.', ...inScripts('layout', 'held("🎉");', 'held("a");')),
].flat();

const ERRORS: readonly Row[] = [
  rowsOf(
    'errors-and-logs',
    'Avoid empty catch blocks.',
    ...inScripts('statement', 'try { run(); } catch {}', 'try { run(); } catch { stop(); }'),
    ['java', 'statement', 'try { run(); } catch (E e) {}', 'try { run(); } catch (E e) { stop(); }'],
    ['csharp', 'statement', 'try { Run(); } catch {}', 'try { Run(); } catch { Stop(); }'],
    ['php', 'statement', 'try { run(); } catch (E $e) {}', 'try { run(); } catch (E $e) { stop(); }'],
    ['cpp', 'statement', 'try { run(); } catch (...) {}', 'try { run(); } catch (...) { stop(); }'],
  ),
  rowsOf('errors-and-logs', 'Never use bare `except:`.', [
    'python',
    'declaration',
    'try:\n    run()\nexcept:\n    stop()',
    'try:\n    run()\nexcept ValueError:\n    stop()',
  ]),
  rowsOf(
    'errors-and-logs',
    'No debug print statements.',
    ['python', 'expression', 'print(1)', 'logger.print(1)'],
    ['go', 'statement', 'fmt.Println(1)', 'log.Println(1)'],
    ['java', 'statement', 'System.out.println(1);', 'log.println(1);'],
    ['csharp', 'statement', 'Console.WriteLine(1);', 'log.WriteLine(1);'],
    ['rust', 'statement', 'println!("a");', 'info!("a");'],
  ),
  rowsOf('errors-and-logs', 'No `debugger` statements.', ...inScripts('statement', 'debugger;', 'bugs();')),
  rowsOf(
    'errors-and-logs',
    'No TODO comments.',
    ...inScripts('comment', 'TODO: later', 'NOTE: later'),
    ['python', 'comment', 'TODO: later', 'NOTE: later'],
    ['go', 'comment', 'TODO: later', 'NOTE: later'],
    ['rust', 'comment', 'TODO: later', 'NOTE: later'],
    ['java', 'comment', 'TODO: later', 'NOTE: later'],
    ['csharp', 'comment', 'TODO: later', 'NOTE: later'],
    ['php', 'comment', 'TODO: later', 'NOTE: later'],
    ['ruby', 'comment', 'TODO: later', 'NOTE: later'],
    ['c', 'comment', 'TODO: later', 'NOTE: later'],
    ['cpp', 'comment', 'TODO: later', 'NOTE: later'],
    ['lua', 'comment', 'TODO: later', 'NOTE: later'],
    ['kotlin', 'comment', 'TODO: later', 'NOTE: later'],
    ['swift', 'comment', 'TODO: later', 'NOTE: later'],
    ['shell', 'comment', 'TODO: later', 'NOTE: later'],
  ),
].flat();

const DECLARATIONS: readonly Row[] = [
  rowsOf(
    'naming',
    'Use PascalCase for classes.',
    ...inScripts('declaration', 'class wrong_name {}', 'class RightName {}'),
    ['python', 'declaration', 'class wrong_name: ...', 'class RightName: ...'],
    ['java', 'declaration', 'class wrong_name {}', 'class RightName {}'],
    ['csharp', 'declaration', 'class wrong_name {}', 'class RightName {}'],
    ['php', 'declaration', 'class wrong_name {}', 'class RightName {}'],
    ['cpp', 'declaration', 'class wrong_name {};', 'class RightName {};'],
  ),
  rowsOf('naming', 'Use PascalCase for structs.', [
    'rust',
    'declaration',
    'struct wrong_name {}',
    'struct RightName {}',
  ]),
  rowsOf('naming', 'Constants must be in UPPER_SNAKE_CASE.', [
    'java',
    'declaration',
    'class First { static final long wrongName = 1L; }',
    'class First { static final long serialVersionUID = 1L; }',
  ]),
  rowsOf(
    'naming',
    'Use camelCase for functions.',
    ...inScripts('declaration', 'function wrong_name() {}', 'function rightName() {}'),
    ['php', 'declaration', 'function wrong_name() {}', 'function rightName() {}'],
  ),
  rowsOf(
    'naming',
    'Use snake_case for functions.',
    ['python', 'declaration', 'def wrongName(): ...', 'def right_name(): ...'],
    ['rust', 'declaration', 'fn wrongName() {}', 'fn right_name() {}'],
  ),
  rowsOf('companions', 'Public functions must have docstrings.', [
    'python',
    'declaration',
    'def wrong(a): ...',
    'def right(a):\n    """Adds."""',
  ]),
  rowsOf(
    'companions',
    'Always document exported functions.',
    ['go', 'declaration', 'func Wrong() {}', '// Right adds.\nfunc Right() {}'],
    ...inScripts('declaration', 'export function wrong() {}', '/** Adds. */\nexport function right() {}'),
  ),
  rowsOf(
    'limits',
    'Functions must not have more than 3 parameters.',
    ...inScripts('declaration', 'function wrong(a, b, c, d) {}', 'function right(a, b, c) {}'),
    ['python', 'declaration', 'def wrong(a, b, c, d): ...', 'def right(a, b, c): ...'],
    ['go', 'declaration', 'func wrong(a, b, c, d int) {}', 'func right(a, b, c int) {}'],
    ['rust', 'declaration', 'fn wrong(a: A, b: A, c: A, d: A) {}', 'fn right(a: A, b: A, c: A) {}'],
    [
      'java',
      'declaration',
      'class W { void wrong(A a, A b, A c, A d) {} }',
      'class W { void right(A a, A b, A c) {} }',
    ],
    [
      'csharp',
      'declaration',
      'class W { void Wrong(A a, A b, A c, A d) {} }',
      'class W { void Right(A a, A b, A c) {} }',
    ],
    ['php', 'declaration', 'function wrong($a, $b, $c, $d) {}', 'function right($a, $b, $c) {}'],
    ['ruby', 'declaration', 'def wrong(a, b, c, d); end', 'def right(a, b, c); end'],
    ['c', 'declaration', 'void wrong(int a, int b, int c, int d) {}', 'void right(int a, int b, int c) {}'],
    ['cpp', 'declaration', 'void wrong(int a, int b, int c, int d) {}', 'void right(int a, int b, int c) {}'],
  ),
].flat();

const LAYOUT: readonly Row[] = [
  rowsOf('layout', 'Use single quotes.', ...inScripts('layout', 'held("a");', "held('a');"), [
    'python',
    'layout',
    'held("a")',
    "held('a')",
  ]),
].flat();

const CALLS: readonly Row[] = [
  rowsOf(
    'calls',
    'Always pass `timeout` to `fetchRemote()`.',
    ...inScripts('expression', 'fetchRemote(a)', 'fetchRemote(a, { timeout: 5 })'),
    ['python', 'expression', 'fetchRemote(a)', 'fetchRemote(a, timeout=5)'],
  ),
  rowsOf(
    'calls',
    'Never pass `null` to `render()`.',
    ...inScripts('expression', 'render(null)', 'render(a)'),
    ['java', 'expression', 'render(null)', 'render(a)'],
    ['csharp', 'expression', 'render(null)', 'render(a)'],
    ['php', 'expression', 'render(null)', 'render($a)'],
  ),
].flat();

const RANDOM = ['hK3x9Lq', '2vTzW8'].join('');

const SECRETS: readonly Row[] = rowsOf(
  'secrets',
  'Never hardcode secrets.',
  ...inScripts('layout', `const password = "${RANDOM}";`, 'const password = read("PASSWORD1");'),
  ['python', 'layout', `password = "${RANDOM}"`, 'password = os.environ["PASSWORD1"]'],
  ['go', 'layout', `var password = "${RANDOM}"`, 'var password = os.Getenv("PASSWORD1")'],
  ['rust', 'layout', `const PASSWORD: &str = "${RANDOM}";`, 'const PASSWORD: &str = env!("PASSWORD1");'],
  ['java', 'layout', `class A { String password = "${RANDOM}"; }`, 'class A { String password = read("PASSWORD1"); }'],
  [
    'csharp',
    'layout',
    `class A { string password = "${RANDOM}"; }`,
    'class A { string password = Read("PASSWORD1"); }',
  ],
  ['php', 'layout', `$password = '${RANDOM}';`, '$password = getenv("PASSWORD1");'],
  ['ruby', 'layout', `password = "${RANDOM}"`, 'password = ENV["PASSWORD1"]'],
  ['c', 'layout', `const char *password = "${RANDOM}";`, 'const char *password = getenv("PASSWORD1");'],
  ['cpp', 'layout', `auto password = "${RANDOM}";`, 'auto password = getenv("PASSWORD1");'],
  ['kotlin', 'layout', `val password = "${RANDOM}"`, 'val password = System.getenv("PASSWORD1")'],
  ['swift', 'layout', `let password = "${RANDOM}"`, 'let password = read("PASSWORD1")'],
  ['lua', 'layout', `password = "${RANDOM}"`, 'password = os.getenv("PASSWORD1")'],
  ['shell', 'layout', `export PASSWORD=${RANDOM}`, 'export PASSWORD="$PASSWORD1"'],
);

const STATEMENTS_AND_NAMES: readonly Row[] = [
  rowsOf('constructs', 'Use `isinstance` for type checking.', [
    'python',
    'expression',
    'type(a) == int',
    'isinstance(a, int)',
  ]),
  rowsOf('constructs', 'Use `enumerate` for iterating over lists with index.', [
    'python',
    'statement',
    'for i in range(len(a)):\n    b(i)',
    'for i in range(3):\n    b(i)',
  ]),
  rowsOf('uses', 'Never write `except Exception: pass`.', [
    'python',
    'statement',
    'try:\n    a()\nexcept Exception:\n    pass',
    'try:\n    a()\nexcept Exception:\n    b()',
  ]),
  rowsOf('uses', 'Never write `catch (e) {}`.', [
    'typescript',
    'statement',
    'try { a(); } catch (b) {}',
    'try { a(); } catch (b) { c(b); }',
  ]),
  rowsOf('uses', 'Never use `value, _ := f()`.', ['go', 'statement', 'a, _ := b()', 'a, c := b()']),
  rowsOf('uses', 'Never use `subprocess.run(shell=True)`.', [
    'python',
    'expression',
    'subprocess.run(a, shell=True, check=True)',
    'subprocess.run(a, check=True)',
  ]),
  rowsOf('uses', 'Never use `<div onClick>`.', [
    'tsx',
    'expression',
    '<div id={a} onClick={b} />',
    '<button id={a} onClick={b} />',
  ]),
  rowsOf('uses', 'Never call `.expect()` on `try_lock()`.', [
    'rust',
    'expression',
    'a.try_lock().expect("b")',
    'a.lock().expect("b")',
  ]),
  rowsOf('uses', 'Never catch `NullPointerException`.', [
    'java',
    'statement',
    'try { a(); } catch (NullPointerException b) { c(b); }',
    'try { a(); } catch (IOException b) { c(b); }',
  ]),
  rowsOf(
    'errors-and-logs',
    'Do not throw generic exceptions.',
    ['csharp', 'statement', 'throw new Exception("a");', 'throw new ArgumentException("a");'],
    ['java', 'statement', 'throw new RuntimeException("a");', 'throw new IllegalStateException("a");'],
    ['python', 'statement', 'raise Exception("a")', 'raise ValueError("a")'],
  ),
  rowsOf('constructs', 'Use language keywords instead of BCL types.', [
    'csharp',
    'declaration',
    'class A { String B; }',
    'class A { string B; }',
  ]),
].flat();

export const ROWS: readonly Row[] = [
  ...SECRETS,
  ...MARKUP,
  ...NAMES,
  ...ROLES,
  ...UNEXPORTED,
  ...USES,
  ...CALLS,
  ...IMPORTS,
  ...CONSTRUCTS,
  ...ERRORS,
  ...DECLARATIONS,
  ...LAYOUT,
  ...STATEMENTS_AND_NAMES,
];
