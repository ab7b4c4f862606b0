import { describe, expect, it } from 'vitest';
import { checkChange } from '../check-change.ts';
import { compileText } from '../run-statement.ts';

const found = (subjects: readonly string[], rule: string): Promise<readonly string[]> =>
  checkChange(rule, ['M a.ts'], {
    readCommits: () => Promise.resolve(subjects),
    readMessages: () => Promise.resolve(subjects.map((message) => ({ message }))),
  });

describe('types of commits that are allowed', () => {
  const rule = '# Commit messages\n\n- Valid types: `feat`, `fix`, `chore`\n';

  it.each<readonly [name: string, subject: string, isFound: boolean]>([
    ['another type', 'docs: write it down', true],
    ['another type with a scope', 'perf(cart)!: drop it', true],
    ['an allowed type', 'feat(cart): add it', false],
    ['a subject without a type', 'Add it', false],
    ['a word with a capital before the colon', 'Parser: add it', false],
  ])('%s', async (_name, subject, isFound) => {
    expect(await found([subject], rule)).toHaveLength(isFound ? 1 : 0);
  });

  it.each([
    '# Commit messages\n\n- Allowed types: feat, fix or chore.\n',
    '# Commit messages\n\nAll commits are validated using commitlint with strict rules:\n\n- **Type**: Required (feat, fix, chore)\n',
    '# Commits\n\n- Use one of these types: `feat` | `fix` | `chore`\n',
    '# PR titles\n\nThe valid types are `feat`, `fix`, and `chore`.\n',
  ])('reads %j', (text) => {
    expect(compileText(text, 'titles').map(({ finder }) => finder.words)).toEqual([
      expect.stringMatching(/^reports .* with a type other than `feat`, `fix` or `chore`$/),
    ]);
  });

  it.each([
    '# Values\n\n- Valid types: `feat`, `fix`\n',
    '# Commits\n\n- Types such as `feat`, `fix`, etc.\n',
    '# Commits\n\n- Common types: `feat`, `fix`\n',
    '# Commits\n\n- Valid types: `string`\n',
    '# Commits\n\n- Allowed common types include `feat`, `fix` and `docs`.\n',
  ])('does not read %j', (text) => {
    expect(compileText(text, 'titles')).toEqual([]);
  });
});

describe('issues in commit messages', () => {
  it.each<readonly [rule: string, message: string, isFound: boolean]>([
    ['No auto-close keywords or `#` mentions in commit messages.', 'Add it\n\nFixes #12', true],
    ['No auto-close keywords or `#` mentions in commit messages.', 'Add it, see #12', true],
    ['No auto-close keywords or `#` mentions in commit messages.', 'Fixes the list, and C#', false],
    ['Do not use closing keywords in commits.', 'Add it, see #12', false],
    ['Do not use closing keywords in commits.', 'Add it\n\nresolves: other/repository#12', true],
    ['Do not reference issue numbers in commit subjects.', 'Add it (#12)', true],
    ['Do not reference issue numbers in commit subjects.', 'Add it\n\nSee #12', false],
  ])('%s %j', async (rule, message, isFound) => {
    expect(await found([message], rule)).toHaveLength(isFound ? 1 : 0);
  });

  it('leaves the number that GitHub writes into a subject when it squashes', async () => {
    const given = await checkChange('Do not reference issue numbers in commit subjects.', ['M a.ts'], {
      readMessages: () => Promise.resolve([{ message: 'Add it (#12)', isByGitHub: true }]),
    });
    expect(given).toEqual([]);
  });

  it.each(['Do not mention issues.', 'Reference issues in commit messages.', 'No references in comments.'])(
    'does not read %j',
    (rule) => {
      expect(compileText(rule, 'titles')).toEqual([]);
    },
  );
});

describe('gitmoji', () => {
  it.each<readonly [subject: string, isFound: boolean]>([
    ['🐛 fix: it', false],
    [':sparkles: Add it', false],
    ['feat: ✨ add it', true],
    ['Add it', true],
  ])('%s', async (subject, isFound) => {
    expect(await found([subject], 'Commit messages use gitmoji.')).toHaveLength(isFound ? 1 : 0);
  });

  it.each(['Use gitmoji for commit messages.', 'Commit messages must start with an emoji.'])('reads %j', (rule) => {
    expect(compileText(rule, 'titles').map(({ finder }) => finder.words)).toEqual([
      'reports subjects of commits that do not begin with an emoji',
    ]);
  });

  it.each(['Use gitmoji.', 'Commit messages use emoji sparingly.', 'Never start commits with emoji.'])(
    'does not read %j as a demand for one',
    (rule) => {
      expect(compileText(rule, 'titles').map(({ finder }) => finder.words)).not.toContain(
        'reports subjects of commits that do not begin with an emoji',
      );
    },
  );
});
