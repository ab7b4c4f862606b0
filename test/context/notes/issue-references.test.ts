import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findIssueReferences } from '../../../src/context/notes/issue-references.ts';
import { runs } from '../../property-runs.ts';

const HOME = { host: 'github.com', owner: 'octo', name: 'shop' };

/** `octo/shop#1` for a mention, `!octo/shop#1` for an issue that is closed. */
function find(text: string): readonly string[] {
  return findIssueReferences(text, HOME).map(
    ({ owner, name, number, closes }) => `${closes ? '!' : ''}${owner}/${name}#${number}`,
  );
}

describe('references to issues', () => {
  it.each([
    ['a keyword', 'Fixes #1', ['!octo/shop#1']],
    [
      'each keyword',
      'close #1 closes #2 closed #3 fix #4 fixes #5 fixed #6',
      [1, 2, 3, 4, 5, 6].map((one) => `!octo/shop#${one}`),
    ],
    ['the other keywords', 'resolve #1, resolves #2, resolved #3', [1, 2, 3].map((one) => `!octo/shop#${one}`)],
    ['capitals and a colon', 'RESOLVES: #10', ['!octo/shop#10']],
    ['another repository', 'Closes acme/cart.js#2', ['!acme/cart.js#2']],
    ['an address', 'fixes https://github.com/acme/cart/issues/3', ['!acme/cart#3']],
    ['a pull request', 'See https://github.com/acme/cart/pull/3/files', ['acme/cart#3']],
    ['a short form', 'gh-7 and GH-8', ['octo/shop#7', 'octo/shop#8']],
    ['a mention after a keyword of another', 'Fixes #1, #2', ['!octo/shop#1', 'octo/shop#2']],
    ['a mention in brackets', 'Cart total (#5)', ['octo/shop#5']],
    ['the target of a link', '[the bug](https://github.com/acme/cart/issues/3)', ['acme/cart#3']],
    ['a keyword in details', '<details>\nFixes #1\n</details>', ['!octo/shop#1']],
  ])('are found: %s', (_, text, found) => {
    expect(find(text)).toEqual(found);
  });

  it.each([
    ['another host', 'Fixes https://example.com/acme/cart/issues/3'],
    ['code', 'Fixes `#1`\n\n```\nFixes #2\n```\n'],
    ['a comment of a template', '<!-- Fixes #123 -->'],
    ['the text of a link to somewhere else', '[#77](https://redirect.example.com/other/issues/77)'],
    ['release notes that a robot quotes', '<details><summary>Notes</summary>\n\nThanks to #5\n\n</details>'],
    ['an anchor', 'https://example.com/page#12'],
    ['a word', '#12th, a#12, #12abc and #fff'],
    ['a number that is too long', '#1234567890'],
  ])('are not found in %s', (_, text) => {
    expect(find(text)).toEqual([]);
  });

  it('are not closed by a word that contains a keyword, or far from one', () => {
    expect(find('prefixes #1, un-fixed #2, fixes the #3')).toEqual(['octo/shop#1', 'octo/shop#2', 'octo/shop#3']);
  });

  it('are as written', () => {
    expect(findIssueReferences('It  fixes:  octo/x#2.', HOME)[0]?.written).toBe('fixes: octo/x#2');
  });

  it('are found in any text, always with a number and names of GitHub', () => {
    const parts = [
      '#',
      '1',
      'fixes ',
      'octo/',
      'https://github.com/a/b/issues/',
      '<details>',
      '[',
      '](',
      ')',
      '`',
      '<!--',
      '\n',
      ' ',
    ];
    const text = fc.array(fc.constantFrom(...parts), { maxLength: 40 }).map((all) => all.join(''));
    fc.assert(
      fc.property(text, (written) => {
        for (const one of findIssueReferences(written, HOME)) {
          expect(`${one.owner}/${one.name}#${one.number}`).toMatch(/^[\w-]+\/[\w.-]+#\d+$/);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it.each(['#1 ', '[#1](x) ', 'a/'.repeat(10), '<details>', 'fixes '])(
    'take a time that grows with the text: %s',
    (part) => {
      const length = 70_000;
      expect(find(part.repeat(length / part.length)).length).toBeLessThanOrEqual(length);
    },
  );
});
