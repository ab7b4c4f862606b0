import { describe, expect, it } from 'vitest';
import { readCompilerOutput } from '../../../src/context/tool-reports/compiler-output.ts';

/** `path:line severity code message` of each result, followed by its notes. */
function read(...lines: readonly string[]): readonly string[] {
  return readCompilerOutput(lines.join('\n')).results.map(({ place, line, severity, code, message, related }) =>
    [
      `${place.path}:${line} ${severity} ${code ?? '-'} ${message}`,
      ...related.map((note) => `${note.place.path}:${note.line} ${note.message}`),
    ].join(' / '),
  );
}

describe('a line of output', () => {
  const rows: readonly (readonly [tool: string, line: string, result: string])[] = [
    ['tsc', "src/a.ts(12,5): error TS2322: Type 'x'.", "src/a.ts:12 error TS2322 Type 'x'."],
    [
      'tsc in a folder with brackets',
      'app/(group)/page.tsx(1,2): error TS1005: No',
      'app/(group)/page.tsx:1 error TS1005 No',
    ],
    ['tsc, pretty', 'src/a.ts:12:5 - error TS2322: No', 'src/a.ts:12 error TS2322 No'],
    [
      'tsc, pretty, in colours',
      '\u001B[96msrc/a.ts\u001B[0m:\u001B[93m12\u001B[0m:\u001B[93m5\u001B[0m - \u001B[91merror\u001B[0m\u001B[90m TS2322: \u001B[0mNo',
      'src/a.ts:12 error TS2322 No',
    ],
    ['gcc', 'src/a.c:12:5: warning: unused x [-Wunused]', 'src/a.c:12 warning -Wunused unused x'],
    ['clang', 'src/a.c:12:5: fatal error: no stdio.h', 'src/a.c:12 error - no stdio.h'],
    ['gcc without a column', 'a.c:12: error: no', 'a.c:12 error - no'],
    ['rustc, short', 'src/main.rs:3:5: error[E0308]: mismatched types', 'src/main.rs:3 error E0308 mismatched types'],
    ['javac', 'src/A.java:10: error: cannot find symbol', 'src/A.java:10 error - cannot find symbol'],
    ['Maven', '[ERROR] /w/src/A.java:[10,5] cannot find symbol', '/w/src/A.java:10 error - cannot find symbol'],
    ['Maven, a warning', '[WARNING] /w/A.java:[10,5] deprecated', '/w/A.java:10 warning - deprecated'],
    ['go build', './main.go:10:5: undefined: x', './main.go:10 error - undefined: x'],
    ['go vet', 'vet: ./main.go:10:5: unreachable code', './main.go:10 error - unreachable code'],
    ['flake8', './a.py:1:80: E501 line too long', './a.py:1 warning E501 line too long'],
    ['flake8, an error', './a.py:1:80: F401 unused import', './a.py:1 error F401 unused import'],
    [
      'pylint',
      'a.py:1:0: C0114: Missing docstring (missing-module-docstring)',
      'a.py:1 warning C0114 Missing docstring',
    ],
    [
      'pylint, an error',
      "a.py:3:0: E0602: Undefined variable 'x' (undefined-variable)",
      "a.py:3 error E0602 Undefined variable 'x'",
    ],
    ['mypy', 'a.py:3: error: Bad type  [arg-type]', 'a.py:3 error arg-type Bad type'],
    ['MSVC', String.raw`src\a.cpp(12): error C2065: undeclared`, String.raw`src\a.cpp:12 error C2065 undeclared`],
    ['C#', String.raw`C:\p\a.cs(12,5): warning CS0168: unused`, String.raw`C:\p\a.cs:12 warning CS0168 unused`],
    ['clang on Windows', String.raw`C:\p\a.c:12:5: error: no`, String.raw`C:\p\a.c:12 error - no`],
    ['ESLint, unix', 'src/a.js:1:2: No x. [Error/no-undef]', 'src/a.js:1 error no-undef No x.'],
    ['ESLint, unix, a warning', 'src/a.js:1:2: No x. [Warning/@a/b]', 'src/a.js:1 warning @a/b No x.'],
    ['shellcheck', 'a.sh:4:7: note: Double quote [SC2086]', 'a.sh:4 info SC2086 Double quote'],
    ['a log of a workflow', '2026-11-21T19:37:51.0000000Z a.c:12:5: error: no', 'a.c:12 error - no'],
    ['a Windows line end', 'a.c:12:5: error: no\r', 'a.c:12 error - no'],
  ];
  it.each(rows)('is read: %s', (_tool, line, result) => {
    expect(read(line)).toEqual([result]);
  });

  it.each([
    'Found 3 errors.',
    '    at f (/w/src/a.js:12:5)',
    '12:30:45: started',
    'error: could not compile',
    '# example.com/shop',
    'see https://example.com:8080/a',
    'src/a.ts:12:5:',
    'make: *** [Makefile:12: all] Error 1',
    '',
  ])('is not a result: %s', (line) => {
    expect(read(line).filter((result) => !result.startsWith('12:30'))).toEqual([]);
  });
});

describe('the output of a compiler', () => {
  it('may have a message in the line above its place', () => {
    const lines = [
      'error[E0308]: mismatched types',
      '  --> src/main.rs:3:5',
      '   |',
      'warning: unused',
      ' --> src/a.rs:7:1',
    ];
    expect(read(...lines)).toEqual(['src/main.rs:3 error E0308 mismatched types', 'src/a.rs:7 warning - unused']);
  });

  it('may have notes that explain the result before them', () => {
    expect(read('a.c:1:1: error: twice', 'a.c:9:1: note: first here', 'b.c:2:1: error: no')).toEqual([
      'a.c:1 error - twice / a.c:9 first here',
      'b.c:2 error - no',
    ]);
  });

  it('may have tables below the names of files', () => {
    const table = [
      '/w/src/a.js',
      "  1:10  error    'x' is not defined  no-undef",
      '  20:1   warning  Parsing went on',
      '',
    ];
    expect(read(...table, '✖ 2 problems')).toEqual([
      "/w/src/a.js:1 error no-undef 'x' is not defined",
      '/w/src/a.js:20 warning - Parsing went on',
    ]);
  });

  it('without a result is reported, unless it is empty', () => {
    expect(readCompilerOutput('all\nis well\n').leftOut).toEqual([
      { reason: 'no line has the form of a result', count: 2 },
    ]);
    expect(readCompilerOutput('\n \n').leftOut).toEqual([]);
  });
});
