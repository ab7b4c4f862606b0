import { describe, expect, it } from 'vitest';
import { NUMBER } from '../../end-to-end/stage.ts';
import { IS_WHOLE } from '../../harness/whole.ts';
import { setCommentStage, type CommentStage } from './comments/comment-stage.ts';

type Payload = Readonly<Record<string, unknown>>;

/** What GitHub says in each event, as far as we read it. */
function payloadsOf(shas: { readonly base: string; readonly head: string }): Readonly<Record<string, Payload>> {
  const user = { login: 'ada', type: 'User' };
  const pull = {
    number: NUMBER,
    state: 'open',
    draft: false,
    labels: [{ name: 'bug' }],
    head: { sha: shas.head },
    base: { sha: shas.base },
  };
  const comment = {
    id: 77,
    node_id: 'N77',
    body: '/housestyle status',
    user,
    author_association: 'MEMBER',
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
  };
  const work = {
    id: 5,
    head_sha: shas.head,
    head_repository: { full_name: 'acme/shop' },
    event: 'pull_request',
    conclusion: 'success',
    pull_requests: [{ number: NUMBER }],
  };
  return {
    pull_request: { action: 'labeled', label: { name: 'bug' }, pull_request: pull, sender: user },
    pull_request_target: { action: 'opened', pull_request: pull, sender: user },
    issue_comment: { action: 'created', comment, issue: { number: NUMBER, pull_request: {} }, sender: user },
    pull_request_review_comment: {
      action: 'created',
      comment: { ...comment, in_reply_to_id: 70, path: 'src/cart.js' },
      pull_request: pull,
      sender: user,
    },
    pull_request_review: {
      action: 'submitted',
      review: { ...comment, submitted_at: '2026-01-01T00:00:00Z' },
      pull_request: pull,
      sender: user,
    },
    workflow_run: { action: 'completed', workflow_run: work, sender: user },
    check_run: { action: 'rerequested', check_run: work, sender: user },
    check_suite: { action: 'rerequested', check_suite: work, sender: user },
    push: { ref: 'refs/heads/main', before: shas.base, after: shas.head, deleted: false, sender: user },
    merge_group: { action: 'checks_requested', merge_group: { head_sha: shas.head }, sender: user },
    schedule: { schedule: '0 0 * * *' },
    workflow_dispatch: { inputs: { x: 'y' }, sender: user },
  };
}

/** What stands in place of a field, by its name in the name of a test. */
const ODD: Readonly<Record<string, unknown>> = {
  missing: undefined,
  null: null,
  'a number': -1.5,
  'a text': '\u0000../::error::x',
  'a list': [[]],
  'an object': { toString: 1, __proto__: null, number: {}, login: [] },
};

/** The paths of all fields, those of the payload itself first. */
function listPaths(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...listPaths(inner, [...path, key])]);
}

function replaceAt(value: unknown, [key, ...rest]: readonly string[], odd: unknown): unknown {
  if (key === undefined) {
    return odd;
  }
  if (Array.isArray(value)) {
    return value.map((inner: unknown, index) => (String(index) === key ? replaceAt(inner, rest, odd) : inner));
  }
  const entries = Object.entries(value as Payload).flatMap(([name, inner]) => {
    const kept = name === key ? replaceAt(inner, rest, odd) : inner;
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return Object.fromEntries(entries);
}

const NAMES = Object.keys(payloadsOf({ base: '', head: '' }));

describe('an event whose payload', () => {
  it.each(NAMES)('lacks any field of `%s`, or has another type there, ends in words for its reader', async (name) => {
    const stage = await setCommentStage();
    const payload = await payloadOf(stage, name);
    const faults: string[] = [];
    for (const [index, path] of [[], ...listPaths(payload)].entries()) {
      // In CI, each field gets one of the values; each night, all.
      for (const [what, odd] of Object.entries(ODD).filter(
        (_, row, { length }) => IS_WHOLE || row === index % length,
      )) {
        const changed = replaceAt(payload, path, odd);
        const { text, exitCode } = await stage.run({ name, payload: changed as Payload, id: 0 }, SETTINGS);
        if (/internal error|Cannot read|is not a function|\[object Object\]|undefined|NaN/.test(text) || exitCode > 3) {
          faults.push(`${path.join('.')} is ${what}: ${text}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });
});

const SETTINGS = { inputs: { provider: 'offline' } };

async function payloadOf({ repository }: CommentStage, name: string): Promise<Payload> {
  const shas = { base: await repository.sha('main'), head: await repository.sha('feature') };
  return payloadsOf(shas)[name] ?? {};
}
