import { expect, it } from 'vitest';
import { NOTHING, reviewScene } from '../stage-review.ts';

/** Functions of forty lines, so that the code around a change of their last lines is a piece for each. */
function functions(returned: string): string {
  const steps = Array.from({ length: 38 }, (_, index) => `  const step${index} = prepare(${index});\n`).join('');
  return Array.from(
    { length: 60 },
    (_, index) => `function compute${index}() {\n${steps}  return ${returned};\n}\n\n`,
  ).join('');
}

it('a review counts the pieces of code around its hunks that have no room, not files', async () => {
  const { result } = await reviewScene({
    base: { 'src/steps.js': functions('1') },
    head: { 'src/steps.js': functions('2') },
    models: { housestyle: () => NOTHING },
    budget: 9_000,
  });
  const reasons = result.leftOut.flatMap(({ source, reason }) => (source === 'context' ? [reason] : []));
  expect(reasons).toEqual([
    expect.stringMatching(/^\d+ of \d+ pieces of code that the change belongs to or uses were shortened or cut$/),
  ]);
});
