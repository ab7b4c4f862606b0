import { expect, it } from 'vitest';
import { failed } from '../../agents/scripted-model.ts';
import { reviewScene } from '../stage-review.ts';

const lines = (count: number): string => Array.from({ length: count }, (_, index) => `const x${index} = 1;\n`).join('');

const HEAD = {
  '.github/settings.json': lines(120),
  'docs/guide.md': lines(120),
  'lib/part.test.ts': lines(120),
  'lib/part.ts': lines(120),
  'src/whole.ts': lines(120),
};

/** The files that requests show, in the order in which they were sent. */
async function readSent(maxRequests: number | undefined): Promise<readonly string[]> {
  const limit = maxRequests === undefined ? {} : { maxRequests };
  const { asked } = await reviewScene({ head: HEAD, budget: 7_500, ...limit });
  const texts = (asked.get('housestyle') ?? []).map(({ messages }) =>
    messages.map(({ content }) => content).join('\n'),
  );
  return texts.flatMap((text) => [...text.matchAll(/^File: (\S+) \(added/gm)].map(([, path]) => path ?? ''));
}

it('requests about code are sent before those about tests, and these before documents and data', async () => {
  expect(await readSent(undefined)).toEqual([
    'lib/part.ts',
    'src/whole.ts',
    'lib/part.test.ts',
    '.github/settings.json',
    'docs/guide.md',
  ]);
});

it('with fewer requests than a review needs, code is judged', async () => {
  expect(await readSent(2)).toEqual(['lib/part.ts', 'src/whole.ts']);
});

it('requests are numbered by the paths of their files, whatever is sent first', async () => {
  const { result } = await reviewScene({ head: HEAD, budget: 7_500, models: { housestyle: [failed('invalid')] } });
  const unanswered = result.leftOut.flatMap(({ stage, source }) => (/^\d of 5 /.test(source) ? [[stage, source]] : []));
  expect(unanswered).toEqual(Object.keys(HEAD).map((path, index) => ['request', `${index + 1} of 5 (${path})`]));
});
