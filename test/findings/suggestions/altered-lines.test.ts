import { describe, expect, it } from 'vitest';
import { installedGrammars } from '../../syntax/installed-grammars.ts';
import { outcome, type Suggested } from './prove.ts';

const grammars = installedGrammars();

/** A suggestion for the lines of a file that begin with `+`. */
type Row = readonly [name: string, path: string, head: readonly string[], suggestion: string, expected: string];

async function outcomeOf(
  path: string,
  head: readonly string[],
  suggestion: string,
  fields: Suggested['fields'] = {},
): Promise<string> {
  return outcome({ path, head, suggestion, fields, grammars });
}

const BLOCK = [' function f() {', '+  run(a);', ' }', ' g();'];
const RUBY = [' def a(list)', '+  list.sum', ' end'];
const FENCED = [' # Use', '+```sh', '+npm start', '+```', ' Then wait.'];
const SENTENCE = [' # Use', '+Run the tool with npm start now.', ' Then wait.'];
const CONDITION = [' function f() {', '+  if (a) {', '+    run(a);', '+  }', ' }'];
const GO_TAB = [' package a', ' func f() {', '+\tx := 1', ' \t_ = x', ' }'];
const C_MIXED = [' int f() {', '+  \tint x = 1;', ' \treturn x;', ' }'];
const CALLS = [' {', '+  a(1);', '+  b(2);', ' }'];

describe('an altered suggestion equals the plain one', () => {
  it.each<Row>([
    ['a bare number before a line', 'a.ts', BLOCK, '2   run(b);', '  run(b);'],
    ['a bare number before each line', 'a.ts', CALLS, '2   a(2);\n3   b(3);', '  a(2);\n  b(3);'],
    [
      'a number that the replaced line begins with',
      'a.txt',
      [' 4 x', '+5 pears or plums'],
      '5 pears or figs',
      '5 pears or figs',
    ],
    ['a depth that all lines lost', 'a.ts', CONDITION, 'if (b) {\nrun(b);\n}', '  if (b) {\n    run(b);\n  }'],
    ['tabs after blanks, as in the line', 'a.c', C_MIXED, '  \tint x = 2;', '  \tint x = 2;'],
    [
      'brackets that close its own block',
      'a.ts',
      BLOCK,
      '  if (a) {\n    run(a);\n  }',
      '  if (a) {\n    run(a);\n  }',
    ],
    ['the bracket of the line after', 'a.ts', BLOCK, '  run(b);\n}', '  run(b);'],
    ['the end of its own block in Ruby', 'a.rb', RUBY, '  if b\n    list.sum\n  end', '  if b\n    list.sum\n  end'],
    ['the end of the block around in Ruby', 'a.rb', RUBY, '  list.sum(0)\nend', '  list.sum(0)'],
    ['a fence in Markdown', 'a.md', FENCED, '```sh\nnpm run start\n```', '```sh\nnpm run start\n```'],
    [
      'a fence around a sentence',
      'a.md',
      SENTENCE,
      '```markdown\nRun the tool with npm go now.\n```',
      'Run the tool with npm go now.',
    ],
  ])('%s', async (_name, path, head, suggestion, expected) => {
    expect(await outcomeOf(path, head, suggestion)).toBe(expected);
  });
});

const TWINS = [' a();', "+  set('name', readName(input));", "   set('value', readValue(input));", ' b();'];
const NUMBERED_TWINS = [' a();', '+  first = read(1, input);', '   first = read(2, input);', ' b();'];
const LIST = ['+- one item of the list', '+- another item of the list', '+- third item of the list'];
const OTHER_LINE = 'it may be meant for other lines of the file';
const OTHER_DEPTH = 'its indentation is not that of the lines';
const PART = 'it may be only a part of the lines';

const JAVA_DOC = [' /**', '+ *   <li>some ---&gt; Some</li>', '  */', ' class A {}'];

