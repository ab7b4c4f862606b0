import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Outcome, Verdict } from '../../bench/suggestions/judge.ts';
import { judgeChanges } from '../../bench/suggestions/measure.ts';
import { sampleChange } from '../../bench/suggestions/sample-change.ts';

const SAMPLES = join(import.meta.dirname, 'suggestion-samples');
const CASES_PER_FORM = 1;

const MOST_HARMFUL = 0;
const MOST_LOST = 0;
const LEAST_EXACT = 30;

let verdicts: readonly Verdict[] = [];

/** A sample of the suggestion bench (`npm run accuracy`) on small made-up files in nine languages. */
beforeAll(async () => {
  const changes = readdirSync(SAMPLES).map((name) => sampleChange(name, readFileSync(join(SAMPLES, name), 'utf8')));
  verdicts = await judgeChanges(changes, CASES_PER_FORM);
});

function listCases(outcome: Outcome): readonly string[] {
  return verdicts
    .filter((verdict) => verdict.outcome === outcome)
    .map(
      ({ case: one, button }) =>
        `${one.name} in ${one.comment.path}: lines ${button?.start} to ${button?.end} replaced by ${button?.text}`,
    );
}

describe('the buttons of suggestions', () => {
  it('do what was meant, or nothing', () => {
    expect(listCases('harmful').slice(MOST_HARMFUL)).toEqual([]);
  });

  it('are missing in comments that are reported all the same', () => {
    expect(listCases('lost').slice(MOST_LOST)).toEqual([]);
  });

  it('do exactly what was meant if the suggestion says it', () => {
    expect(listCases('right').length).toBeGreaterThanOrEqual(LEAST_EXACT);
  });
});
