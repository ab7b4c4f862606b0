import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeCommitMessage, safeTitle } from '../../../src/reports/describe/subject-text.ts';

describe('a title that a model wrote', () => {
  it.each([
    ['is one line', 'Add\nvouchers', 'Add vouchers'],
    ['keeps ordinary words', 'feat(cart): Add `total()`', 'feat(cart): Add `total()`'],
    ['closes no issue when it is merged', 'Fix totals, closes #12', 'Fix totals, closes 12'],
    ['closes no issue of another repository', 'Fixes octo/app#7', 'Fixes octo/app 7'],
    ['closes no issue by its address', 'Fixes https://github.com/o/a/issues/7', 'Fixes 7'],
    ['closes no issue in another notation', 'Resolves GH-3', 'Resolves 3'],
    ['mentions nobody', 'Ask @octocat', 'Ask octocat'],
    ['keeps addresses of packages', 'Update pkg@1.2', 'Update pkg@1.2'],
    ['closes no issue by two signs', 'Fixes ##12 and o/a##7', 'Fixes 12 and o/a 7'],
    ['closes no issue by what is left of another', 'Fixes GH-GH-3, #@1, #GH-4', 'Fixes 3, 1, 4'],
    ['mentions nobody by two signs', 'Ask @@octocat, .@hubot', 'Ask octocat, .hubot'],
    ['links nowhere', 'See https://evil.test/a and www.evil.test', 'See evil.test/a and evil.test'],
    ['links nowhere by what is left of another', 'See https:https:////evil.test', 'See evil.test'],
    ['skips no workflow', 'Change docs [skip ci]', 'Change docs (skip ci)'],
    ['skips no workflow in other words', 'x [CI SKIP] [no ci] [skip actions]', 'x (CI SKIP) (no ci) (skip actions)'],
    ['signs for nobody', 'Signed-off-by: Reviewed-by: Add vouchers', 'Add vouchers'],
    ['shows hidden characters', 'a\u202Eb', 'a\\u{202E}b'],
    ['is cut if it is long', 'a'.repeat(300), `${'a'.repeat(119)}…`],
  ])('%s', (_, text, expected) => {
    expect(safeTitle(text)).toBe(expected);
  });
});

describe('a commit message that a model wrote', () => {
  it.each([
    ['keeps its lines', 'Add vouchers\r\n\r\nThey were asked for.', 'Add vouchers\n\nThey were asked for.'],
    ['signs for nobody', 'Add\n\nSigned-off-by: Ada <a@b.c>\nCo-authored-by: Bob <b@b.c>\nReviewed-by: C', 'Add'],
    ['signs for nobody by what is left of another line', 'Add\n\n@Signed-off-by: Ada <a@b.c>', 'Add'],
    ['skips no checks', 'Add\n\nskip-checks: true', 'Add'],
    ['closes no issue', 'Add\n\nFixes #1', 'Add\n\nFixes 1'],
  ])('%s', (_, text, expected) => {
    expect(safeCommitMessage(text)).toBe(expected);
  });
});

it('acts nowhere, whatever a model writes', () => {
  const pieces = [
    '#',
    '1',
    '@',
    'octocat',
    'GH-',
    'https:',
    '//',
    'www.',
    'evil.test',
    '/issues/',
    '[',
    'skip ci',
    ']',
    '\n',
    ' ',
  ];
  const hostile = fc.array(fc.constantFrom(...pieces, 'Signed-off-by:', 'a', ':', '\u200B'), { maxLength: 16 });
  fc.assert(
    fc.property(hostile, (parts) => {
      for (const safe of [safeTitle(parts.join('')), safeCommitMessage(parts.join(''))]) {
        expect(safe).not.toMatch(/#\d|(?<!\w)@[\w-]|GH-\d|https?:\/\/|\bwww\.\w|\[skip ci\]|^\s*Signed-off-by\s*:/im);
      }
    }),
  );
});
