import { describe, expect, it } from 'vitest';
import { checkLines } from './check-lines.ts';

type Row = readonly [
  name: string,
  rule: string,
  path: string,
  lines: readonly string[],
  found: readonly (number | undefined)[],
];

const rows: readonly Row[] = [
  [
    'unions with `None`, and not those of other types',
    'Prefer `Optional[T]` over `Union[T, None]`.',
    'a.py',
    ['a: Union[int, None] = None', 'b: Union[int, str] = 1', 'def f(c: Union[Shop, None]): pass'],
    [1, 3],
  ],
  [
    'calls that tests expect, and not those that they rule out',
    'Use `toHaveBeenCalledWith` instead of `toHaveBeenCalled`.',
    'a.test.ts',
    ['expect(f).toHaveBeenCalled();', 'expect(f).not.toHaveBeenCalled();', 'expect(f).toHaveBeenCalledWith(1);'],
    [1],
  ],
  [
    'uses of a member and imports of a module of Node, named in one sentence',
    "Avoid `sinon.assert` and Node's `assert`.",
    'a.test.ts',
    ["import assert from 'assert';", 'sinon.assert.calledOnce(f);', 'sinon.stub(f);'],
    [1, 2],
  ],
  [
    'uses of the environment outside of the one file that may reference it',
    'Only reference `process.env` in `src/config.ts`.',
    'src/a.ts',
    ['const a = process.env.A;', 'const b = config.b;'],
    [1],
  ],
  [
    'long lines, and not those with a comment to a type checker',
    'In Python, lines must not exceed 60 characters.',
    'a.py',
    [
      'items = compute_the_items(first_value, second_value, third_value)',
      'items = compute_the_items(first_value, second)  # ty:ignore[no-matching-overload]',
    ],
    [1],
  ],
  [
    'parameters without types, and not `self` below a line that is filled in',
    'Use type hints for function parameters.',
    'a.py',
    [
      'class {{ name }}Sink(Batch):',
      '    def start(self, context: dict) -> None:',
      '        pass',
      'def f(a): return a',
    ],
    [4],
  ],
  [
    'repeated checks, and not other uses of `&&`',
    'Prefer optional chaining.',
    'a.ts',
    ['const a = b && b.c;', 'const d = b && e.b;', 'const f = !b && b.c;', '// b && b.c', 'if (x.y && x.y.z()) go();'],
    [1, 5],
  ],
  [
    'repeated checks, and not what is asked of the same thing in another way',
    'Prefer optional chaining.',
    'a.ts',
    [
      'if ("b" in a && a.b) go();',
      'if (b === a && a.b) go();',
      'const f = () => a && a.b;',
      'if (b > 1 && a && a.b) go();',
    ],
    [3, 4],
  ],
  [
    'local variables of C#, and not members of an extension',
    'Local variables: camelCase.',
    'a.cs',
    [
      'static class A',
      '{',
      '    extension(B b)',
      '    {',
      '        public C? Part { get { var Bad = 1; return null; } }',
      '        public bool IsReady => true;',
      '    }',
      '    void F() { var Worse = 1; }',
      '}',
    ],
    [5, 8],
  ],
  [
    'functions of Rust, and not those of a library in another language',
    'Functions: snake_case.',
    'a.rs',
    ['extern "system" {', '    fn GetTimes(a: i32) -> i32;', '}', 'fn BadName() {}'],
    [4],
  ],
  [
    '`if` with its body on the line',
    'Never use 1-line if statements.',
    'a.ts',
    ['if (a) return;', 'if (f(a)) { b(); }', 'if (a) {', '  b();', '}', 'if (a)', '  b();', 'else if (c) d = 1;'],
    [1, 2, 8],
  ],
  [
    'variables after a format, and not expressions',
    'Use inline format args.',
    'a.rs',
    ['fn f() {', '    let a = format!("{}", name);', '    println!("{}", x.y);', '    println!("{name}");', '}'],
    [2],
  ],
  [
    'parts of Vue that use the Composition API',
    'Use the Options API.',
    'a.vue',
    ['<script setup lang="ts">', 'const a = 1;', '</script>'],
    [1],
  ],
  ['parts of Vue with options', 'Use the Options API.', 'a.vue', ['<script>', 'export default {};', '</script>'], []],
  [
    'a view without a preview',
    'Every SwiftUI view must have a `#Preview`.',
    'Sources/A.swift',
    ['import SwiftUI', 'struct A: View {', '}', 'struct B: Equatable {', '}'],
    [2],
  ],
  [
    'a view with a preview',
    'Every SwiftUI view must have a `#Preview`.',
    'Sources/A.swift',
    ['struct A: View {', '}', '#Preview { A() }'],
    [],
  ],
  [
    'a second type of Swift, and neither nested types nor extensions',
    'One type per file.',
    'Sources/A.swift',
    ['struct A {', '    enum Inner { case a }', '}', 'extension A {', '    struct Other {}', '}', 'final class B {}'],
    [7],
  ],
  [
    'imports from one layer to another',
    '`client/` and `server/` must not depend on each other.',
    'client/a.ts',
    ["import { a } from '../server/a';", "import { b } from './b';", "import { c } from '../common/c';"],
    [1],
  ],
  [
    'imports in another folder',
    '`client/` and `server/` must not depend on each other.',
    'tools/a.ts',
    ["import { a } from '../server/a';"],
    [],
  ],
  [
    'imports of a namespace in the source set of all platforms',
    'Never import `java.*` in `commonMain`.',
    'core/src/commonMain/kotlin/A.kt',
    ['import java.util.UUID', 'import javax.inject.Inject', 'import kotlin.math.abs'],
    [1],
  ],
  [
    'imports of a namespace in the source set of one platform',
    'Never import `java.*` in `commonMain`.',
    'core/src/jvmMain/kotlin/A.kt',
    ['import java.util.UUID'],
    [],
  ],
  [
    'names of packages of Go',
    '# Go\n\n- Use lowercase, single-word package names.',
    'internal/a.go',
    ['package my_util', '', 'func a() {}'],
    [1],
  ],
  [
    'packages of tests, whose ending is that of the language',
    '# Go\n\n- Use lowercase, single-word package names.',
    'internal/a_test.go',
    ['package util_test', '', 'func a() {}'],
    [],
  ],
  [
    'what is stricter than the first line that is asked for',
    'All new files must use `# typed: strict`.',
    'a.rb',
    ['# typed: strong', 'a = 1'],
    [],
  ],
  [
    'a first line that is not strict',
    'All new files must use `# typed: strict`.',
    'a.rb',
    ['# typed: false'],
    [undefined],
  ],
];

describe('rules in the words of many teams find', () => {
  it.each(rows)('%s', async (_name, rule, path, lines, found) => {
    expect(await checkLines(rule, path, lines)).toEqual(found);
  });
});
