import { describe, expect, it } from 'vitest';
import { compileText, findInChange } from '../run-statement.ts';

describe('what belongs to a declaration or a new file', () => {
  it.each<{
    readonly name: string;
    readonly statement: string;
    readonly path: string;
    readonly head: string;
    readonly base?: string;
    readonly found: readonly string[];
  }>([
    {
      name: 'documentation that is created',
      statement: 'Ensure that XML doc comments are created for any public APIs.',
      path: 'A.cs',
      head: '/// <summary>A.</summary>\npublic class A\n{\n    public void F() { }\n    void G() { }\n}\n',
      found: ['4 `F` without XML documentation'],
    },
    {
      name: 'documentation of all parameters',
      statement: 'Use JSDoc annotations for all function parameters and return types.',
      path: 'a.js',
      head: '/** A. */\nfunction f(a) {}\nfunction g(b) {}\n',
      found: ['3 `g` without a JSDoc comment'],
    },
    {
      name: 'documentation with tags, of what is exported',
      statement: 'Write detailed JSDoc with `@param`, `@returns`, and `@example` blocks.',
      path: 'a.ts',
      head: '/** A. */\nexport function f() {}\nexport function g() {}\nfunction h() {}\n',
      found: ['3 `g` without a JSDoc comment'],
    },
    {
      name: 'documentation that nobody skips',
      statement: 'Never skip XML documentation on public members.',
      path: 'A.cs',
      head: '/// <summary>A.</summary>\npublic class A\n{\n    public void F() { }\n    void G() { }\n}\n',
      found: ['4 `F` without XML documentation'],
    },
    {
      name: 'documentation of public and protected members',
      statement: 'Public and protected members require XML documentation.',
      path: 'A.cs',
      head: '/// <summary>A.</summary>\npublic class A\n{\n    public void F() { }\n    void G() { }\n}\n',
      found: ['4 `F` without XML documentation'],
    },
    {
      name: 'comments of Doxygen',
      statement: 'Use Doxygen-style `/// @brief` comments for all public APIs.',
      path: 'a.hpp',
      head: '/// @brief A.\nvoid f() {}\nvoid g() {}\n',
      found: ['3 `g` without a Doxygen comment'],
    },
    {
      name: 'results of public functions, without a verb',
      statement: 'Explicit return types on public APIs.',
      path: 'a.ts',
      head: 'export function f(): void {}\nexport function g() {}\nfunction h() {}\n',
      found: ['2 `g` without a written type of the result'],
    },
    {
      name: 'types of functions beside things that have none',
      statement: 'Use type hints for all new public functions and classes.',
      path: 'a.py',
      head: 'def f(a: int) -> int:\n    return a\n\ndef g(a):\n    return a\n',
      found: ['4 `g` without written types of parameters or of the result'],
    },
    {
      name: 'types of parameters and results, with an example',
      statement:
        '## PHP\n\n- Use explicit return type declarations and type hints for all method parameters: `function f(User $a): bool`',
      path: 'a.php',
      head: '<?php\nfunction f(int $a): int\n{\n    return $a;\n}\nfunction g($a)\n{\n    return $a;\n}\n',
      found: ['6 `g` without written types of parameters or of the result'],
    },
    {
      name: 'headers of files with one ending',
      statement: 'Every `.sh` file requires a copyright header immediately after the shebang line.',
      path: 'a.sh',
      head: '#!/bin/bash\necho a\n',
      found: ['- a new file without a copyright or license header'],
    },
    {
      name: 'one of several overloads',
      statement: 'All public symbols must have JSDoc.',
      path: 'a.ts',
      head: '/** A. */\nexport function f(a: string): void;\nexport function f(a: number): void;\nexport function f() {}\nexport function g() {}\n',
      found: ['5 `g` without a JSDoc comment'],
    },
    {
      name: 'documentation above the signature of a Ruby method, and of what it overrides',
      statement: 'Document public methods.',
      path: 'a.rb',
      head: '# A.\nclass A\n  # Runs.\n  sig { void }\n  def run; end\n\n  sig { override.void }\n  def stop; end\n\n  sig { void }\n  def wait; end\nend\n',
      found: ['11 `wait` without documentation'],
    },
    {
      name: 'methods that override others, with or without an annotation',
      statement: 'Public methods must have Javadoc.',
      path: 'A.java',
      head: '/** A. */\npublic class A {\n  @Override\n  public String toString() { return ""; }\n  /** F. */\n  @Deprecated\n  public void f() { }\n  @Deprecated\n  public void g() { }\n}\n',
      found: ['9 `g` without Javadoc'],
    },
    {
      name: 'attributes between documentation and what is documented',
      statement: 'Document all public functions.',
      path: 'a.rs',
      head: '/// A.\n#[inline]\n#[must_use]\npub fn a() -> u8 { 1 }\n\n#[inline]\npub fn b() -> u8 { 1 }\n',
      found: ['7 `b` without documentation'],
    },
    {
      name: 'what is no API where nothing hides a method',
      statement: 'Document public APIs.',
      path: 'a.rb',
      head: 'class A\n  def run; end\nend\n',
      found: [],
    },
    {
      name: 'an API in a language that hides by default',
      statement: 'Document public APIs.',
      path: 'a.rs',
      head: 'pub fn a() {}\nfn b() {}\n',
      found: ['1 `a` without documentation'],
    },
    {
      name: 'a header by its name',
      statement: 'All source files must have a copyright header.',
      path: 'a.go',
      head: 'package a\n',
      found: ['- a new file without a copyright or license header'],
    },
    {
      name: 'a header that is there',
      statement: 'Include the license header in every new file.',
      path: 'a.go',
      head: '// SPDX-License-Identifier: MIT\npackage a\n',
      found: [],
    },
    {
      name: 'a header of a file without code',
      statement: 'Include the license header in every new file.',
      path: 'a.md',
      head: '# A\n',
      found: [],
    },
    {
      name: 'a docstring of a module',
      statement: 'Every module must have a module docstring.',
      path: 'a.py',
      head: '#!/usr/bin/env python\nimport os\n',
      found: ['- a new file without a docstring'],
    },
    {
      name: 'a docstring of a module that is there',
      statement: 'Every module must have a module docstring.',
      path: 'a.py',
      head: '# Comment\n"""Text."""\nimport os\n',
      found: [],
    },
    {
      name: 'a docstring of a module after a byte order mark',
      statement: 'Every module must have a module docstring.',
      path: 'a.py',
      head: '\uFEFF"""Text."""\nimport os\n',
      found: [],
    },
    {
      name: 'docstrings of what is public, and no comments in their place',
      statement: 'Public functions must have docstrings.',
      path: 'a.py',
      head: '# Adds.\ndef add(a): ...\n\ndef sub(a):\n    """Subtracts."""\n\ndef _mul(a): ...\n\ndef outer():\n    """Doc."""\n    def inner(): ...\n',
      found: ['2 `add` without a docstring'],
    },
    {
      name: 'functions of tests need no docstrings',
      statement: 'Public functions must have docstrings.',
      path: 'tests/test_a.py',
      head: 'def test_add(): ...\n',
      found: [],
    },
    {
      name: 'JSDoc of exported functions',
      statement: 'Add JSDoc comments to exported functions.',
      path: 'a.ts',
      head: '/** Adds. */\nexport const add = () => 1;\n// Subtracts.\nexport function sub() {}\nfunction own() {}\n',
      found: ['4 `sub` without a JSDoc comment'],
    },
    {
      name: 'XML documentation of C# above a directive of the preprocessor',
      statement: 'Add XML documentation comments to all public APIs.',
      path: 'A.cs',
      head: [
        '/// <summary>A.</summary>',
        'public class A',
        '{',
        '    /// <summary>F.</summary>',
        '#if NET6_0_OR_GREATER',
        '    [Obsolete("a")]',
        '#endif',
        '    public void F() { }',
        '#if NET6_0_OR_GREATER',
        '    public void G() { }',
        '#endif',
        '}',
      ].join('\n'),
      found: ['10 `G` without XML documentation'],
    },
    {
      name: 'XML documentation of C#, also below attributes',
      statement: 'Add XML documentation comments to all public APIs.',
      path: 'a.cs',
      head: '/// <summary>A</summary>\n[Serializable]\npublic class A {\n  public void Run() {}\n  private void Go() {}\n  public override void Stop() {}\n}\n',
      found: ['4 `Run` without XML documentation'],
    },
    {
      name: 'documentation in any form',
      statement: 'Always document exported functions.',
      path: 'a.go',
      head: 'package a\n\n// Add adds.\nfunc Add() {}\n\nfunc Sub() {}\n\nfunc own() {}\n',
      found: ['6 `Sub` without documentation'],
    },
    {
      name: 'what was there before the change is not new',
      statement: 'Public functions must have docstrings.',
      path: 'a.py',
      base: 'def add(a): ...\n',
      head: 'def add(a, b): ...\n',
      found: [],
    },
    {
      name: 'type hints of Python',
      statement: 'Use type hints for all functions.',
      path: 'a.py',
      head: 'def a(b): ...\ndef c(d: int): return d\ndef e(f: int) -> int: return f\ndef g(): ...\nclass A:\n    def __init__(self, h): ...\n    def i(self, j: int): ...\n',
      found: [
        '1 `a` without written types of parameters or of the result',
        '2 `c` without written types of parameters or of the result',
      ],
    },
    {
      name: 'type hints of lambdas, which have no place for them',
      statement: 'Use type hints for all functions.',
      path: 'a.py',
      head: 'a = lambda b: b\n',
      found: [],
    },
    {
      name: 'types of results in TypeScript',
      statement: 'Exported functions must have explicit return types.',
      path: 'a.ts',
      head: 'export function a() {}\nexport const b = (): void => {};\nexport const c = () => 1;\nfunction d() {}\nconst t = "export function e() {}";\n',
      found: ['1 `a` without a written type of the result', '3 `c` without a written type of the result'],
    },
    {
      name: 'sealed classes',
      statement: 'In C#, classes must be `sealed`.',
      path: 'a.cs',
      head: 'public class A {}\npublic sealed class B {}\npublic abstract class C {}\npublic static class D {}\n',
      found: ['1 `A` without `sealed`'],
    },
    {
      name: 'accessibility',
      statement: 'In TypeScript, use explicit accessibility modifiers.',
      path: 'a.ts',
      head: 'class A {\n  private a = 1;\n  b = 2;\n  #c = 3;\n  public d() {}\n}\ninterface B {\n  e(): void;\n}\n',
      found: ['3 `b` without an access modifier'],
    },
    {
      name: 'attributes',
      statement: 'In TypeScript, classes must be decorated with `@Injectable()`.',
      path: 'a.ts',
      head: '@Injectable()\nexport class A {}\nclass B {}\n',
      found: ['3 `B` without `@Injectable()`'],
    },
    {
      name: 'first lines of new files',
      statement: 'Every Python file must start with `from __future__ import annotations`.',
      path: 'a.py',
      head: 'import os\n',
      found: ['- a new file without `from __future__ import annotations`'],
    },
    {
      name: 'first lines after others',
      statement: 'Every Python file must start with `from __future__ import annotations`.',
      path: 'a.py',
      head: '"""Doc."""\nfrom __future__ import annotations\n',
      found: [],
    },
    {
      name: 'first lines of files that are empty or were there',
      statement: 'All C# files must have `#nullable enable` at the top.',
      path: 'a.cs',
      base: 'class A {}\n',
      head: 'class B {}\n',
      found: [],
    },
    {
      name: 'a header in another form of comment',
      statement: 'In `src/`, all files must start with `// SPDX-License-Identifier: MIT`.',
      path: 'src/a.py',
      head: '# SPDX-License-Identifier: MIT\n',
      found: [],
    },
  ])('$name', async ({ statement, found, ...change }) => {
    const checks = compileText(statement, 'companions');
    expect(checks).toHaveLength(1);
    expect(await findInChange(checks, change)).toEqual(found);
  });

  it.each([
    'Client components must start with `"use client"`.',
    'Add documentation for new features.',
    'Use JSDoc style for functions.',
    'Document breaking changes.',
    'Skip documentation that repeats the name.',
    'Use Doxygen for the manual.',
    'Public and private keys require rotation.',
    'Use type hints for classes.',
    'Classes must be small.',
    'Functions must have descriptive names.',
    'All files must start with `import os`.',
  ])('says nothing of: %s', (statement) => {
    expect(compileText(statement, 'companions')).toEqual([]);
  });
});
