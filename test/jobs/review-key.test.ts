import { expect, it } from 'vitest';
import { makeReviewKey, type ReviewBasis } from '../../src/jobs/review-key.ts';
import { fileOf, hunkAt } from '../findings/file-change.ts';

const PULL = {
  number: 7,
  title: 'A title',
  body: '',
  baseSha: 'b'.repeat(40),
  headSha: 'a'.repeat(40),
  headRef: 'feature',
  headRepository: 'acme/shop',
  baseRepository: 'acme/shop',
  changedFiles: 1,
  changedLines: 1,
  isOpen: true,
  isDraft: false,
  labels: [],
};
const BASIS: ReviewBasis = {
  chosen: { files: [fileOf('a.ts', hunkAt(1, ['+a();']))], applied: [], excluded: [], reviewers: [] },
  given: { message: undefined },
  provider: 'openai',
  settings: {
    model: 'gpt-4o',
    fallbackModels: [],
    verify: true,
    verifyModel: undefined,
    maxTurns: 8,
    maxRequests: undefined,
    maxCost: undefined,
    delegate: 'auto',
    maxComments: 20,
    minSeverity: 'low',
    minConfidence: 0.5,
    bundles: true,
    contextTokens: 12_000,
    leaveOutContext: [],
  },
};

it('the key of a review stays the same when other commits are pushed to the base', () => {
  expect(makeReviewKey({ ...PULL, baseSha: 'c'.repeat(40) }, BASIS)).toBe(makeReviewKey(PULL, BASIS));
});

it.each<[string, ReviewBasis['chosen']['files']]>([
  ['more files', [...BASIS.chosen.files, fileOf('b.ts', hunkAt(1, ['+b();']))]],
  ['more lines', [fileOf('a.ts', hunkAt(1, ['+a();', '+evil();']))]],
  ['the same lines elsewhere', [fileOf('a.ts', hunkAt(9, ['+a();']))]],
])('the key changes when a new base changes the diff to %s, with the same head', (_, files) => {
  expect(makeReviewKey(PULL, { ...BASIS, chosen: { ...BASIS.chosen, files } })).not.toBe(makeReviewKey(PULL, BASIS));
});

it('the key changes when prompts show other context', () => {
  const settings = { ...BASIS.settings, leaveOutContext: ['callers'] as const };
  expect(makeReviewKey(PULL, { ...BASIS, settings })).not.toBe(makeReviewKey(PULL, BASIS));
});
