import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkChange } from '../check-change.ts';
import { compileText } from '../run-statement.ts';

function judge(
  rule: string,
  names: { title?: string; branch?: string; target?: string; commits?: readonly string[] },
): Promise<readonly string[]> {
  const { commits, ...rest } = names;
  return checkChange(rule, ['M a.ts'], { ...rest, readCommits: () => Promise.resolve(commits) });
}

const CONVENTIONAL = 'Commit messages must follow Conventional Commits.';
const BRANCHES = 'Branch names must start with `feat/` or `fix/`.';

it.each<readonly [name: string, rule: string, names: Parameters<typeof judge>[1], found: readonly string[]]>([
  [
    'a commit in another form',
    CONVENTIONAL,
    { commits: ['feat: a', 'Fix it'] },
    ['the change itself: the commit subject `Fix it`'],
  ],
  [
    'commits in the form',
    CONVENTIONAL,
    { commits: ['feat(cart)!: a', 'fix: b', 'Merge branch x', 'Revert "feat: a"', 'fixup! x'] },
    [],
  ],
  ['unknown commits', CONVENTIONAL, {}, []],
  [
    'a title without a tag',
    'PR titles must start with a bracketed tag.',
    { title: 'Fix it' },
    ['the change itself: the title `Fix it`'],
  ],
  [
    'a commit without its package',
    'Commit messages must be prefixed with the package they modify.',
    { commits: ['Fix it', 'core/vm, eth: fix it', '[core] fix it'] },
    ['the change itself: the commit subject `Fix it`'],
  ],
  [
    'a commit without its area',
    'Commit messages use the format `area: description`.',
    { commits: ['Fix it', 'net: fix it'] },
    ['the change itself: the commit subject `Fix it`'],
  ],
  [
    'a form of titles with a reason',
    'CRITICAL: All PR titles must follow Conventional Commits format to pass CI validation.',
    { title: 'Fix it' },
    ['the change itself: the title `Fix it`'],
  ],
  [
    'a prefix of some',
    'Commit messages must be prefixed with the package if they modify one.',
    { commits: ['Fix it'] },
    [],
  ],
  [
    'a form of some titles',
    '## PR conventions for CVE fixes\n\n- PR title format: `chore: upgrade <pkg> to ^x.y.z`',
    { title: 'feat: a' },
    [],
  ],
  ['a title with a tag', 'PR titles must start with a bracketed tag.', { title: '[client] Fix it' }, []],
  [
    'a title without its module',
    'PR titles follow `Module: Description` format (e.g., `Core: Fix ...`).',
    { title: 'Fix it' },
    ['the change itself: the title `Fix it`'],
  ],
  ['a title with its module', 'PR titles follow `Module: Description` format.', { title: 'Spark 4: Fix it' }, []],
  [
    'a description with a capital',
    '## Commit Message Format\n\n- Description must start with a lowercase letter',
    { commits: ['feat: Add a', 'feat: add b'] },
    ['the change itself: the commit subject `feat: Add a`'],
  ],
  [
    'a semantic title in other words',
    'You must use Semantic Pull Request formatting for your PR title.',
    { title: 'Fix it', commits: ['Fix it'] },
    ['the change itself: the title `Fix it`'],
  ],
  [
    'titles of which a label says the form',
    '**Follow conventional commits**: Ensure PR titles follow the format `<type>: <description>`',
    { title: 'Fix it', commits: ['Fix it'] },
    ['the change itself: the title `Fix it`'],
  ],
  ['semantic pull requests', 'Use semantic pull requests.', { title: 'fix: a', commits: ['Fix it'] }, []],
  [
    'a tool that asks for the form',
    'Use Conventional Commit titles in Commitizen format for every commit.',
    { commits: ['add a b', 'feat: add c'] },
    ['the change itself: the commit subject `add a b`'],
  ],
  [
    'commits by another name of the form',
    'ALWAYS use semantic commits (`fix:`, `feat:`, `sec:`, etc).',
    { commits: ['feat: a', 'Fix it'] },
    ['the change itself: the commit subject `Fix it`'],
  ],
  [
    'a title in another form',
    'PR titles must follow Conventional Commits.',
    { title: 'Fix it', commits: ['Fix it'] },
    ['the change itself: the title `Fix it`'],
  ],
  ['a branch with another beginning', BRANCHES, { branch: 'work' }, ['the change itself: the branch name `work`']],
  ['branches as they should be, and long-lived ones', BRANCHES, { branch: 'feat/a' }, []],
  ['a long-lived branch', BRANCHES, { branch: 'main' }, []],
  [
    'a commit with another prefix',
    'Commit messages should start with `feat:` or `fix:`.',
    { commits: ['feat(a): x', 'docs: y'] },
    ['the change itself: the commit subject `docs: y`'],
  ],
  [
    'a subject in another form',
    'Commit messages follow the format `[scope] Summary`.',
    { commits: ['[cart] Add it', 'Fix it'] },
    ['the change itself: the commit subject `Fix it`'],
  ],
  [
    'a title in another form than types and words',
    'PR titles must use the format `type(scope): summary`.',
    { title: 'Fix it' },
    ['the change itself: the title `Fix it`'],
  ],
  [
    'a branch in another form',
    'Branch naming: `feature/<name>`, `fix/<name>`.',
    { branch: 'cart' },
    ['the change itself: the branch name `cart`'],
  ],
  ['a branch in the form', 'Branch naming: `<type>/<name>`', { branch: 'feature/cart' }, []],
  [
    'an emoji in a title',
    'Do not use emoji in PR titles.',
    { title: 'Add it 🚀' },
    ['the change itself: the title `Add it 🚀`'],
  ],
  [
    'a mark that is missing',
    'PR titles should start with `[ty]`.',
    { title: 'Add it' },
    ['the change itself: the title `Add it`'],
  ],
  [
    'a long subject',
    'Keep commit subjects under 10 characters.',
    { commits: ['123456789', '1234567890'] },
    ['the change itself: the commit subject `1234567890`'],
  ],
  [
    'a long title',
    'Pull request titles must be at most 10 characters.',
    { title: '12345678901' },
    ['the change itself: the title `12345678901`'],
  ],
  [
    'a full stop',
    'Do not end the commit subject with a period.',
    { commits: ['Fix it.', 'Fix a...'] },
    ['the change itself: the commit subject `Fix it.`'],
  ],
])('judges %s', async (_name, rule, names, found) => {
  expect(await judge(rule, names)).toEqual(found);
});

