import { describe, expect, test } from 'vitest';
import { readContract } from './validate.ts';

const contract = readContract();
const REPOSITORY = '/repos/{owner}/{repo}';
const ERROR = { message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' };

describe('an answer', () => {
  test.for<readonly [string, string, number, unknown, readonly string[]]>([
    ['with the documented form passes', `GET ${REPOSITORY}/pulls/{pull_number}`, 404, ERROR, []],
    ['with an undocumented status must be an error body', `GET ${REPOSITORY}/pulls/{pull_number}`, 401, ERROR, []],
    [
      'with a missing property is a violation',
      `GET ${REPOSITORY}/git/ref/{ref}`,
      200,
      {
        ref: 'refs/heads/main',
        url: 'https://github.com',
        object: { type: 'commit', sha: 'a'.repeat(40), url: 'https://github.com' },
      },
      [" must have required property 'node_id'"],
    ],
    [
      'with an error of the wrong kind is a violation',
      `POST ${REPOSITORY}/pulls/{pull_number}/reviews`,
      422,
      { ...ERROR, errors: [{ code: 'custom' }] },
      ['/errors/0 must be string'],
    ],
    [
      'with a success status that is not documented is a violation',
      `POST ${REPOSITORY}/pulls/{pull_number}/reviews`,
      201,
      {},
      [`POST ${REPOSITORY}/pulls/{pull_number}/reviews has no application/json body for status 201.`],
    ],
    [
      'with a body where none is allowed is a violation',
      `DELETE ${REPOSITORY}/pulls/comments/{comment_id}`,
      204,
      {},
      [`DELETE ${REPOSITORY}/pulls/comments/{comment_id} has no application/json body for status 204.`],
    ],
    [
      'without a body passes where none is allowed',
      `DELETE ${REPOSITORY}/pulls/comments/{comment_id}`,
      204,
      undefined,
      [],
    ],
  ])('%s', ([, operation, status, body, problems]) => {
    expect(contract.responseProblems(operation, status, 'application/json', body)).toEqual(problems);
  });
});

test('every schema of the cut compiles', () => {
  const operations = contract.operations();
  const statuses = operations.flatMap((operation) => {
    contract.requestProblems(operation, {});
    return contract
      .statuses(operation)
      .map((status) => contract.responseProblems(operation, status, 'application/json', 7));
  });
  expect([operations.length, statuses.length > 90]).toEqual([59, true]);
});
