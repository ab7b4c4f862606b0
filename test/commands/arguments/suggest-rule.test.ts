import { expect, it } from 'vitest';
import { suggestRule } from '../../../src/commands/arguments/suggest-rule.ts';

it.each([
  ['a name that is nearly right', 'skill-nme-format', /^Did you mean `skill-name-format`\?$/],
  ['a word of a few rules', 'bom', /^Did you mean `file-bom`\?$/],
  [
    'a word of many rules',
    'instructions',
    /^Rules with this word are `instructions-[^`]+`, .* and \d+ more; `housestyle rules --search instructions` /,
  ],
  ['nothing like a rule', 'zebra', /^`housestyle rules` lists them; /],
])('%s leads to the rule, or to the list', (_name, written, expected) => {
  expect(suggestRule(written)).toMatch(expected);
});

it('a group is suggested where one can be given', () => {
  expect(suggestRule('skils', ['skills'])).toBe('Did you mean `skills`?');
});
