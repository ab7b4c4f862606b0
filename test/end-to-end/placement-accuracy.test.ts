import { beforeAll, describe, expect, it } from 'vitest';
import { openReviewer } from '../../bench/accuracy/review.ts';
import { describePlacement } from '../../bench/placement/describe.ts';
import { judgeDiffs } from '../../bench/placement/measure.ts';
import { makeRepository } from '../harness/repository.ts';
import { makeUpChange } from './accuracy-change.ts';

const figures = new Map<string, number>();

/** The goals of `docs/accuracy.md`, in percent. */
const LEAST = {
  'clear verbatim quotes, number off by up to 5: exact': 98,
  'clear altered quotes, number off by up to 5: exact': 90,
  'clear quotes, number missing: exact': 97,
  'clear quotes, number in a text, a list or an object: exact': 97,
  'clear quotes, absurd number: exact': 97,
  'ranges whose ends are quoted, not only the first line numbered: exact': 97,
};
const MOST = {
  'clear altered quotes, number off by up to 5: wrong line': 2,
  'suggestions kept for other lines than meant, in all findings': 0.3,
};
const TIMEOUT_MS = 180_000;

/** A sample of the placement bench (`npm run accuracy`) on a small made-up change. */
beforeAll(async () => {
  const { base, head } = makeUpChange('gate');
  const repository = await makeRepository({
    commits: [{ message: 'Base', files: base }],
    branches: { feature: { commits: [{ message: 'Change', files: head }] } },
  });
  const reviewer = await openReviewer();
  try {
    const origin = { half: 'reported', repository: 'made-up', commit: await repository.sha('feature') } as const;
    const diffs = await Promise.all(
      Object.keys(head).map((path) => repository.git('diff', '--no-color', 'main', 'feature', '--', path)),
    );
    const judged = await judgeDiffs(diffs, origin, { folder: repository.directory, reviewer, isFull: false });
    for (const { name, value } of describePlacement(judged, 'gate').goals) {
      figures.set(name, value);
    }
  } finally {
    await reviewer.close();
    await repository.dispose();
  }
}, TIMEOUT_MS);

describe('the placement of findings', () => {
  it.each(Object.entries(LEAST))('%s: at least %d percent', (name, atLeast) => {
    expect(figures.get(name)).toBeGreaterThanOrEqual(atLeast);
  });

  it.each(Object.entries(MOST))('%s: at most %d percent', (name, atMost) => {
    expect(figures.get(name)).toBeLessThanOrEqual(atMost);
  });
});
