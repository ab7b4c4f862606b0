import { expect, test } from 'vitest';
import { checkChange } from '../check-change.ts';
import { compileText } from '../run-statement.ts';

const MOOD = 'reports subjects of commits that begin with a verb in another form than the imperative, such as `Added`';

test.each<[rule: string, ...words: string[]]>([
  ['Commits: imperative, concise (e.g., "Add parser"); group related changes.', MOOD],
  [
    'Commits: imperative, concise subject (≤72 chars); reference issues (`Closes #1`).',
    MOOD,
    'reports subjects of commits of more than 72 characters',
  ],
  ['Commit messages are short, imperative, and sentence case (e.g., “Update install URL”).', MOOD],
  ['## Commit Message Format\n\n- Use imperative mood (e.g. "make x do y" instead of "makes x do y")', MOOD],
  [
    '## Commit Message Formats\n\n### Description\n\n- Use the imperative, present tense: "change" not "changed" nor "changes"',
    MOOD,
  ],
  [
    '## Commit Messages\n\n### Subject\n\n- MUST be less than 72 characters',
    'reports subjects of commits of more than 71 characters',
  ],
  [
    'Commits: Imperative subject ≤ 72 chars (e.g., "Add account balance validation").',
    MOOD,
    'reports subjects of commits of more than 72 characters',
  ],
  [
    '## Commit Messages\n\n- Type is required and must be one of: `feat`, `fix`, `docs`',
    'reports subjects of commits with a type other than `feat`, `fix` or `docs`',
  ],
  ['Commit messages should be concise and written in the imperative mood.', MOOD],
  [
    'Commit format: `<type>: <description>` — Types: feat, fix, docs',
    'reports subjects of commits that are not in the form of Conventional Commits',
  ],
  [
    'Commit subject: `{type}: {description}` where type is one of `feat | fix | docs`.',
    'reports subjects of commits that are not in the form of Conventional Commits',
  ],
  ['## Commit style\n\n- No dot (`.`) at the end', 'reports subjects of commits that end with a full stop'],
  [
    '## Commit Messages\n\n- Types: `feat`, `fix`, `docs`, `chore`',
    'reports subjects of commits with a type other than `feat`, `fix`, `docs` or `chore`',
  ],
  [
    '## Commit Messages\n\n- Format: `{type}: brief description` (max 50 chars first line)',
    'reports subjects of commits of more than 50 characters',
  ],
  [
    'Commits & PRs: conventional style (`feat(core): …`), written as a human would — no AI attribution.',
    'reports subjects of commits that are not in the form of Conventional Commits',
  ],
])('%s', (rule, ...words) => {
  expect(compileText(rule, 'titles').map(({ finder }) => finder.words)).toEqual(words);
});

test.each([
  '## Documentation rules\n\n- Second person, active voice, present tense, imperative for instructions.',
  '## Commit Messages\n\n- Imperative mood, unless it is a merge',
  '## Commit Messages\n\n- Scopes: `core`, `spatial`, `docs`',
  '## Commit Messages\n\n- Body wrapped at 72 characters',
  '## Key Types\n\n- Types: `Workspace`, `Project`, `Session`',
  'Commits: ideally imperative.',
])('leaves out: %s', (rule) => {
  expect(compileText(rule, 'titles')).toEqual([]);
});

test('commits that break one of the parts', async () => {
  const rule = 'Commits: imperative, concise subject (≤30 chars).';
  const readCommits = (): Promise<string[]> =>
    Promise.resolve(['Added a parser', 'Add a parser', 'Add a parser that has far too many words']);
  expect(await checkChange(rule, ['M a.ts'], { readCommits })).toHaveLength(2);
});
