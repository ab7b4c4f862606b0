import { describe, expect, it } from 'vitest';
import { outlineOf } from '../../src/syntax/outline.ts';
import type { Declaration } from '../../src/syntax/types.ts';
import { installedGrammars } from './installed-grammars.ts';

const grammars = installedGrammars();

/** `kind name start-end (head to line)`, children indented. */
async function draw(language: string, text: string): Promise<string> {
  const { declarations } = await outlineOf(text, language, grammars);
  return declarations.map((declaration) => drawOne(declaration, '')).join('\n');
}

function drawOne(declaration: Declaration, indent: string): string {
  const { kind, name, startLine, endLine, headEndLine, children } = declaration;
  const own = `${indent}${kind} ${name ?? '(none)'} ${startLine}-${endLine}, head to ${headEndLine}`;
  return [own, ...children.map((child) => drawOne(child, `${indent}  `))].join('\n');
}

describe('the declarations of a file', () => {
  it('begin with the comments, decorators and keywords in front of them', async () => {
    const text = '// A note.\n\n// What it is.\n@a\n@b({\n  c: 1,\n})\nexport default class A {\n  @d() e() {}\n}\n';
    expect(await draw('typescript', text)).toBe('class A 3-10, head to 8\n  method e 9-9, head to 9');
  });

  it('do not begin with a comment after other code', async () => {
    const text = 'f(); // a call\nfunction g() {\n}\n';
    expect(await draw('javascript', text)).toBe('function g 2-3, head to 2');
  });

  it('have heads of several lines, up to the bracket below them', async () => {
    const text = 'class A\n    : B\n{\n    int F(\n        int a)\n    {\n        return a;\n    }\n}\n';
    expect(await draw('csharp', text)).toBe('class A 1-9, head to 3\n  method F 4-8, head to 6');
  });

  it('are functions if a constant or a field has one', async () => {
    const text = 'const f = async () => {\n};\nclass A {\n  g = () => {\n  };\n}\n';
    expect(await draw('javascript', text)).toBe(
      'function f 1-2, head to 1\nclass A 3-6, head to 3\n  function g 4-5, head to 4',
    );
  });

  it('are not variables inside functions', async () => {
    expect(await draw('python', 'A = 1\ndef f():\n    b = 2\n    c = 3\n')).toBe(
      'constant A 1-1, head to 1\nfunction f 2-4, head to 2',
    );
  });

  it('are classes, not the keyword that begins one', async () => {
    expect(await draw('ruby', 'class A\n  module B\n  end\nend\n')).toBe(
      'class A 1-4, head to 1\n  module B 2-3, head to 3',
    );
  });

  it('are only read to a maximum depth of nesting', async () => {
    const depth = 1_000;
    const text = 'class A {\n'.repeat(depth) + '}\n'.repeat(depth);
    let levels = 0;
    let inside = (await outlineOf(text, 'java', grammars)).declarations;
    while (inside.length > 0) {
      levels += 1;
      inside = inside.flatMap(({ children }) => children);
    }
    expect(levels).toBe(64);
  });
});

describe('the imports of a file', () => {
  it.each([
    ['typescript', 'import a, { b } from "./a.js" with { type: "json" };\n', ['./a.js']],
    ['typescript', 'import type A = require("a");\nexport * from "./b.js";\n', ['a', './b.js']],
    ['javascript', 'const { a } = require("./a"), b = 1;\nimport "./b.js";\n', ['./a', './b.js']],
    ['python', 'import a.b as c, d\nfrom ..e import f\nfrom __future__ import g\n', ['a.b', 'd', '..e', '__future__']],
    ['go', 'package a\n\nimport (\n\t"b"\n\tc "d/e"\n)\nimport "f"\n', ['b', 'd/e', 'f']],
    ['java', 'import static a.b.C.*;\nimport d.E;\n', ['a.b.C.*', 'd.E']],
    ['csharp', 'using A.B;\nglobal using static C;\nusing D = E.F;\n', ['A.B', 'C', 'E.F']],
    ['cpp', '#include <a>\n#include "b/c.h"\n', ['a', 'b/c.h']],
    [
      'php',
      '<?php\nuse A\\B as C;\nuse function D\\e;\nrequire_once __DIR__ . "/f.php";\n',
      ['A\\B as C', 'D\\e', '/f.php'],
    ],
    ['ruby', 'require "a"\nrequire_relative("b/c")\nputs "d"\n', ['a', 'b/c']],
    ['rust', 'use a::{b, c};\nextern crate d;\n', ['a::{b, c}', 'd']],
    ['kotlin', 'import a.b.C\n', ['a.b.C']],
    ['swift', '@testable import A\n', ['A']],
    ['scss', "@use 'a' as b;\n", ['a']],
    ['yaml', 'import: a\n', []],
  ])('are found in %s: %j', async (language, text, specifiers) => {
    const { imports } = await outlineOf(text, language, grammars);
    expect(imports.map(({ specifier }) => specifier)).toEqual(specifiers);
  });

  it('have the lines of their statement', async () => {
    const { imports } = await outlineOf('package a\n\nimport (\n\t"b"\n)\n', 'go', grammars);
    expect(imports).toEqual([{ specifier: 'b', startLine: 3, endLine: 5 }]);
  });
});

describe('hostile texts', () => {
  it('that use up the memory of the parser are read by indentation, and the next file by its grammar again', async () => {
    const readings = ['a<'.repeat(12_000), 'class A {}'].map((text) => outlineOf(text, 'java', grammars));
    expect((await Promise.all(readings)).map(({ by }) => by)).toEqual(['indentation', 'grammar']);
  });

  it('that are too long for a parser are read by indentation', async () => {
    expect((await outlineOf('x;'.repeat(600_000), 'javascript', grammars)).by).toBe('indentation');
  });

  it.each([
    ['nothing', ''],
    ['NULs', '\0'.repeat(10_000)],
    ['halves of characters', '\uD800'.repeat(10_000)],
    ['brackets in one another', '([{'.repeat(10_000)],
    ['open blocks', 'class A {\n'.repeat(5_000)],
    ['closed blocks', '}\n'.repeat(20_000)],
    ['comments on one line', '/**/'.repeat(5_000)],
    ['blank lines', '\r\n'.repeat(100_000)],
    ['another language', 'SELECT * FROM a;\n-- it\'s "one"\n'.repeat(500)],
  ])('of %s have an outline', async (_, text) => {
    for (const language of ['python', 'typescript', 'cpp', 'plaintext']) {
      const { declarations } = await outlineOf(text, language, grammars);
      expect(Array.isArray(declarations)).toBe(true);
    }
  });
});

describe('missing grammars', () => {
  it('are a broken installation', async () => {
    const { createGrammars } = await import('../../src/syntax/load-grammars.ts');
    await expect(createGrammars('/nowhere').read('a', 'go')).rejects.toThrow(/grammar of go .*web-tree-sitter\.wasm/);
  });
});
