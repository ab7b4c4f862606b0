import { expect, test } from 'vitest';
import { ruleUrl } from '../../src/diagnostics/rule-url.ts';

test('leads to the page of a rule', () => {
  expect(ruleUrl('file-empty')).toMatch(
    /^https:\/\/github\.com\/[^/]+\/housestyle\/blob\/[^/]+\/docs\/rules\/file-empty\.md$/,
  );
});
