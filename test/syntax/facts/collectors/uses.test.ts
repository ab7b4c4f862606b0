import { describe, expect, it } from 'vitest';
import { installedGrammars } from '../../installed-grammars.ts';
import type { CodeFacts } from '../../../../src/syntax/facts/types.ts';

const grammars = installedGrammars();

async function read(language: string, text: string): Promise<CodeFacts | undefined> {
  return grammars.readFacts?.(
    text,
    language,
    text.split('\n').map((_line, index) => index + 1),
  );
}

/** Uses of names as `kind name = meaning`, with `own` for names that the file declares. */
async function names(language: string, text: string): Promise<readonly string[]> {
  const facts = await read(language, text);
  return (facts?.uses ?? [])
    .filter(({ kind }) => kind !== 'keyword' && kind !== 'operator')
    .map(({ kind, name, meaning, isOwn }) =>
      [kind, name, ...(meaning === undefined ? [] : ['=', meaning]), ...(isOwn ? ['own'] : [])].join(' '),
    );
}

describe('names that code uses', () => {
  it.each<[string, string, string, readonly string[]]>([
    ['a call of a member', 'typescript', 'a.b.c(d);', ['call a.b.c', 'member a.b', 'name a', 'name d']],
    ['optional chaining', 'typescript', 'a?.b!.c();', ['call a.b.c', 'member a.b', 'name a']],
    ['a member of a call', 'javascript', 'a(1).b();', ['call a().b', 'call a']],
    ['a named import', 'typescript', "import { a as b } from 'm';\nb();", ['call b = m#a']],
    ['a default import', 'typescript', "import a from 'm';\na.b();", ['call a.b = m#default.b', 'name a = m#default']],
    ['a namespace', 'typescript', "import * as a from 'm';\na.b();", ['call a.b = m#b', 'name a = m']],
    [
      'a module that is required',
      'javascript',
      "const a = require('m');\na.b();",
      ['call require', 'call a.b = m#b', 'name a = m'],
    ],
    ['destructuring', 'javascript', 'const { a: b } = c;\nb();', ['property a', 'name c', 'call b = c.a']],
    [
      'destructuring in two steps',
      'javascript',
      'const { a: { b } } = c;\nb();',
      ['property a', 'name c', 'call b = c.a.b'],
    ],
    [
      'an alias of an alias',
      'javascript',
      'const a = b.c;\nconst d = a;\nd.e();',
      ['member b.c', 'name b', 'name a = b.c', 'call d.e = b.c.e', 'name d = b.c'],
    ],
    ['a parameter that hides a name', 'javascript', 'function f(a) { a(); }\na();', ['call a own', 'call a']],
    ['a declaration in a block', 'javascript', '{ const a = 1; a; }\na;', ['name a own', 'name a']],
    ['a type', 'typescript', 'let a: B<C.D>;', ['type B', 'type C.D', 'name C']],
    ['markup', 'typescriptreact', '<a b={c}><D.E /></a>;', ['tag a', 'property b', 'name c', 'tag D.E', 'name D']],
    ['a decorator', 'python', '@a.b(1)\ndef f(): ...', ['attribute a.b', 'call a.b', 'name a']],
    ['an import of a module', 'python', 'import a.b as c\nc.d()', ['call c.d = a.b#d', 'name c = a.b']],
    ['an import of a name', 'python', 'from a import b as c\nc()', ['call c = a#b']],
    ['an annotation', 'python', 'a: B[C] = d', ['type B', 'type C', 'name d']],
    ['code in an f-string', 'python', 'f"{a()} b()"', ['call a']],
    ['a package', 'go', 'package p\nimport a "m/n"\nfunc f() { a.B() }', ['call a.B = m/n#B', 'name a = m/n']],
    ['a macro', 'rust', 'fn f() { a!(b.c()); }', ['call a!', 'call b.c']],
    ['a use', 'rust', 'use a::b as c;\nfn f() { c::d(); }', ['call c::d = a::b#d', 'name c = a::b']],
    ['a class', 'java', 'import a.B;\nclass C { Object d = new B(); }', ['type Object', 'new B = a.B']],
    ['an alias', 'csharp', 'using A = B.C;\nclass D { void E() { A.F(); } }', ['call A.F = B.C#F', 'name A = B.C']],
    ['a class of PHP', 'php', '<?php\nuse A\\B as C;\nnew C();', ['new C = A\\B']],
    ['code in a string of Ruby', 'ruby', 'a "#{b.c(1)}"', ['call a', 'call b.c', 'name b']],
    ['a qualified name', 'cpp', 'void f() { a::b(); c->d(); }', ['call a::b', 'name a', 'call c->d', 'name c']],
  ])('%s', async (_name, language, text, expected) => {
    expect(await names(language, text)).toEqual(expected);
  });

  it('knows arguments', async () => {
    const facts = await read('javascript', 'a(b, "c");');
    expect(facts?.uses.find(({ kind }) => kind === 'call')).toMatchObject({ arguments: ['b', '"c"'] });
  });

  it('finds only what begins on a line that is asked for', async () => {
    const facts = await grammars.readFacts?.('a();\nb();\nc();', 'javascript', [2]);
    expect(facts?.uses.filter(({ kind }) => kind === 'call').map(({ name }) => name)).toEqual(['b']);
  });
});

describe('other facts of a text', () => {
  it.each<[string, string, string, object]>([
    ['a line of code alone', 'javascript', 'a("b"); // c', { code: [{ line: 1, text: 'a(" ");' }] }],
    ['a comment', 'rust', '/// a\nfn f() {} // b', { comments: [{ kind: 'doc' }, { kind: 'line', isTrailing: true }] }],
    [
      'a string',
      'python',
      "a = f'b{c}'",
      { strings: [{ prefix: 'f', quote: "'", value: 'b{c}', isInterpolated: true }] },
    ],
    [
      'an import for its effects',
      'javascript',
      "import 'a';",
      { imports: [{ module: 'a', kind: 'import', isTop: true }] },
    ],
    ['an import of a type', 'typescript', "import type { a } from 'b';", { imports: [{ module: 'b', isType: true }] }],
    [
      'a dynamic import',
      'javascript',
      "f(() => import('a'));",
      { imports: [{ module: 'a', kind: 'dynamic', isTop: false }] },
    ],
    [
      'a type of a module between angle brackets',
      'typescript',
      "const a = await f<typeof import('a')>('a');",
      { imports: [{ module: 'a', kind: 'dynamic', isType: true }] },
    ],
    ['lines that do not follow the grammar', 'javascript', 'let a = 1;\nlet = = ;\n', { unsound: [2] }],
  ])('%s', async (_name, language, text, expected) => {
    expect(await read(language, text)).toMatchObject(expected);
  });
});
