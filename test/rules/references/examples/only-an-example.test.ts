import { describe, expect, it } from 'vitest';
import { isOnlyExample } from '../../../../src/rules/references/examples/only-an-example.ts';

const PATH = 'references/x.md';

describe('isOnlyExample', () => {
  it.each([
    ['a list of examples', '- **Examples**: `references/a.md` for a, `references/x.md` for b'],
    ['e.g. in the same paragraph', 'Details (e.g. tables)\nbelong into `references/x.md`'],
    ['text to be moved', '- Long tables → `references/x.md`'],
    ['a wish', 'A `references/x.md` file with the schema would be helpful.'],
    ['a file to be made', 'Save the result to `references/x.md`.'],
    ['a list of files to be made', 'Create these files:\n\n- `references/a.md`\n- `references/x.md`: b'],
    ['a list of files to be made below a step', '1. Create these files:\n   - `references/x.md`: b'],
    ['a file of another skill', 'The `planner` skill `references/x.md` has them.'],
    ['a bad example', '**Bad:** see `references/x.md`'],
  ])('%s', (_name, text) => {
    expect(isOnlyExample(text, rangeIn(text))).toBe(true);
  });

  it.each([
    ['a file to read', 'Read `references/x.md` before you start.'],
    ['a file to read in order to make another', 'Create the report as described in `references/x.md`.'],
    ['a list of files to read', 'Files of this skill:\n\n- `references/x.md`: the steps'],
    ['an example in an earlier paragraph', 'For example, ask first.\n\nThen read `references/x.md`.'],
    ["the skill's own file", "Read this skill's `references/x.md`."],
    ['a file that is made in an earlier sentence', 'Create a branch. See `references/x.md`.'],
  ])('not %s', (_name, text) => {
    expect(isOnlyExample(text, rangeIn(text))).toBe(false);
  });
});

function rangeIn(text: string): { start: number; end: number } {
  const start = text.indexOf(PATH);
  return { start, end: start + PATH.length };
}
