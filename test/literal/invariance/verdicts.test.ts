import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IS_WHOLE } from '../../harness/whole.ts';
import { runs } from '../../property-runs.ts';
import { FAMILY_NAMES } from '../../../src/literal/families.ts';
import { compileStatements } from '../../../src/literal/compile-statements.ts';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import { checkLines } from '../families/check-lines.ts';
import { LANGUAGES, type LanguageForms } from './languages.ts';
import { ROWS, type Row } from './rows.ts';

/** Families that look at paths, titles and other files. Their tests have tables of their own. */
const WITHOUT_CODE = new Set([
  'change-companions',
  'fields',
  'documents',
  'paths',
  'reasons',
  'shell-options',
  'titles',
  'versions',
]);

function formsOf({ language }: Row): LanguageForms {
  return LANGUAGES[language];
}

/** The snippet where its language allows it, without anything around it. */
function place(row: Row, code: string): string {
  const { wrapStatement, wrapExpression, comments } = formsOf(row);
  switch (row.as) {
    case 'expression':
      return (wrapStatement ?? same)(wrapExpression(code));
    case 'statement':
      return (wrapStatement ?? same)(code);
    case 'comment':
      return comments['a line comment']?.(code) ?? '';
    case 'declaration':
    case 'layout':
      return code;
  }
}

function same(code: string): string {
  return code;
}

/** The lines that the rule reports in a new file. Lines are divided as an editor divides them. */
function reported(
  row: Row,
  text: string,
  { rule = row.rule, end = '' }: { readonly rule?: string; readonly end?: string } = {},
): Promise<readonly (number | undefined)[]> {
  const { start = [], path } = formsOf(row);
  return checkLines(
    rule,
    path,
    [...start, ...text.split('\n')].map((line) => `${line}${end}`),
  );
}

/** Which rows are wrong about a form: `language, as: code`. */
async function failing(
  rows: readonly Row[],
  form: (row: Row) => string | undefined,
  isReported: boolean,
): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const row of rows) {
    const text = form(row);
    if (text !== undefined && (await reported(row, text)).length > 0 !== isReported) {
      failed.push(`${row.language}: ${row.rule} ${text}`);
    }
  }
  return failed;
}

describe('the table', () => {
  it('has rows for each family that reads code', () => {
    const families = new Set(ROWS.map(({ family }) => family));
    expect(FAMILY_NAMES.filter((name) => !families.has(name) && !WITHOUT_CODE.has(name))).toEqual([]);
  });

  it.each([...new Set(ROWS.map(({ rule, family }) => `${family}: ${rule}`))])('%s', (named) => {
    const [family, rule] = named.split(/: (.*)/s);
    const families = compileStatements(readStatements(2, rule ?? '')).flatMap((one) =>
      one.kind === 'checked' ? one.checks.map((check) => check.family) : [],
    );
    expect(families).toEqual([family]);
  });

  it('violates where it says so', async () => {
    expect(await failing(ROWS, (row) => place(row, row.wrong), true)).toEqual([]);
  });

  it('violates nothing else', async () => {
    expect(await failing(ROWS, (row) => place(row, row.right), false)).toEqual([]);
  });
});

/** Changes of a file that keep its meaning. */
const HARMLESS: Readonly<Record<string, (row: Row, code: string) => string>> = {
  'blank lines before it': (row, code) => `\n\n${place(row, code)}\n`,
  // Directly above a declaration it would be its documentation.
  'a comment before it': (row, code) => `${commentOf(row, `it's "one`)}\n\n${place(row, code)}`,
  'confusing signs before it': (row, code) => `${formsOf(row).noise}\n${place(row, code)}`,
  'confusing signs behind it': (row, code) => `${place(row, code)}\n${formsOf(row).noise}`,
  'declarations around it': (row, code) => `${formsOf(row).between}\n\n${place(row, code)}\n\n${formsOf(row).between}`,
  'white space at the ends of lines': (row, code) => place(row, code).replaceAll('\n', '  \n'),
};

function commentOf(row: Row, text: string): string {
  return formsOf(row).comments['a line comment']?.(text) ?? '';
}

/** In CI every fifth row, other ones for each form; at night all. */
function sampleOf(rows: readonly Row[], rest: number): readonly Row[] {
  return IS_WHOLE ? rows : rows.filter((_, index) => index % 5 === rest % 5);
}

