import { describe, expect, it, onTestFinished } from 'vitest';
import {
  HIDDEN_HOST,
  startEnterprise,
  startProxy,
  type EnterpriseServer,
  type Refusal,
} from '../emulators/github/enterprise.ts';
import { expectFaithful, NUMBER, setStage, type Stage } from './stage.ts';
import { casesToRun } from '../harness/whole.ts';

async function stageEnterprise(
  refusals: readonly Refusal[] = [],
): Promise<{ readonly stage: Stage; readonly server: EnterpriseServer }> {
  const stage = await setStage();
  const server = await startEnterprise(stage.github, refusals);
  onTestFinished(() => server.close());
  return { stage, server };
}

/** What is posted on github.com for the same pull request. */
async function postedDirectly(): Promise<readonly (string | undefined)[]> {
  const stage = await setStage();
  await stage.run();
  return bodiesIn(stage);
}

function bodiesIn({ github }: Stage): readonly (string | undefined)[] {
  return github.reviewComments(NUMBER).map(({ body }) => body.split('\n')[0]);
}

describe('GitHub Enterprise Server', () => {
  it('gets the same review at its own addresses, with a certificate of its own', async () => {
    const { stage, server } = await stageEnterprise();
    const env = { ...server.variables(), NODE_EXTRA_CA_CERTS: server.certificate };
    const result = await stage.run({ env });
    expect({ exitCode: result.exitCode, stderr: result.stderr }).toEqual({ exitCode: 0, stderr: '' });
    const posted = bodiesIn(stage);
    expect(posted.length).toBeGreaterThan(0);
    expect(posted).toEqual(await postedDirectly());
    expect(server.requests.filter((request) => !/^[A-Z]+ \/api\/(?:v3\/|graphql)/.test(request))).toEqual([]);
    expect(server.requests.length).toBe(stage.github.requests.length);
    expectFaithful(stage.github);
  });

  it('is not asked without its certificate, and the run says why', async () => {
    const { stage, server } = await stageEnterprise();
    const result = await stage.run({ env: server.variables() });
    expect(result.exitCode).toBe(3);
    expect(result.stdout).toContain('the certificate of the server is not trusted (self-signed certificate)');
    expect(result.stdout).toContain('NODE_EXTRA_CA_CERTS');
    expect(stage.github.requests).toEqual([]);
  });

  const VARIABLES = [
    ['https_proxy', 'https_proxy'],
    ['HTTPS_PROXY', 'HTTPS_PROXY'],
  ] as const;
  it.each(casesToRun(VARIABLES, 1))(
    'is reached through the proxy of %s alone, if only the proxy knows its name',
    async (_name, variable) => {
      const stage = await setStage();
      const server = await startEnterprise(stage.github);
      onTestFinished(() => server.close());
      const proxy = await startProxy(server.port);
      onTestFinished(() => proxy.close());
      const env = {
        ...server.variables(HIDDEN_HOST),
        NODE_EXTRA_CA_CERTS: server.certificate,
        [variable]: proxy.url,
      };
      const result = await stage.run({ env });
      expect(result.exitCode).toBe(0);
      expect(bodiesIn(stage)).toEqual(await postedDirectly());
      expect(new Set(proxy.tunnels)).toEqual(new Set([`${HIDDEN_HOST}:${server.port}`]));
    },
  );

  it('is reached directly if no_proxy names it', async () => {
    const { stage, server } = await stageEnterprise();
    const proxy = await startProxy(server.port);
    onTestFinished(() => proxy.close());
    const env = {
      ...server.variables(),
      NODE_EXTRA_CA_CERTS: server.certificate,
      https_proxy: proxy.url,
      no_proxy: 'localhost',
    };
    expect((await stage.run({ env })).exitCode).toBe(0);
    expect(bodiesIn(stage).length).toBeGreaterThan(0);
    expect(proxy.tunnels).toEqual([]);
  });

  const LACKS: readonly (readonly [string, readonly Refusal[]])[] = [
    ['GraphQL', [{ path: /^\/api\/graphql/, status: 404 }]],
    ['GraphQL, and refuses its queries', [{ path: /^\/api\/graphql/, status: 422 }]],
    ['archives', [{ path: /\/(?:tarball|zipball)\//, status: 404 }]],
    ['results of checks', [{ path: /\/check-(?:runs|suites)/, status: 404 }]],
  ];
  it.each(casesToRun(LACKS, 1))('gets a review if it has no %s', async (_name, refusals) => {
    const stage = await setStage();
    const server = await startEnterprise(stage.github, refusals);
    if (server === undefined) {
      return;
    }
    onTestFinished(() => server.close());
    const env = { ...server.variables(), NODE_EXTRA_CA_CERTS: server.certificate };
    const first = await stage.run({ env });
    expect(first.exitCode).toBe(0);
    const posted = bodiesIn(stage);
    expect(posted).toEqual(await postedDirectly());
    // A second run on the same commit finds what is there, and posts nothing.
    const second = await stage.run({ env });
    expect(second.exitCode).toBe(0);
    expect(bodiesIn(stage)).toEqual(posted);
  });
});
