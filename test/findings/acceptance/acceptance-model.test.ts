import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  learnAcceptance,
  predictAcceptance,
  readAcceptanceModel,
  type AcceptanceModel,
  type Outcome,
} from '../../../src/findings/acceptance/acceptance-model.ts';
import { listFeatures, type JudgedFinding } from '../../../src/findings/acceptance/features.ts';
import { runs } from '../../property-runs.ts';

const PLAIN: JudgedFinding = {
  path: 'a.ts',
  severity: 'low',
  kind: 'other',
  hasSuggestion: false,
  guideline: undefined,
};

/** The same numbers from 0 to 1 in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A history in which people accept findings by known weights. */
function history(
  count: number,
  base: number,
  weights: Readonly<Record<string, number>>,
  seed: number,
): readonly Outcome[] {
  const next = numbers(seed);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T;
  return Array.from({ length: count }, () => {
    const finding: JudgedFinding = {
      path: pick(['src/a.ts', 'test/a.test.ts']),
      severity: pick(['low', 'medium', 'high'] as const),
      kind: pick(['bug', 'naming', 'other'] as const),
      hasSuggestion: next() < 0.5,
      guideline: pick([undefined, 'AGENTS.md: never use var', 'AGENTS.md: be kind']),
    };
    const odds = listFeatures(finding).reduce((sum, name) => sum + (weights[name] ?? 0), base);
    return { ...finding, accepted: next() < 1 / (1 + Math.exp(-odds)) };
  });
}

function weightsOf({ features }: AcceptanceModel): ReadonlyMap<string, number> {
  return new Map(features.map(({ name, weight }) => [name, weight]));
}

describe('what people accepted', () => {
  it.each([1, 2, 3])('teaches the weights by which they decided, on synthetic history %i', (seed) => {
    const known = { 'severity high': 1.5, 'kind naming': -1.2, 'has a suggestion': 0.8, 'is in a test': -0.6 };
    const model = learnAcceptance(history(20_000, -0.3, known, seed));
    expect(model.base).toBeCloseTo(-0.3, 0);
    const found = weightsOf(model);
    const expected = { ...known, 'severity medium': 0, 'kind bug': 0 };
    const wrong = Object.entries(expected).filter(([name, weight]) => Math.abs((found.get(name) ?? 0) - weight) > 0.15);
    expect(wrong).toEqual([]);
  });

  it('tells the guidelines apart that lead to comments people accept', () => {
    const outcomes = history(
      4_000,
      0,
      { 'guideline AGENTS.md: be kind': -2, 'guideline AGENTS.md: never use var': 2 },
      7,
    );
    const model = learnAcceptance(outcomes);
    const kind = predictAcceptance(model, { ...PLAIN, guideline: 'AGENTS.md: be kind' }) ?? 1;
    const plain = predictAcceptance(model, { ...PLAIN, guideline: 'AGENTS.md: never use var' }) ?? 0;
    expect([kind < 0.2, plain > 0.8]).toEqual([true, true]);
  });

  it.each([
    ['no outcomes', 0, undefined],
    ['29 outcomes', 29, undefined],
    ['30 outcomes', 30, 'number'],
  ])('says nothing before there are enough: %s', (_, count, expected) => {
    const score = predictAcceptance(learnAcceptance(history(count, 0, {}, 1)), PLAIN);
    expect(score === undefined ? undefined : typeof score).toBe(expected);
  });

  it('stays sure of nothing if all outcomes are equal', () => {
    const outcomes = Array.from({ length: 40 }, () => ({ ...PLAIN, accepted: false }));
    const score = predictAcceptance(learnAcceptance(outcomes), PLAIN) ?? 1;
    expect([score < 0.1, score > 0]).toEqual([true, true]);
  });

  it('is learned alike in any order, and is the same after it was stored', () => {
    const outcomes = history(200, 0.2, { 'severity high': 1 }, 3);
    const model = learnAcceptance(outcomes);
    fc.assert(
      fc.property(fc.shuffledSubarray([...outcomes], { minLength: outcomes.length }), (shuffled) => {
        expect(learnAcceptance(shuffled)).toEqual(model);
      }),
      { numRuns: runs(10) },
    );
    expect(readAcceptanceModel(JSON.parse(JSON.stringify(model)))).toEqual(model);
  });
});

describe('a stored model', () => {
  it.each<[string, unknown, string]>([
    ['of another version is refused', { version: 2 }, 'it has no `"version": 1`'],
    ['that is no object is refused', [], 'it has no `"version": 1`'],
    ['without counts is refused', { version: 1 }, '`outcomes`, `accepted` or `base` is not a number'],
    ['without features is refused', { version: 1, outcomes: 1, accepted: 1, base: 0 }, '`features` is not a list'],
    [
      'with a weight that is no number is refused',
      {
        version: 1,
        outcomes: 1,
        accepted: 1,
        base: 0,
        features: [{ name: 'a', weight: 'x', outcomes: 1, accepted: 1 }],
      },
      'a feature has no `name`, `weight`, `outcomes` or `accepted`',
    ],
  ])('%s', (_, value, expected) => {
    expect(readAcceptanceModel(value)).toBe(expected);
  });
});
