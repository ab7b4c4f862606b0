import { expect, it } from 'vitest';
import type { ReviewModels } from '../../../src/jobs/compose/review-models.ts';
import { countUsage } from '../../../src/jobs/conclude/count-usage.ts';
import type { UsageRow } from '../../../src/models/spending/meter.ts';
import { usageRowOf } from '../../reports/result.ts';

/** Of models, no more is asked than how many requests they had, and of the main one its name. */
function used(rows: readonly UsageRow[]) {
  const model = { name: 'm', provider: 'p' };
  return countUsage({ main: { model }, meter: { rows: () => rows } } as unknown as ReviewModels, undefined);
}

it.each<[string, readonly UsageRow[], number | undefined]>([
  ['add up as decimals do', [usageRowOf({ cost: 0.1 }), usageRowOf({ cost: 0.2 })], 0.3],
  ['are unknown where one of them is', [usageRowOf({ cost: 0.1 }), usageRowOf()], undefined],
  ['are unknown where nothing was asked', [], undefined],
])('costs %s', (_name, rows, cost) => {
  expect(used(rows).cost).toBe(cost);
});

it('what rows count adds up', () => {
  const rows = [usageRowOf({ cachedReplies: 1 }), usageRowOf({ agent: 'verification', requests: 3, inputTokens: 5 })];
  expect(used(rows)).toMatchObject({ requests: 5, cachedReplies: 1, inputTokens: 1_205, outputTokens: 60, rows });
});
