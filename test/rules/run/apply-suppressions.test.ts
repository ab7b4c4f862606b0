import { expect, it } from 'vitest';
import { openText } from '../../../src/rules/reading/texts/checked-text.ts';
import { readSuppressions } from '../../../src/rules/reading/reports/suppression-comments.ts';
import { applySuppressions } from '../../../src/rules/run/apply-suppressions.ts';

async function reportedFor(names: string): Promise<readonly string[]> {
  const checked = await openText('agent', `<!-- housestyle-disable-next-line ${names} -->\nx\n`, true);
  const { reported } = applySuppressions([], readSuppressions(checked), new Set(['model-unknown']));
  return reported.map(({ rule }) => rule.id);
}

it.each([
  ['literal', []],
  ['literal, model-unknown', ['suppression-unused']],
  ['literal, no-such-rule', ['suppression-unknown-rule']],
  ['no-such-rule', ['suppression-unknown-rule']],
])('a comment that names %s is reported as it deserves', async (names, reported) => {
  expect(await reportedFor(names)).toEqual(reported);
});
