import { describe, expect, it } from 'vitest';
import { checkLines } from './check-lines.ts';
import { compileText } from './run-statement.ts';

describe('rules on reasons', () => {
  it.each([
    ['Every `eslint-disable` comment must have a reason.', 1],
    ['No `eslint-disable` comments without reason.', 1],
    ['Never use `@ts-ignore` without an explanatory comment.', 1],
    ['Each `#[allow(dead_code)]` must have a comment explaining why.', 1],
    ['Every `retry` must have a reason.', 0],
    ['Never use `unsafe` without a reason.', 0],
  ])('%s', (rule, count) => {
    expect(compileText(`- ${rule}\n`, 'reasons')).toHaveLength(count);
  });
});

describe('reasons', () => {
  const ESLINT = 'Every `eslint-disable` comment must have a reason.';
  const ALLOW = 'Each `#[allow(dead_code)]` must have a comment explaining why.';

  it.each([
    ['missing', ESLINT, 'a.ts', ['// eslint-disable-next-line no-console, no-alert', 'a();'], [1]],
    ['after the rules', ESLINT, 'a.ts', ['// eslint-disable-next-line no-console -- the output is wanted', 'a();'], []],
    ['above', ESLINT, 'a.ts', ['// The output is wanted.', '/* eslint-disable no-console */'], []],
    ['of something else above', ESLINT, 'a.ts', ['const first = second;', 'a(); // eslint-disable-line'], [2]],
    ['in a string', ESLINT, 'a.ts', ["const a = 'eslint-disable';"], []],
    [
      'of an attribute',
      ALLOW,
      'a.rs',
      ['#[allow(dead_code)]', 'fn a() {}', '', '#[allow(dead_code)] // for the tests', 'fn b() {}'],
      [1],
    ],
  ])('%s', async (_name, rule, path, lines, found) => {
    expect(await checkLines(`- ${rule}`, path, lines)).toStrictEqual(found);
  });
});
