import { describe, expect, it } from 'vitest';
import { layOutPieces } from '../../../src/context/lay-out.ts';
import { runProviders, type ProviderResults } from '../../../src/context/run-providers.ts';
import { symbolProviders } from '../../../src/context/symbols/symbol-providers.ts';
import { splitLines } from '../../../src/syntax/lines.ts';
import { fileOf, hunkAt } from '../../findings/file-change.ts';
import { going, openIndex } from '../../symbols/open-index.ts';

/** Runs the providers for a file whose lines with a mark are added, and lines with another one removed. */
async function provide(
  path: string,
  marked: string,
  others: Readonly<Record<string, string>>,
): Promise<ProviderResults> {
  const lines = marked.split('\n');
  const kept = lines.filter((line) => !line.startsWith('-'));
  const text = kept.map((line) => line.replace(/^\+/, '')).join('\n');
  const at = lines.findIndex((line) => /^[+-]/.test(line));
  const changed = lines.slice(at).filter((line) => /^[+-]/.test(line));
  const file = { ...fileOf(path, hunkAt(at + 1, changed)), status: 'modified' as const };
  const index = openIndex({ [path]: text, ...others });
  const texts = [{ file, text }];
  return runProviders(symbolProviders(index, texts), { changed: texts, limit: going });
}

/** The lines that each provider finds in other files, and in the changed file outside of the change. */
async function find(path: string, marked: string, others: Readonly<Record<string, string>>): Promise<string> {
  const { pieces, unfinished } = await provide(path, marked, others);
  expect(unfinished).toEqual([]);
  const text = marked.split('\n').filter((line) => !line.startsWith('-'));
  const shown = new Map([
    [path, text.flatMap((line, at) => (line.startsWith('+') ? [{ from: at + 1, to: at + 1 }] : []))],
  ]);
  const lines = new Map(
    Object.entries({ ...others, [path]: text.join('\n') }).map(([name, all]) => [name, splitLines(all)]),
  );
  const files = layOutPieces({ pieces, lines }, shown, new Set([path]), 32_000);
  return files
    .flatMap((file) =>
      file.fragments.map(({ from, to, provider }) => `${provider} ${file.path}:${from}${from === to ? '' : `-${to}`}`),
    )
    .toSorted()
    .join('\n');
}

describe('definitions', () => {
  it('are the heads with their comments, and the bodies of short ones, through imports', async () => {
    const found = await find('src/a.ts', "import { total } from './cart.ts';\n+const x = total(3);\n", {
      'src/cart.ts':
        '/** Adds up. */\nexport function total(n: number): number {\n  return n + 1;\n}\nexport const rest = 1;\n',
      'src/other.ts': 'export function total() {}\n',
    });
    expect(found).toBe('definitions src/cart.ts:1\ndefinitions src/cart.ts:2\ndefinitions src/cart.ts:3-4');
  });

  it('are found for names of removed lines and of insertions in strings, and not for comments', async () => {
    const others = { 'src/cart.ts': 'export const one = 1;\nexport const two = 2;\nexport const three = 3;\n' };
    const head = "import { one, two, three } from './cart.ts';\n";
    expect(await find('src/a.ts', `${head}-one + 1;\n`, others)).toContain('definitions src/cart.ts:1');
    expect(await find('src/a.ts', `${head}+say(\`is \${two}\`); // three\n`, others)).toBe('definitions src/cart.ts:2');
  });

  it('are the heads of all overloads', async () => {
    const found = await find('src/a.ts', "import { open } from './b';\n+open('x');\n", {
      'src/b.d.ts': 'export function open(a: string): 1;\nexport const rest: 1;\nexport function open(b: number): 2;\n',
    });
    expect(found).toBe('definitions src/b.d.ts:1\ndefinitions src/b.d.ts:3');
  });

  it('are the lines of local names', async () => {
    const lines = `function f(\n  first,\n) {\n${'  step();\n'.repeat(30)}+  first();\n}\n`;
    expect(await find('src/a.js', lines, {})).toBe('definitions src/a.js:2');
  });

  it('show only the head of a long function', async () => {
    const body = '  step();\n'.repeat(60);
    const found = await find('src/a.ts', "import { lengthy } from './b.ts';\n+lengthy();\n", {
      'src/b.ts': `export function lengthy() {\n${body}}\n`,
    });
    expect(found).toBe('definitions src/b.ts:1');
  });
});

