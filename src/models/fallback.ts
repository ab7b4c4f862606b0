import { at } from '../structures/at.ts';
import { isRecord } from '../text/record.ts';
import { withoutToolTurns } from './flatten-tool-turns.ts';
import { fullNameOf } from './full-name.ts';
import type {
  EarlierAttempt,
  FailedReply,
  FailureCause,
  Model,
  ModelMessage,
  ModelReply,
  ModelRequest,
} from './model.ts';

/** A model of a fallback chain, with the maximum input tokens that it accepts. */
export interface Link {
  readonly model: Model;
  readonly inputTokens: number;
}

/**
 * Failures caused by the model, its provider or the moment, and not by the request or the run: another model may
 * succeed.
 */
const NOT_SHARED: ReadonlySet<FailureCause> = new Set([
  'denied',
  'dropped',
  'empty',
  'filtered',
  'not-found',
  'overloaded',
  'rate-limited',
  'refused',
  'timed-out',
  'unreachable',
  'unreadable',
]);

/**
 * A chain of models that acts as one model, named after the first. Each is asked when the models before it could not
 * answer.
 *
 * A model may return data that it needs back with the next request, such as its thinking (`opaque`). Only this model
 * gets it back: the data of one model is meaningless to another and may be refused by it.
 *
 * @param links in the order in which they are asked
 */
export function fallbackModel(links: readonly [Link, ...Link[]]): Model {
  const [{ model: first }] = links;
  const said = new Set<string>();
  return links.length === 1
    ? first
    : {
        name: first.name,
        provider: first.provider,
        get takesTools() {
          return first.takesTools;
        },
        ask: (request, signal) => askInTurn(links, request, signal, said),
      };
}

interface Failure {
  readonly link: Link;
  readonly reply: FailedReply;
}

async function askInTurn(
  links: readonly Link[],
  request: ModelRequest,
  signal: AbortSignal,
  said: Set<string>,
): Promise<ModelReply> {
  const failures: Failure[] = [];
  for (const link of links) {
    const last = failures.at(-1);
    if (last !== undefined && !mayHelp(link, failures)) {
      continue;
    }
    const isHasty = link !== links.at(-1);
    const reply = await link.model.ask({ ...requestFor(link.model, request), isHasty }, signal);
    if (reply.kind === 'answer') {
      return answeredAfter(failures, reply, said);
    }
    failures.push({ link, reply });
    if (!NOT_SHARED.has(reply.cause) && reply.cause !== 'too-long') {
      return failedAll(failures);
    }
  }
  const limited = failures.find(
    ({ link, reply }) => reply.cause === 'rate-limited' && !reply.fatal && link !== links.at(-1),
  );
  return limited === undefined ? failedAll(failures) : askPatiently(limited, failures, request, signal, said);
}

/** Nobody else answered, so the first model that was only refused by its rate limit is asked again, and waited for. */
async function askPatiently(
  limited: Failure,
  failures: readonly Failure[],
  request: ModelRequest,
  signal: AbortSignal,
  said: Set<string>,
): Promise<ModelReply> {
  const { link } = limited;
  const reply = await link.model.ask(requestFor(link.model, request), signal);
  return reply.kind === 'answer'
    ? answeredAfter(
        failures.filter((failure) => failure !== limited),
        reply,
        said,
      )
    : failedAll(failures.map((failure) => (failure === limited ? { link, reply } : failure)));
}

/** After a prompt was too long for one model, only a model that accepts more tokens can help. */
function mayHelp(link: Link, failures: readonly Failure[]): boolean {
  return failures.every(
    ({ reply, link: failed }) => reply.cause !== 'too-long' || link.inputTokens > failed.inputTokens,
  );
}

function requestFor(model: Model, request: ModelRequest): ModelRequest {
  const own = { ...request, messages: request.messages.map((message) => unwrapFor(model, message)) };
  return model.takesTools ? own : withoutToolTurns(own);
}

/** `opaque` data together with the full name of the model that returned it. */
interface Wrapped {
  readonly of: string;
  readonly opaque: unknown;
}

function unwrapFor(model: Model, message: ModelMessage): ModelMessage {
  if (message.role !== 'assistant' || !('toolCalls' in message) || message.opaque === undefined) {
    return message;
  }
  const { opaque, ...rest } = message;
  return isRecord(opaque) && opaque['of'] === fullNameOf(model) ? { ...rest, opaque: opaque['opaque'] } : rest;
}

function answeredAfter(
  failures: readonly Failure[],
  reply: Extract<ModelReply, { readonly kind: 'answer' }>,
  said: Set<string>,
): ModelReply {
  const { opaque, notes = [], ...rest } = reply;
  const wrapped: Wrapped = { of: reply.answeredBy, opaque };
  const all = [...switchNotes(failures, reply.answeredBy, said), ...notes];
  return {
    ...rest,
    ...withEarlier([...failures.flatMap(attemptsOf), ...(rest.earlier ?? [])]),
    ...(opaque === undefined ? {} : { opaque: wrapped }),
    ...(all.length === 0 ? {} : { notes: all }),
  };
}

/** Reports each switch to another model once in a run: hundreds of requests may share it. */
function switchNotes(failures: readonly Failure[], answeredBy: string, said: Set<string>): readonly string[] {
  const failed = failures.map(({ link, reply }) => `${fullNameOf(link.model)} failed (${reply.reason})`);
  const key = failures.map(({ link, reply }) => `${fullNameOf(link.model)} ${reply.cause}`).join(', ');
  if (failed.length === 0 || said.has(`${key}, ${answeredBy}`)) {
    return [];
  }
  said.add(`${key}, ${answeredBy}`);
  return [`${failed.join(', ')}, ${answeredBy} answered`];
}

/** The first failure is the one to fix; the others explain why no fallback helped. */
function failedAll(failures: readonly Failure[]): FailedReply {
  const first = at(failures, 0).reply;
  const others = failures.slice(1).map(({ reply }) => reply);
  if (others.length === 0) {
    return first;
  }
  const stopped = others.find((reply) => reply.cause === 'cancelled' || reply.cause === 'over-limit');
  if (stopped !== undefined) {
    return stopped;
  }
  return {
    kind: 'failed',
    cause: first.cause,
    reason: failures.map(({ link, reply }) => `${fullNameOf(link.model)}: ${reply.reason}`).join('; '),
    ...(first.hint === undefined ? {} : { hint: first.hint }),
    fatal: failures.every(({ reply }) => reply.fatal),
    ...(failures.every(({ reply }) => reply.isUnsent === true) ? { isUnsent: true } : {}),
    ...(first.usage === undefined ? {} : { usage: first.usage }),
    ...withEarlier([...(first.earlier ?? []), ...failures.slice(1).flatMap(attemptsOf)]),
  };
}

/** What a failed model adds to the costs of the reply. A model that was given up was sent nothing. */
function attemptsOf({ link, reply }: Failure): readonly EarlierAttempt[] {
  const { cause, usage, earlier = [] } = reply;
  return reply.isUnsent === true
    ? earlier
    : [...earlier, { model: fullNameOf(link.model), cause, ...(usage === undefined ? {} : { usage }) }];
}

function withEarlier(earlier: readonly EarlierAttempt[]): Pick<FailedReply, 'earlier'> {
  return earlier.length === 0 ? {} : { earlier };
}
