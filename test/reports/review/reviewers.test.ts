import * as fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import { markdownTable } from '../../../src/reports/markdown/markdown-table.ts';
import { cell } from '../../../src/reports/markdown/markdown-text.ts';
import {
  listFinders,
  handoffsMarkdown,
  reviewersMarkdown,
  usageMarkdown,
  usageSentence,
  verificationSentence,
} from '../../../src/reports/review/reviewers.ts';
import type { ReviewResult, VerificationReport } from '../../../src/reports/review/review-result.ts';
import { HOSTILE, resultOf, reviewerOf, usageRowOf } from '../result.ts';
import { runs } from '../../property-runs.ts';

const BREAK = '\u200B';

function usageOf(fields: Partial<ReviewResult['usage']>): Pick<ReviewResult, 'usage'> {
  return { usage: { ...resultOf().usage, ...fields } };
}

describe('the reviewers', () => {
  it('are listed in a table, with what each did not do below', () => {
    const parts = reviewersMarkdown({
      reviewers: [
        reviewerOf({ name: 'housestyle', source: undefined, toolCalls: { read_file: 2, grep_search: 7 } } as never),
        reviewerOf({
          unreadFiles: 1,
          findings: 3,
          shortages: ['its 8 turns were used up (`max-turns`)'],
          notes: ['it asks for `best`'],
          unavailableTools: [
            { name: 'edit', reason: 'a review changes no file' },
            { name: 'bash', reason: 'a review runs no command' },
            { name: 'new', reason: 'a review changes no file' },
          ],
        }),
      ],
      idleAgents: [{ name: 'guard', source: 'g.md', reason: 'it has 2 points, and 3 are needed' }],
      verification: { ...VERIFIED, notes: ['m failed, n answered'] },
    });
    expect(parts).toEqual([
      `| Reviewer | Why | Files | Model | Requests | Looked up | Findings |
| --- | --- | --- | --- | --- | --- | --- |
| \`housestyle\` | the message names it | 2 | \`openai:m\` | 1 | \`grep_search\` 7, \`read_file\` 2 | 0 |
| \`dba\` (\`.github/agents/dba.agent.md\`) | the message names it | 1 of 2 | \`openai:m\` | 1 |  | 3 |`,
      `- \`dba\`: its 8 turns were used up (\`max-turns\`)
- \`dba\`: it asks for \`best\`
- \`dba\` does not get the tools \`edit\` and \`new\`: a review changes no file
- \`dba\` does not get the tool \`bash\`: a review runs no command
- verification: m failed, n answered`,
      '- `guard` did not review: it has 2 points, and 3 are needed',
    ]);
  });

  it('are not listed if no model was asked', () => {
    expect(reviewersMarkdown(resultOf())).toEqual([]);
  });

  it('have at most a dozen invented tools named', () => {
    const toolCalls = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`made_up_${index}`, 1]));
    const [table = ''] = reviewersMarkdown({ ...resultOf(), reviewers: [reviewerOf({ toolCalls })] });
    expect(table).toContain('`made_up_11` 1, 388 more |');
  });

  it('are counted if there is no room for all', () => {
    const reviewers = Array.from({ length: 150 }, (_, index) => reviewerOf({ shortages: [`it fell short ${index}`] }));
    const idleAgents = Array.from({ length: 150 }, () => ({ name: 'n', source: 's', reason: 'r' }));
    const ends = reviewersMarkdown({ reviewers, idleAgents, verification: undefined }, 300).map((part) =>
      part.trimEnd().split('\n').at(-1),
    );
    expect(ends).toEqual(["… and 147 more; the run's JSON has them.", '… and 139 more', '… and 138 more']);
  });
});

describe('next steps', () => {
  it('have a row each, with the agents that suggest them', () => {
    const handoffs = [
      { label: 'Fix it', agent: 'fixer', prompt: 'Fix what\nwas found.' },
      { label: 'Ship', agent: 'shipper' },
    ];
    expect(handoffsMarkdown({ reviewers: [reviewerOf({ handoffs }), reviewerOf()] })).toEqual([
      '- Fix it (`@fixer`, after `dba`): Fix what was found.',
      '- Ship (`@shipper`, after `dba`)',
    ]);
  });
});

