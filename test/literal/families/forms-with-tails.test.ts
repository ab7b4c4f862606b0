import { describe, expect, it } from 'vitest';
import { compileText, findInChange } from './run-statement.ts';

type Row = readonly [rule: string, family: string, path: string, head: string, found: readonly string[]];

const EVENTS =
  'class A\n{\n    async void Load() { }\n    async void OnClosing() { }\n    async void Button_Click(object s, EventArgs e) { }\n    private async void Run(object sender, RoutedEventArgs e) { }\n    async Task B() { }\n}\n';
const EACH =
  'a.forEach(async (b) => { await b(); });\na.forEach((b) => b());\nconst c = "x.forEach(async () => {})";\n';
const COMPONENTS =
  'export function A() { return <p />; }\nexport const B = () => <p />;\nfunction add(a: number) { return a; }\n';
const BROAD = 'try:\n    a()\nexcept Exception:\n    b()\ntry:\n    a()\nexcept ValueError:\n    b()\n';
const OPTIONAL =
  'from typing import Optional\n\ndef a(b: Optional[int]) -> int | None:\n    c = "Optional[str]"\n    return b\n';
const SLEEPS = 'class A {\n  void a() throws Exception {\n    Thread.sleep(10);\n    sleepers.run();\n  }\n}\n';
const SETUP = '<script setup>\nconst a = 1;\n</script>\n';

