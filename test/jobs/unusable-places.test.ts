import { describe, expect, it } from 'vitest';
import { findingAnnotations } from '../../src/reports/annotations.ts';
import { codeQualityReport } from '../../src/reports/code-quality.ts';
import { reviewHtml } from '../../src/reports/html/review-html.ts';
import { junitXml } from '../../src/reports/junit.ts';
import { findingProblems } from '../../src/reports/problem.ts';
import { reviewText } from '../../src/reports/review/console.ts';
import { inlineComment } from '../../src/reports/review/inline-comment.ts';
import type { ReviewResult } from '../../src/reports/review/review-result.ts';
import { reviewJson } from '../../src/reports/review/review-json.ts';
import { reviewSarif } from '../../src/reports/review/sarif.ts';
import { MAX_REPORT_CHARACTERS, reviewMarkdown, summaryComment } from '../../src/reports/review/summary.ts';
import { acceptReports } from '../../src/jobs/shards/accept-reports.ts';
import { mergeShards } from '../../src/jobs/shards/merge-shards.ts';
import { planReview } from '../../src/jobs/shards/plan-review.ts';
import { writeShardFile, type ShardFile } from '../../src/jobs/shards/shard-file.ts';
import { makeShardReport } from '../../src/jobs/shards/shard-report.ts';
import { findingOf, resultOf } from '../reports/result.ts';
import { finds, openScene, type ReviewScene } from './stage-review.ts';

const LONG = Array.from({ length: 60 }, (_, index) => `export const line${index} = ${index};`);

/** A change with every kind of file that a place can be in. */
const SCENE: ReviewScene = {
  base: {
    'src/long.ts': `${LONG.join('\n')}\n`,
    'src/gone.ts': 'export const gone = 1;\n',
    'package-lock.json': '{}\n',
  },
  head: {
    'src/long.ts': `${LONG.with(5, 'export const five = 5;').with(50, 'export const fifty = 50;').join('\n')}\n`,
    'src/new.ts': 'export const fresh = 1;\n',
    'src/gone.ts': null,
    'package-lock.json': '{"a": 1}\n',
  },
};

/** Places that cannot be used, as a model writes them. */
const PLACES: readonly (readonly [name: string, place: Readonly<Record<string, unknown>>])[] = [
  ['a line between two hunks', { path: 'src/long.ts', line: 25 }],
  ['lines of two hunks', { path: 'src/long.ts', startLine: 6, line: 51, suggestion: 'x' }],
  ['a line after the end', { path: 'src/long.ts', line: 999_999 }],
  ['a line beyond all numbers', { path: 'src/long.ts', line: 1e308 }],
  ['a negative line', { path: 'src/long.ts', line: -5 }],
  ['a word as its line', { path: 'src/long.ts', line: 'first' }],
  ['an object as its line', { path: 'src/long.ts', line: { at: 1 } }],
  ['no line', { path: 'src/long.ts', line: null }],
  ['code outside of the hunks', { path: 'src/long.ts', line: 26, quote: 'export const line25 = 25;' }],
  ['the old side of a new file', { path: 'src/new.ts', line: 7, side: 'LEFT' }],
  ['the new side of a removed file', { path: 'src/gone.ts', line: 1, side: 'RIGHT' }],
  ['the old side of a removed file', { path: 'src/gone.ts', line: 9, side: 'LEFT' }],
  ['a file that is not reviewed', { path: 'package-lock.json', line: 1 }],
  ['a file that the change does not have', { path: 'src/none.ts', line: 3 }],
  ['a path outside of the repository', { path: '../outside.ts', line: 3 }],
  ['an absolute path', { path: '/etc/passwd', line: 1 }],
  ['a name with signs that act', { path: 'src/##[error]x\u001B[31m\u202E.ts', line: 1 }],
  ['a path of 4,500 characters', { path: `src/${'d/'.repeat(2_248)}`, line: 1 }],
];

/** Places that name no file at all. Formats that are lists of places have no row for them. */
const NOWHERE: typeof PLACES = [
  ['code that no file has', { path: 'src/long.ts', line: 6, quote: 'await fetchEverything({ retries: 3 })' }],
  ['a path of 6,000 characters', { path: `src/${'d/'.repeat(2_998)}`, line: 1 }],
  ['a path of two lines', { path: 'src/a.ts\nsrc/b.ts', line: 1 }],
  ['a list as its path', { path: ['src/a.ts', 'src/b.ts'], line: 1 }],
  ['an object as its path', { path: { file: 'src/new.ts' }, line: 1 }],
  ['a number as its path', { path: 12, line: 1 }],
  ['no path', { path: null, line: 1 }],
  ['an empty path', { path: '', line: 1 }],
];

