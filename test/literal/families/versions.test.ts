import { describe, expect, it } from 'vitest';
import { checkLines } from './check-lines.ts';
import { compileText } from './run-statement.ts';

describe('rules on versions', () => {
  it.each([
    ['Pin GitHub Actions to a full commit SHA.', 1],
    ['All third-party actions must be pinned to a commit SHA.', 1],
    ['Never use the `latest` tag for Docker images.', 1],
    ['Use exact versions in `package.json`.', 1],
    ['Do not use `^` or `~` version ranges.', 1],
    ['Pin third-party actions by full commit SHA with a `# vX.Y.Z` comment.', 1],
    ['Do NOT edit version numbers in `marketplace.json`.', 1],
    ['Never edit the `name` field in `plugin.json`.', 0],
    ['Always install the `latest` release.', 0],
    ['Pin the menu to the top.', 0],
  ])('%s', (rule, count) => {
    expect(compileText(`- ${rule}\n`, 'versions')).toHaveLength(count);
  });
});

describe('versions', () => {
  const SHA = 'a'.repeat(40);
  const ACTIONS = 'Pin GitHub Actions to a full commit SHA.';
  const OTHERS = 'All third-party actions must be pinned to a commit SHA.';
  const LATEST = 'Never use the `latest` tag for Docker images.';
  const EXACT = 'Use exact versions in `package.json`.';

  it.each([
    [
      'of actions',
      ACTIONS,
      '.github/workflows/a.yml',
      ['  - uses: a/b@v1', `  - uses: a/b@${SHA} # v1`, '  - uses: ./c'],
      [1],
    ],
    [
      'of actions of others',
      OTHERS,
      '.github/workflows/a.yml',
      ['  - uses: actions/checkout@v4', '  - uses: a/b@v1', '    uses: our/.github/.github/workflows/a.yml@main'],
      [2],
    ],
    [
      'of images',
      LATEST,
      'Dockerfile',
      ['FROM node:latest AS a', 'FROM node:22', 'FROM node:latest-alpine', 'RUN echo latest'],
      [1],
    ],
    [
      'of base images by digest',
      'Pin base images by digest, not mutable tags.',
      'Dockerfile',
      ['FROM node:22 AS a', 'FROM a', 'FROM scratch', 'FROM b@sha256:c', 'FROM ${D}'],
      [1],
    ],
    [
      'that nobody edits in a new file',
      'Do NOT edit version numbers in `marketplace.json`.',
      'marketplace.json',
      ['{ "version": "1.0.0" }'],
      [],
    ],
    [
      'of packages',
      EXACT,
      'package.json',
      ['{', '"engines": {', '"node": "^22"', '},', '"dependencies": {', '"a": "^1.0.0",', '"b": "1.0.0"', '}', '}'],
      [6],
    ],
  ])('%s', async (_name, rule, path, lines, found) => {
    expect(await checkLines(`- ${rule}`, path, lines)).toStrictEqual(found);
  });
});
