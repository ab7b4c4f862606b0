import { expect, it } from 'vitest';
import { readDisabledLines } from '../../../src/literal/switches/disable-comments.ts';

const CODE = [
  ['the next line', '// housestyle-disable-next-line literal -- the API needs it\na();\n', [[2, 2]]],
  ['the next line that is not empty', '# housestyle-disable-next-line literal\n\nx = 1', [[3, 3]]],
  ['its own line', 'a(); /* housestyle-disable-line literal */', [[1, 1]]],
  ['the whole file', '-- housestyle-disable-file literal\nselect 1;\n', [[1, 3]]],
  ['the lines up to the comment that enables', '// housestyle-disable\na\n// housestyle-enable\nb', [[1, 3]]],
  ['the lines up to the end', 'a\n// housestyle-disable literal\nb', [[2, 3]]],
  ['a line, with several names', '// housestyle-disable-line no-var, literal', [[1, 1]]],
  ['a line, without a name', '// housestyle-disable-line -- a reason', [[1, 1]]],
  ['nothing, if only another rule is named', '// housestyle-disable-line no-var -- not literal', []],
  ['nothing, if no comment begins before it', 'housestyle-disable-line literal', []],
  ['nothing, if the word goes on', '// housestyle-disable-line-of literal', []],
] as const;

it.each(CODE)('a comment in code disables %s', (_name, text, lines) => {
  expect(readDisabledLines(text, true).map(({ first, last }) => [first, last])).toEqual(lines);
});

it('needs a name where a comment without one is for the validator', () => {
  const text = '<!-- housestyle-disable-next-line -->\na\n<!-- housestyle-disable-next-line literal -->\nb';
  expect(readDisabledLines(text, false)).toEqual([{ first: 4, last: 4, comment: 3 }]);
});

it('takes linear time for a line of a megabyte', { tags: 'large' }, () => {
  const text = `// housestyle-disable-line ${'-- '.repeat(400_000)}`;
  expect(readDisabledLines(text, true)).toHaveLength(1);
});
