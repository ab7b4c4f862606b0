import { expect, it } from 'vitest';
import { createFindingReader } from '../../../src/jobs/shards/shard-file.ts';
import { createTextSharing } from '../../../src/jobs/shards/text-sharing.ts';
import { writeTables } from '../../../src/text/json/write-tables.ts';
import { findingOf } from '../../reports/result.ts';

it('an equal citation or placement of two shards is kept once', () => {
  const guideline = { id: '2', source: 'AGENTS.md', line: 1, text: 'Never use `var`.' };
  const written = JSON.stringify(writeTables([findingOf({ guideline, placement: { kind: 'inline' } })], ['identity']));
  const readLine = createFindingReader(createTextSharing());
  const [first, second] = [1, 2].map(() => readLine(JSON.parse(written), 'findings', { mostRows: 1, from: 0 }).rows[0]);
  expect(first?.guideline).toEqual(guideline);
  expect(first?.guideline).toBe(second?.guideline);
  expect(first?.placement).toBe(second?.placement);
});
