import * as fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../src/findings/types.ts';
import type { ReviewResult } from '../../../src/reports/review/review-result.ts';
import { summarySentences } from '../../../src/reports/review/sentences.ts';
import { inlineComment } from '../../../src/reports/review/inline-comment.ts';
import { fingerprintIn, readSummaryMarkers } from '../../../src/reports/review/markers.ts';
import type { ReviewState } from '../../../src/reports/review/state/state.ts';
import { modelLine, modelMarkdown } from '../../../src/reports/markdown/model-markdown.ts';
import { reviewMarkdown, summaryComment } from '../../../src/reports/review/summary.ts';
import { drawVerdict } from '../../../src/reports/review/verdict.ts';
import {
  coverageOf,
  diagnosticOf,
  findingOf,
  HOSTILE,
  receiptOf,
  resultOf,
  reviewerOf,
  unjudgedOf,
  usageRowOf,
} from '../result.ts';
import { runs } from '../../property-runs.ts';

const TARGET = { serverUrl: 'https://github.test', repository: 'o/r', revision: 'abc' };
const RECEIPT = receiptOf();

function markdown(fields: Partial<ReviewResult>, all = true): string {
  return reviewMarkdown(resultOf(fields), { all, target: TARGET });
}

describe('the sentences never say more than was read', () => {
  it.each<[string, Partial<ReviewResult>, string]>([
    [
      'all',
      {},
      'No findings. Judged 2 of 2 changed files (10 of 10 changed lines: 10 by a model) against 0 guidelines.',
    ],
    [
      'lines that a model judged in an earlier review',
      { coverage: coverageOf({ earlierLines: 6 }) },
      'No findings. Judged 2 of 2 changed files (10 of 10 changed lines: 10 by a model, 6 of them in an earlier review) against 0 guidelines.',
    ],
    [
      'a part',
      {
        coverage: coverageOf({
          files: 4,
          reviewedFiles: 1,
          lines: 40,
          reviewedLines: 1,
          modelLines: 1,
          notReviewed: [
            { kind: 'lock-file', files: 1, lines: 30 },
            { kind: 'generated', files: 1, lines: 6 },
            { kind: 'vendored', files: 1, lines: 3 },
          ],
        }),
        receipts: [RECEIPT],
      },
      'No findings. Judged 1 of 3 changed files (1 of 10 changed lines: 1 by a model) against 1 guideline. Excluded: lock files (1 file, 30 lines), generated (1 file, 6 lines), vendored (1 file, 3 lines).',
    ],
    [
      'guidelines that were dropped from the prompt',
      {
        receipts: [RECEIPT, receiptOf({ source: 's.md', sent: 'cut' })],
      },
      'No findings. Judged 2 of 2 changed files (10 of 10 changed lines: 10 by a model) against 1 of 2 guidelines.',
    ],
    ['nothing', { conclusion: 'skipped' }, 'Nothing to review: the change has no file to review.'],
    [
      'nothing, and the reason',
      {
        conclusion: 'skipped',
        coverage: coverageOf({
          files: 1,
          reviewedFiles: 0,
          lines: 7,
          reviewedLines: 0,
          notReviewed: [{ kind: 'lock-file', files: 1, lines: 7 }],
        }),
      },
      'Nothing to review: the change has no file to review. Excluded: lock files (1 file, 7 lines).',
    ],
    [
      'nothing, because all requests failed',
      {
        conclusion: 'failed',
        coverage: coverageOf({
          files: 2,
          reviewedFiles: 0,
          lines: 10,
          reviewedLines: 0,
          modelLines: 0,
          notReviewed: [{ kind: 'failed', files: 2, lines: 10 }],
        }),
        usage: { ...resultOf().usage, failedRequests: 1, failure: 'no answer' },
      },
      'Failed: the model answered no request, so the change was not reviewed. Judged 0 of 2 changed files (0 of 10 changed lines) against 0 guidelines. 1 prompt got no answer, so a model judged nothing. The reason: no answer.',
    ],
    [
      'only the checks that work without a model',
      {
        conclusion: 'incomplete',
        coverage: coverageOf({ modelLines: 0, ruleLines: 10 }),
        unjudged: unjudgedOf({ statements: 2 }),
        literal: { checkedStatements: 1, statements: 3, searchedLanguages: [] },
        usage: { ...resultOf().usage, provider: 'offline', model: undefined },
      },
      'Incomplete: nothing was found, but not everything was judged. Not judged: 2 rules that only a model can judge. Judged 2 of 2 changed files (10 of 10 changed lines: 10 by literal checks) against 0 guidelines. Offline: 1 of 3 rules checked without a model.',
    ],
    [
      'everything, if no check needs a model',
      {
        coverage: coverageOf({ modelLines: 0, ruleLines: 10 }),
        literal: { checkedStatements: 1, statements: 1, searchedLanguages: [] },
        usage: { ...resultOf().usage, provider: 'offline', model: undefined },
      },
      'No findings. Judged 2 of 2 changed files (10 of 10 changed lines: 10 by literal checks) against 0 guidelines. Offline: 1 of 1 rule checked without a model.',
    ],
    [
      'findings by severity',
      { findings: [findingOf(), findingOf({ severity: 'high' }), findingOf()] },
      '3 findings (1 high, 2 medium). Judged 2 of 2 changed files (10 of 10 changed lines: 10 by a model) against 0 guidelines.',
    ],
    [
      'agents that did not read all their files',
      {
        reviewers: [
          reviewerOf({ source: undefined, unreadFiles: 1 } as never),
          reviewerOf({ unreadFiles: 1 }),
          reviewerOf({ name: 'guard' }),
        ],
        receipts: [RECEIPT, receiptOf({ kind: 'agent', guideline: undefined } as never)],
      },
      'No findings. Judged 2 of 2 changed files (10 of 10 changed lines: 10 by a model) against 1 guideline. 1 of 2 agents did not read all of their files.',
    ],
  ])('%s', (_name, fields, expected) => {
    expect(summarySentences(resultOf(fields)).join(' ')).toBe(expected);
  });
});

