import { REVIEW_ANSWER } from '../findings/answer-shape.ts';
import { parseReply, type ParsedReply } from '../findings/parse.ts';
import { askModel, type Asked } from '../models/ask.ts';
import type { ModelReply } from '../models/model.ts';
import type { Options } from '../options.ts';
import { MAX_LINE_CHARACTERS, type HunkPart } from '../prompt/change.ts';
import { count } from '../reports/count.ts';
import type { LeftOut } from '../reports/review-result.ts';
import type { ComposedPrompt, PromptRequest } from './compose-prompt.ts';
import { composeReview } from './compose-review.ts';
import type { PartsReport } from './coverage.ts';
import type { Prepared, ReviewSubject } from './prepare-review.ts';

/** A request with what came back. */
export interface Answered {
  readonly request: PromptRequest;
  readonly reply: ModelReply;
  /** Absent where the request failed. */
  readonly parsed: ParsedReply | undefined;
}

/** What the model said to the requests that were sent, and what it was not asked or did not answer. */
export interface Answers {
  readonly replies: readonly Answered[];
  /** Parts of the change that no request was sent for. */
  readonly notSent: readonly HunkPart[];
  readonly leftOut: readonly LeftOut[];
  /** What became of the pieces that all requests share. */
  readonly shared: ComposedPrompt['shared'];
}

/** Composes the requests, sends as many as `max-requests` allows, and reads the replies. */
export async function askForReview(
  subject: ReviewSubject,
  prepared: Prepared,
  settings: Pick<Options, 'maxRequests'>,
  asked: Asked,
): Promise<Answers> {
  const prompt = await composeReview(subject, prepared, asked);
  const sent = prompt.requests.slice(0, settings.maxRequests);
  const received = await askModel(asked.model, sent, REVIEW_ANSWER, (done) => asked.onReply(done, sent.length));
  const replies = sent.map((request, index) => readReply(request, received[index]));
  return {
    replies,
    shared: prompt.shared,
    notSent: [...prompt.requests.slice(sent.length).flatMap((request) => request.parts), ...prompt.tooLarge],
    leftOut: [
      ...notSent(prompt, sent.length, settings),
      ...cutLines(sent),
      ...cutPieces(prompt),
      ...failedReplies(replies),
    ],
  };
}

/** The parts of the change by what became of them. */
export function partsOf({ replies, notSent }: Answers): PartsReport {
  const parts = (of: readonly Answered[]): readonly HunkPart[] => of.flatMap(({ request }) => request.parts);
  return {
    answered: parts(replies.filter(hasAnswer)),
    failed: parts(replies.filter((reply) => !hasAnswer(reply))),
    overLimit: notSent,
  };
}

function readReply(request: PromptRequest, reply: ModelReply | undefined): Answered {
  if (reply === undefined) {
    throw new TypeError('every request has a reply');
  }
  return { request, reply, parsed: reply.kind === 'answer' ? parseReply(reply.text) : undefined };
}

function notSent(prompt: ComposedPrompt, sent: number, settings: Pick<Options, 'maxRequests'>): readonly LeftOut[] {
  const over = prompt.requests.slice(sent).flatMap((request) => request.parts);
  return [
    ...over.map((part) => ({
      stage: 'change' as const,
      source: part.path,
      reason: `its part ${part.id} is beyond \`max-requests\` (${settings.maxRequests ?? ''})`,
    })),
    ...prompt.tooLarge.map((part) => ({
      stage: 'change' as const,
      source: part.path,
      reason: `a line of it exceeds \`max-input-tokens\` on its own`,
    })),
  ];
}

/** A long line is minified, data, or has something to hide: what the model did not see of it is said. */
function cutLines(sent: readonly PromptRequest[]): readonly LeftOut[] {
  return sent
    .flatMap((request) => request.parts)
    .filter((part) => part.cutLines > 0)
    .map((part) => ({
      stage: 'change' as const,
      source: part.path,
      reason: `${part.cutLines} of its lines ${part.cutLines === 1 ? 'is' : 'are'} longer than ${MAX_LINE_CHARACTERS.toLocaleString('en')} characters; the model saw only the beginning`,
    }));
}

/** The shared pieces are the same in every request, so what was cut is said once; what stands around the change is counted. */
function cutPieces(prompt: ComposedPrompt): readonly LeftOut[] {
  const pieces = prompt.requests[0]?.pieces.filter(({ id }) => prompt.shared.has(id)) ?? [];
  const shared = pieces.flatMap(({ included, source, id, reason }) =>
    included ? [] : [{ stage: 'request' as const, source: source ?? id, reason: reason ?? 'cut' }],
  );
  const around = prompt.requests.flatMap((request) => request.pieces.filter(({ kind }) => kind === 'context'));
  const less = around.filter(({ reason }) => reason !== null).length;
  const reason = `what stands around the hunks of ${less} of ${count(around.length, 'file')} was shortened or cut`;
  return less === 0 ? shared : [...shared, { stage: 'request', source: 'context', reason }];
}

function failedReplies(replies: readonly Answered[]): readonly LeftOut[] {
  return replies.flatMap(({ request, reply, parsed }, index) => {
    const source = `request ${index + 1} of ${replies.length} (${namesOf(request)})`;
    if (reply.kind === 'failed') {
      const reason = reply.hint === undefined ? reply.reason : `${reply.reason} ${reply.hint}`;
      return [{ stage: 'request' as const, source, reason }];
    }
    const unread =
      parsed?.kind === 'unreadable'
        ? [{ stage: 'request' as const, source, reason: 'the reply holds no JSON with comments' }]
        : [];
    const cut = reply.cutOff
      ? [
          {
            stage: 'request' as const,
            source,
            reason: 'the reply was cut off at its output limit; what was complete is kept',
          },
        ]
      : [];
    return [...unread, ...cut, ...(parsed?.leftOut ?? []).map((entry) => ({ stage: 'finding' as const, ...entry }))];
  });
}

function namesOf(request: PromptRequest): string {
  const paths = [...new Set(request.parts.map((part) => part.path))];
  const [first = 'no file'] = paths;
  return paths.length <= 1 ? first : `${first} and ${paths.length - 1} more`;
}

/** Whether a request gave a review, be it one without comments. */
export function hasAnswer({ parsed }: Answered): boolean {
  return parsed?.kind === 'read';
}
