import { expect, test } from 'vitest';
import { ADDRESS } from '../../scripts/address.ts';
import { ruleUrl } from '../../src/diagnostics/rule-url.ts';

test("leads to the page of a rule in the project's repository", () => {
  expect(ruleUrl('file-empty')).toBe(`${ADDRESS.homepage}/blob/main/docs/rules/file-empty.md`);
});
