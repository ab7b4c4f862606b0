import { describe, expect, it } from 'vitest';
import { dumpJson, dumpMarkdown, type PromptDump } from '../../../src/reports/dumps/dump.ts';

const DUMP: PromptDump = {
  purpose: 'review',
  agent: undefined,
  encodingNote: undefined,
  directions: [],
  model: 'm',
  encoding: 'o200k_base',
  budget: 4_000,
  leftOut: [{ source: 'b|c.ts', reason: 'generated *by* hand' }],
  requests: [
    {
      hash: 'ab',
      tokens: 30,
      messages: [
        { role: 'system', content: 'Be kind.\n```\ncode\n' },
        { role: 'user', content: '' },
      ],
      pieces: [
        {
          id: 'system/role',
          kind: 'system',
          source: null,
          priority: null,
          tokens: 5,
          included: true,
          reason: null,
          level: 'full',
          place: { message: 0, start: 0, end: 9 },
        },
        {
          id: 'guidelines/2',
          kind: 'guideline',
          source: 'r.md',
          priority: 910,
          tokens: 7,
          included: false,
          reason: 'cut to fit',
          level: null,
          place: null,
        },
      ],
    },
  ],
};

it('as JSON has the form that other programs rely on', () => {
  expect(dumpJson({ ...DUMP, model: undefined })).toEqual({
    ...DUMP,
    agent: null,
    model: null,
    encodingNote: null,
    requests: DUMP.requests.map((request) => ({ ...request, agent: null, tools: [], toolTokens: 0 })),
  });
});

it('as JSON names the agent of a request and the tools that it offers', () => {
  const requests = DUMP.requests.map((request) => ({ ...request, agent: 'db', tools: ['read_file'], toolTokens: 90 }));
  expect(dumpJson({ ...DUMP, requests })['requests']).toMatchObject([
    { agent: 'db', tools: ['read_file'], toolTokens: 90 },
  ]);
  expect(dumpMarkdown({ ...DUMP, requests })).toContain(
    'For the agent `db`.\n\nTools offered with it (90 tokens): `read_file`.',
  );
});

describe('as Markdown', () => {
  it('shows the ledger, the messages as they are sent, and the parts that were left out', () => {
    expect(dumpMarkdown(DUMP)).toBe(`# Housestyle prompt

For review: 1 request, 30 tokens in all (\`o200k_base\`, \`m\`, at most 4,000 a request).

## Request 1: 30 tokens

Hash: \`ab\`

| Piece | Kind | Source | Priority | Tokens | |
|---|---|---|---|---|---|
| \`system/role\` | system |  | always | 5 | sent |
| \`guidelines/2\` | guideline | \`r.md\` | 910 | 7 | cut to fit |

### system

\`\`\`\`text
Be kind.
\`\`\`
code
\`\`\`\`

### user

\`\`\`text

\`\`\`

## Left out

- \`b\\|c.ts\`: generated \\*by\\* hand
`);
  });

  it('says that no model was chosen', () => {
    expect(dumpMarkdown({ ...DUMP, model: undefined })).toContain('no model chosen');
  });
});