describe('the usage table', () => {
  const priced = usageRowOf({ cost: 0.25, failedRequests: 1 });

  it.each<[string, Partial<ReviewResult['usage']>, readonly string[]]>([
    ['is absent without a request', {}, []],
    [
      'has costs if there are prices',
      {
        rows: [priced, usageRowOf({ agent: 'verification', cachedReplies: 3 })],
        estimate: '2 requests with 9 input tokens',
      },
      [
        `| For | Model | Requests | Cached | Input tokens | Output tokens | Cost |
| --- | --- | --- | --- | --- | --- | --- |
| \`dba\` | \`openai:m\` | 2 (1 failed) | 0 | 1,200 | 30 | 0.25 |
| \`verification\` | \`openai:m\` | 2 | 3 | 1,200 | 30 | no price |`,
        'Estimate before the review: 2 requests with 9 input tokens.',
      ],
    ],
    [
      'has no costs if there are no prices',
      { rows: [usageRowOf()] },
      [
        `| For | Model | Requests | Cached | Input tokens | Output tokens |
| --- | --- | --- | --- | --- | --- |
| \`dba\` | \`openai:m\` | 2 | 0 | 1,200 | 30 |`,
      ],
    ],
  ])('%s', (_name, usage, expected) => {
    expect(usageMarkdown(usageOf(usage))).toEqual(expected);
  });

  it.each<[string, Partial<ReviewResult['usage']>, readonly string[]]>([
    ['is absent if no model was asked', {}, []],
    [
      'names the models',
      { rows: [usageRowOf(), usageRowOf({ model: 'ollama:n' })], requests: 4, inputTokens: 41_200, outputTokens: 60 },
      ['Asked openai:m, ollama:n in 4 requests: 41,200 input and 60 output tokens.'],
    ],
    [
      'gives the cost, and the requests answered from the cache',
      { rows: [priced], requests: 1, cachedReplies: 2, inputTokens: 1, outputTokens: 1, cost: 0.25 },
      ['Asked openai:m in 1 request, 2 more answered from the cache: 1 input and 1 output tokens, at a cost of 0.25.'],
    ],
    [
      'says that there were no requests if the cache answered all',
      { rows: [usageRowOf()], requests: 0, cachedReplies: 4 },
      ['Asked openai:m in 0 requests, 4 answered from the cache: 5 input and 6 output tokens.'],
    ],
    [
      'names at most five models',
      { rows: Array.from({ length: 7 }, (_, index) => usageRowOf({ model: `p:${index}` })), requests: 7 },
      ['Asked p:0, p:1, p:2, p:3, p:4, 2 more in 7 requests: 5 input and 6 output tokens.'],
    ],
  ])('%s', (_name, usage, expected) => {
    expect(usageSentence(usageOf(usage))).toEqual(expected);
  });
});

const VERIFIED: VerificationReport = {
  confirmed: 0,
  lowered: 0,
  dropped: 0,
  unverified: 0,
  lookups: 0,
  shortages: [],
  notes: [],
};

describe('the sentence about verification', () => {
  it.each<[string, VerificationReport | undefined, readonly string[]]>([
    ['is absent if there was no verification', undefined, []],
    ['is absent if there was nothing to verify', VERIFIED, []],
    ['counts the confirmed findings', { ...VERIFIED, confirmed: 1 }, ['A second look checked 1 finding: 1 confirmed.']],
    [
      'counts each outcome, and says why some findings were not checked',
      {
        ...VERIFIED,
        confirmed: 4,
        lowered: 1,
        dropped: 2,
        unverified: 3,
        lookups: 0,
        shortages: ['a', 'b', 'c', 'd', 'e'],
      },
      ['A second look checked 10 findings: 4 confirmed, 1 lowered, 2 dropped, 3 not checked (a; b; c; 2 more).'],
    ],
    [
      'shortens a long message of a server',
      { ...VERIFIED, unverified: 1, lookups: 0, shortages: ['x'.repeat(9_000)] },
      [`A second look checked 1 finding: 1 not checked (${'x'.repeat(299)}…).`],
    ],
  ])('%s', (_name, verification, expected) => {
    expect(verificationSentence({ verification })).toEqual(expected);
  });
});

describe('who found something', () => {
  it.each<[readonly string[] | undefined, string | undefined]>([
    [undefined, undefined],
    [[], undefined],
    [['a'], 'Found by `a`.'],
    [['a', 'b'], 'Found by `a` and `b`.'],
    [['a', 'b', 'c'], 'Found by `a`, `b` and `c`.'],
  ])('%j', (agents, expected) => {
    expect(listFinders(agents)).toBe(expected);
  });
});

