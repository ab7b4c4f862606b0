import { expect, it } from 'vitest';
import { readExamples } from '../rule-page.ts';
import { runExample } from '../run-example.ts';

const PAGE = `## Not flagged

### A comment in a file that no client of the team reads

\`\`\`yml .github/housestyle.yml
clients: [github]
\`\`\`

\`\`\`md .claude/agents/reviewer.md
---
name: reviewer
description: Reviews code for mistakes. Use it after each change.
---

<!-- housestyle-disable-next-line tool-unknown -->
You review code. Name what is wrong, and where.
\`\`\`
`;

it('does not report an unused comment if no client of the team reads the file', async () => {
  const [example] = readExamples(PAGE);
  const { diagnostics } =
    example === undefined ? { diagnostics: undefined } : await runExample('suppression-unused', example);
  expect(diagnostics).toEqual([]);
});
