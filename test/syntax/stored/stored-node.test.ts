import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { Language, Parser, type Node } from 'web-tree-sitter';
import { wasmFile } from '../../../src/syntax/grammars.ts';
import { readGrammarTables } from '../../../src/syntax/stored/grammar-tables.ts';
import { grammarAddress, openMemory } from '../../../src/syntax/stored/memory.ts';
import { openStoredTree } from '../../../src/syntax/stored/stored-node.ts';
import type { SyntaxNode } from '../../../src/syntax/syntax-node.ts';
import { casesToRun } from '../../harness/whole.ts';

declare const WebAssembly: {
  readonly Memory: new (pages: { initial: number; maximum: number }) => { readonly buffer: ArrayBuffer };
};

const memory = new WebAssembly.Memory({ initial: 512, maximum: 4096 });

beforeAll(async () => {
  await Parser.init({ wasmBinary: readPackage('web-tree-sitter/web-tree-sitter.wasm'), wasmMemory: memory });
});

/** Texts with hidden nodes, aliases, fields in hidden nodes, extras between fields, and tokens that are not in the text. */
const TEXTS: Readonly<Record<string, string>> = {
  'c-sharp': `using A.B;\n[Fact] public class C<T> : D, E where T : new() {\n  int a = 1, b; // c\n  public async Task<int?> F(string s = "é{", params int[] x) => await G?.H(s!, x[0]) ?? 1;\n  int P { get; set; } = $"a{b,3:x}".Length;\n}\n`,
  cpp: `#include <a>\n#if A\nnamespace b::c {\ntemplate <class T> struct D : public E<T> {\n  unsigned long f(int x, char *y = nullptr) const override { for (auto &z : x) goto a; return (int)y[0] + a::b<T>(1); }\n private: int a, *b, c[3] = {1, 2};\n};\n}\n#endif\n`,
  go: `package a\n\nimport (\n\tb "c"\n)\n\n// D is.\nfunc (d *D[T]) E(x, y int, z ...string) (a, b error) {\n\tif v, ok := x.(map[string]int); ok { _ = v["a"] } else { go f() }\n\tfor i := range z { switch { case i > 1: return nil, d.e(\`x\`) } }\n\treturn\n}\n`,
  java: `package a.b;\nimport static c.D.*;\n@A(b = 1) public record E<T extends F & G>(int x, String... y) implements H {\n  private static final int a = 1, b[] = {2};\n  @Override public <U> U f(U u) throws I { try (var r = g()) { return switch (u) { case A a when a.b() -> 1; default -> 2; }; } catch (J | K e) { throw e; } }\n}\n`,
  javascript: `import a, { b as c } from 'd';\nexport default class extends E { static #f = 1; get g() { return this?.h[\`i\${j}\`] ?? /k[/]/g; } }\nconst { l: m = 1, ...n } = o, p = async (q) => <R s="t" {...u}>v {w}</R>; // x\nlabel: for (const y of z) { if (a) b\nelse if (c) d(); else continue label }\n`,
  php: `<p><?php namespace A\\B; use C\\{D, E as F};\n#[G(1)] abstract class H extends I implements J { use K; const L = 1, M = 2; public ?int $n = null, $o; function p(int &...$q): static { return $this?->r::s(fn($t) => "a{$u->v} $w[0]") ?: new X; } }\nif ($a): echo 1; elseif ($b): else: endif ?>\n<b><?= $c ?>\n`,
  python: `from __future__ import a\nfrom .b import (c as d, e)\n@f.g(1)\nasync def h(i, *j: int, k=2, **l) -> m[n]:\n    """o"""\n    with p() as q, r: yield {**s, t: u for v in w if x}\n    match y:\n        case A(b=1) | [c, *_] if d: print(f"a{b!r:>{c}}")\n    a, b = (c := 1), lambda d: d\nclass E(F, metaclass=G): x: int = 1\n`,
  ruby: `require 'a'\nmodule B::C\n  class D < E\n    attr_reader :f, :g\n    def self.h(i, j = 1, *k, l:, m: 2, **n, &o) = p&.q(i) { |r, (s, t)| r + s if t } rescue nil\n    private def u; @v ||= "a#{b}" 'c' unless d; <<~E\n      f #{g}\n    E\n    end\n  end\nend\n`,
  rust: `#![a(b)]\nuse c::{d, e as f, g::*};\n/// h\n#[derive(I)] pub(crate) struct J<'k, const L: usize, M: N + 'k = O> where M: P { q: &'k mut [M; L], r: (u8, S) }\nimpl<T> U for V<T> { async unsafe fn w(&self, (x, y): (i32, _)) -> Result<!, Z> { match x { Some(a @ 1..=2) if b => c!(d, { e }), _ => loop { break 'f g?.await } } } }\n`,
  tsx: `type A<B extends C = D> = { readonly [K in keyof B]?: B[K] extends infer E ? E : never };\nexport const F: React.FC<G> = ({ h }) => <><I j={k!} l />{/* m */}{h as unknown as N}</>;\n`,
  typescript: `type A = typeof import('a').b<C>;\ndeclare module 'd' { export abstract class E<in out F> implements G { constructor(private readonly h?: I, @J() k = 1) { super() } abstract get l(): asserts this is M } }\nenum N { O = 1, P }\nlet q: [r: string, s?: number] = t satisfies U, v = <W>x;\nfunction* y(this: Z): Generator<void> { yield* a }\n`,
};