describe('a table cell', () => {
  it.each([
    ['a|b', String.raw`a\|b`],
    [String.raw`a\|b`, String.raw`a\|b`],
    [String.raw`a\\|b`, String.raw`a\\\|b`],
    [String.raw`a\\\|b`, String.raw`a\\\|b`],
    ['||', String.raw`\|\|`],
  ])('%s is %s', (text, expected) => {
    expect(cell(text)).toBe(expected);
  });

  it('contains all of its text, whatever that is', () => {
    const text = fc.array(fc.constantFrom('\\', '|', 'a', '`'), { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (words) => {
        // Escaped characters are removed first; a bar that remains would end the cell.
        expect(cell(words).replaceAll(/\\[\\|]/g, '')).not.toContain('|');
      }),
    );
  });
});

it('a table without rows is empty', () => {
  expect(markdownTable(['A'], [])).toEqual([]);
});

it('names from outside add no HTML, picture, link, mention, row or cell', () => {
  const words = fc.array(fc.constantFrom(...HOSTILE), { maxLength: 10 }).map((parts) => `x${parts.join('')}`);
  fc.assert(
    fc.property(words, words, (name, text) => {
      const result = {
        reviewers: [
          reviewerOf({
            name,
            source: name,
            why: text,
            model: name,
            toolCalls: { [name]: 1 },
            shortages: [text],
            notes: [text],
            unavailableTools: [{ name, reason: text }],
            handoffs: [{ label: text, agent: name, prompt: text }],
          }),
        ],
        idleAgents: [{ name, source: name, reason: text }],
        verification: { ...VERIFIED, notes: [text] },
        ...usageOf({ rows: [usageRowOf({ agent: name, model: name })], estimate: text }),
      };
      const parts = [...reviewersMarkdown(result), ...usageMarkdown(result), handoffsMarkdown(result).join('\n')];
      const [table = '', ...lists] = parts;
      expect(table.split('\n')).toHaveLength(3);
      for (const list of lists.slice(0, 2)) {
        expect(list.split('\n').every((line) => line.startsWith('- '))).toBe(true);
      }
      const nodes = parts.flatMap((part) => nodesIn(fromMarkdown(part)));
      const types = new Set(nodes.map(({ type }) => type));
      expect(['html', 'image', 'link', 'heading', 'thematicBreak'].filter((type) => types.has(type))).toEqual([]);
      expect(nodes.filter(({ type, value = '' }) => type === 'text' && value.includes('@octocat'))).toEqual([]);
    }),
    { numRuns: runs(100) },
  );
});

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly unknown[];
}

function nodesIn(node: Node): readonly Node[] {
  return [node, ...(node.children ?? []).flatMap((child) => nodesIn(child as Node))];
}

it('a mention of a person notifies nobody', () => {
  const [, list] = reviewersMarkdown({ ...resultOf(), reviewers: [reviewerOf({ shortages: ['ask @octocat'] })] });
  expect(list).toBe(`- \`dba\`: ask @${BREAK}octocat`);
});

describe('batches and prompt caches', () => {
  const row = usageRowOf({ requests: 9, batchedRequests: 8, inputTokens: 41_000, cachedInputTokens: 30_000 });

  it('are part of the sentence about the usage', () => {
    const usage = usageOf({
      rows: [{ ...row, cost: 1 }],
      requests: 9,
      batchedRequests: 8,
      waitingRequests: 3,
      inputTokens: 41_000,
      cachedInputTokens: 30_000,
      outputTokens: 10,
      cost: 1,
      saved: 0.9,
    });
    expect(usageSentence(usage).join()).toContain(
      'in 9 requests (8 of them in batches; 3 more wait in batches): 41,000 input (30,000 from the prompt cache) and 10 output tokens, at a cost of 1.00, 0.90 less than without batches.',
    );
  });

  it('are in the table of the usage', () => {
    const [table = ''] = usageMarkdown(usageOf({ rows: [{ ...row, waitingRequests: 3, cost: 1, saved: 0.9 }] }));
    expect(table).toContain('9 (8 in batches, 3 more wait)');
    expect(table).toContain('41,000 (30,000 from the prompt cache)');
    expect(table).toContain('1.00 (0.90 saved)');
  });
});
