import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepSymbols, type SymbolStore } from '../../src/syntax/keep-symbols.ts';
import type { Grammars } from '../../src/syntax/types.ts';
import { runs } from '../property-runs.ts';
import { installedGrammars } from './installed-grammars.ts';

const installed = installedGrammars();

/** The grammars with a store in memory, and how often they were asked for names. */
function keeping(texts: Map<string, string>): { readonly grammars: Grammars; readonly asked: () => number } {
  let asked = 0;
  const store: SymbolStore = {
    read: (key) => Promise.resolve(texts.get(key)),
    write: (key, text) => {
      texts.set(key, text);
      return Promise.resolve();
    },
  };
  const counted: Grammars = {
    ...installed,
    readSymbols: (text, language) => {
      asked += 1;
      return installed.readSymbols?.(text, language) ?? Promise.resolve(undefined);
    },
  };
  return { grammars: keepSymbols(counted, store), asked: () => asked };
}

const SOURCE = [
  "import { Cart } from './cart';",
  "export class Shop extends Base<Cart> { open(a: 'secret word'): Cart { const b = this.x; return b; } }",
  'const key = "secret word"; // secret word',
].join('\n');

describe('names that are kept', () => {
  it('are read once, for the same text and language', async () => {
    const texts = new Map<string, string>();
    const { grammars, asked } = keeping(texts);
    const first = await grammars.readSymbols?.(SOURCE, 'typescript');
    expect(await grammars.readSymbols?.(SOURCE, 'typescript')).toEqual(first);
    expect(await keeping(texts).grammars.readSymbols?.(SOURCE, 'typescript')).toEqual(first);
    expect(asked()).toBe(1);
    await grammars.readSymbols?.(`${SOURCE}\n`, 'typescript');
    await grammars.readSymbols?.(SOURCE, 'javascript');
    expect(asked()).toBe(3);
  });

  it('hold no other text of the file', async () => {
    const texts = new Map<string, string>();
    await keeping(texts).grammars.readSymbols?.(SOURCE, 'typescript');
    expect([...texts.values()].join('')).toContain('Cart');
    expect([...texts.values()].join('')).not.toContain('secret');
  });

  it.each<[string, (text: string) => string]>([
    ['cut off', (text) => text.slice(0, -20)],
    ['written for another text', (text) => text.replace(/"key":"\w/, '"key":"x')],
    ['no JSON', () => 'export const a = 1;'],
    ['null', () => 'null'],
    ['without a list', (text) => text.replace('"locals"', '"x"')],
    ['with lines that the file does not have', (text) => text.replaceAll('"endLine":2', '"endLine":9')],
    ['with lines in a wrong order', (text) => text.replaceAll('"startLine":2', '"startLine":3')],
    ['with a name that is no text', (text) => text.replace('"name":"Shop"', '"name":{}')],
    ['with a prototype', (text) => text.replace('{"name":"Shop"', '{"__proto__":{"name":"x"},"nam":"Shop"')],
  ])('are ignored if they are %s', async (_, damage) => {
    const texts = new Map<string, string>();
    const first = await keeping(texts).grammars.readSymbols?.(SOURCE, 'typescript');
    for (const [key, text] of texts) {
      expect(damage(text)).not.toBe(text);
      texts.set(key, damage(text));
    }
    const again = keeping(texts);
    expect(await again.grammars.readSymbols?.(SOURCE, 'typescript')).toEqual(first);
    expect(again.asked()).toBe(1);
  });

  it('equal those of a fresh read, for any text', async () => {
    const part = fc.constantFrom(
      'class A<T> extends B.C<D> {',
      '}',
      'def f(self, a: "A"): pass',
      'const { a, b: [c] } = d.e();',
      'func (a *B) C() {}',
      'import { a as b } from "c";\n',
      'x: { y: 1 }',
      '\n',
      '__proto__',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('typescript', 'javascript', 'python', 'go', 'java'),
        fc.oneof(
          fc.string(),
          fc.array(part, { maxLength: 20 }).map((all) => all.join(' ')),
        ),
        async (language, text) => {
          const texts = new Map<string, string>();
          const fresh = await keeping(texts).grammars.readSymbols?.(text, language);
          const again = keeping(texts);
          expect(await again.grammars.readSymbols?.(text, language)).toEqual(fresh);
          expect(again.asked()).toBe(fresh === undefined ? 1 : 0);
        },
      ),
      { numRuns: runs(60) },
    );
  });
});
