import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/findings/types.ts';
import type { GithubClient } from '../../src/github/client.ts';
import type { NewComment } from '../../src/github/comments.ts';
import { GithubError } from '../../src/github/github-error.ts';
import { drawCommentText } from '../../src/reports/review/comment-text.ts';
import { SUMMARY_MARKER } from '../../src/reports/review/markers.ts';
import { publishFindings, publishSummary, type EarlierRun } from '../../src/github/publish.ts';
import { SOME_PULL } from './some-pull.ts';

const SETTINGS = {
  text: drawCommentText({ serverUrl: 'https://github.test', repository: 'acme/shop', revision: 'b' }),
  requestChanges: false,
};
const NOTHING_BEFORE: EarlierRun = { summary: undefined, state: undefined, fingerprints: new Set() };

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
    const earlier = { ...NOTHING_BEFORE, fingerprints: new Set(['f1']) };
    expect(await publishFindings(client, SOME_PULL, [finding(1)], earlier, SETTINGS)).toMatchObject({
      kind: 'posted',
      commentsPosted: 0,
    });
    expect(calls).toEqual([]);
  });

  it.each([
    ['Unprocessable Entity: "Line could not be resolved"'],
    ['Unprocessable Entity: "Line could not be resolved and Path could not be resolved"'],
    ['Pull request review thread line must be part of the diff'],
  ])(
    'posts each comment alone when GitHub refuses the review (%s), and moves the refused one to the summary',
    async (message) => {
      const posted: NewComment[] = [];
      const { client } = clientWith({
        createReview: refusing(refusal(422, message)),
        createReviewComment: (_number, _sha, comment) => {
          if (comment.line === 2) {
            return Promise.reject(refusal(422, 'Validation Failed: could not be resolved'));
          }
          posted.push(comment);
          return Promise.resolve();
        },
      });
      const publication = await publishFindings(
        client,
        SOME_PULL,
        [finding(1), finding(2), finding(3)],
        NOTHING_BEFORE,
        SETTINGS,
      );
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
    expect(await publishFindings(client, SOME_PULL, findings, NOTHING_BEFORE, SETTINGS)).toEqual({
      kind: 'posted',
      commentsPosted: 2,
      reviewUrl: 'u',
      findings,
    });
    expect(calls).toEqual(['createReview', 'createFileComment']);
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toContain('a.ts **Line 2**');
    expect(bodies[0]).toContain('This comment is on the whole file: line 2 is not part of the change.');
    expect(bodies[0]?.endsWith('<!-- housestyle:finding f2 -->')).toBe(true);
    const earlier = { ...NOTHING_BEFORE, fingerprints: new Set(['f1', 'f2']) };
    await publishFindings(client, SOME_PULL, findings, earlier, SETTINGS);
    expect(calls).toHaveLength(2);
  });

  it.each([
    [422, 'Validation Failed', { kind: 'posted', commentsPosted: 0, findings: [{ placement: { kind: 'summary' } }] }],
    [403, 'Resource not accessible', { kind: 'refused' }],
    [502, 'Bad Gateway, not written', { kind: 'failed', commentsPosted: 0 }],
  ] as const)('reports a comment on a file that is refused with %i (%s)', async (status, message, expected) => {
    const { client } = clientWith({
      login: async () => undefined,
      issueComments: async () => [],
      reviewComments: async () => [],
      createFileComment: refusing(refusal(status, message)),
    });
    expect(await publishFindings(client, SOME_PULL, [onFile(2)], NOTHING_BEFORE, SETTINGS)).toMatchObject(expected);
  });

  it('does not post a comment on a file twice when GitHub wrote it but answered with an error', async () => {
    const { client, calls } = clientWith({
      login: async () => undefined,
      issueComments: async () => [],
      reviewComments: async () => [
        { id: 1, author: 'bot', isBot: true, body: 'x\n<!-- housestyle:finding f2 -->', url: '' },
      ],
      createFileComment: refusing(refusal(502, 'Bad Gateway')),
    });
    const publication = await publishFindings(client, SOME_PULL, [onFile(2)], NOTHING_BEFORE, SETTINGS);
    expect(publication).toMatchObject({ kind: 'posted', commentsPosted: 1 });
    expect(calls.filter((call) => call === 'createFileComment')).toHaveLength(1);
  });

  it('looks up which comments a failed review created and posts only the others', async () => {
    const posted: number[] = [];
    const { client, calls } = clientWith({
      createReview: refusing(refusal(502, 'Bad Gateway')),
      login: () => Promise.resolve(undefined),
      issueComments: () => Promise.resolve([]),
      reviewComments: () =>
        Promise.resolve([{ id: 1, author: 'bot', isBot: true, body: 'x\n<!-- housestyle:finding f1 -->', url: '' }]),
      createReviewComment: (_number, _sha, comment) => {
        posted.push(comment.line);
        return Promise.resolve();
      },
    });
    expect(await publishFindings(client, SOME_PULL, [finding(1), finding(2)], NOTHING_BEFORE, SETTINGS)).toMatchObject({
      kind: 'posted',
      commentsPosted: 2,
    });
    expect(posted).toEqual([2]);
    expect(calls.filter((call) => call === 'createReview')).toHaveLength(1);
  });

  it.each([401, 403, 404])('treats %i as a token that may not write', async (status) => {
    const { client } = clientWith({
      createReview: refusing(refusal(status, 'Resource not accessible by integration')),
    });
    expect(await publishFindings(client, SOME_PULL, [finding(1)], NOTHING_BEFORE, SETTINGS)).toMatchObject({
      kind: 'refused',
    });
  });

  it('does not mistake a rate limit for a missing permission', async () => {
    const { client } = clientWith({
      createReview: refusing(refusal(403, 'You have exceeded a secondary rate limit')),
      login: () => Promise.resolve('bot'),
      issueComments: () => Promise.resolve([]),
      reviewComments: () => Promise.resolve([]),
      createReviewComment: refusing(refusal(403, 'You have exceeded a secondary rate limit')),
    });
    const publication = await publishFindings(client, SOME_PULL, [finding(1)], NOTHING_BEFORE, SETTINGS);
    expect(publication).toMatchObject({ kind: 'failed', reason: 'You have exceeded a secondary rate limit' });
  });

  it('stops when GitHub throttles comments, with the reason and the number that was posted', async () => {
    const { client } = clientWith({
      createReview: refusing(refusal(422, 'Line could not be resolved')),
      createReviewComment: (_number, _sha, comment) =>
        comment.line === 1 ? Promise.resolve() : Promise.reject(refusal(422, 'was submitted too quickly')),
    });
    expect(await publishFindings(client, SOME_PULL, [finding(1), finding(2)], NOTHING_BEFORE, SETTINGS)).toMatchObject({
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
    const publication = await publishFindings(client, SOME_PULL, [finding(1)], NOTHING_BEFORE, {
      ...SETTINGS,
      requestChanges: true,
    });
    expect(publication).toMatchObject({ kind: 'posted', reviewUrl: 'u' });
    expect(events).toEqual(['REQUEST_CHANGES', 'COMMENT']);
  });

  it('throws an error that is not from GitHub', async () => {
    const { client } = clientWith({ createReview: () => Promise.reject(new TypeError('ours')) });
    await expect(publishFindings(client, SOME_PULL, [finding(1)], NOTHING_BEFORE, SETTINGS)).rejects.toThrow('ours');
  });
});

