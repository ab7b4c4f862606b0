import { expect, it } from 'vitest';
import { reviewKey, type ReviewBasis } from '../../src/jobs/publish-review.ts';
import { fileOf, hunkAt } from '../findings/file-change.ts';

const PULL = {
  number: 7,
  title: 'A title',
  body: '',
  baseSha: 'b'.repeat(40),
  headSha: 'a'.repeat(40),
  headRepository: 'acme/shop',
  baseRepository: 'acme/shop',
  changedFiles: 1,
  changedLines: 1,
};
const BASIS: ReviewBasis = {
  files: [fileOf('a.ts', hunkAt(1, ['+a();']))],
  guidelines: [],
  excluded: [],
  reviewers: [],
  message: undefined,
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
    bundles: true,
  },
};

it('a later run passes over a commit that was reviewed, whatever else was pushed to the base', () => {
  expect(reviewKey({ ...PULL, baseSha: 'c'.repeat(40) }, BASIS)).toBe(reviewKey(PULL, BASIS));
});

it.each<[string, ReviewBasis['files']]>([
  ['more files', [...BASIS.files, fileOf('b.ts', hunkAt(1, ['+b();']))]],
  ['more lines', [fileOf('a.ts', hunkAt(1, ['+a();', '+evil();']))]],
  ['the same lines elsewhere', [fileOf('a.ts', hunkAt(9, ['+a();']))]],
])('a pull request that got another base, and by that %s, is reviewed anew with the same head', (_, files) => {
  expect(reviewKey(PULL, { ...BASIS, files })).not.toBe(reviewKey(PULL, BASIS));
});
