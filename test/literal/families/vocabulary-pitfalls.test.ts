import { describe, expect, it } from 'vitest';
import { checkLines } from './check-lines.ts';

type Row = readonly [name: string, rule: string, path: string, lines: readonly string[], found: readonly number[]];

const NO_EXECUTORS = "Don't use async functions as Promise executors";
const KEYS = 'Use the `key` prop for elements in iterables (prefer unique IDs over array indices)';
const CHILDREN = 'Nest children between opening and closing tags instead of passing as props';
const DONE = 'Avoid done callbacks in async tests - use async/await instead';
const IMAGES = 'Use Next.js `<Image>` component for images';
const HOOKS = 'Call hooks at the top level only, never conditionally';
const COLORS = 'Do not hard code colors.';
const WORKSPACE = 'Use `workspace:*` for internal dependencies';
const BLANK = 'Add `rel="noopener"` when using `target="_blank"` on links';

describe('pitfalls of scripts by the words of linters', () => {
  it.each<Row>([
    ['an async executor', NO_EXECUTORS, 'a.ts', ['new Promise(async (resolve) => {', '  resolve(1);', '});'], [1]],
    [
      'other executors and functions',
      NO_EXECUTORS,
      'a.ts',
      ['new Promise((resolve) => resolve(1));', 'run(async () => 1);', '// new Promise(async () => {})'],
      [],
    ],
    [
      'an element of a list without a key',
      KEYS,
      'a.tsx',
      ['const a = xs.map((x) => <li>{x}</li>);', 'const b = xs.map((x) => (', '  <Row', '    item={x}', '  />', '));'],
      [1, 3],
    ],
    ['a fragment of a list', KEYS, 'a.tsx', ['const a = xs.map((x) => (', '  <>', '    {x}', '  </>', '));'], [2]],
    [
      'elements that have a key or may have one',
      KEYS,
      'a.tsx',
      [
        'const a = xs.map((x) => <li key={x.id}>{x}</li>);',
        'const b = xs.map((x) => <Row {...x} />);',
        'const c = <ul>{a}</ul>;',
        'const d = "xs.map((x) => <li>";',
        'const e = xs.map((x) => x < y);',
      ],
      [],
    ],
    ['children as a prop', CHILDREN, 'a.tsx', ['const a = <Box', '  children={<b />}', '/>;'], [2]],
    ['children between tags', CHILDREN, 'a.tsx', ['const a = <Box>{children}</Box>;', 'const b = { children };'], []],
    [
      'tests that take done',
      DONE,
      'a.test.ts',
      ["it('a', (done) => {", '  run(done);', '});', 'beforeEach(function (done) { done(); });'],
      [1, 4],
    ],
    ['tests that do not', DONE, 'a.test.ts', ["it('a', async () => {", '  const done = await run();', '});'], []],
    [
      'an image of HTML',
      IMAGES,
      'a.tsx',
      ['const a = <img src="/a.png" />;', 'const b = <Image src="/a.png" />;'],
      [1],
    ],
    ['a conditional hook', HOOKS, 'a.tsx', ['function A() {', '  if (b) {', '    useState(1);', '  }', '}'], [3]],
    ['a hook at the top', HOOKS, 'a.tsx', ['function A() {', '  useState(1);', '}'], []],
    ['a link without rel', BLANK, 'a.tsx', ['const a = <a href="/b" target="_blank">b</a>;'], [1]],
    [
      'links that need none',
      BLANK,
      'a.tsx',
      ['const a = <a href="/b">b</a>;', 'const c = <a target="_blank" rel="noopener noreferrer">b</a>;'],
      [],
    ],
    [
      'a time of zero',
      'Avoid `setTimeout(..., 0)`.',
      'a.ts',
      ['setTimeout(a, 0);', 'setTimeout(() => b(), 0);'],
      [1, 2],
    ],
    ['another time', 'Avoid `setTimeout(..., 0)`.', 'a.ts', ['setTimeout(a, 10);', 'setInterval(a, 0);'], []],
    [
      'two members behind one object',
      'Use `router.push()` instead of `window.history.pushState/replaceState`.',
      'a.ts',
      ['window.history.pushState({}, "", a);', 'window.history.replaceState({}, "", a);', 'window.history.back();'],
      [1, 2],
    ],
    [
      'a second ban with a verb of its own',
      "Don't use `eval()` or assign directly to `document.cookie`.",
      'a.ts',
      ['eval(a);', 'document.cookie = a;', 'const b = document.cookie;', 'if (document.cookie == a) b();'],
      [1, 2],
    ],
    [
      'signs with an adjective',
      'Use strict `===`/`!==`, never loose `==`/`!=`.',
      'a.ts',
      ['a(b == c);', 'a(b != c);', 'a(b === c);'],
      [1, 2],
    ],
    [
      'a wrapped package below a ban',
      'Never import directly from `@redis-ui/*` (use the wrappers of `ui/components`).',
      'src/a.ts',
      ["import { A } from '@redis-ui/table';", "import { B } from '../ui/components';"],
      [1],
    ],
    [
      'names of a virtual module',
      'Import `z` from `astro/zod` (not from `astro:content`).',
      'a.ts',
      ["import { z } from 'astro:content';", "import { defineCollection } from 'astro:content';"],
      [1],
    ],
    [
      'any, whatever is unknown',
      'Prefer `unknown` over `any` when the type is genuinely unknown.',
      'a.ts',
      ['const a: any = b;', 'const c: unknown = d;'],
      [1],
    ],
    ['white space at the end', 'No trailing whitespace on any line.', 'a.py', ['a = 1 ', 'b = 2'], [1]],
    [
      'types of inputs and outputs',
      'Type hints are required for all function inputs and outputs.',
      'src/a.py',
      ['def a(b: int) -> int:', '    return b', 'def c(d):', '    return d'],
      [3],
    ],
    [
      'important styles in templates',
      'Never use `!important` in styled-components.',
      'a.ts',
      ['const A = styled.p`', '  color: red !important;', '  margin: 0;', '`;', 'const b = "not !important";'],
      [2],
    ],
    [
      'a tag in words',
      'Use layout components (Row/Col) instead of div.',
      'a.tsx',
      ['const a = <div />;', 'const b = <Row />;', 'const div = 1;'],
      [1],
    ],
    [
      'direct imports of a library by its name',
      'Use the wrappers of `src/ui/` instead of direct Radix UI imports.',
      'src/a.tsx',
      ["import * as A from '@radix-ui/react-dialog';", "import { B } from './ui/b';"],
      [1],
    ],
    [
      'the folder that is to be used in place of a library',
      'Use `@/ui/` wrappers instead of direct Radix UI imports.',
      'src/ui/dialog.tsx',
      ["import * as A from '@radix-ui/react-dialog';"],
      [],
    ],
    [
      'a ban in a description',
      'Async all the way — no `.Result` or `.Wait()`.',
      'a.cs',
      ['class A {', '  int B() => C().Result;', '  void D() { E().Wait(); }', '}'],
      [2, 3],
    ],
    ['what a description says is not needed', 'Fully static — no `a.b()` is needed.', 'a.ts', ['a.b();'], []],
    ['comments for debugging', 'No debug code or comments.', 'a.py', ['# it adds', 'a = b + c', 'breakpoint()'], [3]],
    ['lists', 'Collections: never return `null` — return `[]`.', 'a.ts', ['function a() { return null; }'], []],
  ])('%s', async (_name, rule, path, lines, found) => {
    expect(await checkLines(`- ${rule}\n`, path, lines)).toStrictEqual(found);
  });
});

