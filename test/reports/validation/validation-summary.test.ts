import { expect, it } from 'vitest';
import { validationSummary } from '../../../src/reports/validation/validation-summary.ts';
import { RULES } from '../../../src/rules/catalogue.ts';
import { diagnosticOf } from '../result.ts';

it('counts the findings of each rule, the worst and the most frequent first', () => {
  const diagnostics = [
    diagnosticOf({ rule: 'tokens-file', severity: 'info' }),
    diagnosticOf({ rule: 'file-bom', fix: { kind: 'rewrite', text: '' } }),
    diagnosticOf({ rule: 'unknown-to-us' }),
    diagnosticOf({ rule: 'unknown-to-us', path: 'b.md' }),
  ];
  const rules = new Map(RULES.map((rule) => [rule.id, rule]));
  expect(validationSummary({ diagnostics, rules, files: 2, suppressed: 0, known: 0 }, (_style, text) => text))
    .toBe(`3 errors
   2  unknown-to-us (in 2 files)
   1  file-bom (in 1 file, \`--fix\`: 1)
      The file begins with a byte order mark before the frontmatter

1 info
   1  tokens-file (in 1 file)
      A file has too many tokens

2 files: 3 errors, 0 warnings, 1 info. \`--fix\` can fix 1.

Next: \`housestyle validate --severity error\` shows only the 3 errors, in 2 files.
`);
});
