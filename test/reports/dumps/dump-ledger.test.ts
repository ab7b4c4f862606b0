import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dumpLedger } from '../../../src/reports/dumps/dump-ledger.ts';
import type { PromptDump } from '../../../src/reports/dumps/dump.ts';
import { runs } from '../../property-runs.ts';

type Request = PromptDump['requests'][number];
type Entry = Request['pieces'][number];

const SYSTEM = entry({ id: 'system/role', kind: 'system', priority: null, tokens: 5 });

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
    request({
      hash: 'ab',
      tokens: 40,
      messages: [
        { role: 'system', content: 'Be kind.\n```\n\u202Ecode\n' },
        { role: 'user', content: '# The diff' },
      ],
      pieces: [
        SYSTEM,
        entry({ id: 'guidelines/2', kind: 'guideline', source: 'r.md', tokens: 7, reason: 'cut to fit' }),
        entry({ id: 'hunks/1', kind: 'hunk', source: 'a.ts', tokens: 12 }),
        entry({ id: 'hunks/3', kind: 'hunk', source: 'a.ts', tokens: 8, included: true, reason: 'outline only' }),
        entry({ id: 'hunks/2', kind: 'hunk', source: 'a.ts', tokens: 9, reason: 'cut to fit' }),
      ],
    }),
    request({ hash: 'cd', tokens: 10, messages: [{ role: 'user', content: '' }], pieces: [SYSTEM] }),
  ],
};

function entry(given: Partial<Entry>): Entry {
  return {
    id: 'i',
    kind: 'hunk',
    source: null,
    priority: 1,
    tokens: 1,
    included: given.reason === undefined,
    reason: null,
    level: null,
    place: null,
    ...given,
  };
}

function request(given: Partial<Request>): Request {
  return { hash: 'h', tokens: 1, messages: [], pieces: [], ...given };
}

it('shows the tokens by kind and by file, the parts that were cut or left out with the reason, and the messages', () => {
  expect(dumpLedger(DUMP, ['A *note*.'], 1_000_000)).toBe(`# Housestyle prompt

2 requests, 50 tokens in all (\`o200k_base\`, \`m\`, at most 4,000 a request).

A *note*.

## Tokens by kind

| Kind | Tokens | Share | Sent | Shortened | Cut | Why |
|---|--:|--:|--:|--:|--:|---|
| system | 10 | 20 % | 2 |  |  |  |
| guideline | 0 | 0 % | 0 |  | 1 | cut to fit |
| hunk | 20 | 40 % | 2 | 1 | 1 | outline only; cut to fit |
| message overhead | 20 | 40 % | | | | |

## Tokens by file

| File | Tokens | Share | Sent | Shortened | Cut | Why |
|---|--:|--:|--:|--:|--:|---|
| \`a.ts\` | 20 | 40 % | 2 | 1 | 1 | outline only; cut to fit |
| \`r.md\` | 0 | 0 % | 0 |  | 1 | cut to fit |

## Left out

- \`b\\|c.ts\`: generated \\*by\\* hand

## Requests

| Request | Tokens | Hash |
|--:|--:|---|
| 1 | 40 | \`ab\` |
| 2 | 10 | \`cd\` |

<details><summary>Request 1: system</summary>

\`\`\`\`text
Be kind.
\`\`\`
\\u{202E}code
\`\`\`\`

</details>

<details><summary>Request 1: user</summary>

\`\`\`text
# The diff
\`\`\`

</details>

<details><summary>Request 2: user</summary>

\`\`\`text

\`\`\`

</details>
`);
});

it('shows only the existing parts of a prompt without requests', () => {
  expect(dumpLedger({ ...DUMP, model: undefined, leftOut: [], requests: [] }, [], 1_000_000)).toBe(`# Housestyle prompt

0 requests, 0 tokens in all (\`o200k_base\`, no model chosen, at most 4,000 a request).
`);
});

it('names a few reasons of a row and counts the others', () => {
  const pieces = ['a', 'b', 'a', 'c|d', 'e', 'f'].map((reason) => entry({ source: 'a.ts', reason }));
  const ledger = dumpLedger({ ...DUMP, requests: [request({ pieces })] }, [], 1_000_000);
  expect(ledger).toContain('| `a.ts` | 0 | 0 % | 0 |  | 6 | a; b; c\\|d; 2 more |');
});

