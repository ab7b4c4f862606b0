import { describe, expect, it } from 'vitest';
import type { DeclarationFact } from '../../../../src/syntax/facts/types.ts';
import { installedGrammars } from '../../installed-grammars.ts';

const grammars = installedGrammars();

/** Each declaration in a row: its container, kind and name, then what is true of it. */
async function declarationsIn(language: string, text: string): Promise<readonly string[]> {
  const facts = await grammars.readFacts?.(text, language, []);
  const all = facts?.declarations ?? [];
  return all.filter(({ kind }) => kind !== 'parameter').map((one) => rowOf(one, all));
}

function rowOf(one: DeclarationFact, all: readonly DeclarationFact[]): string {
  const container = one.inside === undefined ? '' : `${all[one.inside]?.name ?? '?'}.`;
  const words = [
    one.isExported ? 'exported' : '',
    one.hasDoc ? 'doc' : '',
    ...one.attributes.map((name) => `@${name}`),
  ];
  return [`${one.kind} ${container}${one.name ?? '?'}`, ...words.filter((word) => word !== '')].join(' ');
}

async function sizesOf(language: string, text: string): Promise<DeclarationFact['body']> {
  const facts = await grammars.readFacts?.(text, language, []);
  return facts?.declarations.find(({ body }) => body !== undefined)?.body;
}

describe('declarations of a file', () => {
  it.each<{
    readonly name: string;
    readonly language: string;
    readonly text: string;
    readonly rows: readonly string[];
  }>([
    {
      name: 'functions in variables of TypeScript are functions',
      language: 'typescript',
      text: '/** Adds. */\nexport const add = async (a: number) => a;\nconst LIMIT = 3;\nlet { open, b: shut } = door;\n',
      rows: ['function add exported doc', 'constant LIMIT', 'variable open', 'variable shut'],
    },
    {
      name: 'members of classes and enums of TypeScript',
      language: 'typescript',
      text: '@Injectable()\nexport class A<T> extends B {\n  private x = 1;\n  @Input() y?: string;\n  run() {}\n  go = () => {};\n}\nenum E { One, Two = 2 }\ntype K = { id: string };\n',
      rows: [
        'class A exported @Injectable',
        'type-parameter A.T',
        'field A.x',
        'field A.y exported @Input',
        'method A.run exported',
        'method A.go exported',
        'enum E',
        'enum-member E.One',
        'enum-member E.Two',
        'type K',
        'property K.id',
      ],
    },
    {
      name: 'names that are exported below their declaration',
      language: 'javascript',
      text: 'function a() {}\nfunction b() {}\nfunction c() {}\nexport { a };\nexport default b;\n',
      rows: ['function a exported', 'function b exported', 'function c'],
    },
    {
      name: 'tests by their titles',
      language: 'typescript',
      text: "describe('x', () => {\n  it('adds', () => {});\n  test.each([1])('is %s', () => {});\n  exit('no');\n});\n",
      rows: ['function ?', 'test ?.adds', 'function adds.?', 'test ?.is %s', 'function is %s.?'],
    },
    {
      name: 'classes and docstrings of Python',
      language: 'python',
      text: '@dataclass\nclass A(B):\n    """Doc."""\n    y: int = 1\n    def __init__(self):\n        self.x = 1\n    def _f(self):\n        """Doc."""\nMAX = 1\ntotal = 2\ntotal = 3\n',
      rows: [
        'class A exported doc @dataclass',
        'field A.y exported',
        'constructor A.__init__ exported',
        'method A._f doc',
        'constant MAX exported',
        'variable total exported',
      ],
    },
    {
      name: 'Go',
      language: 'go',
      text: 'package a\n\n// S is a shape.\ntype S struct{ A, b int }\n\n// Far away.\n\nfunc (s *S) Area() int { x := 1; x = 2; return x }\nconst limit = 1\n',
      rows: [
        'struct S exported doc',
        'field S.A exported',
        'field S.b',
        'method Area exported',
        'variable Area.x',
        'constant limit',
      ],
    },
    {
      name: 'Rust',
      language: 'rust',
      text: '/// Doc\n#[derive(Debug)]\npub struct S { pub a: i32 }\nimpl S {\n    fn f(&self) {}\n}\nenum E { A }\n#[test]\nfn works() {}\n',
      rows: [
        'struct S exported doc @derive',
        'field S.a exported',
        'method f',
        'enum E',
        'enum-member E.A',
        'function works @test',
      ],
    },
    {
      name: 'Java',
      language: 'java',
      text: '/** Doc */\n@Service\npublic class A {\n  private static final int MAX = 1;\n  @Override\n  public int f(int a) { int b = 1; return b; }\n}\n',
      rows: ['class A exported doc @Service', 'constant A.MAX', 'method A.f exported @Override', 'variable f.b'],
    },
    {
      name: 'C#',
      language: 'csharp',
      text: '/// <summary>Doc</summary>\n[Fact, Theory]\npublic sealed class A { private readonly int _x; public const int Z = 1; public int P { get; } int F() => 1; }\n',
      rows: [
        'class A exported doc @Fact @Theory',
        'field A._x',
        'constant A.Z exported',
        'property A.P exported',
        'method A.F',
      ],
    },
    {
      name: 'PHP',
      language: 'php',
      text: '<?php\n#[Attr]\nfinal class A { private int $x; /** Doc */ public function run() { $a = 1; } }\n',
      rows: ['class A exported @Attr', 'field A.x', 'method A.run exported doc', 'variable run.a'],
    },
    {
      name: 'Ruby',
      language: 'ruby',
      text: '# Doc\nclass A\n  # Runs.\n  def run; end\n  private\n  def stop; end\nend\n',
      rows: ['class A exported doc', 'method A.run exported doc', 'method A.stop'],
    },
    {
      name: 'Ruby, with signatures between documentation and method',
      language: 'ruby',
      text: 'class A\n  # Runs.\n  sig { params(a: String).void }\n  def run(a); end\n\n  # Stops.\n  sig do\n    override.void\n  end\n  def stop; end\n\n  sig { void }\n  def wait; end\nend\n',
      rows: [
        'class A exported',
        'method A.run exported doc',
        'method A.stop exported doc @override',
        'method A.wait exported',
      ],
    },
    {
      name: 'C++',
      language: 'cpp',
      text: '/** Doc */\nclass A { public: A(int a); int f() { return 1; } private: int x_; };\nint A::g() { return 1; }\nstruct B *b;\n',
      rows: [
        'class A exported doc',
        'constructor A.A exported',
        'method A.f exported',
        'field A.x_',
        'method g exported',
        'variable b exported',
      ],
    },
  ])('$name', async ({ language, text, rows }) => {
    expect(await declarationsIn(language, text)).toEqual(rows);
  });
});