describe('a verdict stays the same with', () => {
  const rows = ROWS.filter(({ family }) => family !== 'layout');

  it.each(Object.keys(HARMLESS).map((name, index) => ({ name, index })))('$name', async ({ name, index }) => {
    const change = HARMLESS[name] ?? place;
    const tried = sampleOf(rows, index);
    expect(await failing(tried, (row) => change(row, row.wrong), true)).toEqual([]);
    expect(await failing(tried, (row) => change(row, row.right), false)).toEqual([]);
  });

  it('another indentation', async () => {
    const free = sampleOf(rows, 0).filter((row) => formsOf(row).isIndented !== true);
    const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, '    ');
    expect(await failing(free, (row) => indent(place(row, row.wrong)), true)).toEqual([]);
    expect(await failing(free, (row) => indent(place(row, row.right)), false)).toEqual([]);
  });

  it('Windows line ends', async () => {
    const failed: string[] = [];
    for (const row of sampleOf(rows, 1)) {
      const wrong = await reported(row, place(row, row.wrong), { end: '\r' });
      const right = await reported(row, place(row, row.right), { end: '\r' });
      if (wrong.length === 0 || right.length > 0) {
        failed.push(`${row.language}: ${row.rule}`);
      }
    }
    expect(failed).toEqual([]);
  });

  it.each([
    ['# Rules\n\n', 0],
    ['# Project\n\n## Coding standards\n\n', 1],
    ['## Code style 🎨\n\n', 2],
    ['# Conventions & rules\n\n', 0],
  ] as const)('the heading %j', async (heading, rest) => {
    const failed: string[] = [];
    for (const row of sampleOf(ROWS, rest)) {
      const found = await reported(row, place(row, row.wrong), { rule: `${heading}- ${row.rule}` });
      if (found.length === 0) {
        failed.push(`${row.language}: ${row.rule}`);
      }
    }
    expect(failed).toEqual([]);
  });

  it('any of these at once, and on the line where it is', async () => {
    const single = rows.filter(
      ({ wrong, as, family }) => !wrong.includes('\n') && as !== 'comment' && family !== 'limits',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...single),
        fc.nat(4),
        fc.boolean(),
        fc.boolean(),
        async (row, blank, hasNoise, hasDeclaration) => {
          const before = [
            ...Array.from({ length: blank }, () => ''),
            ...(hasNoise ? formsOf(row).noise.split('\n') : []),
            ...(hasDeclaration ? formsOf(row).between.split('\n') : []),
            '',
          ];
          const plain = await reported(row, place(row, row.wrong));
          const moved = await reported(row, [...before, place(row, row.wrong)].join('\n'));
          expect(moved).toEqual(plain.map((line) => (line ?? 0) + before.length));
        },
      ),
      { numRuns: runs(100) },
    );
  });
});

describe('what is not code is not reported:', () => {
  const rows = ROWS.filter(({ as, wrong }) => as !== 'layout' && !wrong.includes('\n'));
  const code = rows.filter(({ as }) => as !== 'comment');
  const texts = [...new Set(rows.flatMap((row) => Object.keys(formsOf(row).texts)))];
  const comments = [...new Set(rows.flatMap((row) => Object.keys(formsOf(row).comments)))];

  it.each(texts)('%s', async (name) => {
    expect(await failing(rows, (row) => inFormOf(row, formsOf(row).texts[name]), false)).toEqual([]);
  });

  it.each(comments)('%s', async (name) => {
    expect(await failing(code, (row) => inFormOf(row, formsOf(row).comments[name]), false)).toEqual([]);
  });

  it.each(comments)('but a rule on comments reports %s', async (name) => {
    const about = rows.filter(({ as }) => as === 'comment');
    expect(await failing(about, (row) => inFormOf(row, formsOf(row).comments[name]), true)).toEqual([]);
  });
});

function inFormOf(row: Row, form: ((code: string) => string | undefined) | undefined): string | undefined {
  return form?.(row.wrong);
}

describe('code within text is reported:', () => {
  const rows = ROWS.filter(({ as }) => as === 'expression');
  const forms = [...new Set(rows.flatMap((row) => Object.keys(formsOf(row).inserted ?? {})))];

  it.each(forms)('%s', async (name) => {
    expect(await failing(rows, (row) => inFormOf(row, formsOf(row).inserted?.[name]), true)).toEqual([]);
  });
});
