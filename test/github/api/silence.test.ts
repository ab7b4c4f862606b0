import { describe, expect, it } from 'vitest';
import { GithubError } from '../../../src/github/api/github-error.ts';
import { createOctokit, guarded } from '../../../src/github/api/octokit.ts';
import { hurriedClock } from '../publishing/hurried-clock.ts';

interface Stage {
  /** Asks for a path, and returns the error's message and whether it was sent, or `answered`. */
  readonly ask: (route: string, retries?: number) => Promise<string>;
  readonly sent: readonly string[];
  readonly milliseconds: () => number;
}

/** A GitHub that does not answer some paths. */
function stage(isSilent: (path: string) => boolean): Stage {
  const clock = hurriedClock();
  const start = clock.now();
  const sent: string[] = [];
  const octokit = createOctokit({
    token: undefined,
    apiUrl: 'http://github.test',
    version: '1',
    clock,
    fetch: (input) => {
      const path = new URL(input instanceof Request ? input.url : input).pathname;
      sent.push(path);
      if (isSilent(path)) {
        setImmediate(clock.endPatience);
        return new Promise(() => undefined);
      }
      return Promise.resolve(Response.json({ path }));
    },
  });
  return {
    ask: async (route, retries = 0) => {
      try {
        await guarded(() => octokit.request(route, { request: { retries } }));
        return 'answered';
      } catch (error) {
        return error instanceof GithubError ? `${error.message}${error.wasSent ? '' : ' (not sent)'}` : String(error);
      }
    },
    sent,
    milliseconds: () => clock.now() - start,
  };
}

const after = (seconds: number): string => `GitHub did not answer within ${seconds} seconds`;
const NOT_SENT = 'GitHub did not answer earlier requests, so it is not asked again (not sent)';

describe('requests that GitHub does not answer', () => {
  it('have shorter and shorter limits, until none is sent any more', async () => {
    const { ask, sent, milliseconds } = stage(() => true);
    expect([await ask('GET /a'), await ask('GET /b'), await ask('POST /c')]).toEqual([after(30), after(10), after(5)]);
    expect([await ask('GET /d'), await ask('POST /e')]).toEqual([NOT_SENT, NOT_SENT]);
    expect([sent, milliseconds()]).toEqual([['/a', '/b', '/c'], 45_000]);
  });

  it('are repeated once, and then neither waited for nor sent', async () => {
    const { ask, sent, milliseconds } = stage(() => true);
    expect(await ask('GET /a', 3)).toBe(after(10));
    expect(await ask('GET /a', 3)).toBe(NOT_SENT);
    expect([sent, milliseconds()]).toEqual([['/a', '/a'], 41_000]);
  });

  it('do not stop requests to other routes, which GitHub answers', async () => {
    const { ask, sent } = stage((path) => path === '/a');
    expect(await ask('GET /a', 3)).toBe(after(10));
    expect([await ask('GET /b'), await ask('GET /a'), await ask('POST /b')]).toEqual([
      'answered',
      NOT_SENT,
      'answered',
    ]);
    expect(sent).toEqual(['/a', '/a', '/b', '/b']);
  });

  it('lose their time only once if they wait together', async () => {
    const { ask, milliseconds } = stage((path) => path.startsWith('/a'));
    const asked = await Promise.all(['GET /a1', 'GET /a2', 'GET /a3'].map((route) => ask(route)));
    expect([asked, milliseconds()]).toEqual([[after(30), after(30), after(30)], 30_000]);
  });
});
