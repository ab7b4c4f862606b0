import { expect, it } from 'vitest';
import type { PullRequest } from '../../src/github/client.ts';
import { makeReviewKey, type ReviewBasis } from '../../src/jobs/review-key.ts';
import { NO_CONFIG_ONLY } from '../../src/options/given.ts';
import { fileOf, hunkAt } from '../findings/file-change.ts';

const PULL = {
  number: 7,
  title: 'A title',
  body: '',
  baseSha: 'b'.repeat(40),
  headSha: 'a'.repeat(40),
  baseRef: 'main',
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
    literalChecks: 'on',
    leaveOutChecks: [],
    customizationChecks: 'on',
    rules: NO_CONFIG_ONLY,
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

it.each<[string, Partial<PullRequest>]>([
  ['title', { title: 'Another title' }],
  ['description', { body: 'Another description' }],
  ['target branch', { baseRef: 'develop' }],
])('the key changes with the %s, which literal checks read', (_, changed) => {
  expect(makeReviewKey({ ...PULL, ...changed }, BASIS)).not.toBe(makeReviewKey(PULL, BASIS));
});

it.each<[string, Partial<ReviewBasis['settings']>]>([
  ['prompts show other context', { leaveOutContext: ['callers'] }],
  ['literal checks are switched off', { literalChecks: 'off' }],
  ['a literal check is left out', { leaveOutChecks: ['naming'] }],
  ['customizations are no longer checked', { customizationChecks: 'off' }],
  [
    'a rule of the validator gets another severity',
    { rules: { ...NO_CONFIG_ONLY, values: { rules: { 'reference-not-found': 'off' } } } },
  ],
])('the key changes when %s', (_, changed) => {
  expect(makeReviewKey(PULL, { ...BASIS, settings: { ...BASIS.settings, ...changed } })).not.toBe(
    makeReviewKey(PULL, BASIS),
  );
});