describe('colors', () => {
  it.each<Row>([
    [
      'in styles and attributes of code',
      COLORS,
      'src/button.tsx',
      [
        "const a = <p style={{ color: '#fff' }} />;",
        'const b = <path fill="#123456" />;',
        "const c = { backgroundColor: 'rgba(0, 0, 0, 0.5)' };",
      ],
      [1, 2, 3],
    ],
    [
      'that have a name, or are none',
      COLORS,
      'src/button.tsx',
      [
        "const PRIMARY = '#fff';",
        "const a = { color: theme.text, id: '#abc' };",
        "const b = { color: 'inherit' };",
        "link('#add');",
      ],
      [],
    ],
    ['in a theme', COLORS, 'src/theme.ts', ["export const theme = { color: '#fff' };"], []],
    [
      'in style sheets',
      COLORS,
      'a.css',
      [
        'a { color: #fff; }',
        ':root {',
        '  --text: #fff;',
        '  mask-image: linear-gradient(rgba(0, 0, 0, 0), rgba(0, 0, 0, 1));',
        '}',
      ],
      [1],
    ],
    [
      'in code, if the rule is about styles',
      'CSS: never hardcode colors',
      'a.tsx',
      ["const a = { color: '#fff' };"],
      [],
    ],
  ])('%s', async (_name, rule, path, lines, found) => {
    expect(await checkLines(`- ${rule}\n`, path, lines)).toStrictEqual(found);
  });
});

describe('packages of the same repository', () => {
  const manifest = (version: string, key = 'dependencies'): readonly string[] => [
    '{',
    '  "name": "@a/app",',
    '  "version": "1.0.0",',
    `  "${key}": {`,
    '    "@b/other": "^1.0.0",',
    `    "@a/lib": "${version}"`,
    '  }',
    '}',
  ];

  it.each<readonly [name: string, lines: readonly string[], found: readonly number[]]>([
    ['a range', manifest('^1.0.0'), [6]],
    ['the protocol of workspaces', manifest('workspace:*'), []],
    ['any version', manifest('*'), []],
    ['a range of a peer', manifest('^1.0.0', 'peerDependencies'), []],
  ])('%s', async (_name, lines, found) => {
    expect(await checkLines(`- ${WORKSPACE}\n`, 'packages/app/package.json', lines)).toStrictEqual(found);
  });
});
