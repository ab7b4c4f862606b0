import { expect, it } from 'vitest';
import type { ReviewThread } from '../../../src/context/notes/review-threads.ts';
import { countThreads, pullRequestOf } from '../../../src/jobs/history/count-threads.ts';
import { openWriters } from '../../../src/jobs/learn/writers.ts';
import { addFixedNote } from '../../../src/github/publishing/fixed-note.ts';
import type { StatementHistory } from '../../../src/reports/guidance/history.ts';
import { inlineComment } from '../../../src/reports/review/inline-comment.ts';
import { findingOf } from '../../reports/result.ts';

function statement(source: string, line: number, text: string): StatementHistory {
  return { source, line, text, kind: 'checked', changes: 1, files: 1, checked: 1, findings: 0 };
}

const STATEMENTS = [
  statement('AGENTS.md', 3, 'Never use `var` or `<b>`.'),
  statement('AGENTS.md', 4, 'Write good names.'),
];
const REPORT = { changes: 1, unread: [], statements: STATEMENTS };

function commentOn(text: string): string {
  return inlineComment(
    findingOf({ guideline: { id: '2', statement: '2.1', source: 'AGENTS.md', line: 9, text } }),
    undefined,
  );
}

function thread(text: string, fields: Partial<ReviewThread> = {}, author = 'github-actions[bot]'): ReviewThread {
  return {
    path: 'a.ts',
    side: 'head',
    isOutdated: false,
    isResolved: false,
    comments: [{ author, isOurs: false, text }],
    furtherComments: 0,
    ...fields,
  };
}

/** A thread of ours with an answer. */
function answered(text: string, role: 'member' | undefined, answer: string): ReviewThread {
  const first = { author: 'github-actions[bot]', isOurs: false, text };
  const reply = { author: 'bob', isOurs: false, text: answer, ...(role === undefined ? {} : { role }) };
  return thread(text, { comments: [first, reply] });
}

it('counts for each statement how often it was cited, fixed and dismissed, by the words of our comments', async () => {
  const cited = commentOn('Never use `var` or `<b>`.');
  const { statements, pullRequests } = await countThreads(
    REPORT,
    [1, 2, 3],
    new Set(['github-actions[bot]', 'my-app[bot]']),
    openWriters({ permission: (login) => Promise.resolve(login === 'mia' ? 'write' : 'read') }),
    async (number) => {
      if (number === 3) {
        throw new Error('Not Found');
      }
      return {
        threads:
          number === 2
            ? []
            : [
                thread(cited),
                thread(addFixedNote(cited, '0123456789')),
                thread(cited, { isResolved: true, isOutdated: true }),
                thread(cited, { isResolved: true }),
                answered(cited, 'member', 'False positive: this is old code.'),
                answered(cited, 'member', 'Where else do we use it?'),
                answered(cited, undefined, 'Not a bug.'),
                thread(cited, { hiddenAs: 'off-topic' }),
                // We hide comments for this reason ourselves, where a thread cannot be resolved.
                thread(cited, { hiddenAs: 'outdated' }),
                thread(cited, { thumbsDownBy: ['eve', 'mia'] }),
                thread(cited, { thumbsDownBy: ['eve'] }),
                thread(cited, {}, 'mallory'),
                // Another bot that repeats our text, marker included.
                thread(cited, { isResolved: true }, 'cla-helper[bot]'),
                thread(cited, {}, 'my-app'),
                thread('No marker', { isResolved: true }),
                thread(commentOn('Words of an earlier day.')),
              ],
      };
    },
  );
  expect(statements.map(({ onPullRequests }) => onPullRequests)).toEqual([
    { cited: 11, fixed: 2, dismissed: 4 },
    { cited: 0, fixed: 0, dismissed: 0 },
  ]);
  expect(pullRequests).toEqual({
    read: 2,
    reviewed: 1,
    missing: ['#3: Not Found', '1 finding quoted a rule that no statement words like this today'],
  });
});

it.each([
  ['Add a cart (#12)', 12],
  ['Merge pull request #7 from octo/cart', 7],
  ['Fix #3', undefined],
  ['Revert "Add (#2)" again', undefined],
])('the pull request of "%s" is %s', (subject, number) => {
  expect(pullRequestOf(subject)).toBe(number);
});
