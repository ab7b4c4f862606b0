import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { validationMarkdown } from '../../../src/reports/validation/validation-markdown.ts';
import { diagnosticOf, HOSTILE } from '../result.ts';
import { runs } from '../../property-runs.ts';

const TARGET = { serverUrl: 'https://github.com', repository: 'acme/shop', revision: 'abc' };
const PAGE = 'https://github.com/housestyle/housestyle/blob/main/docs/rules/a-rule.md';

function markdownOf(diagnostics: readonly Diagnostic[], fields: { known?: number; suppressed?: number } = {}): string {
  return validationMarkdown({ diagnostics, files: 3, suppressed: 0, known: 0, ...fields }, TARGET);
}

it('has a table for each file, the worst file first', () => {
  const markdown = markdownOf(
    [
      diagnosticOf({ path: 'a.md', severity: 'info' }),
      diagnosticOf({ path: 'b.md', message: '`x` is | wrong', hint: 'Write `y`.' }),
      diagnosticOf({ path: 'b.md', severity: 'warning' }),
    ],
    { known: 4, suppressed: 2 },
  );
  const link = (path: string) => `[\`${path}:2\`](https://github.com/acme/shop/blob/abc/${path}?plain=1#L2)`;
  expect(markdown).toBe(`## Housestyle validation

3 files: 1 error, 1 warning, 1 info. 4 known from the baseline. 2 silenced by comments.

### [\`b.md\`](https://github.com/acme/shop/blob/abc/b.md?plain=1#L1): 1 error, 1 warning

| | place | what is wrong | rule |
|---|---|---|---|
| error | ${link('b.md')} | \`x\` is \\| wrong<br>Write \`y\`. | [\`a-rule\`](${PAGE}) |
| warning | ${link('b.md')} | Wrong | [\`a-rule\`](${PAGE}) |

### [\`a.md\`](https://github.com/acme/shop/blob/abc/a.md?plain=1#L1): 1 info

| | place | what is wrong | rule |
|---|---|---|---|
| info | ${link('a.md')} | Wrong | [\`a-rule\`](${PAGE}) |
`);
});

it.each(['~/.copilot/agents/a.md', 'acme/.github:agents/a.md'])(
  'has no link for %s, which is outside of the repository',
  (path) => {
    expect(markdownOf([diagnosticOf({ path })])).toContain('| error | 2:3 |');
  },
);

it('shows the worst fifty of a file, and counts the rest', () => {
  const mild = Array.from({ length: 60 }, () => diagnosticOf({ severity: 'warning' }));
  const markdown = markdownOf([...mild, diagnosticOf()]);
  expect(markdown.match(/^\| warning /gm)?.length).toBe(49);
  expect(markdown).toContain('\n| error |');
  expect(markdown).toContain('\n… and 11 warnings more in this file.\n');
});

it('stays within the size that GitHub accepts, and counts the files left out', { tags: 'large' }, () => {
  const many = Array.from({ length: 9_000 }, (_, index) =>
    diagnosticOf({ path: `${'漢'.repeat(100)}${index}.md`, message: '漢'.repeat(100) }),
  );
  const markdown = markdownOf(many);
  const shown = markdown.match(/^### /gm)?.length ?? 0;
  expect(Buffer.byteLength(markdown)).toBeLessThan(1024 * 1024);
  expect(shown).toBeGreaterThan(100);
  expect(markdown).toContain(`… and the findings of ${(9_000 - shown).toLocaleString('en')} more files.`);
});

it('with any findings, has one row for each, and no active Markdown or HTML in it', () => {
  const words = fc.array(fc.constantFrom(...HOSTILE), { maxLength: 8 }).map((parts) => `x${parts.join('')}`);
  fc.assert(
    fc.property(words, words, (path, text) => {
      const markdown = markdownOf([diagnosticOf({ path, message: text, hint: text })]);
      const lines = markdown.trimEnd().split('\n');
      expect(lines.length).toBe(9);
      // A cell ends at a bar without a backslash before it.
      expect(lines[8]?.split(/(?<!\\)\|/).length).toBe(6);
      const outsideCode = markdown.replaceAll(/(`+)(?!`).*?(?<!`)\1(?!`)/g, '');
      expect(outsideCode).not.toMatch(/<(?!br>)|@octocat|!\[/);
    }),
    { numRuns: runs(500) },
  );
});
