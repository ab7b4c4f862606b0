import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../src/findings/types.ts';
import type { GithubClient } from '../../../src/github/client.ts';
import type { NewComment } from '../../../src/github/threads/comments.ts';
import type { ThreadRow } from '../../../src/github/threads/thread-rows.ts';
import { GithubError } from '../../../src/github/api/github-error.ts';
import { drawCommentText } from '../../../src/reports/review/comment-text.ts';
import { SUMMARY_MARKER, SUMMARY_START } from '../../../src/reports/review/markers.ts';
import { standingReader } from '../../../src/github/publishing/read-standing.ts';
import { NOTHING_STANDING, type Standing } from '../../../src/github/publishing/standing.ts';
import { publishFindings, type PublishTerms } from '../../../src/github/publishing/publish-findings.ts';
import { publishSummary } from '../../../src/github/publishing/publish-summary.ts';
import { explainFailure } from '../../../src/github/publishing/write-failure.ts';
import { hurriedClock } from './hurried-clock.ts';
import { SOME_PULL } from '../some-pull.ts';

const SETTINGS = {
  text: drawCommentText({ serverUrl: 'https://github.test', repository: 'acme/shop', revision: 'b' }),
  requestChanges: false,
};
const SEAL = { secret: undefined, place: 'acme/shop#7' };

/** Posts with a clock whose waits pass at once. */
async function publish(
  client: GithubClient,
  findings: readonly Finding[],
  settings: Pick<PublishTerms, 'text' | 'requestChanges'>,
) {
  const readStanding = standingReader(client, SOME_PULL, SEAL);
  const readPosted = async () => (await readStanding()).fingerprints;
  const terms = { client, pull: SOME_PULL, clock: hurriedClock(), signal: new AbortController().signal };
  const { failure, ...posted } = await publishFindings({ ...terms, ...settings, readPosted }, findings, findings);
  return { kind: 'posted' as const, ...posted, ...failure };
}

async function summarize(client: GithubClient, body: string, earlier: Standing): Promise<void> {
  await publishSummary(
    {
      client,
      pull: SOME_PULL,
      currentHead: SOME_PULL.headSha,
      clock: hurriedClock(),
      signal: new AbortController().signal,
      readStanding: standingReader(client, SOME_PULL, SEAL),
    },
    body,
    earlier,
  );
}

function finding(line: number): Finding {
  return {
    fingerprint: `f${line}`,
    path: 'a.ts',
    side: 'RIGHT',
    line,
    severity: 'low',
    kind: 'other',
    title: `Line ${line}`,
    body: 'Body.',
    origin: 'model',
    placement: { kind: 'inline' },
  };
}

function onFile(line: number): Finding {
  const reason = `line ${line} is not part of the change`;
  const { line: _, ...rest } = finding(line);
  return { ...rest, placement: { kind: 'file', reason } };
}

/** A server without GraphQL. */
const REST_ONLY: Partial<GithubClient> = { pullParts: async () => ({}), reviews: async () => [] };

/** A thread by a bot, as the REST API gives it. */
function thread(fingerprint: string): ThreadRow {
  const body = `**x** (low, bug)\n<!-- housestyle:finding ${fingerprint} -->`;
  return {
    isOutdated: false,
    path: 'a.ts',
    side: 'RIGHT',
    line: 1,
    opener: { id: 1, author: 'github-actions[bot]', isBot: true, isMember: false, body, url: '' },
    replies: [],
    thumbsDownBy: [],
  };
}

function refusal(status: number, message: string): GithubError {
  return new GithubError(status, message, undefined, undefined);
}

/** A client with the answers that a test gives it. Every other call fails. */
function clientWith(answers: Partial<GithubClient>): {
  readonly client: GithubClient;
  readonly calls: readonly string[];
} {
  const calls: string[] = [];
  const client = new Proxy(answers, {
    get: (target, name) => {
      const answer = Reflect.get(target, name);
      if (answer === undefined) {
        throw new Error(`unexpected call of ${String(name)}`);
      }
      return (...args: readonly unknown[]) => {
        calls.push(String(name));
        return Reflect.apply(answer, undefined, args);
      };
    },
  });
  // The cast is safe: the proxy has an answer or an error for every method.
  return { client: client as GithubClient, calls };
}

function refusing(refused: GithubError): () => Promise<never> {
  return async () => {
    throw refused;
  };
}

