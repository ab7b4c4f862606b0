import { expect, it } from 'vitest';
import { createGithubClient, type GithubClient } from '../../src/github/client.ts';
import type { Fault } from '../emulators/github/faults.ts';
import { startFixture } from '../emulators/github/fixture.ts';
import { hurriedClock } from './publishing/hurried-clock.ts';

interface Stage {
  readonly client: GithubClient;
  readonly requests: () => readonly string[];
}

/** The emulator's own token is that of a workflow, but does not look like one. */
const TOKENS = { 'an app': 'ghs_app', 'a person': 'ghp_personal', 'a token of another form': undefined } as const;
const APP = 'github-actions[bot]';

/** A client whose requests to GraphQL or to the user end with these statuses. */
async function stage(
  whose: keyof typeof TOKENS,
  answers: { readonly graphql?: Fault['how']; readonly user?: Fault['how'] },
): Promise<Stage> {
  const fault = ({ path }: { readonly path: string }): Fault | undefined => {
    const how = path === '/graphql' ? answers.graphql : path === '/user' ? answers.user : undefined;
    return how === undefined ? undefined : { when: 'before', how };
  };
  const { github, url: apiUrl } = await startFixture({
    emulator: { otherTokens: { [TOKENS['an app']]: APP, [TOKENS['a person']]: 'ada' }, knobs: { fault } },
  });
  const settings = {
    token: TOKENS[whose] ?? github.token,
    apiUrl,
    owner: 'acme',
    repository: 'shop',
    version: '1',
    clock: hurriedClock(),
  };
  return {
    client: createGithubClient(settings),
    requests: () => github.requests.map(({ method, path }) => `${method} ${path}`),
  };
}

function refuse(status: number, message = 'No', headers: Readonly<Record<string, string>> = {}): Fault['how'] {
  return { kind: 'answer', status, headers, body: { message, status: String(status) } };
}

const PAGE: Fault['how'] = { kind: 'text', status: 200, type: 'text/html', text: '<html>Sign in</html>' };
const ERRORS: Fault['how'] = {
  kind: 'answer',
  status: 200,
  body: { errors: [{ type: 'FORBIDDEN', message: 'Resource not accessible' }] },
};
const LIMIT = refuse(403, 'API rate limit exceeded', { 'x-ratelimit-remaining': '0', 'retry-after': '900' });
const [GRAPHQL, USER] = ['POST /graphql', 'GET /user'];

it.each([
  ['an app', {}, APP, [GRAPHQL]],
  ['a person', {}, 'ada', [GRAPHQL]],
  ...[400, 403, 404].map((status) => ['a person', { graphql: refuse(status) }, 'ada', [GRAPHQL, USER]] as const),
  ['a person', { graphql: ERRORS }, 'ada', [GRAPHQL, USER]],
  ['a person', { graphql: refuse(502) }, 'ada', [GRAPHQL, GRAPHQL, USER]],
  ['a person', { graphql: PAGE }, 'ada', [GRAPHQL, GRAPHQL, USER]],
  ['a person', { graphql: refuse(501) }, 'ada', [GRAPHQL, GRAPHQL, USER]],
  ['an app', { graphql: refuse(404) }, undefined, [GRAPHQL]],
  ['an app', { graphql: ERRORS }, undefined, [GRAPHQL]],
  ['a token of another form', {}, APP, [GRAPHQL]],
  ['a token of another form', { graphql: refuse(404) }, undefined, [GRAPHQL, USER]],
  [
    'a person',
    { graphql: refuse(404), user: refuse(403, 'Resource not accessible by integration') },
    undefined,
    [GRAPHQL, USER],
  ],
] as const)('the login of %s with answers %j is %s', async (whose, answers, login, requests) => {
  const { client, requests: sent } = await stage(whose, answers);
  expect(await client.login()).toBe(login);
  expect(await client.login()).toBe(login);

  expect(sent()).toEqual(requests);
});

it.each([
  ['an app', { graphql: refuse(502, 'Server Error') }, /Server Error/],
  ['a token of another form', { graphql: refuse(502, 'Server Error') }, /Server Error/],
  ['an app', { graphql: PAGE }, /GitHub's answer is/],
  ['an app', { graphql: refuse(401, 'Bad credentials') }, /the token is not valid, or it has expired/],
  ['an app', { graphql: LIMIT }, /rate limit/],
  ['a person', { graphql: LIMIT }, /rate limit/],
  ['a person', { graphql: refuse(401, 'Bad credentials') }, /the token is not valid, or it has expired/],
  ['a person', { graphql: refuse(404), user: refuse(403, 'Forbidden') }, /Forbidden/],
  ['a person', { graphql: refuse(404), user: PAGE }, /GitHub's answer is/],
] as const)('the login of %s with answers %j is an error, and asked for again', async (whose, answers, message) => {
  const { client, requests } = await stage(whose, answers);
  await expect(client.login()).rejects.toThrow(message);
  const { length } = requests();
  await expect(client.login()).rejects.toThrow(message);
  expect(requests().length).toBe(2 * length);
});