describe('the summary', () => {
  it('shows everything in order', () => {
    expect(
      markdown({
        findings: [
          findingOf({
            quote: 'let x;',
            guideline: { id: '2', source: 'docs/my rules.md', line: 4, text: 'Use tabs.' },
          }),
          findingOf({
            path: 'b.ts',
            placement: { kind: 'summary', reason: 'line 3 is not part of the change' },
            quote: ' ',
          }),
        ],
        receipts: [RECEIPT],
        leftOut: [{ stage: 'file', source: 'c.ts', reason: 'generated' }],
        problems: [diagnosticOf()],
        remarks: ['Well done.'],
      }),
    ).toBe(`**Housestyle review: 2 findings (2 medium).**

| Severity | Finding | Place | Guideline |
| --- | --- | --- | --- |
| medium | A title | \`src/a.ts:3\` | [\`docs/my rules.md:4\`](https://github.test/o/r/blob/abc/docs/my%20rules.md?plain=1#L4) |
| medium | A title | \`b.ts:3\` | none (bug) |

### Problems in instruction files

- \`a.md:2\` Wrong

<details><summary>2 findings in full</summary>

#### \`src/a.ts:3\`

\`let x;\`

**A title** (medium, bug)

A body.

> Use tabs.
> — [\`docs/my rules.md:4\`](https://github.test/o/r/blob/abc/docs/my%20rules.md?plain=1#L4)

#### \`b.ts:3\`

**A title** (medium, bug)

A body.

Why it has no inline comment: line 3 is not part of the change.

</details>

<details><summary>How this was reviewed: 10 of 10 changed lines judged</summary>

Judged 2 of 2 changed files (10 of 10 changed lines: 10 by a model) against 1 guideline.

#### Remarks of the model

Well done.

#### 1 of 1 customization applied, as in base 1a2b3c4

| # | Customization | Applies to | Changed files | Statements | Prompt | Cited |
| --- | --- | --- | --- | --- | --- | --- |
| 2 | [\`r.md:1\`](https://github.test/o/r/blob/abc/r.md?plain=1#L1) | \`*\` | 1 | 2 | 12 tokens | 1 |

#### 1 left out

- file \`c.ts\`: generated

</details>`);
  });

  it('counts the reports that were merged, and does not call them left out', () => {
    const text = markdown({ merged: [{ source: 'a.ts:3', reason: '"B" says the same as another finding' }] });
    expect([text.includes('Merged 1 report that said the same as another one.'), text.includes('left out')]).toEqual([
      true,
      false,
    ]);
  });

  it('begins with the verdict and what changed, and ends with what readers can do', () => {
    const row = { fingerprint: 'ab12', title: 'A title', path: 'a.ts' };
    const since = {
      since: 'abc1234567',
      fresh: [row],
      open: [row, row, row],
      returned: [],
      unjudged: [],
      fixed: [row, row],
      dismissed: [{ ...row, reason: 'a person resolved its thread' }],
    };
    const text = summaryComment(resultOf({ findings: [findingOf()], since }), { target: TARGET });
    const lines = text.split('\n');
    expect([lines[0], lines[2], lines.at(-3)]).toEqual([
      '**Housestyle review: 1 finding (1 medium).**',
      '2 fixed, 1 new, 3 open, 1 dismissed by people since abc1234.',
      'Resolve a thread to silence its finding. If this workflow runs on comments, people with write access can reply: `/housestyle explain` or `/housestyle ignore` in a thread, `/housestyle review` to review again, `/housestyle help`.',
    ]);
    expect(text).toContain('- Dismissed: A title in `a.ts`, because a person resolved its thread');
  });

  it('folds the findings without an inline comment, and says why they have none', () => {
    const many = Array.from({ length: 8 }, (_, index) =>
      findingOf({ title: `Title ${index}`, placement: { kind: 'summary', reason: 'beyond `max-comments`' } }),
    );
    const text = summaryComment(resultOf({ findings: many }), { target: TARGET });
    const titles = [...text.matchAll(/<summary>(.*)<\/summary>/g)].map(([, title]) => title);
    expect(titles).toEqual([
      ...[0, 1, 2, 3, 4].map((index) => `medium: Title ${index} (src/a.ts:3)`),
      '3 more findings without an inline comment',
      'How this was reviewed: 10 of 10 changed lines judged',
    ]);
    expect(text.match(/Why it has no inline comment: beyond `max-comments`\./g)).toHaveLength(8);
  });

  it('names three things that were not judged in its first line, and all of them in the fold', () => {
    const unjudged = unjudgedOf({ requests: 1, comments: 1, unproven: 1, agents: 1 });
    const text = markdown({ conclusion: 'incomplete', unjudged });
    const [first = ''] = text.split('\n');
    expect([first.endsWith(', and 1 more.'), text.includes('- 1 agent that did not read all of its files')]).toEqual([
      true,
      true,
    ]);
  });

  it('leaves inline findings to their comments', () => {
    const text = markdown(
      {
        findings: [
          findingOf({ body: 'Inline' }),
          findingOf({ body: 'Other', placement: { kind: 'summary', reason: 'r' } }),
        ],
      },
      false,
    );
    expect([text.includes('Inline'), text.includes('Other')]).toEqual([false, true]);
  });

  it('ends with the markers that the next run reads', () => {
    const state: ReviewState = { key: 'k', ...drawVerdict(resultOf()) };
    expect(readSummaryMarkers(summaryComment(resultOf(), { target: TARGET, state }))).toEqual({
      isSummary: true,
      state,
    });
  });
});