it('shows any title on one line, as code', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1 }), async (text) => {
      const found = await judge(CONVENTIONAL, { commits: [`Bad ${text}`] });
      expect(found).toHaveLength(1);
      expect(found[0]).not.toMatch(/[\n\r]/);
      expect(found[0]).toMatch(/(`+) ?[^]*\1$/);
    }),
  );
});

describe('does not understand', () => {
  it.each([
    'PR titles should be prefixed with `[package]`.',
    'Commit messages should start with `ABC-123`.',
    'Write commit messages in the past tense.',
    'Function names must start with `use/`.',
    'Commit messages should be short.',
  ])('"%s"', (rule) => {
    expect(compileText(rule, 'titles')).toEqual([]);
  });
});

describe('lists and other wordings', () => {
  const LIST = 'Commit subject: imperative, lowercase, no trailing period, at most 20 characters.';
  const found = (subject: string): string => `the change itself: the commit subject \`${subject}\``;

  it.each<readonly [name: string, rule: string, names: Parameters<typeof judge>[1], found: readonly string[]]>([
    ['a subject that is right', LIST, { commits: ['fix(a): add the thing'.slice(0, 20)] }, []],
    ['a capital letter', LIST, { commits: ['fix: Add it'] }, [found('fix: Add it')]],
    ['a full stop', LIST, { commits: ['fix: add it.'] }, [found('fix: add it.')]],
    ['a long subject', LIST, { commits: ['fix: add all of those'] }, [found('fix: add all of those')]],
    ['names that keep their letters', LIST, { commits: ['README is new', 'useId is new'] }, []],
    [
      'a capital that is asked for',
      'Capitalize the first letter of the commit subject.',
      { commits: ['fix: add it', 'fix: Add it'] },
      [found('fix: add it')],
    ],
    [
      'a title in another form',
      'The pull request title must follow the format outlined in the Conventional Commits spec.',
      { title: 'Add it', commits: ['Add it'] },
      ['the change itself: the title `Add it`'],
    ],
    [
      'a commit in another form',
      'Format commit messages according to the Conventional Commits specification.',
      { commits: ['Add it'] },
      [found('Add it')],
    ],
    [
      'a title without a ticket',
      'PR titles start with a ticket number like `ABC-123`.',
      { title: 'Add it (ABC-1)' },
      ['the change itself: the title `Add it (ABC-1)`'],
    ],
    ['a title with a ticket', 'PR titles start with a ticket number like `ABC-123`.', { title: 'XY-9: add it' }, []],
    ['a title with a number', 'PR titles must begin with the issue number.', { title: '#12 add it' }, []],
  ])('finds or leaves %s', async (_name, rule, names, expected) => {
    expect(await judge(rule, names)).toEqual(expected);
  });

  it.each([
    ['a condition in a list', 'Commit subject: lowercase unless it names a class, at most 20 characters.'],
    ['one demand that no program judges', 'Commit messages: friendly tone.'],
    ['what Conventional Commits are used for', 'Conventional Commits drive the changelog.'],
  ])('leaves %s to people', (_name, rule) => {
    expect(compileText(rule, 'titles')).toEqual([]);
  });
});

describe('rules below a heading on commits or pull requests', () => {
  const commit = (rule: string): string => `# Contributing\n\n## Commit messages\n\n- ${rule}\n`;
  const title = (rule: string): string => `# Contributing\n\n## Pull request titles\n\n- ${rule}\n`;
  const found = (subject: string): string => `the change itself: the commit subject \`${subject}\``;

  it.each<readonly [name: string, rule: string, names: Parameters<typeof judge>[1], found: readonly string[]]>([
    [
      'a long first line',
      commit('Limit the first line to 10 characters.'),
      { commits: ['Add it', 'Add all of it'] },
      [found('Add all of it')],
    ],
    [
      'a first line that should be short',
      commit('First line should be 10 characters or less'),
      { commits: ['Add it', 'Add all of it'] },
      [found('Add all of it')],
    ],
    [
      'a full stop',
      commit('No period at the end of the subject.'),
      { commits: ['Add it', 'Add more.'] },
      [found('Add more.')],
    ],
    [
      'a small letter',
      commit('Start with a capital letter.'),
      { commits: ['Add it', 'add more'] },
      [found('add more')],
    ],
    [
      'a banned prefix',
      commit('Titles should not include prefixes like `fix:` or `feat:`.'),
      { commits: ['Add it', 'Fix: add it'] },
      [found('Fix: add it')],
    ],
    ['an emoji', commit('No emojis.'), { commits: ['Add it', 'Add it 🎉'] }, [found('Add it 🎉')]],
    [
      'a title of a pull request',
      title('Must start with a lowercase letter.'),
      { title: 'Add it', commits: ['Add it'] },
      ['the change itself: the title `Add it`'],
    ],
    [
      'a prefix that no title has',
      'PR titles must not start with `fix:`.',
      { title: 'fix: add it' },
      ['the change itself: the title `fix: add it`'],
    ],
  ])('finds %s', async (_name, rule, names, expected) => {
    expect(await judge(rule, names)).toEqual(expected);
  });

  it.each([
    ['the same words below another heading', '# Guide\n\n## Documents\n\n- Limit the first line to 10 characters.\n'],
    ['a beginning below a heading on more', '# Guide\n\n## Commits\n\n- Start with a small step.\n'],
    ['the first line of something else', commit('Limit the first line of each file to 10 characters.')],
  ])('does not take %s for a rule on subjects', (_name, rule) => {
    expect(compileText(rule, 'titles')).toEqual([]);
  });
});

describe('the branch that a pull request is merged into', () => {
  const INTO_MAIN = ['the change itself: The target branch `main` does not follow the guidelines'];

  it.each([
    ['All PRs target the `develop` branch.'],
    ['PRs must target `develop`.'],
    ['ALL PRs → `develop`.'],
    ['Open pull requests against `develop`, not `main`.'],
    ['Pull requests should be made against the develop branch.'],
    ['Use `develop` as the base branch for all PRs.'],
    ['PR base branch must be `develop`.'],
    ['Base branch for PRs: `develop`'],
    ['Always base PRs on `develop`.'],
    ['Target the `develop` branch.'],
    ['Never open a PR against `main`.'],
    ['Do not open pull requests directly against `main`.'],
    ['PRs must not target `main` or `trunk`.'],
  ])('is checked: %s', async (rule) => {
    expect(await judge(rule, { target: 'main' })).toEqual(INTO_MAIN);
    expect(await judge(rule, { target: 'develop' })).toEqual([]);
    // A stack of pull requests, a backport, and a change that is no pull request.
    expect(await judge(rule, { target: 'cart-part-1' })).toEqual([]);
    expect(await judge(rule, { target: 'release/1.2' })).toEqual([]);
    expect(await judge(rule, { branch: 'main' })).toEqual([]);
  });

  it.each([
    ['PRs against `main` run all tests.'],
    ['Pull requests are merged into `main`.'],
    ['PRs go to `develop` unless they are fixes for `main`.'],
    ['If you open a PR against `main`, tell the release manager.'],
    ['Create branches from `develop`.'],
    ['Never push to `main`.'],
    ['The target of a PR must be small.'],
    ['Use `develop` for pull requests of features and `main` for fixes.'],
  ])('is not checked: %s', async (rule) => {
    expect(await judge(rule, { target: 'main' })).toEqual([]);
    expect(await judge(rule, { target: 'develop' })).toEqual([]);
  });
});

describe('the title of a change that GitHub squashed', () => {
  const RULE = 'PR titles must follow Conventional Commits.';

  it.each<readonly [name: string, messages: readonly { message: string; isByGitHub?: boolean }[], count: number]>([
    ['a title in another form', [{ message: 'Fix it (#12)\n\n* a', isByGitHub: true }], 1],
    ['a title in the form', [{ message: 'fix: it (#12)', isByGitHub: true }], 0],
    ['a commit of somebody', [{ message: 'Fix it (#12)' }], 0],
    ['a commit without a number', [{ message: 'Fix it', isByGitHub: true }], 0],
    [
      'several commits',
      [
        { message: 'Fix it (#12)', isByGitHub: true },
        { message: 'Fix that (#13)', isByGitHub: true },
      ],
      0,
    ],
  ])('%s', async (_name, messages, count) => {
    const readMessages = (): Promise<typeof messages> => Promise.resolve(messages);
    expect(await checkChange(RULE, ['M a.ts'], { readMessages })).toHaveLength(count);
  });

  it('does not count the number as a part of a subject', async () => {
    const readCommits = (): Promise<string[]> => Promise.resolve(['Add it (#12345)']);
    const rule = 'Commit subjects must not exceed 30 characters and must not end with a period.';
    expect(await checkChange(rule.replace('30', '10'), ['M a.ts'], { readCommits })).toEqual([]);
  });
});
