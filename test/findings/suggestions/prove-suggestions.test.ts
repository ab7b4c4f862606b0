import { describe, expect, it } from 'vitest';
import { installedGrammars } from '../../syntax/installed-grammars.ts';
import { outcome } from './prove.ts';

const grammars = installedGrammars();

const TS = {
  path: 'src/sum.ts',
  head: [
    ' export function sum(a: number, b: number): number {',
    '   if (a === undefined) {',
    '     return b;',
    '   }',
    '+  var total = add(a, b);',
    '   return total;',
    ' }',
  ],
};
const FIXED = '  const total = add(a, b);';
const PYTHON = {
  path: 'lib/read.py',
  head: [
    ' def read(path):',
    '     if path:',
    '+        if path == None:',
    '             return 0',
    '         with open(path) as file:',
    '             return file.read()',
    '     return 1',
  ],
};
const GO = {
  path: 'pkg/run.go',
  head: [' package run', ' ', ' func Run() error {', '+\terr := step()', '+\t_ = err', ' \treturn nil', ' }'],
};
const RUST = {
  path: 'src/lib.rs',
  head: [' fn main() {', '+    let x = load().unwrap();', '     use_it(x);', ' }'],
};
const JAVA = {
  path: 'src/A.java',
  head: [' class A {', '     boolean same(String a, String b) {', '+        return a == b;', '     }', ' }'],
};
const RUBY = {
  path: 'lib/a.rb',
  head: [' def a(list)', '+  list.map { |x| x.to_s }.flatten', ' end'],
};
const C = {
  path: 'src/a.c',
  head: [' int f(char *s) {', '+    strcpy(buffer, s);', '     return 0;', ' }'],
};
const YAML = {
  path: 'test/data/a.yaml',
  head: [' jobs:', '   build:', '+    runs: ubuntu-18', '     steps:', '       - one', '       - two'],
};

describe('a right suggestion is kept', () => {
  it.each([
    ['as it is', TS, FIXED, FIXED],
    ['without its last line end', TS, `${FIXED}\r\n`, FIXED],
    ['without a code fence', TS, `\`\`\`ts\n${FIXED}\n\`\`\``, FIXED],
    ['without a suggestion fence', TS, `\`\`\`suggestion\n${FIXED}\n\`\`\``, FIXED],
    ['without sentences around its fence', TS, `Use a constant:\n\n\`\`\`ts\n${FIXED}\n\`\`\`\nThat is safer.`, FIXED],
    ['without an introduction', TS, `Use this instead:\n${FIXED}`, FIXED],
    ['without backticks', TS, `\`${FIXED.trim()}\``, FIXED],
    ['without quotes', TS, `"${FIXED.trim()}"`, FIXED],
    ['without the sign of an added line', TS, `+${FIXED}`, FIXED],
    ['as the new side of a diff', TS, `-  var total = add(a, b);\n+${FIXED}`, FIXED],
    [
      'as the new side of a diff with other lines',
      TS,
      `   }\n-  var total = add(a, b);\n+${FIXED}\n   return total;`,
      FIXED,
    ],
    ['as the new side of a diff with a header', TS, `@@ -5,1 +5,1 @@\n-  var total = add(a, b);\n+${FIXED}`, FIXED],
    ['without a number and a sign', TS, `5 +${FIXED}`, FIXED],
    ['without a number', TS, `5: ${FIXED}`, FIXED],
    ['with the indentation that it lost', TS, FIXED.trim(), FIXED],
    ['without the line before', TS, `  }\n${FIXED}`, FIXED],
    ['without the line after', TS, `${FIXED}\n  return total;`, FIXED],
    ['with its characters decoded', TS, '  const total = add(a &amp;&amp; b, b);', '  const total = add(a && b, b);'],
    [
      'with its line breaks decoded',
      TS,
      String.raw`  const total = add(a, b);\n  check(total);`,
      `${FIXED}\n  check(total);`,
    ],
    ['with the depth of the block in Python', PYTHON, 'if path is None:', '        if path is None:'],
    [
      'with tabs in Go',
      GO,
      '    err := step()\n    if err != nil {\n        return err\n    }',
      '\terr := step()\n\tif err != nil {\n\t\treturn err\n\t}',
    ],
    [
      'if only its first line lost tabs in Go',
      GO,
      'if err := step(); err != nil {\n\t\treturn err\n\t}',
      '\tif err := step(); err != nil {\n\t\treturn err\n\t}',
    ],
    ['in Rust', RUST, 'let x = load()?;', '    let x = load()?;'],
    ['in Java', JAVA, 'return a.equals(b);', '        return a.equals(b);'],
    ['in Ruby', RUBY, 'list.flat_map(&:to_s)', '  list.flat_map(&:to_s)'],
    [
      'in C',
      C,
      'strncpy(buffer, s, sizeof(buffer) - 1);\nbuffer[sizeof(buffer) - 1] = 0;',
      '    strncpy(buffer, s, sizeof(buffer) - 1);\n    buffer[sizeof(buffer) - 1] = 0;',
    ],
    ['in YAML', YAML, 'runs: ubuntu-24', '    runs: ubuntu-24'],
  ])('%s', async (_name, file, suggestion, expected) => {
    expect(await outcome({ ...file, suggestion, grammars })).toBe(expected);
  });
});

