import { expect, it } from 'vitest';
import { checkLines } from '../check-lines.ts';
import { compileText, findInChange } from '../run-statement.ts';

it.each<{
  readonly name: string;
  readonly statement: string;
  readonly path: string;
  readonly head: string;
  readonly found: readonly string[];
}>([
  {
    name: 'what a class declares, is deleted or is hidden in its file',
    statement: 'All public declarations require Doxygen comments.',
    path: 'a.hpp',
    head: 'namespace {\nint a() { return 1; }\n}\nvoid B::b() {}\n/// C.\nclass C {\npublic:\n  C(const C&) = delete;\n  C& operator=(const C&) = delete;\n  virtual ~C() = default;\n  void c();\n};\nnamespace d {\nint e() { return 1; }\n}\n',
    found: ['11 `c` without a Doxygen comment', '14 `e` without a Doxygen comment'],
  },
  {
    name: 'what a source file of C++ defines, which no other file includes',
    statement: 'All public declarations require Doxygen comments.',
    path: 'a.cpp',
    head: 'int a() { return 1; }\n',
    found: [],
  },
  {
    name: 'what is not exported, if the first word of a list asks for what is',
    statement: 'Write JSDoc comments for exported functions, classes, and properties.',
    path: 'a.ts',
    head: 'interface A {\n  a: string;\n}\n/** B. */\nexport interface B {\n  b: string;\n}\nclass C {}\nexport class D {}\n',
    found: ['6 `b` without a JSDoc comment', '9 `D` without a JSDoc comment'],
  },
  {
    name: 'functions that are not exported, if the list asks for all classes',
    statement: 'Write JSDoc comments for exported functions and all classes.',
    path: 'a.ts',
    head: 'function a() {}\nexport function b() {}\nclass C {}\n',
    found: ['2 `b` without a JSDoc comment', '3 `C` without a JSDoc comment'],
  },
  {
    name: 'languages in which `///` begins an ordinary comment',
    statement: 'All public items require `///` doc comments.',
    path: 'a.ts',
    head: 'export function f() {}\n',
    found: [],
  },
  {
    name: 'nothing of Rust, whose documentation begins with `///`',
    statement: 'All public items require `///` doc comments.',
    path: 'a.rs',
    head: 'pub fn f() {}\n',
    found: ['1 `f` without a documentation comment'],
  },
  {
    name: 'no parameters, if they are to be annotated beside results',
    statement: 'Annotate function parameters and return types.',
    path: 'a.py',
    head: 'def f(a) -> int:\n    return a\ndef g(a: int) -> int:\n    return a\n',
    found: ['1 `f` without written types of parameters or of the result'],
  },
  {
    name: 'exported methods of types of Go that are not exported',
    statement: 'Document exported types, functions, and methods.',
    path: 'a.go',
    head: 'package a\n\nfunc (s *secret) Take() {}\nfunc (secret) Show() {}\nfunc (l list[T]) Count() int { return 0 }\nfunc (s *Secret) Put() {}\nfunc Open() {}\n',
    found: ['6 `Put` without documentation', '7 `Open` without documentation'],
  },
  {
    name: 'methods of interfaces of the standard library of Go',
    statement: 'Document exported types, functions, and methods.',
    path: 'a.go',
    head: 'package a\n\nfunc (s *Shop) String() string { return "" }\nfunc (s *Shop) Sell() {}\nfunc Read() {}\n',
    found: ['4 `Sell` without documentation', '5 `Read` without documentation'],
  },
  {
    name: 'no functions of the language that a rule names',
    statement: 'Add docstrings to all Python functions and classes.',
    path: 'a.py',
    head: 'def f():\n    pass\n',
    found: ['1 `f` without a docstring'],
  },
])('leaves out $name', async ({ statement, found, ...change }) => {
  const checks = compileText(statement, 'companions');
  expect(await findInChange(checks, change)).toEqual(found);
});

it('does not ask for documentation of each part of a partial type', async () => {
  const lines = ['public static partial class A {}', 'public static class B {}'];
  expect(await checkLines('All public types require XML doc comments.', 'A.cs', lines)).toEqual([2]);
});