describe('publishFindings', () => {
  it('sends no request when there is nothing new', async () => {
    const { client, calls } = clientWith({});
    expect(await publish(client, [], SETTINGS)).toMatchObject({
      kind: 'posted',
      commentsPosted: 0,
    });
    expect(calls).toEqual([]);
  });

  it.each([
    ['Unprocessable Entity: "Line could not be resolved"'],
    ['Unprocessable Entity: "Line could not be resolved and Path could not be resolved"'],
    ['Pull request review thread line must be part of the diff'],
    ['Validation Failed: path diff too large'],
    ['The commitOID is not part of the pull request'],
    ['Review comments is invalid and Review threads is invalid'],
  ])(
    'posts each comment alone when GitHub refuses the review (%s), and moves the refused one to the summary',
    async (message) => {
      const posted: NewComment[] = [];
      const { client } = clientWith({
        createReview: refusing(refusal(422, message)),
        createReviewComment: (_number, _sha, comment) => {
          if (comment.line === 2) {
            return Promise.reject(refusal(422, message));
          }
          posted.push(comment);
          return Promise.resolve();
        },
      });
      const publication = await publish(client, [finding(1), finding(2), finding(3)], SETTINGS);
      expect(posted.map((comment) => comment.line)).toEqual([1, 3]);
      expect(publication).toMatchObject({
        kind: 'posted',
        commentsPosted: 2,
        findings: [
          { placement: { kind: 'inline' } },
          { placement: { kind: 'summary', reason: 'GitHub does not accept a comment on this line' } },
          { placement: { kind: 'inline' } },
        ],
      });
    },
  );

  it('posts a finding outside of the diff as a comment on its file, after the review', async () => {
    const bodies: string[] = [];
    const { client, calls } = clientWith({
      createReview: async () => ({ url: 'u' }),
      createFileComment: async (_number, _sha, { path, body }) => {
        bodies.push(`${path} ${body}`);
      },
    });
    const findings = [finding(1), onFile(2)];
    expect(await publish(client, findings, SETTINGS)).toEqual({
      kind: 'posted',
      commentsPosted: 2,
      posted: ['f1', 'f2'],
      reviewUrl: 'u',
      findings,
    });
    expect(calls).toEqual(['createReview', 'createFileComment']);
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toContain('a.ts **Line 2**');
    expect(bodies[0]).toContain('This comment is on the whole file: line 2 is not part of the change.');
    expect(bodies[0]?.endsWith('<!-- housestyle:finding f2 -->')).toBe(true);
  });

  it.each([
    [422, 'Validation Failed', { kind: 'posted', commentsPosted: 0, findings: [{ placement: { kind: 'summary' } }] }],
    [403, 'Resource not accessible', { kind: 'refused' }],
    [404, 'Not Found', { kind: 'failed', reason: 'Not Found' }],
    [
      502,
      'Bad Gateway, not written',
      {
        kind: 'failed',
        commentsPosted: 0,
        reason: 'it is not known whether the comment on a.ts was posted: Bad Gateway, not written',
      },
    ],
  ] as const)('reports a comment on a file that is refused with %i (%s)', async (status, message, expected) => {
    const { client } = clientWith({
      login: async () => undefined,
      issueComments: async () => [],
      ...REST_ONLY,
      restThreads: async () => [],
      createFileComment: refusing(refusal(status, message)),
    });
    expect(await publish(client, [onFile(2)], SETTINGS)).toMatchObject(expected);
  });

  it('does not post a comment on a file twice when GitHub wrote it but answered with an error', async () => {
    const { client, calls } = clientWith({
      login: async () => undefined,
      issueComments: async () => [],
      ...REST_ONLY,
      restThreads: async () => [thread('f2')],
      createFileComment: refusing(refusal(502, 'Bad Gateway')),
    });
    const publication = await publish(client, [onFile(2)], SETTINGS);
    expect(publication).toMatchObject({ kind: 'posted', commentsPosted: 1 });
    expect(calls.filter((call) => call === 'createFileComment')).toHaveLength(1);
  });

  it('looks up which comments a failed review created and posts only the others', async () => {
    const posted: number[] = [];
    const { client, calls } = clientWith({
      createReview: refusing(refusal(502, 'Bad Gateway')),
      login: () => Promise.resolve(undefined),
      issueComments: () => Promise.resolve([]),
      ...REST_ONLY,
      restThreads: async () => [thread('f1')],
      createReviewComment: (_number, _sha, comment) => {
        posted.push(comment.line);
        return Promise.resolve();
      },
    });
    expect(await publish(client, [finding(1), finding(2)], SETTINGS)).toMatchObject({
      kind: 'posted',
      commentsPosted: 2,
    });
    expect(posted).toEqual([2]);
    expect(calls.filter((call) => call === 'createReview')).toHaveLength(1);
  });

  it.each([
    [403, 'refused'],
    [401, 'failed'],
    [404, 'failed'],
  ])('reports %i, by which nothing was written, as %s', async (status, kind) => {
    const { client, calls } = clientWith({
      createReview: refusing(refusal(status, 'Resource not accessible by integration')),
    });
    expect(await publish(client, [finding(1)], SETTINGS)).toMatchObject({ kind, commentsPosted: 0 });
    expect(calls).toEqual(['createReview']);
  });

  it('looks for a review of which GitHub did not tell whether it was written, and does not repeat it', async () => {
    const { client, calls } = clientWith({
      createReview: refusing(refusal(0, 'GitHub did not answer within 30 seconds')),
      login: async () => 'bot',
      issueComments: async () => [],
      ...REST_ONLY,
      restThreads: async () => [],
    });
    expect(await publish(client, [finding(1)], SETTINGS)).toMatchObject({
      kind: 'failed',
      reason: 'it is not known whether the review was posted: GitHub did not answer within 30 seconds',
      hint: expect.stringContaining('Run the job again'),
    });
    expect(calls.filter((call) => call === 'createReview')).toHaveLength(1);
    expect(calls.filter((call) => call === 'restThreads')).toHaveLength(4);
  });

  it('does not mistake a rate limit for a missing permission', async () => {
    const { client } = clientWith({
      createReview: refusing(refusal(403, 'You have exceeded a secondary rate limit')),
    });
    const publication = await publish(client, [finding(1)], SETTINGS);
    expect(publication).toMatchObject({ kind: 'failed', reason: 'You have exceeded a secondary rate limit' });
  });

  it('stops when GitHub throttles comments, with the reason and the number that was posted', async () => {
    const { client } = clientWith({
      createReview: refusing(refusal(422, 'Line could not be resolved')),
      createReviewComment: (_number, _sha, comment) =>
        comment.line === 1 ? Promise.resolve() : Promise.reject(refusal(422, 'was submitted too quickly')),
    });
    expect(await publish(client, [finding(1), finding(2)], SETTINGS)).toMatchObject({
      kind: 'failed',
      reason: 'was submitted too quickly',
      commentsPosted: 1,
    });
  });

  it('posts plain comments when GitHub does not let the login request changes on its own pull request', async () => {
    const events: string[] = [];
    const { client } = clientWith({
      createReview: (_number, { event }) => {
        events.push(event);
        return event === 'REQUEST_CHANGES'
          ? Promise.reject(refusal(422, 'Review Can not request changes on your own pull request'))
          : Promise.resolve({ url: 'u' });
      },
    });
    const publication = await publish(client, [finding(1)], {
      ...SETTINGS,
      requestChanges: true,
    });
    expect(publication).toMatchObject({ kind: 'posted', reviewUrl: 'u' });
    expect(events).toEqual(['REQUEST_CHANGES', 'COMMENT']);
  });

  it('throws an error that is not from GitHub', async () => {
    const { client } = clientWith({ createReview: () => Promise.reject(new TypeError('ours')) });
    await expect(publish(client, [finding(1)], SETTINGS)).rejects.toThrow('ours');
  });
});

