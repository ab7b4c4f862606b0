import { expect, it } from 'vitest';
import { openText } from '../../../../src/rules/reading/texts/checked-text.ts';
import { findEntryRange } from '../../../../src/rules/reading/frontmatter/instructions-frontmatter.ts';

it.each([
  ['the value on the line of its key', 'applyTo: 3', '3'],
  ['the key of a value that begins on a later line', 'applyTo:\n  - a', 'applyTo'],
  ['the key of an empty value', 'applyTo:', 'applyTo'],
  ['the first line if there is no such key', 'description: a', '---'],
])('finds the range of an entry: %s', async (_name, frontmatter, expected) => {
  const checked = await openText('path-instructions', `---\n${frontmatter}\n---\n`, true);
  const { start, end } = findEntryRange(checked, 'applyTo');
  expect(checked.text.slice(start, end)).toBe(expected);
});
