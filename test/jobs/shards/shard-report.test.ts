import { expect, it } from 'vitest';
import type { ReviewPlan } from '../../../src/jobs/shards/plan-review.ts';
import { readShardFile, writeShardFile } from '../../../src/jobs/shards/shard-file.ts';
import { makeShardReport, readShardReport } from '../../../src/jobs/shards/shard-report.ts';
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