const TEXTS: Readonly<Record<string, (result: ReviewResult) => string>> = {
  'the pull request': (result) =>
    [
      summaryComment(result, { target: undefined }),
      ...result.findings
        .filter(({ placement }) => placement.kind !== 'summary')
        .map((finding) => inlineComment(finding, undefined)),
    ].join('\n'),
  'the job summary': (result) => reviewMarkdown(result, { all: true, target: undefined }),
  'the text': (result) => reviewText(result, (_style, text) => text),
  'the JSON': (result) => JSON.stringify(reviewJson(result)),
  'the page': reviewHtml,
};

const LISTS: typeof TEXTS = {
  SARIF: (result) => JSON.stringify(reviewSarif(result, '1')),
  annotations: ({ findings }) => JSON.stringify(findingAnnotations(findings)),
  'code quality': ({ findings }) => JSON.stringify(codeQualityReport(findingProblems(findings))),
  JUnit: ({ findings }) => junitXml({ name: 'review', kind: 'passed', said: '' }, findingProblems(findings)),
};

async function reviewWhole(scene: ReviewScene): Promise<ReviewResult> {
  return (await openScene(scene)).review();
}

async function reviewInShards(scene: ReviewScene): Promise<ReviewResult> {
  const { subject, chosen, settings, review } = await openScene(scene);
  const plan = planReview(chosen, 'a'.repeat(40), 2);
  const files: ShardFile[] = [];
  for (const [position, { paths }] of plan.shards.entries()) {
    const report = makeShardReport(await review(new Set(paths)), plan, { index: position + 1, attempt: 1 });
    files.push({ name: `shard-${position + 1}`, bytes: Buffer.from(writeShardFile(report, 'key')) });
  }
  const changed = new Set(subject.changes.files.map(({ path }) => path));
  const accepted = await acceptReports(files, { plan, changed, secret: 'key' });
  return mergeShards(subject, chosen, plan, accepted, settings);
}

const TITLE = 'The total is wrong';
const WORD = 'zebra';

/** The outputs that do not have the title and the text of the finding. */
async function findLoss(
  review: (scene: ReviewScene) => Promise<ReviewResult>,
  place: Readonly<Record<string, unknown>>,
  outputs: typeof TEXTS,
): Promise<readonly string[]> {
  const reply = finds({ quote: '', title: TITLE, body: `It forgets the ${WORD} of the last row.`, ...place });
  const result = await review({ ...SCENE, models: { housestyle: [reply] } });
  return Object.entries(outputs)
    .filter(([, draw]) => [TITLE, WORD].some((text) => !draw(result).includes(text)))
    .map(([name]) => name);
}

describe.each([
  ['one job', reviewWhole],
  ['shards', reviewInShards],
] as const)('in a review by %s', (_how, review) => {
  it.each(PLACES)('a finding with %s keeps its text in every output', async (_name, place) => {
    expect(await findLoss(review, place, { ...TEXTS, ...LISTS })).toEqual([]);
  });

  it.each(NOWHERE)('a finding with %s keeps its text where texts are', async (_name, place) => {
    expect(await findLoss(review, place, TEXTS)).toEqual([]);
  });
});

it.each([
  ['its suggested code', { suggestion: 'const zebra = 1;' }, 'const zebra = 1;'],
  ['a change that it proposes', { proposal: { kind: 'diff', text: '+zebra', reason: 'r' } }, '```diff\n+zebra\n```'],
] as const)('a finding in the summary keeps %s, without a button', (_name, fields, expected) => {
  const finding = findingOf({ ...fields, placement: { kind: 'summary', reason: 'GitHub does not accept it' } });
  const text = summaryComment(resultOf({ findings: [finding] }), { target: undefined });
  expect(text).toContain(expected);
  expect(text).not.toContain('```suggestion');
});

it('long texts in the summary leave room for each other', () => {
  const findings = Array.from({ length: 40 }, (_, index) =>
    findingOf({
      title: `Title ${index}`,
      body: `Word${index}x ${'long '.repeat(2_000)}`,
      placement: { kind: 'summary', reason: 'the file it names is not part of the change' },
    }),
  );
  const text = summaryComment(resultOf({ findings }), { target: undefined });
  expect(findings.filter((_, index) => !text.includes(`Word${index}x`))).toEqual([]);
});

it('a job summary has the text of many findings, because nothing else has it if they could not be posted', () => {
  const findings = Array.from({ length: 300 }, (_, index) =>
    findingOf({ title: `Title ${index}`, body: `Word${index}x ${'long '.repeat(100)}`, line: index + 1 }),
  );
  const text = reviewMarkdown(resultOf({ findings }), { all: true, target: undefined, most: MAX_REPORT_CHARACTERS });
  expect(findings.filter((_, index) => !text.includes(`Word${index}x`))).toEqual([]);
});
