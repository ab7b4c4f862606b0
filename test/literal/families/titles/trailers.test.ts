import { expect, it } from 'vitest';
import type { CommitMessage } from '../../../../src/literal/types.ts';
import { checkChange } from '../check-change.ts';
import { compileText } from '../run-statement.ts';

function judge(rule: string, messages: readonly string[] | undefined): Promise<readonly string[]> {
  return checkChange(rule, ['M a.ts'], { readMessages: () => Promise.resolve(messages?.map(readCommit)) });
}

/** `(GitHub) Add it` is a commit that GitHub made. */
function readCommit(written: string): CommitMessage {
  const message = written.replace('(GitHub) ', '');
  return message === written ? { message } : { message, isByGitHub: true };
}

const NO_TOOLS = 'Do not add `Co-Authored-By` lines to commits.';
const SIGNED = 'Sign off every commit with `git commit -s` to satisfy the DCO.';
const FOUND = ['the change itself: the commit `Add it`'];

it.each<readonly [name: string, rule: string, messages: readonly string[] | undefined, found: readonly string[]]>([
  ['an assistant as an author', NO_TOOLS, ['Add it\n\nCo-authored-by: Claude <noreply@anthropic.com>'], FOUND],
  ['another wording', 'No Co-Authored-By trailers', ['Add it\n\nco-authored-by: Copilot <x@y.z>'], FOUND],
  [
    'co-author trailers',
    'Do not add AI-tool branding or co-author trailers.',
    ['Add it\n\nCo-authored-by: Claude <a@b.c>'],
    FOUND,
  ],
  ...[
    'Do not include co-author info in commits.',
    'Never add an AI-assistant signature or `Co-Authored-By: <assistant>` trailer to commit messages.',
    'Do NOT add Claude Code footers, attribution, or "Generated with Claude Code" text to commit messages.',
  ].map((rule): [string, string, readonly string[], readonly string[]] => [
    rule,
    rule,
    ['Add it\n\nCo-authored-by: Claude <a@b.c>'],
    FOUND,
  ]),
  ['attribution', 'Never add AI attribution to commits.', ['Add it\n\nCo-authored-by: Claude <a@b.c>'], FOUND],
  [
    'a line by its words',
    'Do not include `Co-Authored-By: Claude` in commits.',
    ['Add it\n\n🤖 Generated with [Claude Code](https://a.b)'],
    FOUND,
  ],
  ['a mention', "Don't mention AI or Claude in commit messages.", ['Add it\n\nCo-authored-by: Claude <a@b.c>'], FOUND],
  [
    'what is generated with another tool',
    'Never add AI attribution to commits.',
    ['Add it\n\nGenerated with protoc'],
    [],
  ],
  ['a person as an author', NO_TOOLS, ['Add it\n\nCo-authored-by: Ada <ada@example.com>'], []],
  ['no authors', NO_TOOLS, ['Add it'], []],
  ['unknown messages', NO_TOOLS, undefined, []],
  ['a commit that nobody signed off', SIGNED, ['Add it', 'Fix it\n\nSigned-off-by: Ada <a@b.c>'], FOUND],
  ['another wording of it', 'All commits must have a `Signed-off-by` line.', ['Add it'], FOUND],
  ['the passive', 'Every commit must be signed off (DCO).', ['Add it'], FOUND],
  ['the command alone', 'Use `git commit -s`.', ['Add it'], FOUND],
  ['what is required', 'DCO sign-off is required on all commits.', ['Add it'], FOUND],
  ['commits that are signed off', SIGNED, ['Add it\n\nSigned-off-by: Ada <a@b.c>'], []],
  ['a commit that was squashed on GitHub', SIGNED, ['(GitHub) Add it (#12)'], []],
  [
    'an assistant as an author of a squashed commit',
    NO_TOOLS,
    ['(GitHub) Add it\n\nCo-authored-by: Claude <a@b.c>'],
    FOUND,
  ],
  ['merges', SIGNED, ['Merge branch x', 'Revert "x"'], []],
])('%s', async (_name, rule, messages, found) => {
  expect(await judge(rule, messages)).toEqual(found);
});

it.each<readonly [name: string, rule: string]>([
  ['a line that is asked for', 'Add a `Co-Authored-By` line for the person who paired.'],
  ['a condition', 'Do not add `Co-Authored-By` lines if you work alone.'],
  ['who signs off releases', 'Two maintainers must sign off releases.'],
])('leaves %s to people', (_name, rule) => {
  expect(compileText(rule, 'titles')).toEqual([]);
});

const WRAP = '# Contributing\n\n## Commit messages\n\n- Wrap the body at 20 characters.\n';
const BLANK = '# Contributing\n\n## Commit messages\n\n- Separate subject from body with a blank line.\n';

it.each<readonly [name: string, rule: string, message: string, found: readonly string[]]>([
  ['a wide line in a body', WRAP, 'Add it\n\nThese are many more words.', FOUND],
  ['a wide subject and a narrow body', WRAP, 'Add it, and much more than that\n\nThese are few.', []],
  ['a body that GitHub wrote', WRAP, '(GitHub) Add it\n\nThese are many more words.', []],
  ['an address, which nobody can wrap', WRAP, 'Add it\n\nhttps://example.com/a/b/c', []],
  ['a trailer', WRAP, 'Add it\n\nSigned-off-by: A Name <a@example.com>', []],
  ['code in a body', WRAP, 'Add it\n\n    const all = of.it({ more: 1 });', []],
  ['a body right below the subject', BLANK, 'Add it\nbecause of this', FOUND],
  ['a blank line below the subject', BLANK, 'Add it\n\nbecause of this', []],
  ['a message without a body', BLANK, 'Add it\n', []],
])('judges the body of a message: %s', async (_name, rule, message, expected) => {
  expect(await judge(rule, [message])).toEqual(expected);
});

it('does not take the body of something else for that of a message', () => {
  expect(compileText('# Guide\n\n## Requests\n\n- Wrap the body at 20 characters.\n', 'titles')).toEqual([]);
});