describe('sizes of functions', () => {
  it.each<{ readonly name: string; readonly language: string; readonly text: string; readonly sizes: object }>([
    {
      name: 'an else-if is not deeper',
      language: 'typescript',
      text: 'function f(a, b?: string) {\n  if (a) {\n    for (;;) {}\n  } else if (b && a) {\n    return 1;\n  }\n}\n',
      sizes: { parameters: 2, untyped: 1, lines: 7, nesting: 2, complexity: 5, returnsValue: true },
    },
    {
      name: 'a function inside has sizes of its own',
      language: 'javascript',
      text: 'function f() {\n  return () => {\n    if (a) {}\n  };\n}\n',
      sizes: { nesting: 0, complexity: 1 },
    },
    {
      name: 'markup behind a condition is returned',
      language: 'typescriptreact',
      text: 'const A = () => {\n  return open && (<div/>);\n};\n',
      sizes: { returnsMarkup: true, isArrow: true, lines: 3 },
    },
    {
      name: '`self` is not counted in Python',
      language: 'python',
      text: 'class A:\n    @cached\n    async def f(self, a, *, b: int = 1, **rest):\n        for x in y:\n            if x and a:\n                await z\n',
      sizes: { parameters: 3, untyped: 2, lines: 4, nesting: 2, complexity: 4, usesAwait: true },
    },
    {
      name: 'names of Go that share a type are counted one by one',
      language: 'go',
      text: 'package a\nfunc f(a, b int, c ...string) {\n\tswitch a {\n\tcase 1:\n\tdefault:\n\t}\n}\n',
      sizes: { parameters: 3, untyped: 0, nesting: 1, complexity: 2, returnsValue: false },
    },
    {
      name: 'arms of Rust, without the one for the rest',
      language: 'rust',
      text: 'fn f(a: i32) -> i32 {\n  match a { 1 => 2, _ => 3 }\n}\n',
      sizes: { parameters: 1, complexity: 2, nesting: 1 },
    },
    {
      name: 'annotations above a method of Java are no lines of it',
      language: 'java',
      text: 'class A {\n  @B\n  int f(int a) {\n    return a > 1 ? 1 : 2;\n  }\n}\n',
      sizes: { lines: 4, complexity: 2, nesting: 0 },
    },
  ])('$name', async ({ language, text, sizes }) => {
    expect(await sizesOf(language, text)).toMatchObject(sizes);
  });
});
