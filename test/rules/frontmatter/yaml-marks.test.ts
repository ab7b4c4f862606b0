import { describe, expect, it } from 'vitest';
import { findMarks } from '../../../src/rules/frontmatter/yaml-marks.ts';

function marksIn(text: string): readonly string[] {
  return findMarks(text, { start: 0, end: text.length }).map(
    ({ kind, range }) => `${kind} ${text.slice(range.start, range.end)}`,
  );
}

describe('the marks of YAML', () => {
  it.each<[string, readonly string[]]>([
    ['a: &x 1\nb: *x', ['anchor &x', 'alias *x']],
    ['a:\n  - *x\n  - - &y z', ['alias *x', 'anchor &y']],
    ['a: !!js/function x', ['tag !!js/function']],
    ['a: !local x', ['tag !local']],
    ['a:\n  <<: *x', ['merge <<']],
    ['a: *.ts\nb: **/*\nc: *bold*', []],
    ['a: "&x"\nb: Q&A\nc: x *y', []],
    ['a: !important!\nb: !', []],
    ['a: |\n  b: &x\n  *y\nc: &z 1', ['anchor &z']],
    ['*y\n&x', []],
    ['a: one two\n  - *x\n  b: &y z\nc: *x', ['alias *x']],
    ['a: "one\n  - *x"\nb: &y 1', ['anchor &y']],
    ['- a: one\n  b: *x\n- two\n  - *y\n- *z', ['alias *x', 'alias *z']],
    ['a:\n  - - one\n      *x\n    - *y', ['alias *y']],
  ])('are found in %j', (text, expected) => {
    expect(marksIn(text)).toEqual(expected);
  });
});
