import { describe, expect, test } from 'vitest';
import { ERRORS_AND_LOGS_FAMILY } from '../../../src/literal/families/errors-and-logs.ts';
import type { Clause } from '../../../src/literal/types.ts';
import { createClause } from './clause.ts';

test.each<readonly [name: string, parts: Partial<Clause>, words: RegExp]>([
  ['empty catch blocks', { object: 'empty catch blocks' }, /handlers that are empty/],
  ['code between the words', { object: 'empty \uE000 blocks', codes: ['catch'] }, /handlers that are empty/],
  [
    'a subject that must not be empty',
    { subject: 'catch blocks', verb: 'be', object: 'empty' },
    /handlers that are empty/,
  ],
  ['swallowed errors', { verb: 'swallow', object: 'exceptions' }, /handlers that are empty/],
  ['bare except', { object: 'bare \uE000 clauses', codes: ['except:'] }, /bare `except:`/],
  ['console logs', { verb: '', object: 'console logs' }, /`console.log`/],
  ['a console without a method', { verb: 'use', object: 'console', instead: 'the logger' }, /`console`/],
  ['print statements', { verb: 'leave', object: 'print statements' }, /`print`/],
  ['commented-out code', { verb: 'commit', object: 'commented-out code' }, /contain code/],
  ['comment out', { verb: 'comment', object: 'out code' }, /contain code/],
  ['TODO comments', { verb: 'leave', object: 'TODO comments' }, /`TODO`/],
  [
    'an issue for each TODO',
    { polarity: 'required', subject: 'TODO comments', verb: 'reference', object: 'an issue' },
    /number or address/,
  ],
  ['thrown strings', { verb: 'throw', object: 'strings' }, /literal/],
])('understands %s', (_name, parts, words) => {
  expect(ERRORS_AND_LOGS_FAMILY.compile(createClause(parts))).toMatchObject({ words: expect.stringMatching(words) });
});

describe('does not understand', () => {
  test.each<readonly [name: string, parts: Partial<Clause>]>([
    ['errors on the console', { verb: '', object: 'console errors or warnings' }],
    ['what must not be printed', { verb: 'print', object: 'invoices' }],
    ['to catch exceptions in general', { verb: 'catch', object: 'exceptions' }],
    ['code alone', { object: '\uE000', codes: ['console.log'] }],
  ])('%s', (_name, parts) => {
    expect(ERRORS_AND_LOGS_FAMILY.compile(createClause(parts))).toBeUndefined();
  });
});
