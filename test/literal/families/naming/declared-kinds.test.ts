import { describe, expect, it } from 'vitest';
import { hasKind, READ_LANGUAGES, type DeclaredKind } from '../../../../src/literal/families/naming/declared-kinds.ts';
import { TEXT_LANGUAGES } from '../../../../src/syntax/declaration-forms.ts';
import { declarationsInText } from '../../../../src/syntax/declarations-in-text.ts';
import { grammarOf } from '../../../../src/syntax/grammars.ts';
import { installedGrammars } from '../../../syntax/installed-grammars.ts';

const grammars = installedGrammars();

const KINDS: readonly DeclaredKind[] = [
  'class',
  'constant',
  'constructor',
  'enum',
  'enum-member',
  'field',
  'function',
  'interface',
  'method',
  'namespace',
  'parameter',
  'property',
  'struct',
  'test',
  'type',
  'type-parameter',
  'variable',
];

const SCRIPT =
  'class A { b = 1; constructor() {} get c() { return 1; } d(e) {} }\nfunction f() {}\nlet g = h();\nconst I = 1;\nit("j", () => {});\n';
const TYPED = `${SCRIPT}enum K { L }\ninterface M<N> { o: N }\nnamespace P {}\ntype Q = string;\n`;
const CPP =
  'namespace n {\nenum E { M };\nstruct S { int f; };\ntypedef int T;\nconst int K = 1;\nint v = 1;\ntemplate <typename P> class C {\n  C();\n  int m(int p) { int l = 1; return l; }\n};\nint g(int p) { return p; }\n}\n';

/** All kinds of declarations that a language has here. */
const SAMPLES: Readonly<Record<string, string>> = {
  c: 'enum E { M };\nstruct S { int f; };\ntypedef int T;\nconst int K = 1;\nint v = 1;\nint g(int p) { return p; }\n',
  cpp: CPP,
  csharp:
    'namespace N { class C<P> { const int K = 1; int f; C() {} int Q { get; set; } void M(int p) { int v = 1; void L() {} } delegate void D(int a); } enum E { M } interface I {} struct S {} }\n',
  'cuda-cpp': CPP,
  dart: 'class C {\n  final int p = 1;\n  int m(int a) { return a; }\n}\nenum E { a }\ntypedef T = int;\nint f(int a) { return a; }\nconst k = 1;\nfinal v = 1;\n',
  elixir: 'defmodule M do\n  def f(a) do\n    a\n  end\nend\n',
  gdscript: 'class_name C\nconst K = 1\nvar v = 1\nenum E { A }\nfunc f(a):\n\treturn a\n',
  go: 'package a\n\nconst K = 1\n\nvar v = 1\n\ntype S struct {\n\tf int\n}\n\ntype I interface{}\n\ntype T = int\n\nfunc g[P any](p P) {}\n\nfunc (s S) m() {}\n',
  java: 'class C<P> { static final int K = 1; int f; C() {} void m(int p) { int v = 1; } }\nenum E { M }\ninterface I {}\n',
  javascript: SCRIPT,
  javascriptreact: SCRIPT,
  kotlin:
    'class C {\n    val p = 1\n    fun m(a: Int) {\n        val v = 1\n    }\n}\ninterface I\ntypealias T = Int\nconst val K = 1\nfun f() {}\n',
  lua: 'local v = 1\nlocal function f(a) end\nfunction M:m(a) end\n',
  php: '<?php\nnamespace N;\nclass C { const K = 1; public $f; function __construct() {} function m($p) {} }\nenum E { case M; }\ninterface I {}\nfunction g() { $v = 1; }\n',
  powershell: 'class C {\n}\nfunction f {\n}\n',
  python:
    'class C(Enum):\n    M = 1\n    def __init__(self): pass\n    def m(self): pass\n\ndef f(p):\n    v = 1\n\nK = 1\nclass D:\n    x: int = 1\n',
  r: 'f <- function(a) a\nv <- 1\n',
  ruby: 'module N\n  class C\n    K = 1\n    def m(p)\n      v = 1\n      @f = 1\n    end\n  end\nend\nit "a" do\nend\n',
  rust: 'mod n {}\nconst K: u8 = 1;\nenum E { M }\nstruct S { f: u8 }\ntrait I {}\ntype T = u8;\nimpl S { fn m(&self) { let v = 1; } }\nfn g<P>(p: P) {}\n',
  scala:
    'class C {\n  val p = 1\n  def m(a: Int): Int = {\n    val v = 1\n    a\n  }\n}\ntrait I\ntype T = Int\ndef f(a: Int) = a\n',
  shellscript: 'readonly K=1\nf() {\n  local v=1\n}\n',
  starlark: 'K = 1\ndef f(p):\n    v = 1\n',
  swift:
    'class C {\n    var p = 1\n    func m(a: Int) {\n        let v = 1\n    }\n}\nextension N {\n}\nstruct S {\n}\nenum E {\n}\nprotocol I {\n}\ntypealias T = Int\nfunc f(a: Int) {\n}\n',
  typescript: TYPED,
  typescriptreact: TYPED,
};

async function findKinds(languageId: string, text: string): Promise<readonly string[]> {
  const lines = text.split('\n').map((_, index) => index + 1);
  const facts =
    grammarOf(languageId) === undefined
      ? undefined
      : await grammars.readFacts?.(text, languageId, lines, ['declarations']);
  const found = facts?.declarations ?? declarationsInText(text, languageId) ?? [];
  return [...new Set(found.map(({ kind }) => kind))].toSorted();
}

describe('the kinds of declarations of a language', () => {
  it.each(Object.entries(SAMPLES))('are those that its reader finds: %s', async (languageId, text) => {
    const possible = KINDS.filter((kind) => hasKind(languageId, [kind])).toSorted();
    expect(await findKinds(languageId, text)).toStrictEqual(possible);
  });

  it('are known for all languages whose declarations are read', () => {
    expect([...READ_LANGUAGES].toSorted()).toStrictEqual(Object.keys(SAMPLES).toSorted());
    expect([...TEXT_LANGUAGES].filter((languageId) => !READ_LANGUAGES.has(languageId))).toStrictEqual([]);
  });
});