describe('a suggestion is shown without a button', () => {
  it.each([
    ['if it has a syntax error', TS, '  const total = add(a b);', 'the file would have a syntax error'],
    ['if a bracket stays open', TS, '  const total = add(a, b;', 'brackets or quotes would be left open'],
    ['if it is only a part of the line', TS, 'add(b, a)', 'it may be only a part of the lines'],
    [
      'if it misses the colon in Python',
      PYTHON,
      '        if path is None',
      'the lines below would belong to another block',
    ],
    [
      'if lines would come into another block in Python',
      PYTHON,
      '        if path is None:\n            pass\n        x = 1',
      'the lines below would belong to another block',
    ],
    [
      'if its diff does not fit',
      TS,
      '-  let total = plus(a, b);\n+  const total = plus(a, b);',
      'it is a diff that does not fit the lines',
    ],
    ['if it misses the semicolon in Rust', RUST, 'let x = load()?', 'it may be only a part of the lines'],
    [
      'if a key would move in YAML',
      YAML,
      '    runs: ubuntu-24\n  test:',
      'the lines below would belong to another block',
    ],
  ])('%s', async (_name, file, suggestion, reason) => {
    expect(await outcome({ ...file, suggestion, grammars })).toBe(`shown: ${reason}`);
  });
});

describe('a suggestion is not shown', () => {
  it.each([
    ['if it is a sentence', 'Use const instead of var here.', 'it is a sentence, not code'],
    ['if it is null', 'null', 'it has no code'],
    ['if it is N/A', 'N/A', 'it has no code'],
    ['if it is empty', '\n', 'it is empty'],
    ['if it is dots', '...', 'it leaves out code'],
    ['if it leaves out the rest', `${FIXED}\n  // ... rest unchanged`, 'it leaves out code'],
    ['if it has a blank to fill', '  const total = <your code here>;', 'it leaves out code'],
    ['if it is only a TODO', '// TODO: fix this', 'it is only a TODO'],
    ['if it changes nothing', '  var total = add(a, b);', 'it changes nothing'],
    ['if it changes only blanks', 'var total = add(a,  b);', 'it changes nothing'],
    ['if it has hidden characters', '  const total\u202E = 1;', 'it has hidden characters'],
    ['if it copies the escape of a hidden character', String.raw`  const t = '\u{202E}';`, 'it has hidden characters'],
    [
      'if it has marks of a conflict',
      `<<<<<<< HEAD\n${FIXED}\n=======\n>>>>>>> a`,
      'it has the marks of a merge conflict',
    ],
    ['if it has one of our marks', '  // <!-- housestyle:finding 1 -->', 'it has marks that this program reads itself'],
    ['if it is too long', 'x'.repeat(20_001), 'it is longer than 20000 characters'],
  ])('%s', async (_name, suggestion, reason) => {
    expect(await outcome({ ...TS, suggestion, grammars })).toBe(`dropped: ${reason}`);
  });
});
