import { expect, it } from 'vitest';
import { checkLines } from './check-lines.ts';

/** Rules with the lines of a new file, and which of these are reported, from 1. */
it.each<[rule: string, path: string, lines: readonly string[], reported: readonly (number | undefined)[]]>([
  [
    'Boolean variables start with `is` or `has`.',
    'a.ts',
    [
      'let open: boolean = f();',
      'let shut = false;',
      'const isOpen = true;',
      'const DEBUG = false;',
      "const name = 'a';",
    ],
    [1, 2],
  ],
  ['Boolean variables start with `is` or `has`.', 'a.py', ['DEBUG = False', 'def f():', '    open = True'], [3]],
  ['Functions use camelCase.', 'a.js', ['function Do_it() {}', 'function Card() {}', 'function doIt() {}'], [1]],
  [
    'Use `import type` for type-only imports.',
    'a.ts',
    ["import { Foo } from './foo'", "import { Bar } from './bar'", 'export const a: Foo[] = []', 'export { Bar }'],
    [1],
  ],
  ['Do not use `time.Sleep`.', 'a.go', ['package a', 'import "shop/time"', 'func f() { time.Sleep(1) }'], []],
  ['Do not use `time.Sleep`.', 'a.go', ['package a', 'import "time"', 'func f() { time.Sleep(1) }'], [3]],
  [
    'Use `docker compose`, not `docker-compose`.',
    'a.sh',
    ['docker-compose up -d', 'docker compose -f docker-compose.yml up', 'cp docker-compose.yml /tmp'],
    [1],
  ],
  [
    'Controllers must be annotated with `@RestController`.',
    'UserController.java',
    [
      '@RestController',
      'public class UserController {}',
      'class CartController {}',
      'class User {}',
      'abstract class ApiController {}',
    ],
    [3],
  ],
  [
    'All controllers must have the `[ApiController]` attribute.',
    'Users.cs',
    [
      '[ApiController]',
      'public class UserController {}',
      'public class CartController {}',
      'public static class User {}',
    ],
    [3],
  ],
  ['Tests aside, never use `any`.', 'src/a.ts', ['let a: any'], [1]],
  ['Tests aside, never use `any`.', 'test/a.test.ts', ['let a: any'], []],
  ['Legacy code excluded, never use `any`.', 'src/a.ts', ['let a: any'], []],
  ['No `console.debug` or `print()`.', 'a.py', ['print(1)'], [1]],
  ['No `console.debug` or `print()`.', 'a.ts', ['console.debug(1)'], [1]],
  ['Never `raise Exception`; raise a specific class.', 'a.py', ["raise Exception('a')", "raise ValueError('a')"], [1]],
  ['Use double quotes for Python strings.', 'a.py', ["a = 'b'", 'a = "b"'], [1]],
  ['Use double quotes for Python strings.', 'a.js', ["a = 'b'"], []],
  [
    'Never swallow exceptions with an empty `catch` block.',
    'a.js',
    ['try { a() } catch {}', 'try { a() } catch { b() }'],
    [1],
  ],
  ['Cyclomatic complexity must stay at or below 2.', 'a.js', ['function f() { if (a && b) c() }'], [1]],
  ['Use tabs, not spaces, for indentation.', 'a.js', ['f(() => {', '  a()', '  b()', '})'], [2]],
  ['Every source file starts with `// SPDX-License-Identifier: MIT`.', 'a.js', ['a()'], [undefined]],
  [
    'Every source file starts with `// SPDX-License-Identifier: MIT`.',
    'a.py',
    ['# SPDX-License-Identifier: MIT', 'a()'],
    [],
  ],
  ['Every source file starts with `// SPDX-License-Identifier: MIT`.', 'a.md', ['Text'], []],
])('%s in %s: %j', async (rule, path, lines, reported) => {
  expect(await checkLines(`- ${rule}`, path, lines)).toEqual(reported);
});

it.each<[rule: string, path: string, line: string, suggestion: string | undefined]>([
  ['Use double quotes.', 'a.js', "f('a', 'b')", 'f("a", "b")'],
  ['Use double quotes.', 'a.py', "x = r'a' + '😀'", 'x = r"a" + "😀"'],
  ['Use double quotes.', 'a.py', "x = r'a'", 'x = r"a"'],
  ['Use `docker compose`, not `docker-compose`.', 'a.sh', 'docker-compose up -d', 'docker compose up -d'],
  ['Use `docker compose`, not `docker-compose`.', 'a.sh', 'docker-compose -f docker-compose.yml up', undefined],
  ['Use `python3`, not `python`.', 'a.sh', 'python a.py', 'python3 a.py'],
  ['Use `pnpm`, not `npm`.', 'a.sh', 'npm ci', undefined],
  [
    'Use `DateTime.UtcNow`, not `DateTime.Now`.',
    'A.cs',
    'class A { object F() => DateTime.Now; }',
    'class A { object F() => DateTime.UtcNow; }',
  ],
  ['Use `Clock.read()`, not `Clock.now()`.', 'A.java', 'class A { int a = Clock.now(); }', undefined],
])('%s in %s, of %s: %j', async (rule, path, line, suggestion) => {
  expect(await checkLines(`- ${rule}`, path, [line])).toEqual([1]);
  expect(await checkLines.suggestion(`- ${rule}`, path, [line])).toBe(suggestion);
});