describe('without room for everything', () => {
  const sizes = [900_000, 10, 400_000];
  const large: PromptDump = {
    ...DUMP,
    requests: sizes.map((size) => request({ messages: [{ role: 'user', content: 'x'.repeat(size) }] })),
  };

  it('messages are shown whole or not at all, and hidden ones are counted', () => {
    const ledger = dumpLedger(large, [], 1_000_000);
    expect(ledger.match(/Request \d: user/g)).toEqual(['Request 1: user', 'Request 2: user']);
    expect(ledger).toMatch(/\n\n1 message is too long to show here: see `prompt.md`.\n$/);
  });

  it('the rows of a table are limited, and the rest are counted', () => {
    const pieces = Array.from({ length: 10_000 }, (_, at) => entry({ source: `${'d/'.repeat(40)}${at}`, tokens: at }));
    const ledger = dumpLedger({ ...DUMP, requests: [request({ pieces })] }, [], 1_000_000);
    const rows = ledger.match(/^\| `d\/.*/gm) ?? [];
    expect(rows[0]).toContain('/9999`');
    expect(ledger).toContain(`… and ${10_000 - rows.length} more: see \`prompt.md\`.`);
    expect(Buffer.byteLength(ledger)).toBeLessThan(150_000);
  });

  it('the number of bytes stays below the limit, whatever the prompt contains', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    const message = fc.record({
      role: fc.constantFrom('system' as const, 'user' as const),
      content: fc.tuple(text, fc.nat(10_000)).map(([words, times]) => words.repeat(times)),
    });
    const piece = fc
      .record({ source: fc.option(text), tokens: fc.nat(), reason: fc.option(text), included: fc.boolean() })
      .map(entry);
    const requests = fc.array(
      fc.record({
        hash: text,
        tokens: fc.nat(),
        messages: fc.array(message, { maxLength: 4 }),
        pieces: fc.array(piece),
      }),
    );
    fc.assert(
      fc.property(requests, (given) => {
        const ledger = dumpLedger({ ...DUMP, requests: given }, ['A note.'], 600_000);
        expect(Buffer.byteLength(ledger)).toBeLessThanOrEqual(600_000);
      }),
      { numRuns: runs(30) },
    );
  });

  it('text from outside is always inside code', () => {
    const hostile = '</details>\n| <img src=x> | @ada #1 ![x](y) `a` ``` \u202E';
    const pieces = [entry({ source: hostile, reason: hostile })];
    const leftOut = [{ source: hostile, reason: hostile }];
    const messages = [{ role: 'user' as const, content: hostile }];
    const ledger = dumpLedger({ ...DUMP, leftOut, requests: [request({ messages, pieces })] }, [], 1_000_000);
    const outside = ledger.replaceAll(/(`{3,})[^`].*?\n\1\n/gs, '').replaceAll(/(?<!\\)(`+)[^`].*?(?<!`)\1(?!`)/g, '');
    expect(outside).not.toMatch(/<img|(?<!\\)!\[|@ada|(?<!\\)#1|\u202E/);
    expect(outside.match(/<\/details>/g)).toHaveLength(1);
  });
});

it('shows for each provider of context what is sent of it, with the mean worth and the best piece', () => {
  const found = (by: string, worth: number, why: string, given: Partial<Entry>): Entry =>
    entry({ kind: 'context', source: 'c.ts', provided: { by, why, worth }, ...given });
  const pieces = [
    found('definitions', 0.1, 'declares `a|b`', { tokens: 5 }),
    found('definitions', 0.3, 'declares *c*', { tokens: 7 }),
    found('definitions', 0.9, 'declares d', { reason: 'cut to fit' }),
    found('callers', 0.2, 'uses e', { reason: 'cut to fit' }),
  ];
  expect(dumpLedger({ ...DUMP, requests: [request({ pieces })] }, [], 1_000_000)).toContain(`## Context by provider

| Provider | Tokens | Sent | Cut | Worth a token | Best piece |
|---|--:|--:|--:|--:|---|
| definitions | 12 | 2 | 1 | 0.20 | declares \\*c\\* |
| callers | 0 | 0 | 1 |  | uses e |
`);
});