describe.each(Object.entries(TEXTS))('a tree of %s as it is stored', (grammar, text) => {
  let language: Language;
  beforeAll(async () => {
    language = await Language.load(readPackage(`@vscode/tree-sitter-wasm/wasm/${wasmFile(grammar)}`));
  });

  it('has the nodes, places, fields and errors that the library gives', () => {
    expect(compareTrees(language, text)).toBeGreaterThan(50);
  });

  it('has them whatever is cut out of the text, put into it or repeated', () => {
    const piece = fc.oneof(
      fc.tuple(fc.nat(text.length), fc.nat(text.length)).map(([from, length]) => text.slice(from, from + length)),
      fc.constantFrom('(', '}', '"', '\n', '\r\n', '/*', '#', '\t', '€', '😀', 'a', ' '.repeat(300), '\n'.repeat(20)),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        compareTrees(language, pieces.join(''), 12);
      }),
      { numRuns: casesToRun(Array.from({ length: 60 }), 15).length },
    );
  });

  it('has no limit of depth for repeated code', () => {
    expect(compareTrees(language, text.repeat(100), 0)).toBeGreaterThan(5_000);
  });
});

/** Compares all nodes of a text. The fields of the first nodes are compared, because the library takes long for them. */
function compareTrees(language: Language, text: string, mostWithFields = 150): number {
  const parser = new Parser();
  parser.setLanguage(language);
  const tree = parser.parse(text);
  if (tree === null) {
    throw new Error('The text was not parsed');
  }
  const view = openMemory(memory.buffer);
  const tables = readGrammarTables(view, grammarAddress(view, tree.rootNode.id), language);
  const open: [Node, SyntaxNode][] = [
    [tree.rootNode, openStoredTree({ memory: view, grammar: tables }, tree.rootNode)],
  ];
  let count = 0;
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const [expected, stored] = pair;
    expectEqual(stored, expected, text);
    count += 1;
    for (const field of count > mostWithFields ? [] : language.fields) {
      if (field !== null && field !== '') {
        expectEqual(stored.childForFieldName(field), expected.childForFieldName(field), text);
        const listed = expected.childrenForFieldName(field);
        const own = stored.childrenForFieldName(field);
        for (let index = 0; index < Math.max(listed.length, own.length); index += 1) {
          expectEqual(own[index] ?? null, listed[index] ?? null, text);
        }
      }
    }
    for (const [index, child] of expected.children.entries()) {
      const own = stored.children[index];
      if (child !== null && own !== null && own !== undefined) {
        open.push([child, own]);
        if (own.parent !== stored) {
          throw new Error(`The parent of ${own.type} is another one in ${JSON.stringify(text)}`);
        }
      }
    }
  }
  tree.delete();
  parser.delete();
  return count;
}

/** A plain comparison, because most of the time of this test would be spent in that of the test library. */
function expectEqual(stored: SyntaxNode | null, expected: Node | null, text: string): void {
  const [own, other] = [describeNode(stored), describeNode(expected)];
  if (own !== other) {
    throw new Error(`${own} is stored, and ${other} is expected in ${JSON.stringify(text)}`);
  }
}

function describeNode(node: SyntaxNode | Node | null): string {
  return node === null
    ? 'nothing'
    : [
        node.type,
        node.typeId,
        node.isNamed,
        node.isError,
        node.isMissing,
        node.hasError,
        node.startIndex,
        node.endIndex,
        node.startPosition.row,
        node.startPosition.column,
        node.endPosition.row,
        node.endPosition.column,
        node.children.length,
      ].join(' ');
}

function readPackage(path: string): Uint8Array {
  return readFileSync(new URL(`../../../node_modules/${path}`, import.meta.url));
}