describe('publishSummary', () => {
  const summary = { id: 9, author: 'bot', isBot: true, body: 'the same\r\n', url: '' };

  it('creates the first summary, updates a different one, and leaves an equal one alone', async () => {
    const first = clientWith({ createIssueComment: () => Promise.resolve({ url: '' }) });
    await summarize(first.client, 'new', NOTHING_STANDING);
    expect(first.calls).toEqual(['createIssueComment']);
    const second = clientWith({ updateIssueComment: () => Promise.resolve() });
    await summarize(second.client, 'new', { ...NOTHING_STANDING, summary });
    expect(second.calls).toEqual(['updateIssueComment']);
    const third = clientWith({});
    await summarize(third.client, 'the same', { ...NOTHING_STANDING, summary });
    expect(third.calls).toEqual([]);
  });

  it('looks for the comment after a write without a clear answer, and does not write it again', async () => {
    const body = `${SUMMARY_START}new**\n${SUMMARY_MARKER}`;
    let looks = 0;
    const { client, calls } = clientWith({
      createIssueComment: refusing(refusal(502, 'Bad Gateway')),
      login: () => Promise.resolve('bot'),
      // GitHub lists what it has written a moment later.
      issueComments: () => Promise.resolve((looks += 1) < 3 ? [] : [{ ...summary, body }]),
      ...REST_ONLY,
      restThreads: () => Promise.resolve([]),
    });
    await summarize(client, body, NOTHING_STANDING);
    expect(calls.filter((call) => call === 'createIssueComment')).toHaveLength(1);
    expect(looks).toBe(3);
  });

  it('leaves the summary of a newer commit alone', async () => {
    const { client, calls } = clientWith({});
    const newer = 'a'.repeat(40);
    const body = `newer\n<!-- housestyle:run ${newer} 9.1 -->\n${SUMMARY_MARKER}`;
    await publishSummary(
      {
        client,
        pull: SOME_PULL,
        currentHead: newer,
        clock: hurriedClock(),
        signal: new AbortController().signal,
        readStanding: standingReader(client, SOME_PULL, SEAL),
      },
      'older',
      { ...NOTHING_STANDING, summary: { ...summary, body } },
    );
    expect(calls).toEqual([]);
  });
});

describe('explainFailure', () => {
  it('throws an error that is not from GitHub', () => {
    expect(() => explainFailure(new TypeError('ours'))).toThrow('ours');
  });
});