describe('types', () => {
  const CART = [
    'export interface Line {',
    '  readonly price: number;',
    '}',
    'export class Cart {',
    ...Array.from({ length: 40 }, (_, index) => `  other${index}() {}`),
    '  first(): Line {',
    '    return this.lines[0];',
    '  }',
    '}',
    'export function open(options: Options): Cart {',
    '  return new Cart();',
    '}',
    'export interface Options {',
    '  readonly strict: boolean;',
    '}',
    '',
  ].join('\n');

  it('are the members that a value has by its declared type, with the head of their class', async () => {
    const found = await find(
      'src/a.ts',
      "import type { Cart } from './cart.ts';\nfunction show(cart: Cart) {\n+  return cart.first().price;\n}\n",
      { 'src/cart.ts': CART },
    );
    expect(found.split('\n')).toEqual(expect.arrayContaining(['types src/cart.ts:4', 'types src/cart.ts:45']));
  });

  it('are those of the parameters of what is called, with the members that the change names', async () => {
    const found = await find('src/a.ts', "import { open } from './cart.ts';\n+open({ strict: true });\n", {
      'src/cart.ts': CART,
    });
    expect(found).toContain(' src/cart.ts:53');
  });

  it('are the members that keys of an object name, also of what it holds', async () => {
    const found = await find('src/a.ts', "import { make } from './b';\n+make({ build: { lib: true } });\n", {
      'src/b.ts': `export function make(config: User) {}\ninterface User extends Base {\n${'  x: 1;\n'.repeat(30)}}\ninterface Base {\n  build: Build;\n${'  x: 1;\n'.repeat(30)}}\ninterface Build {\n${'  x: 1;\n'.repeat(30)}  lib: true;\n}\n`,
    });
    expect(found).toContain(' src/b.ts:35\n');
    expect(found).toContain(' src/b.ts:98');
  });

  it('are not guessed for members of packages', async () => {
    const found = await find('src/a.ts', "import { patch } from 'mock';\n+patch.unusual();\n", {
      'src/b.ts': 'export class B {\n  unusual() {}\n}\n',
    });
    expect(found).toBe('');
  });
});

describe('callers', () => {
  it('are the nearest uses outside of the change with the lines around them, code before tests', async () => {
    const use = (name: string): string =>
      `import { total } from './a.ts';\n\n\n\nfunction ${name}() {\n  one();\n  two();\n  return total();\n}\n`;
    const found = await find('src/a.ts', 'export function total(\n+  rate: number,\n) {\n  return rate;\n}\n', {
      'src/a.test.ts': use('test'),
      'src/b.ts': use('b'),
      'src/c.ts': use('c'),
    });
    const callers = found.split('\n').filter((line) => line.startsWith('callers'));
    expect(callers).toEqual([
      'callers src/a.test.ts:5',
      'callers src/a.test.ts:6-9',
      'callers src/b.ts:5',
      'callers src/b.ts:6-9',
      'callers src/c.ts:5',
      'callers src/c.ts:6-9',
    ]);
  });

  it('have worth: uses of what has a new head more than of a new body, and tests least', async () => {
    const others = { 'src/b.ts': "import { total } from './a.ts';\ntotal();\n" };
    const worth = async (marked: string): Promise<number> =>
      (await provide('src/a.ts', marked, others)).pieces.find(({ provider }) => provider === 'callers')!.worth;
    const head = await worth('+export function total(a) {\n  return 1;\n}\n');
    const body = await worth('export function total(a) {\n+  return 2;\n}\n');
    expect(head).toBeGreaterThan(body);
  });
});

it('words of prose and data are not looked up', async () => {
  const others = { 'src/b.ts': 'export const total = 1;\n' };
  expect(await find('a.md', '# A\n+The total of all.\n', others)).toBe('');
  expect(await find('a.yml', 'a:\n+  total: 1\n', others)).toBe('');
});

describe('bad input', () => {
  it.each<[string, string, Readonly<Record<string, string>>]>([
    [
      'names like those of every object',
      '+__proto__.constructor.toString(hasOwnProperty);\n',
      { 'src/b.ts': 'export const __proto__ = 1;\n' },
    ],
    [
      'imports in a circle',
      "import { a } from './b.ts';\n+a.b.c.d();\n",
      { 'src/b.ts': "export * from './c.ts';\n", 'src/c.ts': "export * from './b.ts';\nexport * from './a.ts';\n" },
    ],
    [
      'classes that extend each other',
      '+new A().none();\n',
      { 'src/b.ts': 'export class A extends B {}\nexport class B extends A {}\n' },
    ],
    ['a text that does not parse', "import {{{\n+foo(((('\n", { 'src/b.ts': '}}}} function foo(' }],
    [
      'a very long line',
      `+${'name.'.repeat(10_000)}end()\n`,
      { 'src/b.ts': `export const end = ${'1+'.repeat(10_000)}1;\n` },
    ],
  ])('does not stop a provider: %s', async (_name, marked, others) => {
    expect((await provide('src/a.ts', marked, others)).unfinished).toEqual([]);
  });
});
