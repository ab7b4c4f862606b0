import { describe, expect, it } from 'vitest';
import type { ReviewThread } from '../../../src/context/notes/review-threads.ts';
import { contextOfShard, describeMissing } from '../../../src/jobs/shards/context-of-shard.ts';
import { openScene, type ReviewScene } from '../stage-review.ts';

const threadOn = (path: string, text: string): ReviewThread => ({
  path,
  line: 1,
  side: 'head',
  isOutdated: false,
  comments: [{ author: 'ada', role: 'member', isOurs: false, text }],
  furtherComments: 0,
});

const problemIn = (path: string, message: string) => ({
  severity: 'error' as const,
  message,
  path,
  line: 1,
  related: [],
});

/** A change of two files of two folders, so that each is a shard. */
const SCENE: ReviewScene = {
  base: { 'a/cart.ts': 'const a = 1;\n', 'b/shop.ts': 'const b = 1;\n' },
  head: { 'a/cart.ts': 'const a = 0.1;\n', 'b/shop.ts': 'const b = 0.1;\n' },
  description: { title: 'Count in cents', body: 'Floats lose money. Fixes #12.' },
  readThreads: async () => ({
    threads: [threadOn('a/cart.ts', 'Please round the cart'), threadOn('b/shop.ts', 'Please round the shop')],
  }),
  readers: {
    commits: async () => [{ message: 'Subject of a commit\n\nFixes #13' }],
    issues: {
      home: { host: 'github.com', owner: 'octo', name: 'shop' },
      self: 1,
      read: async ({ number }) => ({
        kind: 'found',
        issue: { kind: 'issue', title: `Wrong total ${number}`, body: 'Cents are lost.', state: 'open', labels: [] },
      }),
    },
    annotations: async () => ({
      diagnostics: [problemIn('a/cart.ts', 'Float in the cart')],
      leftOut: [],
    }),
  },
};

/** The text of all messages that a review sends. */
async function promptOf(shard?: string, shards = 2): Promise<string> {
  const { subject, review, asked } = await openScene(SCENE);
  await (shard === undefined ? review() : review(new Set([shard]), contextOfShard(subject, shards)));
  return (asked.get('housestyle') ?? []).flatMap(({ messages }) => messages.map(({ content }) => content)).join('\n');
}

const OF_CHANGE = ['Count in cents', 'Floats lose money', 'Wrong total 12', 'Wrong total 13', 'Cents are lost'];
const OF_CART = ['Please round the cart', 'Float in the cart'];
const OF_SHOP = ['Please round the shop'];

const listShown = (prompt: string, texts: readonly string[]): readonly string[] =>
  texts.filter((text) => prompt.includes(text));

describe('the prompt of a shard', () => {
  it.each([
    ['a/cart.ts', OF_CART, OF_SHOP],
    ['b/shop.ts', OF_SHOP, OF_CART],
  ])('shows for %s what the prompt of one job shows, and nothing of other files', async (path, own, others) => {
    const [whole, shard] = [await promptOf(), await promptOf(path)];
    expect(listShown(whole, [...OF_CHANGE, ...own, ...others])).toEqual([...OF_CHANGE, ...own, ...others]);
    expect(listShown(shard, [...OF_CHANGE, ...own, ...others])).toEqual([...OF_CHANGE, ...own]);
  });

  it('does not show the messages of the commits, because each push would change the prompts of all shards', async () => {
    expect(await promptOf()).toContain('Subject of a commit');
    expect(await promptOf('a/cart.ts')).not.toContain('Subject of a commit');
  });

  const ISSUES = ['Wrong total 12', 'Wrong total 13', 'Cents are lost'];
  const ALWAYS = ['Count in cents', 'Floats lose money', 'Please round the cart'];

  it.each([
    [32, [...ALWAYS, ...ISSUES, 'Float in the cart'], undefined],
    [33, [...ALWAYS, ...ISSUES], 'The prompts show no results of checks, because 33 jobs'],
    [96, [...ALWAYS, ...ISSUES], 'The prompts show no results of checks, because 96 jobs'],
    [97, ALWAYS, 'The prompts show no linked issues and no results of checks, because 97 jobs'],
    [256, ALWAYS, 'The prompts show no linked issues and no results of checks, because 256 jobs'],
  ])('of %i shows what so many jobs have requests for, and says what not', async (shards, shown, said) => {
    const prompt = await promptOf('a/cart.ts', shards);
    expect(listShown(prompt, [...OF_CHANGE, ...OF_CART]).toSorted()).toEqual(shown.toSorted());
    expect(describeMissing(shards)?.split(' would')[0]).toBe(said);
  });
});
