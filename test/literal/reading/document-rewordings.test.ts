import { expect, test } from 'vitest';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../../src/literal/compile-statements.ts';

function words(rule: string): readonly string[] {
  return compileStatements(readStatements(2, rule)).flatMap((one) =>
    one.kind === 'checked' ? one.checks.map(({ finder }) => finder.words) : [],
  );
}

const LANGUAGE = 'reports code blocks without a language in Markdown';

test.each<[rule: string, words: string]>([
  ['## Markdown Formatting\n\n- Code blocks with language hints', LANGUAGE],
  ['## Markdown\n\n- Use fenced code blocks with language identifiers: `python`, `yaml`', LANGUAGE],
  ['## Markdown\n\n- Fence code with language identifier.', LANGUAGE],
  ['## Markdown\n\n- Code blocks: Fenced with triple backticks and language identifier', LANGUAGE],
  [
    '## Markdown\n\n- Headers: ATX style (`#`, `##`, etc.)',
    'reports headings that are underlined with `=` or `-` in Markdown',
  ],
  [
    'Pin all actions to full commit SHA, never just a major tag.',
    'reports actions in workflows that are not pinned to a commit',
  ],
  [
    '## GitHub Actions\n\nSet `timeout-minutes` on every job so a hung step fails fast instead of running on.',
    'reports jobs of workflows without `timeout-minutes`',
  ],
])('%s', (rule, expected) => {
  expect(words(rule)).toEqual([expected]);
});

test.each([
  'Keep code blocks unchanged',
  'Use code blocks for all Terraform code',
  'Use code blocks in the chat, with language',
])('leaves out: %s', (rule) => {
  expect(words(rule)).toEqual([]);
});