const rows: readonly Row[] = [
  [
    'Never use `== null`.',
    'uses',
    'a.ts',
    'a == null;\na==null;\na === null;\na != null;\nconst b = "c == null";\n',
    ['1 `== null`', '2 `== null`'],
  ],
  [
    'Never set `nodeIntegration: true`.',
    'uses',
    'a.ts',
    'f({ nodeIntegration: true });\nf({nodeIntegration:true});\nf({ nodeIntegration: trueish });\n// nodeIntegration: true\n',
    ['1 `nodeIntegration: true`', '2 `nodeIntegration: true`'],
  ],
  [
    'Never set `strict = false`.',
    'uses',
    'a.toml',
    'strict = false\nstrict=false\nstrict = falsey\n# strict = false\n',
    ['1 `strict = false`', '2 `strict = false`'],
  ],
  ['Avoid `async void` except for event handlers.', 'constructs', 'A.cs', EVENTS, ['3 `async void`']],
  ['Avoid `async void` (except event handlers).', 'constructs', 'A.cs', EVENTS, ['3 `async void`']],
  ['Never use `async void` methods outside of event handlers.', 'constructs', 'A.cs', EVENTS, ['3 `async void`']],
  ['No `forEach` with async — use `for...of`', 'constructs', 'a.ts', EACH, ['1 `forEach` with `async`']],
  ['Never use async callbacks in `forEach`.', 'constructs', 'a.ts', EACH, ['1 `forEach` with `async`']],
  ['Use arrow functions for components.', 'constructs', 'a.tsx', COMPONENTS, ['1 `A` declared with `function`']],
  [
    'Use arrow-function components with explicit return types.',
    'constructs',
    'a.tsx',
    COMPONENTS,
    ['1 `A` declared with `function`'],
  ],
  ['Catch specific exceptions.', 'errors-and-logs', 'a.py', BROAD, ['3 a handler for every kind of error']],
  [
    'Catch specific exceptions, not broad ones.',
    'errors-and-logs',
    'a.py',
    BROAD,
    ['3 a handler for every kind of error'],
  ],
  ['Use `X | None` instead of `Optional[X]`.', 'uses', 'a.py', OPTIONAL, ['3 `Optional`']],
  ['Never use `Thread.sleep` for synchronization.', 'uses', 'A.java', SLEEPS, ['3 `Thread.sleep`']],
  ['Use `<script setup>` for brevity and performance.', 'constructs', 'A.vue', SETUP, []],
  [
    'Never use `Math.random().toString(36)`.',
    'uses',
    'a.ts',
    'const a = Math.random().toString(36);\nconst b = Math.random();\n// Math.random().toString(36)\n',
    ['1 `Math.random().toString(36)`'],
  ],
  [
    'Never use `.Result` to block on async code.',
    'uses',
    'A.cs',
    'var a = task.Result;\nvar b = await task;\n',
    ['1 `.Result`'],
  ],
  [
    'Do not use `any` as the type for variables, parameters, or return values unless absolutely necessary.',
    'uses',
    'a.ts',
    'let a: any;\nlet b: unknown;\n',
    ['1 `any`'],
  ],
  [
    'Prefer `async`/`await` over `.then()` chains for sequential work.',
    'constructs',
    'a.ts',
    'a().then(b);\nawait a();\n',
    ['1 a promise chain'],
  ],
  [
    'No inline styles or CSS-in-JS.',
    'constructs',
    'a.tsx',
    'const a = <p style={{ color }} />;\nconst b = <p className="c" />;\n',
    ['1 an inline style'],
  ],
  [
    'Never hardcode user-facing strings.',
    'constructs',
    'a.tsx',
    [
      'const a = <p>Save changes</p>;',
      "const b = <p title={t('b')}>{t('save')}</p>;",
      'const c = (',
      '  <p>',
      '    Save {count} files',
      '  </p>',
      ');',
      'const d = <p>&nbsp;· 1 &amp; 2</p>;',
      "const e = 'Save changes';",
      '',
    ].join('\n'),
    ['1 text that is not translated', '5 text that is not translated', '5 text that is not translated'],
  ],
  ['Never hardcode user-facing strings.', 'constructs', 'a.test.tsx', 'const a = <p>Save changes</p>;\n', []],
  [
    'All types (classes, structs, enums) use pascal case: `PascalCase`',
    'naming',
    'A.cs',
    'class some_name { }\nclass Other { }\n',
    ['1 `some_name`'],
  ],
  [
    'Never use `.GetAwaiter().GetResult()`.',
    'uses',
    'A.cs',
    'var a = task.GetAwaiter().GetResult();\n// b.GetAwaiter().GetResult();\nvar c = "d.GetAwaiter().GetResult()";\n',
    ['1 `.GetAwaiter().GetResult()`'],
  ],
  [
    'Use `.Any()` instead of `.Count() > 0`.',
    'uses',
    'A.cs',
    'if (a.Count() > 0) { }\nif (a.Any()) { }\nif (a.Count() > 01) { }\n',
    ['1 `.Count() > 0`'],
  ],
  ['No var: do not use `var` - use actual types.', 'uses', 'A.cs', 'var a = 1;\nint variable = 2;\n', ['1 `var`']],
  [
    'Never switch back to `oldName` — it needs a permission.',
    'uses',
    'a.ts',
    'oldName();\n// oldName\n',
    ['1 `oldName`'],
  ],
  [
    'Never call `startTransition` yourself — the router does it.',
    'uses',
    'a.ts',
    'startTransition();\n',
    ['1 `startTransition`'],
  ],
  [
    'Never call `startTransition` yourself.',
    'uses',
    'a.ts',
    'startTransition();\nconst a = "startTransition";\n',
    ['1 `startTransition`'],
  ],
  [
    'Do not disable existing tests.',
    'constructs',
    'a.test.ts',
    "it.skip('a', () => {});\nit('b', () => {});\n",
    ['1 `it.skip`'],
  ],
];

describe('rules with an exception, a purpose or another demand behind the thing', () => {
  it.each(rows)('%s', async (rule, family, path, head, found) => {
    const checks = compileText(`- ${rule}`, family);
    expect(checks).not.toEqual([]);
    expect(await findInChange(checks, { path, head })).toEqual(found);
  });

  it.each([
    ['another exception of the same code', 'constructs', 'Avoid `async void` except in tests of events.'],
    ['another thing for event handlers', 'uses', 'Avoid `addListener` except for event handlers.'],
    ['tests that a command skips', 'constructs', 'Never skip failing tests before a release.'],
    ['one purpose of a member', 'uses', 'Never use `.Result` to read settings.'],
    ['objects that nobody creates by hand', 'uses', 'Do not create `CloudEvent` objects manually.'],
    ['methods with a name that stands for others', 'uses', 'Never write `getX()` methods manually.'],
    ['one case of a member', 'uses', 'Never call `startTransition` yourself — unless there is no router.'],
    ['components of one kind', 'constructs', 'Use arrow functions for components in lists.'],
    ['a place behind one of two things', 'constructs', 'No inline styles or scripts before the first paint.'],
  ])('leaves %s to people', (_name, family, rule) => {
    expect(compileText(`- ${rule}`, family)).toEqual([]);
  });
});
