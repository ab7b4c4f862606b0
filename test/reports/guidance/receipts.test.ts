import { describe, expect, it } from 'vitest';
import { receiptsMarkdown, receiptsText } from '../../../src/reports/guidance/receipts.ts';
import type { CustomizationReceipt } from '../../../src/reports/review/review-result.ts';
import { receiptOf } from '../result.ts';

const TARGET = { serverUrl: 'https://github.test', repository: 'o/r', revision: 'abc' };
const PLAIN = (_style: string, text: string): string => text;
const LEFT_OUT = receiptOf({
  source: 'docs/a.prompt.md',
  kind: 'prompt',
  status: 'left-out',
  reason: 'nobody looks for it there',
  readers: [],
  files: [],
  changedFiles: 0,
});

function withoutGuideline({ guideline: _guideline, ...rest }: CustomizationReceipt): CustomizationReceipt {
  return rest;
}

describe('receipts in a terminal', () => {
  it.each([
    [['2.1', '2.1'], '2 statements (2 repeated), '],
    [['3.1', '4.1', '3.2'], '2 statements (3 also in guidelines 3, 4), '],
    [['2.1', '3.4'], '2 statements (1 repeated, 1 also in guideline 3), '],
    [[], '2 statements, '],
  ])('say which statements are made twice: %j', (of, said) => {
    const repeats = of.map((one, index) => ({ statement: `2.${index + 5}`, of: one, source: 'r.md' }));
    expect(receiptsText([receiptOf({ repeats })], PLAIN).join('\n')).toContain(said);
  });

  it('have a paragraph for each customization that applies and a line for each other one', () => {
    const receipts = [
      receiptOf({
        folder: 'packages/a',
        broughtBy: 'CLAUDE.md:3',
        readers: ['vscode', 'github-review'],
        files: [
          { path: 'a.ts', by: '*.ts' },
          { path: 'b.ts', by: '*.ts' },
        ],
        changedFiles: 7,
        sent: 'cut',
        references: [
          {
            kind: 'import',
            target: 'x.md',
            start: { line: 4, column: 1 },
            outcome: { kind: 'followed', path: 'x.md' },
          },
          { kind: 'link', target: 'y.md', start: { line: 5, column: 1 }, outcome: { kind: 'broken', reason: 'gone' } },
          {
            kind: 'tool',
            target: 't',
            start: { line: 6, column: 1 },
            outcome: { kind: 'not-a-file', reason: 'a tool' },
          },
        ],
      }),
      withoutGuideline(LEFT_OUT),
    ];
    expect(receiptsText(receipts, PLAIN).join('\n')).toBe(`Guidelines: the number in prompts, the file, and what matches
2  r.md  *.ts  in packages/a
    repository instructions, by CLAUDE.md:3: 2 statements, 7 changed files, cut (12 tokens); read by VS Code, Copilot review
    for a.ts, b.ts and 5 more
    line 4: x.md is read too
    line 5: y.md: gone
Left out, with the reason
-  docs/a.prompt.md (prompt): nobody looks for it there`);
  });

  it('group three or more that do not apply for the same reason, apart from what the reason quotes', () => {
    const prompts = Array.from({ length: 10 }, (_, index) =>
      withoutGuideline({ ...LEFT_OUT, source: `p${index}.prompt.md` }),
    );
    const scoped = ['a', 'b', 'c'].map((name) =>
      withoutGuideline({
        ...LEFT_OUT,
        kind: 'path-instructions',
        source: `${name}.md`,
        reason: `\`applyTo: ${name}/**\` matches no changed file`,
      }),
    );
    const lines = receiptsText([...prompts, ...scoped], PLAIN)
      .join('\n')
      .split('\n');
    expect([lines.slice(1, 3), lines.slice(9)]).toEqual([
      ['-  prompt, 10 times: nobody looks for it there', '     p0.prompt.md'],
      [
        '     p7.prompt.md',
        '     and 2 more; `--format json` lists all',
        '-  path instructions, 3 times: … matches no changed file',
        '     a.md  `applyTo: a/**`',
        '     b.md  `applyTo: b/**`',
        '     c.md  `applyTo: c/**`',
      ],
    ]);
  });

  it('name references that are not read for one reason together, and broken ones one by one', () => {
    const references = ['a.md', 'b.md', 'c.md', 'd.md'].map((target, index) => ({
      kind: 'link' as const,
      target,
      start: { line: index + 1, column: 1 },
      outcome:
        target === 'b.md'
          ? { kind: 'broken' as const, reason: 'gone' }
          : { kind: 'not-followed' as const, path: target, reason: 'the setting is off' },
    }));
    expect(
      receiptsText([receiptOf({ references })], PLAIN)
        .join('\n')
        .split('\n')
        .slice(-2),
    ).toEqual([
      '    not read, 3 times: the setting is off (line 1 a.md, line 3 c.md, line 4 d.md)',
      '    line 2: b.md: gone',
    ]);
  });

  it('name broken references of one kind together, with the reason of the first', () => {
    const references = ['a.md', 'b.md', 'c.md'].map((target, index) => ({
      kind: 'link' as const,
      target,
      start: { line: index + 1, column: 1 },
      outcome: { kind: 'broken' as const, reason: `"docs/${target}" does not exist` },
    }));
    expect(
      receiptsText([receiptOf({ references })], PLAIN)
        .join('\n')
        .split('\n')
        .at(-1),
    ).toBe('    line 1: a.md: "docs/a.md" does not exist; the same for 2 more: line 2 b.md, line 3 c.md');
  });

  it('count named files where nothing changed', () => {
    const receipts = [receiptOf({ changedFiles: 1 })];
    expect(receiptsText(receipts, PLAIN, 'named file').join('\n')).toContain(', 1 named file');
  });

  it('keep names on their lines, without control characters', () => {
    const name = 'a\nb\u001B[31m\u202E.md';
    const text = receiptsText([receiptOf({ source: name, files: [{ path: name, by: name }] })], PLAIN).join('\n');
    expect([text.split('\n').length, /[\u001B\u202E]/.test(text)]).toEqual([4, false]);
  });
});

