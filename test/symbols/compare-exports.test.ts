import { describe, expect, it } from 'vitest';
import { loadGrammars } from '../../src/commands/assets/load-assets.ts';
import { compareExports, readExports, type ExportChange } from '../../src/symbols/compare-exports.ts';

type Versions = Readonly<Record<string, readonly [before: string, after: string]>>;

async function compare(files: Versions): Promise<readonly ExportChange[]> {
  const grammars = loadGrammars();
  const read = async (path: string, text: string) =>
    text === '' ? [] : ((await readExports(path, text, grammars)) ?? []);
  const compared = await Promise.all(
    Object.entries(files).map(async ([path, [before, after]]) => ({
      path,
      before: await read(path, before),
      after: await read(path, after),
    })),
  );
  return compareExports(compared);
}

function draw(changes: readonly ExportChange[]): readonly string[] {
  return changes.map(({ change, signature, before, from }) =>
    [
      change,
      signature,
      ...(before === undefined ? [] : ['was', before]),
      ...(from === undefined ? [] : ['from', from]),
    ].join(' '),
  );
}

describe('the exported declarations of two versions', () => {
  it.each<[string, string, string, string, readonly string[]]>([
    ['are equal if only bodies changed', 'a.ts', 'export const f = () => 1;', 'export const f = () => 2;', []],
    ['are equal if only a value changed', 'a.ts', 'export const RATE = 5;', 'export const RATE = 7;', []],
    [
      'have a constant that becomes a function',
      'a.ts',
      'export const a = 1;',
      'export const a = (x: number) => x;',
      ['changed a = (x: number) was a'],
    ],
    [
      'have an added function',
      'a.ts',
      '',
      'export function f(a: number): string { return ""; }',
      ['added function f(a: number): string'],
    ],
    [
      'have a removed function',
      'a.ts',
      'export function f() {}\nexport const x = 1;',
      'export const x = 1;',
      ['removed function f()'],
    ],
    [
      'have a function with other parameters',
      'a.ts',
      'export async function f(\n  a: number,\n): Promise<void> {}',
      'export async function f(a: number, b = 2): Promise<void> {}',
      ['changed async function f(a: number, b = 2): Promise<void> was async function f(a: number): Promise<void>'],
    ],
    ['do not count what is not exported', 'a.ts', 'function f() {}', 'function f(a: number) {}', []],
    ['count a name in an export list', 'a.ts', 'const f = 1;', 'const f = 1;\nexport { f };', ['added f']],
    [
      'count names that are passed on',
      'a.ts',
      "export { a } from './a';",
      "export { a } from './a';\nexport * from './b';",
      ["added * from './b'"],
    ],
    ['do not list the members of an added class', 'a.ts', '', 'export class A { m() {} }', ['added class A']],
    [
      'list a changed member',
      'a.ts',
      'export interface A { m(): void; n: string }',
      'export interface A { m(a: 1): void; n: string }',
      ['changed m(a: 1): void was m(): void'],
    ],
    [
      'leave out private members',
      'a.ts',
      'export class A { private m() {} }',
      'export class A { private m(a: 1) {} }',
      [],
    ],
    [
      'keep a return type with braces',
      'a.ts',
      '',
      'export function f(): { a: number } { return { a: 1 }; }',
      ['added function f(): { a: number }'],
    ],
    [
      'are read in Python',
      'a.py',
      'def f(a):\n    pass\n',
      'def f(a, b=1):\n    pass\ndef _g():\n    pass\n',
      ['changed def f(a, b=1) was def f(a)'],
    ],
    [
      'are read in Go',
      'a.go',
      'package a\nfunc F(a int) {}\nfunc g() {}\n',
      'package a\nfunc F(a int) error { return nil }\nfunc g(a int) {}\n',
      ['changed func F(a int) error was func F(a int)'],
    ],
    ['are read in Rust', 'a.rs', 'pub fn f(a: u32) -> u32 { 1 }\n', 'fn g() {}\n', ['removed pub fn f(a: u32) -> u32']],
    [
      'count each overload',
      'a.ts',
      'export function f(a: 1): void;\nexport function f(a: any) {}',
      'export function f(a: 1): void;\nexport function f(a: 2): void;\nexport function f(a: any) {}',
      ['added function f(a: 2): void'],
    ],
  ])('%s', async (_, path, before, after, expected) => {
    expect(draw(await compare({ [path]: [before, after] }))).toEqual(expected);
  });

  it('have moved if another file of the change has the same head', async () => {
    const text = 'export function f(a: number): void {}';
    expect(draw(await compare({ 'a.ts': [text, 'export const x = 1;'], 'b.ts': ['', text] }))).toEqual([
      'added x',
      'moved function f(a: number): void from a.ts',
    ]);
  });

  it('cannot be read in a language without a grammar', async () => {
    expect(await readExports('a.sql', 'select 1', loadGrammars())).toBeUndefined();
  });
});
