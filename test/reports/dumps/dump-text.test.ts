import { expect, it } from 'vitest';
import type { PromptDump } from '../../../src/reports/dumps/dump.ts';
import { dumpText } from '../../../src/reports/dumps/dump-text.ts';
import { HOSTILE } from '../result.ts';

type Request = PromptDump['requests'][number];
type Entry = Request['pieces'][number];

const plain = (_style: string, text: string): string => text;

function entry(given: Partial<Entry>): Entry {
  const { reason = null } = given;
  return {
    id: 'i',
    kind: 'hunk',
    source: null,
    priority: 1,
    tokens: 1,
    included: reason === null,
    level: null,
    place: null,
    ...given,
    reason,
  };
}

function dumpOf(requests: readonly Partial<Request>[], given: Partial<PromptDump> = {}): PromptDump {
  return {
    purpose: 'review',
    agent: undefined,
    model: 'm',
    encoding: 'o200k_base',
    encodingNote: undefined,
    budget: 128_000,
    directions: [],
    leftOut: [],
    requests: requests.map((request) => ({ hash: 'h', tokens: 1, messages: [], pieces: [], ...request })),
    ...given,
  };
}

const HUNK = entry({ source: 'src/a.ts', tokens: 1_200 });

it('sums up a prompt: its tokens by kind and file, what was cut and left out, and how to see all of it', () => {
  const cut = [1, 2, 3].map((index) =>
    entry({ source: `src/${index}.ts`, kind: 'context', reason: `cut: too large for the ${index} tokens left` }),
  );
  const dump = dumpOf([{ tokens: 2_000, pieces: [entry({ kind: 'system', tokens: 750 }), HUNK, ...cut] }], {
    leftOut: [{ stage: 'file', source: 'dist/a.js', reason: 'generated' }],
  });
  expect(dumpText(dump, plain))
    .toBe(`1 request, 2,000 tokens in all, at most 128,000 a request. Counted for m with o200k_base.

Tokens by kind
  1,200   60 %  hunk, 1 piece
    750   38 %  system, 1 piece
     50    3 %  message overhead

Files that cost most
  1,200   60 %  src/a.ts

Cut to fit: 3 pieces
  src/1.ts and 2 more: cut: too large for the 1 tokens left

Not in the prompt: 1 changed file
  dist/a.js: generated

To see every message: \`--format html --output prompt.html\`, or \`--format markdown\`.
`);
});

it('counts apart what is not in the prompt, and once what has several reasons', () => {
  const leftOut = [
    { stage: 'file', source: 'a.ts', reason: 'generated' },
    { stage: 'file', source: 'a.ts', reason: 'a long line is cut' },
    { stage: 'file', source: 'b.ts', reason: 'generated' },
    { stage: 'guideline', source: 'AGENTS.md', reason: 'the file is empty' },
    { source: 'types', reason: 'stopped after 20,000 ms' },
  ] as const;
  expect(dumpText(dumpOf([], { leftOut }), plain)).toContain(
    'Not in the prompt: 2 changed files, 1 instruction file and 1 other part\n',
  );
});

it('lists several requests with their reviewers, and counts those beyond the first', () => {
  const many = Array.from({ length: 10 }, (_, index) => ({
    tokens: 100,
    pieces: [HUNK],
    ...(index === 1 ? { agent: 'security' } : {}),
  }));
  const lines = dumpText(dumpOf(many), plain).split('\n');
  expect(lines.slice(2, 5)).toEqual([
    'Requests',
    '  100   10 %  request 1, default reviewer, 1 changed file',
    '  100   10 %  request 2, security, 1 changed file',
  ]);
  expect(lines).toContain('  and 2 more requests');
});

it.each(HOSTILE)(
  'writes control characters and marks of direction out, and has no line over 120 characters: %j',
  (hostile) => {
    const pieces = [entry({ source: hostile, tokens: 1 }), entry({ source: hostile, reason: hostile })];
    const text = dumpText(
      dumpOf([{ pieces, agent: hostile }, {}], { leftOut: [{ source: hostile, reason: hostile }] }),
      plain,
    );
    // oxlint-disable-next-line no-control-regex
    expect(text).not.toMatch(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
  },
);

it('of no request says so', () => {
  expect(dumpText(dumpOf([]), plain)).toMatch(/^0 requests, 0 tokens in all/);
});

it('counts the tools that are offered, as a plan does', () => {
  expect(
    dumpText(
      dumpOf([
        { tokens: 2_000, toolTokens: 900 },
        { tokens: 1_000, toolTokens: 400 },
      ]),
      plain,
    ),
  ).toMatch(/^2 requests, 3,000 tokens in all and 1,300 for the tools that are offered, at most 128,000 a request\./);
});