describe('receipts as Markdown', () => {
  it('have two tables', () => {
    expect(receiptsMarkdown([receiptOf(), LEFT_OUT], TARGET)).toEqual([
      `| # | Customization | Applies to | Changed files | Statements | Prompt | Cited |
| --- | --- | --- | --- | --- | --- | --- |
| 2 | [\`r.md:1\`](https://github.test/o/r/blob/abc/r.md?plain=1#L1) | \`*\` | 1 | 2 | 12 tokens | 1 |`,
      `| Does not apply | Kind | Read by | Why |
| --- | --- | --- | --- |
| \`docs/a.prompt.md\` | prompt | nobody | nobody looks for it there |`,
    ]);
  });

  it.each<[string, Partial<CustomizationReceipt>, RegExp]>([
    ["a user's file has no address", { source: '~/a.md', level: 'user' }, /\| `~\/a\.md` \|/],
    [
      "an organization's has none here",
      { source: 'o/.github:a.md', level: 'organization' },
      /\| `o\/\.github:a\.md` \|/,
    ],
    ['a bar in a name ends no cell', { files: [{ path: 'a', by: 'x|y' }] }, /\| `x\\\|y` \|/],
    ['a text that was cut says so', { sent: 'cut' }, /\| cut \(12 tokens\) \|/],
  ])('%s', (_name, fields, expected) => {
    expect(receiptsMarkdown([receiptOf(fields)], TARGET).join('\n')).toMatch(expected);
  });

  it('show a hundred rows of each table and count the rest', () => {
    const receipts = Array.from({ length: 150 }, () => receiptOf());
    expect(receiptsMarkdown(receipts, TARGET)[0]).toMatch(/\n… and 50 more; the run's JSON has them\.$/);
  });
});