describe('publishSummary', () => {
  const summary = { id: 9, author: 'bot', isBot: true, body: 'the same\r\n', url: '' };

  it('creates the first summary, updates a different one, and leaves an equal one alone', async () => {
    const first = clientWith({ createIssueComment: () => Promise.resolve({ url: '' }) });
    await publishSummary(first.client, SOME_PULL, 'new', NOTHING_BEFORE);
    expect(first.calls).toEqual(['createIssueComment']);
    const second = clientWith({ updateIssueComment: () => Promise.resolve() });
    await publishSummary(second.client, SOME_PULL, 'new', { ...NOTHING_BEFORE, summary });
    expect(second.calls).toEqual(['updateIssueComment']);
    const third = clientWith({});
    await publishSummary(third.client, SOME_PULL, 'the same', { ...NOTHING_BEFORE, summary });
    expect(third.calls).toEqual([]);
  });

  it('looks up the comment after a write without a clear answer, and writes once more', async () => {
    const bodies: string[] = [];
    const { client, calls } = clientWith({
      createIssueComment: refusing(refusal(502, 'Bad Gateway')),
      login: () => Promise.resolve('bot'),
      issueComments: () => Promise.resolve([{ ...summary, body: `old\n${SUMMARY_MARKER}` }]),
      reviewComments: () => Promise.resolve([]),
      updateIssueComment: (_id, body) => {
        bodies.push(body);
        return Promise.resolve();
      },
    });
    expect(await publishSummary(client, SOME_PULL, 'new', NOTHING_BEFORE)).toMatchObject({ kind: 'posted' });
    expect(bodies).toEqual(['new']);
    expect(calls.filter((call) => call === 'createIssueComment')).toHaveLength(1);
  });
});
