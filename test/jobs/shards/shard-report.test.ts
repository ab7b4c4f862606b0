import { expect, it } from 'vitest';
import type { ReviewPlan } from '../../../src/jobs/shards/plan-review.ts';
import { readShardFile, writeShardFile, type ShardFile } from '../../../src/jobs/shards/shard-file.ts';
import { makeShardReport, readShardReport } from '../../../src/jobs/shards/shard-report.ts';
import { writeTables } from '../../../src/text/json/write-tables.ts';
import { findingOf, resultOf } from '../../reports/result.ts';

const PLAN: ReviewPlan = { key: 'k', commit: 'a'.repeat(40), most: 1, shards: [] };

it('a shard with more findings than a report holds keeps the first ones, and says how many others there are', () => {
  const findings = Array.from({ length: 20_003 }, (_, index) => findingOf({ title: `Title ${index}` }));
  const report = makeShardReport(resultOf({ findings }), PLAN, { index: 1, attempt: 1 });
  expect(report.findings).toHaveLength(20_000);
  expect(report.leftOut.at(-1)?.source).toBe('3 more findings of a shard');
  expect(readShardReport(JSON.parse(JSON.stringify(report))).findings.at(-1)?.title).toBe('Title 19999');
});

it.each(['Plain', 'Größe, 大小, 🎈 and \u0000'])('the result of a shard keeps its words: %j', (title) => {
  const report = makeShardReport(resultOf({ findings: [findingOf({ title })] }), PLAN, { index: 1, attempt: 1 });
  const read = readShardFile({ bytes: Buffer.from(writeShardFile(report, 'key')) }, 'key');
  expect(read.kind === 'read' ? read.report.findings.map((finding) => finding.title) : read.reason).toEqual([title]);
});

const FILE = (lines: readonly string[]): Pick<ShardFile, 'bytes'> => ({
  bytes: Buffer.from(['{"format":"housestyle-shard-file-3"}', ...lines, ''].join('\n')),
});
const LINES = (count: number): readonly string[] => {
  const findings = Array.from({ length: count }, (_, index) => findingOf({ title: `Title ${index}` }));
  const report = makeShardReport(resultOf({ findings }), PLAN, { index: 1, attempt: 1 });
  return writeShardFile(report, undefined).trimEnd().split('\n').slice(1);
};

it('the result of a shard keeps all of its findings in their order, over several lines', () => {
  expect(LINES(600)).toHaveLength(4);
  const read = readShardFile(FILE(LINES(600)), undefined);
  expect(read.kind === 'read' ? read.report.findings.map(({ title }) => title) : read.reason).toEqual(
    Array.from({ length: 600 }, (_, index) => `Title ${index}`),
  );
});

const MANY = Array.from({ length: 70 }, () => findingOf({ body: 'long' }));
const LONG = JSON.stringify(writeTables(MANY, ['identity'])).replace('"long"', `"${'x'.repeat(1_000_000)}"`);

it.each<readonly [string, (lines: readonly string[]) => readonly string[], string]>([
  ['a line of no findings', ([first = '']) => [first, '{}'], 'findings is not a list of tables'],
  ['an unknown side', ([first = '', ...rest]) => [first, ...rest.map((line) => line.replace('RIGHT', 'UP'))], 'side'],
  ['half of a line', ([first = '', line = '']) => [first, line.slice(0, 90)], 'is not valid JSON'],
  ['an empty line', ([first = '', line = '']) => [first, '', line], 'is not valid JSON'],
  [
    'more findings in several lines than a report may have',
    ([first = '', line = '']) => [first, ...Array.from({ length: 20_001 }, () => line)],
    'findings is not a list of at most 0',
  ],
  [
    'a long text that is written once and used too often',
    ([first = '']) => [first, LONG],
    'findings is not a list of findings that together have at most 67108864 characters',
  ],
])('refuses the result of a shard with %s', (_name, change, reason) => {
  const read = readShardFile(FILE(change(LINES(1))), undefined);
  expect(read.kind === 'refused' ? read.reason : read.kind).toContain(reason);
});
