import { expect, it } from 'vitest';
import type { ReviewModels } from '../../../src/jobs/compose/review-models.ts';
import { countUsage } from '../../../src/jobs/conclude/count-usage.ts';
import type { UsageRow } from '../../../src/models/spending/meter.ts';
import { usageRowOf } from '../../reports/result.ts';

/** Models of which only the number of requests is used, and the name of the main one. */
function used(rows: readonly UsageRow[]) {
  const model = { name: 'm', provider: 'p' };
  return countUsage({ main: { model }, meter: { rows: () => rows } } as unknown as ReviewModels, undefined);
}

it.each<[string, readonly UsageRow[], number | undefined]>([
  ['add up as decimals, without rounding errors', [usageRowOf({ cost: 0.1 }), usageRowOf({ cost: 0.2 })], 0.3],
  ['are unknown if one of them is', [usageRowOf({ cost: 0.1 }), usageRowOf()], undefined],
  ['are unknown if there was no request', [], undefined],
])('costs %s', (_name, rows, cost) => {
  expect(used(rows).cost).toBe(cost);
});

it('the counts of all rows add up', () => {
  const rows = [usageRowOf({ cachedReplies: 1 }), usageRowOf({ agent: 'verification', requests: 3, inputTokens: 5 })];
  expect(used(rows)).toMatchObject({ requests: 5, cachedReplies: 1, inputTokens: 1_205, outputTokens: 60, rows });
});
