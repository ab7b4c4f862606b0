import { describe, expect, it } from 'vitest';
import { askGraphql, isRefusal } from '../../../src/github/api/graphql.ts';
import { createOctokit } from '../../../src/github/api/octokit.ts';
import { UnexpectedAnswerError } from '../../../src/github/api/patience.ts';
import { hurriedClock } from '../publishing/hurried-clock.ts';

describe('an answer of GraphQL', () => {
  it.each<[string, unknown, boolean]>([
    ['with data', { data: {} }, false],
    ['with data and errors', { data: {}, errors: [{ message: 'Forbidden' }] }, true],
    ['with errors alone', { errors: [{ message: 'Forbidden', type: 'FORBIDDEN' }] }, true],
    ['that is no record', 'page', false],
  ])('%s: refusal is %s', (_name, answer, expected) => {
    expect(isRefusal(answer)).toBe(expected);
  });

  it.each([[[null]], [['Forbidden']], [[{}]], [[{ message: 1 }]], [null], ['Forbidden'], [{ message: 'Forbidden' }]])(
    'with the errors %j is not one',
    (errors) => {
      expect(() => isRefusal({ data: {}, errors })).toThrow(UnexpectedAnswerError);
    },
  );
});

it.each<[string, unknown, string]>([
  ['errors without messages', { data: null, errors: [null] }, "GitHub's answer is not an answer of GraphQL"],
  ['errors with messages', { data: null, errors: [{ message: 'Not yours' }] }, 'Not yours'],
  ['a page', '<html></html>', "GitHub's answer is not an answer of GraphQL"],
])('a query that gets %s fails with words for people', async (_name, answer, message) => {
  const clock = hurriedClock();
  const body = typeof answer === 'string' ? answer : JSON.stringify(answer);
  const octokit = createOctokit({
    token: 'token',
    apiUrl: 'https://api.github.test',
    version: '1',
    clock,
    fetch: async () => new Response(body, { status: 200, headers: { 'content-type': 'application/json' } }),
  });
  const asked = askGraphql(octokit, 'query { viewer { login } }', {}, () => true, { retries: 0 });
  await expect(asked).rejects.toThrow(message);
});
