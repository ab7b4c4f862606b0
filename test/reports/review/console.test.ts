import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawDiagnostic, reviewText, type Paint } from '../../../src/reports/review/console.ts';
import { diagnosticOf, findingOf, HOSTILE, resultOf, reviewerOf, usageRowOf } from '../result.ts';

/** Strings of any UTF-16 code units, including lone surrogates. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 30 })
  .map((units) => String.fromCharCode(...units));

const plain: Paint = (_style, text) => text;

describe('a review at the terminal', () => {
  it('says that edited instruction files do not count yet, and what they would change', () => {
    const statements = Array.from({ length: 20 }, (_, index) => `Rule ${index}.`);
    const added = {
      kind: 'added',
      path: 'AGENTS.md',
      name: 'n',
      statements,
      filePatterns: ['*'],
      files: ['a'],
    } as const;
    const shown = reviewText(
      resultOf({ guidanceFrom: 'base 1a2b3c4', guidelineChanges: { changes: [added], unchanged: 0 } }),
      plain,
    );
    expect(shown).toContain(`Instruction files edited by this change
  This review uses the versions in base 1a2b3c4. The change affects the guidelines: 1 added, 0 removed, 0 changed, 0 unchanged.
  added \`AGENTS.md\`: 20 statements for \`*\`, 1 changed file
    added: Rule 0.
`);
    expect(shown).toContain('  11 more lines; see `housestyle guidelines`\n');
  });

  it('breaks prose at the width of the terminal, and neither code nor what goes to a file', () => {
    const quote = `let x = ${'a + '.repeat(20)}a;`;
    const result = resultOf({ findings: [findingOf({ quote, body: 'word '.repeat(30).trim() })] });
    const lines = reviewText(result, plain, 60).split('\n');
    expect(lines).toContain(`  3 | ${quote}`);
    expect(lines).toContain(`  ${'word '.repeat(11).trim()}`);
    expect(lines.filter((line) => !line.endsWith(quote)).every((line) => line.length <= 60)).toBe(true);
    expect(reviewText(result, plain)).toContain(`  ${'word '.repeat(30).trim()}\n`);
  });

  it('shows the findings, the list of skipped parts and the sentences', () => {
    const result = resultOf({
      findings: [
        findingOf({
          quote: 'let x;\r',
          body: 'One.\r\nTwo.',
          guideline: { id: '2', source: 'r.md', line: 4, text: 'Use tabs.' },
        }),
        findingOf({
          path: 'b.ts',
          placement: { kind: 'summary', reason: 'line 3 is not part of the change' },
          severity: 'low',
        }),
      ],
      leftOut: [{ stage: 'file', source: 'c.ts', reason: 'generated' }],
      remarks: ['Well\r\ndone.'],
    });
    expect(reviewText(result, plain)).toBe(`2 findings (1 medium, 1 low).

src/a.ts:3  medium  A title
  3 | let x;
  One.
  Two.
  r.md:4  Use tabs.

b.ts:3  low  A title (line 3 is not part of the change)
  A body.

Left out
  file c.ts: generated

Judged 2 of 2 changed files (10 of 10 changed lines: 10 by a model) against 0 guidelines.
Well
done.
`);
  });

  it('counts guidelines that do not apply, and names them only if they are few', () => {
    const guidelines = Array.from({ length: 6 }, (_, index) => ({
      stage: 'guideline' as const,
      source: `${index}.md`,
      reason: 'no changed file is in `x`',
    }));
    const file = { stage: 'file' as const, source: 'c.ts', reason: 'generated' };
    const shown = (leftOut: typeof guidelines, conclusion: 'clean' | 'skipped' = 'clean'): string =>
      reviewText(resultOf({ leftOut: [...leftOut, file], conclusion }), plain);
    expect(shown(guidelines)).toContain(
      'Left out\n  6 guidelines; `housestyle guidelines`, with the same flags for the change, says why\n  file c.ts: generated\n',
    );
    expect(shown(guidelines.slice(1))).toContain('\n  guideline 5.md: no changed file is in `x`\n');
    expect(shown(guidelines, 'skipped')).toContain('Left out\n  file c.ts: generated\n');
  });

  it.each([
    ['unchecked', undefined, true],
    ['incomplete', undefined, true],
    ['clean', undefined, false],
    ['incomplete', 'openai:m', false],
  ] as const)('of %s, with the model %s, says where to read what a model would cost: %s', (conclusion, model, says) => {
    const usage = { ...resultOf({}).usage, model };
    expect(reviewText(resultOf({ conclusion, usage }), plain).includes('`housestyle plan --model')).toBe(says);
  });

  it.each([
    ['is told how to write first instructions', false, true],
    ['is not, if the folder has some that do not count yet', true, false],
  ])('whoever has no guidelines %s', (_name, hasUnusedInstructions, says) => {
    const base = resultOf({});
    const literal = { checkedStatements: 0, statements: 0, searchedLanguages: [] };
    const usage = { ...base.usage, model: undefined };
    const result = resultOf({ conclusion: 'unchecked', receipts: [], literal, usage, hasUnusedInstructions });
    expect(reviewText(result, plain).includes('`housestyle init` writes a first file')).toBe(says);
  });

  it('says at the top why a model gave no answer, if there was none at all', () => {
    const usage = { ...resultOf({}).usage, failedRequests: 1, failure: 'the key is wrong.' };
    const lines = reviewText(resultOf({ conclusion: 'failed', usage }), plain).split('\n');
    expect(lines.slice(0, 4)).toEqual([
      'Failed: the model answered no request, so the change was not reviewed.',
      expect.stringContaining('1 prompt got no answer'),
      'The reason: the key is wrong.',
      '',
    ]);
    expect(lines.filter((line) => line.includes('The reason: '))).toHaveLength(1);
  });

  it('gives the runner no command, whatever the change, a model or a guideline contains', () => {
    const commands = '::stop-commands::x\n  ::add-mask::y\n##[error]z';
    const guideline = { id: '2', source: commands, line: 4, text: commands };
    const shown = reviewText(
      resultOf({
        findings: [findingOf({ title: commands, body: commands, quote: '::x:: ##[group]', path: commands, guideline })],
        remarks: [commands],
      }),
      plain,
    );
    expect(shown.split('\n').filter((line) => /^\s*::|##\[/.test(line))).toEqual([]);
    expect(shown).toContain(': :stop-commands::x');
  });

  it('lists the reviewers if there were agents, and what each did not do', () => {
    const shown = reviewText(
      resultOf({
        findings: [
          findingOf({ agents: ['dba', 'guard', 'housestyle'], verification: { kind: 'lowered', reason: 'rare' } }),
        ],
        reviewers: [
          reviewerOf({
            shortages: ['its 8 turns were used up'],
            unavailableTools: [{ name: 'edit', reason: 'a review changes no file' }],
            handoffs: [{ label: 'Fix it', agent: 'fixer' }],
          }),
        ],
        idleAgents: [{ name: 'guard', source: 'g.md', reason: 'it has 2 points, and 3 are needed' }],
        verification: {
          confirmed: 0,
          lowered: 1,
          dropped: 0,
          unverified: 0,
          lookups: 0,
          shortages: [],
          notes: ['m failed, n answered'],
        },
      }),
      plain,
    );
    expect(shown).toContain('  found by dba, guard and housestyle\n  A second look lowered its severity: rare.\n');
    expect(shown).toContain(`Reviewers
  dba: the message names it; 2 files
  dba: its 8 turns were used up
  verification: m failed, n answered
  dba does not get the tool edit: a review changes no file
  dba suggests as a next step: Fix it (@fixer)
  guard did not review: it has 2 points, and 3 are needed
`);
  });

  it('shows what each reviewer did not do even if one has a long list of tools, and says what was read', () => {
    const unavailableTools = Array.from({ length: 30 }, (_, index) => ({
      name: `tool${index}`,
      reason: `reason ${index}`,
    }));
    const shown = reviewText(
      resultOf({
        reviewers: [
          reviewerOf({ unavailableTools }),
          reviewerOf({ name: 'guard', unreadFiles: 2, shortages: ['its 8 turns were used up'] }),
        ],
      }),
      plain,
    );
    expect(shown).toContain(
      '  guard: the message names it; 0 of 2 files\n  guard: its 8 turns were used up\n  dba does not get the tool tool0',
    );
  });

  it('does not mention the default reviewer if there is nothing to report', () => {
    const { source: _, ...alone } = reviewerOf();
    expect(reviewText(resultOf({ reviewers: [alone] }), plain)).not.toContain('Reviewers');
  });

  it('shows ten of each list of agents, and counts the rest', () => {
    const idleAgents = Array.from({ length: 12 }, () => ({ name: 'n', source: 's', reason: 'r' }));
    expect(reviewText(resultOf({ idleAgents }), plain)).toContain('  2 more; see `--format json`\n');
  });

  it('shows ten of the files that each stage left out, and counts the rest', () => {
    const leftOut = Array.from({ length: 12 }, (_, index) => ({
      stage: 'file' as const,
      source: `${index}`,
      reason: `r${index}`,
    }));
    expect(reviewText(resultOf({ leftOut }), plain)).toContain('  file 9: r9\n  file: 2 more; see `--format json`\n');
  });

  it('names files that are left out for the same reason together', () => {
    const leftOut = ['a', 'b', 'c', 'd'].map((source) => ({ stage: 'file' as const, source, reason: 'removed' }));
    expect(reviewText(resultOf({ leftOut }), plain)).toContain('Left out\n  4 files: removed (a, b and 2 more)\n');
    const few = leftOut.slice(1);
    expect(reviewText(resultOf({ leftOut: few }), plain)).toContain('  file b: removed\n  file c: removed\n');
  });

  it('contains no raw control character, and names stay on their lines, whatever they contain', () => {
    const words = fc.oneof(
      fc.array(fc.constantFrom(...HOSTILE), { maxLength: 6 }).map((parts) => parts.join('')),
      anyText,
    );
    fc.assert(
      fc.property(words, words, (name, text) => {
        const result = resultOf({
          findings: [
            findingOf({
              path: name,
              title: name,
              body: text,
              quote: name.replaceAll('\n', ''),
              guideline: { id: '2', source: name, line: 1, text: name },
            }),
          ],
          leftOut: [{ stage: 'file', source: name, reason: name }],
          problems: [diagnosticOf({ path: name, message: name, hint: name, sourceLine: name.replaceAll('\n', '') })],
          remarks: [text],
          reviewers: [reviewerOf({ name, why: name, shortages: [name], handoffs: [{ label: name, agent: name }] })],
          idleAgents: [{ name, source: name, reason: name }],
          usage: { ...resultOf().usage, rows: [usageRowOf({ model: name })] },
          verification: {
            confirmed: 0,
            lowered: 0,
            dropped: 0,
            unverified: 1,
            lookups: 0,
            shortages: [name],
            notes: [],
          },
        });
        const shown = reviewText(result, plain);
        const once = reviewText(
          { ...result, findings: result.findings.map((finding) => ({ ...finding, body: '' })), remarks: [] },
          plain,
        );
        // eslint-disable-next-line no-control-regex
        expect(shown).not.toMatch(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/);
        expect(once.split('\n').length).toBeLessThanOrEqual(25);
      }),
    );
  });
});

describe('a diagnostic at the terminal', () => {
  it.each([
    [
      'marks its range',
      { sourceLine: 'a: bc' },
      ['  a: bc', '     ^^'],
      { start: { line: 2, column: 4 }, end: { line: 2, column: 6 } },
    ],
    [
      'marks a place',
      { sourceLine: 'a: bc' },
      ['  a: bc', '     ^'],
      { start: { line: 2, column: 4 }, end: { line: 2, column: 4 } },
    ],
    [
      'marks to the end of the line if the range continues',
      { sourceLine: 'a: bc' },
      ['  a: bc', '     ^^'],
      { start: { line: 2, column: 4 }, end: { line: 5, column: 1 } },
    ],
    [
      'keeps tabs before it',
      { sourceLine: '\ta' },
      ['  \ta', '  \t^'],
      { start: { line: 2, column: 2 }, end: { line: 2, column: 3 } },
    ],
    [
      'marks the right place after hidden characters',
      { sourceLine: '\uFEFFa: b\u200Bc' },
      [String.raw`  \u{FEFF}a: b\u{200B}c`, `${' '.repeat(13)}${'^'.repeat(10)}`],
      { start: { line: 2, column: 5 }, end: { line: 2, column: 8 } },
    ],
    [
      'marks the right place after wide characters, and all of them',
      { sourceLine: '漢字😀: 漢' },
      ['  漢字😀: 漢', '          ^^'],
      { start: { line: 2, column: 7 }, end: { line: 2, column: 8 } },
    ],
    [
      'marks a character of two code units as a whole',
      { sourceLine: 'a😀b' },
      ['  a😀b', '   ^^'],
      { start: { line: 2, column: 2 }, end: { line: 2, column: 4 } },
    ],
    [
      'shows a marked tab as spaces',
      { sourceLine: 'a:\tb' },
      ['  a:    b', '    ^^^^'],
      { start: { line: 2, column: 3 }, end: { line: 2, column: 4 } },
    ],
    [
      'gives the runner no command at the start of a line',
      { sourceLine: ' ::error::a' },
      ['   : :error::a', '             ^'],
      { start: { line: 2, column: 11 }, end: { line: 2, column: 12 } },
    ],
    [
      'gives the runner no command within a line, even if the mark begins inside it',
      { sourceLine: 'a ##[error]b' },
      ['  a # #[error]b', '    ^^^'],
      { start: { line: 2, column: 3 }, end: { line: 2, column: 5 } },
    ],
    ['does not show a blank line', { sourceLine: ' ' }, [], {}],
    ['ends with its hint', { hint: 'Do it.' }, ['  Do it.'], {}],
  ])('%s', (_name, fields, expected, range) => {
    expect(
      drawDiagnostic(diagnosticOf({ ...fields, ...range }), plain)
        .split('\n')
        .slice(1),
    ).toEqual(expected);
  });

  it('shows only the text around the place in a long line', () => {
    const sourceLine = `${'a'.repeat(500)}WRONG${'b'.repeat(500_000)}`;
    const range = { start: { line: 2, column: 501 }, end: { line: 2, column: 506 } };
    const [, line = '', carets = ''] = drawDiagnostic(diagnosticOf({ sourceLine, ...range }), plain).split('\n');
    expect([line, carets]).toEqual([`  …${'a'.repeat(80)}WRONG${'b'.repeat(115)}…`, `${' '.repeat(2 + 1 + 80)}^^^^^`]);
  });

  it('begins with place, severity, message and rule', () => {
    expect(drawDiagnostic(diagnosticOf(), (style, text) => `<${style}>${text}</>`)).toBe(
      '<bold>a.md:2:3</>  <red>error</>  Wrong <dim>[a-rule]</>',
    );
  });
});