describe('characters and blanks of the replaced line stay', () => {
  it.each<Row>([
    [
      'references in a line that is escaped as a whole',
      'A.java',
      JAVA_DOC,
      ' *   &lt;li&gt;one ---&amp;gt; Some&lt;/li&gt;',
      ' *   <li>one ---&gt; Some</li>',
    ],
    [
      'references in a line that is not escaped',
      'A.java',
      JAVA_DOC,
      ' *   <li>one ---&gt; Some</li>',
      ' *   <li>one ---&gt; Some</li>',
    ],
    [
      'a tab where the file has blanks',
      'a.md',
      [' - one', '   two', '   three', ' ```', '+$ go fast', '+\t-H now', ' ```', ' - four', '   five'],
      '$ go slow\n\t-H now',
      '$ go slow\n\t-H now',
    ],
  ])('%s', async (_name, path, head, suggestion, expected) => {
    expect(await outcomeOf(path, head, suggestion)).toBe(expected);
  });
});

describe('an altered suggestion is shown without a button', () => {
  it.each<Row>([
    [
      'a bare number before items',
      'a.ts',
      [' const a = [', '+  1, 2, 3,', ' ];'],
      '2   1, 2, 4,',
      'the file would have a syntax error',
    ],
    [
      'an escape that is doubled',
      'a.ts',
      BLOCK,
      String.raw`  run(b);\\n  const rest = f();`,
      'the file would have a syntax error',
    ],
    ['a quote that is escaped twice', 'a.ts', BLOCK, String.raw`  run(\\"a\\");`, 'the file would have a syntax error'],
    [
      'an item and its new name',
      'a.ts',
      [' f({', '+  routes', ' });'],
      '  routes\n  routesOfAll',
      'it may have the same lines twice',
    ],
    ['a near twin of the line', 'a.ts', TWINS, "  set('value', readValue(input, options));", OTHER_LINE],
    ['as much like one twin as the other', 'a.ts', NUMBERED_TWINS, '  first = read(3, input);', OTHER_LINE],
    [
      'an item of the list is gone',
      'a.md',
      LIST,
      '- one item in the list\n- third item in the list',
      'a line of the range would be lost',
    ],
    [
      'the first items of a line are gone',
      'a.ts',
      [' f([', '+  first, second, third', ' ]);'],
      '  second, third, fourth',
      PART,
    ],
    [
      'a depth that is another one',
      'a.py',
      [' def f():', '+    if a:', '+        run(a)'],
      '    if b:\n    run(b)',
      OTHER_DEPTH,
    ],
    ['blanks and a tab for a tab', 'a.go', GO_TAB, '  \tx := 2', OTHER_DEPTH],
    ['blanks for blanks and a tab', 'a.c', C_MIXED, '    int x = 2;', OTHER_DEPTH],
    [
      'a fence in place of a sentence',
      'a.md',
      SENTENCE,
      'Run the tool:\n\n```sh\nnpm start\n```',
      'it has a code fence that may belong to the text',
    ],
    ['a fence that is not closed', 'a.md', FENCED, '```sh\nnpm run start', 'a line of the range would be lost'],
  ])('%s', async (_name, path, head, suggestion, reason) => {
    expect(await outcomeOf(path, head, suggestion)).toBe(`shown: ${reason}`);
  });
});

describe('a suggestion for removed lines is shown without a button', () => {
  const head = [' function f() {', '-  run(a);', '+  walk(a);', ' }'];
  it.each([
    ['if the quote and the side name the removed line', { side: 'LEFT', line: 2, quote: '  run(a);' }],
    ['if the quote alone names it', { side: 'RIGHT', line: 2, quote: '  run(a);' }],
    ['if it has no quote', { side: 'LEFT', line: 2, quote: '' }],
  ] as const)('%s', async (_name, fields) => {
    expect(await outcomeOf('a.ts', head, '  run(b);', fields)).toBe('shown: it is for removed lines');
  });
});
