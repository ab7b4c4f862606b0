import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openOrganization } from '../../src/github/organization.ts';
import { OPENED, PUBLIC, answering, askedOf, readAll, stage } from './organization-stage.ts';

/** Seconds since 1970, in the year 2038. */
const LATER = '2147483647';

describe('a GitHub that is down', () => {
  it.each([
    ['repository', /\.github$/, ['token / 503', 'token / 503', 'token / 503', 'token / 503']],
    ['branch', /\/git\/ref\//, ['token / 200', ...Array.from({ length: 4 }, () => 'token /git/ref/heads/main 503')]],
    [
      'list of files',
      /\/git\/trees\//,
      [...OPENED.slice(0, 2), ...Array.from({ length: 4 }, () => 'token /git/trees/SHA whole 503')],
    ],
  ])('for the %s gets four requests, and is noted', async (_name, path, asked) => {
    const { settings, github } = await stage({ '.github': PUBLIC });
    github.setKnob('breakdown', (asked) => (path.test(asked) ? 503 : undefined));
    const { sources, notes } = await openOrganization(settings);
    expect([sources, notes]).toEqual([
      [],
      expect.arrayContaining([{ source: 'acme/.github', reason: 'GitHub answered 503: Server Error' }]),
    ]);
    expect(askedOf(github, 'acme/.github')).toEqual(asked);
  });

  it('for the texts gets requests for a few of them, and none of them again later', async () => {
    const files = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`instructions/${at}.md`, `Rule ${at}.`]));
    const { settings, github } = await stage({ '.github': { files } });
    github.setKnob('breakdown', (asked) => (/\/git\/blobs\//.test(asked) ? 503 : undefined));
    const organization = await openOrganization(settings);
    const [once, twice] = [await readAll(organization), await readAll(organization)];
    expect([once, twice]).toEqual([twice, once]);
    expect(Object.values(once?.['acme/.github'] ?? {}).map((text) => text.includes('GitHub answered 503'))).toEqual(
      Array(40).fill(true),
    );
    const blobs = askedOf(github, 'acme/.github').filter((asked) => asked.includes('/git/blobs/'));
    // Eight requests are running when the third one fails, and eight more may have started in the meantime.
    expect(blobs.length).toBeLessThanOrEqual(4 * (8 + 8));
  });

  it('for a moment has no effect on the result', async () => {
    const { settings, github } = await stage({ '.github': PUBLIC });
    const seen = new Set<string>();
    github.setKnob('breakdown', (path) => {
      const isFirst = !seen.has(path);
      seen.add(path);
      return isFirst ? 502 : undefined;
    });
    const read = await readAll(await openOrganization(settings));
    expect(read).toEqual({ 'acme/.github': PUBLIC.files });
  });

  it('and answers with an HTML page is noted in a short text', async () => {
    const page = `<html>${'<p>Unicorn!</p>'.repeat(10_000)}</html>`;
    const organization = await openOrganization(
      answering(() => new Response(page, { status: 502, headers: { 'content-type': 'text/html' } })),
    );
    expect(organization.notes.map(({ reason }) => reason)).toEqual(
      Array(2).fill('GitHub answered 502: an answer with status 502 that gives no reason'),
    );
  });

  it('and cannot be reached is noted', async () => {
    const refused = (): never => {
      throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
    };
    const { sources, notes } = await openOrganization(answering(refused));
    expect([sources, notes.length]).toEqual([[], 2]);
  });

  const SECONDARY = 'You have exceeded a secondary rate limit. Please retry your request again later.';

  it.each<readonly [string, number, string, Readonly<Record<string, string>>, number]>([
    ['by the hour', 403, 'API rate limit exceeded', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': LATER }, 1],
    ['for ten minutes', 403, SECONDARY, { 'retry-after': '600' }, 1],
    ['for ten minutes, said with 429', 429, SECONDARY, { 'retry-after': '600' }, 1],
    ['with another wording', 403, 'You have triggered an abuse detection mechanism.', { 'retry-after': '600' }, 1],
    ['without a time, so that the client waits twice for a minute', 403, SECONDARY, {}, 3],
  ])('and limits %s gets no requests without the token', async (_name, status, message, headers, asked) => {
    const tokens: boolean[] = [];
    const settings = answering((init) => {
      tokens.push(new Headers(init?.headers).has('authorization'));
      return Response.json({ message }, { status, headers });
    });
    const { notes } = await openOrganization(settings);
    const start = `GitHub answered ${status}: a rate limit of GitHub's API is reached, which ends in about `;
    expect(notes.map(({ reason }) => reason.startsWith(start) && reason.endsWith(` (${message})`))).toEqual([
      true,
      true,
    ]);
    expect(tokens).toEqual(Array(2 * asked).fill(true));
  });

  it.each([403, 429])('and limits for five seconds with %i gets the request again after a wait', async (status) => {
    const { settings } = await stage({ '.github': PUBLIC });
    const limited = new Set<string>();
    const limiting: typeof fetch = (input, init) => {
      const address = String(input instanceof Request ? input.url : input);
      if (limited.has(address)) {
        return fetch(input, init);
      }
      limited.add(address);
      return Promise.resolve(Response.json({ message: SECONDARY }, { status, headers: { 'retry-after': '5' } }));
    };
    const organization = await openOrganization({ ...settings, fetch: limiting });
    expect(organization.sources.map(({ name }) => name)).toEqual(['acme/.github']);
  });

  it('or sends any answer does not end the run', async () => {
    const status = fc.constantFrom(200, 200, 200, 204, 304, 401, 403, 404, 409, 422, 429, 500);
    const body = fc.oneof(
      fc.json(),
      fc.string(),
      fc.constantFrom(
        '{"full_name":"acme/.github","default_branch":"main"}',
        '{"object":{"sha":"0123456789012345678901234567890123456789"}}',
        '{"truncated":false,"tree":[]}',
        '{"tree":{}}',
      ),
    );
    const answers = fc.array(fc.record({ status, body }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(answers, async (answers) => {
        let asked = 0;
        const settings = answering(() => {
          const { status, body } = answers[asked % answers.length] ?? { status: 500, body: '' };
          asked += 1;
          const isBodiless = status === 204 || status === 304;
          return new Response(isBodiless ? null : body, { status, headers: { 'content-type': 'application/json' } });
        });
        const { sources, notes } = await openOrganization(settings);
        expect([...sources.map(({ name }) => name), ...notes.map(({ source }) => source)].toSorted()).toEqual([
          'acme/.github',
          'acme/.github-private',
        ]);
        expect(asked).toBeLessThanOrEqual(48);
      }),
    );
  });
});
