import { describe, expect, it } from 'vitest';
import { checkChange } from '../check-change.ts';
import { compileText } from '../run-statement.ts';

const RULE = 'Every component must have a corresponding `.stories.tsx` file and a `.test.tsx` file.';
const STORY = 'Every component must have a Storybook story.';

describe('files that stand beside components', () => {
  it.each<readonly [name: string, rule: string, files: readonly string[], present: readonly string[], found: number]>([
    ['nothing', RULE, ['A src/Card.tsx'], [], 1],
    ['both in the change', RULE, ['A src/Card.tsx', 'A src/Card.stories.tsx', 'A src/Card.test.tsx'], [], 0],
    ['one of two', RULE, ['A src/Card.tsx', 'A src/Card.stories.tsx'], [], 1],
    ['a test in a folder', RULE, ['A src/Card.tsx', 'A src/Card.stories.tsx'], ['src/__tests__/Card.test.tsx'], 0],
    ['a story in another form', STORY, ['A src/Card.tsx', 'A src/Card.stories.mdx'], [], 0],
    ['a component that was there', RULE, ['M src/Card.tsx'], [], 0],
    ['a hook', RULE, ['A src/useCard.tsx'], [], 0],
    ['a story itself', RULE, ['A src/Card.stories.tsx'], [], 0],
  ])('are asked for: %s', async (_name, rule, files, present, found) => {
    const exists = (path: string): Promise<boolean> => Promise.resolve(present.includes(path));
    expect(await checkChange(rule, files, { exists })).toHaveLength(found);
  });

  it.each([
    'Every presentational component must have a `.stories.tsx` file.',
    'Every component must have a `README.md`.',
    'Every component must have tests.',
    '## Tests\n\n- Every component must have a `.stories.tsx` file.',
  ])('are not known: %s', (rule) => {
    expect(compileText(rule, 'companions')).toEqual([]);
  });
});
