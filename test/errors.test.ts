import { describe, expect, test } from 'vitest';
import {
  describeUserError,
  EXIT,
  interruptedError,
  messageOf,
  runError,
  usageError,
  UserError,
} from '../src/errors.ts';

describe('the exit code of an error', () => {
  test.each([
    ['a wrong use', usageError('code', 'Message'), EXIT.usage],
    ['a run that failed', runError('code', 'Message'), EXIT.failed],
    ['an interrupted run', interruptedError(), EXIT.interrupted],
    ['an error without one', new UserError('code', 'Message'), EXIT.usage],
  ])('of %s', (_name, error, exitCode) => {
    expect(error.exitCode).toBe(exitCode);
  });
});

test('a run that failed keeps its cause', () => {
  const cause = new Error('inner');
  expect(runError('code', 'Message', undefined, cause).cause).toBe(cause);
});

test.each([
  ['a message alone', usageError('code', 'Wrong'), 'Wrong'],
  ['a hint on a line of its own', usageError('code', 'Wrong', 'Do this.'), 'Wrong\n  Do this.'],
  ['a file', usageError('code', 'Wrong', undefined, { path: 'a.yml' }), 'a.yml: Wrong'],
  [
    'file, line and column',
    usageError('code', 'Wrong', 'Do.', { path: 'a.yml', line: 2, column: 3 }),
    'a.yml:2:3: Wrong\n  Do.',
  ],
])('is described with %s', (_name, error, text) => {
  expect(describeUserError(error)).toBe(text);
});

test.each([
  ['an error of several lines, on one line', new Error(' a \n  b\n'), 'a b'],
  ['a text', 'text', 'text'],
  ['nothing', undefined, 'undefined'],
])('the message of %s', (_name, thrown, message) => {
  expect(messageOf(thrown)).toBe(message);
});