it('shows what comments in the code switch off', () => {
  const leftOut = Array.from({ length: 8 }, (_, index) => ({
    stage: 'finding' as const,
    source: `src/a.ts:${index}`,
    reason: '"No `var`" is switched off by the comment in line 1',
    switchedOff: true,
  }));
  const text = markdown({ leftOut: [...leftOut, { stage: 'finding', source: 'src/b.ts', reason: 'it has no place' }] });
  const [, notice = ''] =
    /### Switched off by comments in the code\n\n([^]*?)\n\n<details><summary>How/.exec(text) ?? [];
  expect(notice.split('\n')[0]).toBe('- `src/a.ts:0` "No `var`" is switched off by the comment in line 1');
  expect(notice).toContain('All 8 findings');
  expect(notice).not.toContain('src/b.ts');
});

it('names the lines with values that may be secrets', () => {
  const reason = 'By its name, a value in this line may be a key in plain text';
  const text = markdown({ leftOut: [{ stage: 'finding', source: 'src/a.ts:3', reason, suspected: true }] });
  expect(text).toMatch(/### Values that may be secrets\n\n[^\n]+\n\n- `src\/a\.ts:3` By its name, a value/);
  expect(markdown({ leftOut: [{ stage: 'finding', source: 'src/a.ts:3', reason }] })).not.toContain('may be secrets');
});

describe('the summary stays below 60,000 characters', () => {
  const many = <T>(length: number, make: (index: number) => T): readonly T[] =>
    Array.from({ length }, (_, index) => make(index));

  it.each<[string, Partial<ReviewResult>, RegExp]>([
    [
      'with 500 findings',
      { findings: many(500, (index) => findingOf({ title: `Title ${index}` })) },
      /… and 400 more findings; the run's JSON has all of them\./,
    ],
    [
      'with 500 long findings',
      { findings: many(500, () => findingOf({ body: 'x'.repeat(10_000) })) },
      /… and 4[3-6]\d more findings; the run's JSON has all of them\./,
    ],
    [
      'with a finding that is too long among short ones',
      { findings: [findingOf({ body: '<'.repeat(20_000) }), findingOf({ title: 'Short' })] },
      /&lt;…[^]*\*\*Short\*\*(?![^]*more finding)/,
    ],
    [
      'with long remarks',
      { remarks: many(30, () => 'x'.repeat(9_000)), findings: [findingOf({ title: 'Short' })] },
      /\*\*Short\*\*[^]*\(\d+ sections left out because of GitHub's size limit; the run's JSON has everything\.\)\n\n<\/details>$/,
    ],
    [
      'with long problems',
      {
        problems: many(100, () => diagnosticOf({ message: 'm'.repeat(1_000) })),
        findings: [findingOf({ title: 'Short' })],
        receipts: [RECEIPT],
      },
      /instruction files\n\n(?:- `a\.md:2` m{139}…\n){3}\n<details><summary>All 100 problems<\/summary>\n\n(?:- `a\.md:2` m{1000}\n){2}… and 98 more\n[^]*\*\*Short\*\*[^]*1 of 1 customization applied[^]*<\/details>$/,
    ],
    [
      'with 2,000 customizations with long names and long findings',
      {
        findings: many(100, () => findingOf({ body: 'x'.repeat(900) })),
        receipts: many(2_000, (index) => {
          const source = `packages/${'a'.repeat(100)}/${index}/AGENTS.md`;
          return index % 2 === 0 ? receiptOf({ source }) : receiptOf({ source, status: 'left-out', reason: 'r' });
        }),
      },
      /1,000 of 2,000 customizations applied[^]*… and 9\d\d more; the run's JSON has them\.[^]*… and 9\d\d more; the run's JSON has them\.\n\n<\/details>$/,
    ],
    [
      'with edits of instruction files that try to fill it',
      {
        findings: many(100, () => findingOf({ body: 'x'.repeat(900) })),
        remarks: many(10, () => 'y'.repeat(4_000)),
        receipts: [RECEIPT],
        guidelineChanges: {
          changes: many(60, (index) => ({
            kind: 'added',
            path: `${index}.md`,
            name: 'n',
            statements: ['s'],
            filePatterns: many(10, () => 'z'.repeat(200)),
            files: [],
          })),
          unchanged: 7,
        },
      },
      /The change affects the guidelines: 60 added, 0 removed, 0 changed, 7 unchanged\.\n\n<details><summary>What the edited files would change<\/summary>\n\n- added `0\.md`[^]*- … and 118 more\n[^]*1 of 1 customization applied[^]*sections left out/,
    ],
    [
      'with 3,000 files left out',
      { leftOut: many(3_000, (index) => ({ stage: 'file', source: `${index}.ts`, reason: 'generated' })) },
      /#### 3,000 left out\n[^]*… and 2,900 more\n/,
    ],
    [
      'with a finding that was left out after 3,000 files',
      {
        leftOut: [
          ...many(3_000, (index) => ({ stage: 'file' as const, source: `${index}.ts`, reason: 'generated' })),
          { stage: 'finding', source: 'a.ts:1', reason: 'it quotes code that is nowhere in the file' },
        ],
      },
      /#### 3,001 left out\n\n- finding `a\.ts:1`: it quotes code that is nowhere in the file\n- file `0\.ts`/,
    ],
    [
      'with values that may be secrets before a finding and a file',
      {
        leftOut: [
          ...many(3_000, (index) => ({
            stage: 'finding' as const,
            source: `${index}.ts:1`,
            reason: 'a value may be a token',
            suspected: true,
          })),
          { stage: 'file', source: 'a.ts', reason: 'generated' },
          { stage: 'finding', source: 'a.ts:1', reason: 'it quotes code that is nowhere in the file' },
        ],
      },
      /#### 3,002 left out\n\n- finding `a\.ts:1`: it quotes code that is nowhere in the file\n- file `a\.ts`: generated\n- finding `0\.ts/,
    ],
    [
      'with agents whose authors and models write long texts',
      {
        findings: many(100, () => findingOf({ body: 'x'.repeat(900) })),
        receipts: [RECEIPT],
        reviewers: many(200, (index) =>
          reviewerOf({
            name: `${'n'.repeat(100)}${index}`,
            why: 'w'.repeat(500),
            toolCalls: Object.fromEntries(many(200, (tool) => [`${'t'.repeat(60)}${tool}`, 1])),
            shortages: many(5, () => 's'.repeat(500)),
            notes: many(5, () => 'o'.repeat(500)),
            handoffs: many(2, () => ({ label: 'l'.repeat(500), agent: 'a', prompt: 'p'.repeat(1_000) })),
          }),
        ),
        idleAgents: many(500, () => ({ name: 'i'.repeat(100), source: 's', reason: 'r'.repeat(300) })),
        usage: { ...resultOf().usage, rows: many(300, () => usageRowOf({ agent: 'a'.repeat(200) })) },
      },
      /200 reviewers: what they used and could not do[^]*… and \d+ more; the run's JSON[^]*1 of 1 customization applied/,
    ],
    [
      'with a long message of a server',
      {
        verification: {
          confirmed: 0,
          lowered: 0,
          dropped: 0,
          unverified: 9,
          lookups: 0,
          shortages: many(9, (index) => `${index}${'s'.repeat(70_000)}`),
          notes: many(9, () => 'n'.repeat(70_000)),
        },
        findings: [findingOf({ title: 'Short' })],
        reviewers: [reviewerOf()],
      },
      /\*\*Short\*\*[^]*9 not checked \(0s{298}…; 1s{298}…; 2s{298}…; 6 more\)\./,
    ],
    [
      'with everything at once',
      {
        findings: many(200, () => findingOf({ body: 'x'.repeat(900) })),
        remarks: many(20, () => 'x'.repeat(900)),
        problems: many(200, () => diagnosticOf()),
        leftOut: many(200, () => ({ stage: 'file', source: 'a', reason: 'r' })),
        receipts: many(200, () => RECEIPT),
      },
      /… and 1\d\d more findings/,
    ],
  ])('%s, and says what is missing', (_name, fields, expected) => {
    const text = markdown(fields);
    expect(text.length).toBeLessThanOrEqual(60_000);
    expect(text).toMatch(expected);
  });
});

/** Every node of a Markdown text. */
function nodesOf(text: string): readonly { readonly type: string; readonly value?: string }[] {
  const all: { type: string; value?: string }[] = [];
  const visit = (node: { type: string; children?: unknown[] }): void => {
    all.push(node);
    node.children?.forEach((child) => visit(child as typeof node));
  };
  visit(fromMarkdown(text));
  return all;
}

describe('code in words from outside', () => {
  const BREAK = '\u200B';

  it.each([
    ['stays', 'Use `a<b>` and ``c ` <d>``.', 'Use `a<b>` and ``c ` <d>``.'],
    ['stays in blocks', 'See\n```ts\na<b>\n```\nend', 'See\n```ts\na<b>\n```\nend'],
    ['stays in blocks of tildes', '~~~\n![a](b)\n~~~', '~~~\n![a](b)\n~~~'],
    ['is closed if a block is left open', '```ts\na<b>', '```ts\na<b>\n```'],
    ['is not closed by a shorter fence', '````\na\n```\n<b>', '````\na\n```\n<b>\n````'],
    [
      'loses the indentation of its fence, so that no list can end it',
      '- x\n  ```\n<b>\n  ```',
      '- x\n```\n<b>\n  ```',
    ],
    ['does not start at escaped backticks', '\\`<b>\\`', `\\${BREAK}&#96;&lt;b>\\${BREAK}&#96;`],
    ['does not continue from one line to the next', 'a ` b\n<c> ` d', 'a &#96; b\n&lt;c> &#96; d'],
    ['does not start at backticks that are not closed', 'a ``` <b>\n\n`<c>`', 'a &#96;&#96;&#96; &lt;b>\n\n`<c>`'],
    ['is plain text in a table, because cells would cut it', '|a|\n|-|\n|`x|<b>`|', '|a|\n|-|\n|&#96;x|&lt;b>&#96;|'],
    ['contains no HTML comment', '`<!-- x -->`', `\`<!${BREAK}-- x -->\``],
  ])('%s', (_name, text, expected) => {
    expect(modelMarkdown(text)).toBe(expected);
  });

  it.each([
    ['keeps its code', 'Use `a<b>`', 'Use `a<b>`'],
    ['becomes one line', 'a\n\n```\nb', 'a &#96;&#96;&#96; b'],
    ['does not open a code block', '~~~ a', `~${BREAK}~${BREAK}~ a`],
  ])('a line %s', (_name, text, expected) => {
    expect(modelLine(text)).toBe(expected);
  });
});

it('does not count reviewers if nobody was asked', () => {
  const idle = { name: 'architect', source: '.claude/agents/architect.md', reason: 'it plans' };
  const shown = markdown({ reviewers: [], idleAgents: [idle] });
  expect(shown).toContain('#### No reviewer was asked\n\n- `architect` did not review: it plans');
  expect(shown).not.toContain('0 reviewers');
});

describe('the text about a finding', () => {
  it.each<[string, Partial<Finding>, readonly string[]]>([
    [
      'is its own text if there is nothing to add',
      { verification: { kind: 'confirmed' }, doubts: ['it quotes no code'] },
      [],
    ],
    [
      'says why verification lowered its severity',
      { verification: { kind: 'lowered', reason: 'it is <b>rare</b>' } },
      ['A second look lowered its severity: it is &lt;b>rare&lt;/b>.'],
    ],
    [
      'says that verification lowered its severity',
      { verification: { kind: 'lowered' } },
      ['A second look lowered its severity.'],
    ],
    [
      'says that nobody verified it',
      { verification: { kind: 'unverified', reason: 'the server answered 500' } },
      ['No second look checked it.'],
    ],
    [
      'says what could not be found, if it was not verified',
      { doubts: ['it quotes no code', '`x` stands nowhere'] },
      ['Doubtful: it quotes no code; `x` stands nowhere.'],
    ],
    ['names the agents that found it', { agents: ['dba', 'housestyle'] }, ['Found by `dba` and `housestyle`.']],
  ])('%s', (_name, fields, expected) => {
    const paragraphs = inlineComment(findingOf(fields), TARGET).split('\n\n');
    expect(paragraphs).toEqual(['**A title** (medium, bug)', 'A body.', ...expected, expect.stringContaining('<!--')]);
  });
});

describe('text from outside', () => {
  const words = fc.array(fc.constantFrom(...HOSTILE), { maxLength: 12 }).map((parts) => `x${parts.join('')}`);

  it('adds no HTML, no pictures and no links to the summary', () => {
    fc.assert(
      fc.property(words, words, (name, text) => {
        const shown = markdown({
          findings: [
            findingOf({
              path: name,
              title: name,
              body: text,
              quote: text,
              guideline: { id: '2', source: name, line: 1, text: name },
            }),
          ],
          receipts: [
            receiptOf({ source: name, files: [{ path: name, by: name }] }),
            receiptOf({ source: name, status: 'left-out', reason: text }),
          ],
          notes: [{ source: name, message: text }],
          leftOut: [{ stage: 'file', source: name, reason: text }],
          problems: [diagnosticOf({ path: name, message: text })],
          remarks: [text],
          reviewers: [reviewerOf({ name, why: text, shortages: [text], handoffs: [{ label: text, agent: name }] })],
          verification: {
            confirmed: 0,
            lowered: 0,
            dropped: 0,
            unverified: 1,
            lookups: 0,
            shortages: [text],
            notes: [text],
          },
          usage: { ...resultOf().usage, rows: [usageRowOf({ agent: name, model: name })] },
        });
        const nodes = nodesOf(shown);
        const html = nodes.filter(({ type }) => type === 'html').map(({ value = '' }) => value);
        expect(html.filter((value) => !/^<details><summary>[^<>]+<\/summary>$|^<\/details>$/.test(value))).toEqual([]);
        expect(nodes.filter(({ type }) => type === 'image').length).toBe(0);
        expect(nodes.filter(({ type }) => type === 'link').length).toBeLessThanOrEqual(3);
        // The findings, how they were found, and sometimes the problems: each is closed before the next is opened.
        expect(html.map((value) => value.startsWith('<details>'))).toEqual(html.map((_, index) => index % 2 === 0));
        expect([4, 6]).toContain(html.length);
      }),
      { numRuns: runs(300) },
    );
  });

  it('leaves the suggestion of a comment usable and its marker last', () => {
    fc.assert(
      fc.property(words, words, words, (title, body, suggestion) => {
        const comment = inlineComment(findingOf({ title, body, suggestion }), TARGET);
        const blocks = nodesOf(comment).filter(
          (node) => node.type === 'code' && 'lang' in node && node.lang === 'suggestion',
        );
        expect([fingerprintIn(comment), blocks.map(({ value }) => value?.replaceAll(/\r\n?/g, '\n'))]).toEqual([
          'ab12',
          [suggestion.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '')],
        ]);
      }),
      { numRuns: runs(300) },
    );
  });

  it('is cut in a comment that would be too long, and the marker stays', () => {
    const comment = inlineComment(findingOf({ body: `\`\`\`\n${'<'.repeat(80_000)}`, suggestion: 'x' }), TARGET);
    expect([comment.length < 65_536, fingerprintIn(comment), nodesOf(comment).at(-1)?.type]).toEqual([
      true,
      'ab12',
      'html',
    ]);
  });
});
