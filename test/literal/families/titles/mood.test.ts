import { expect, it } from 'vitest';
import { checkChange } from '../check-change.ts';
import { compileText } from '../run-statement.ts';

const RULE = 'Write commit messages in the imperative mood.';

it.each<readonly [name: string, subjects: readonly string[], found: readonly string[]]>([
  ['a past tense', ['Added a button'], ['Added a button']],
  ['a third person', ['adds a button'], ['adds a button']],
  ['a gerund behind a type', ['fix(cart): removing the old button'], ['fix(cart): removing the old button']],
  ['a doubled consonant', ['Dropped Node 18'], ['Dropped Node 18']],
  ['a past tense behind a ticket', ['ABC-12: Fixed it'], ['ABC-12: Fixed it']],
  ['imperatives', ['Add a button', 'feat: fix it', '[cart] Remove it', '#12 Update it'], []],
  ['nouns that look like verbs', ['Updates for the docs', 'docs: changes of the API', 'Fixes'], []],
  ['words with a hyphen', ['Fixed-size buffers for the reader'], []],
  ['other words', ['README', 'v1.2.3', 'Merge branch x', ''], []],
])('finds or leaves %s', async (_name, subjects, found) => {
  const given = await checkChange(RULE, ['M a.ts'], { readCommits: () => Promise.resolve(subjects) });
  expect(given).toEqual(found.map((subject) => `the change itself: the commit subject \`${subject}\``));
});

it.each<readonly [rule: string, about: string]>([
  ['Commit messages must use the imperative mood.', 'subjects of commits'],
  ['Commit messages: imperative mood.', 'subjects of commits'],
  ['Use imperative mood in commit messages.', 'subjects of commits'],
  ['Use the imperative mood for commit subjects (e.g. "Add x", not "Added x").', 'subjects of commits'],
  ['Write PR titles in the imperative.', 'titles of pull requests'],
])('understands "%s"', (rule, about) => {
  expect(compileText(rule, 'titles').map(({ finder }) => finder.words)).toEqual([
    `reports ${about} that begin with a verb in another form than the imperative, such as \`Added\``,
  ]);
});

it.each([
  'Use the imperative mood.',
  'Write docstrings in the imperative mood.',
  'Never use the imperative mood in titles.',
])('does not understand "%s"', (rule) => {
  expect(compileText(rule, 'titles')).toEqual([]);
});
