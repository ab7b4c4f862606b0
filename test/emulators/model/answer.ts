import { errorEvent } from './anthropic-stream.ts';
import { hasHalfCharacter, parseJson } from './fields.ts';
import type { Issue, Memory, Protocol, Sent, ServerError } from './protocol.ts';
import { readForScript } from './read-request.ts';
import type { FaultReply, ModelReply, ModelScript, SpokenReply, StatusReply } from './reply.ts';
import type { RequestProblem, ScriptRequest } from './request.ts';
import type { ModelOptions } from './options.ts';
import { inputTokens, usageOf } from './tokens.ts';
import type { Answer } from './transport.ts';
import { verificationReply } from './verification.ts';

/**
 * A request that the real server would refuse. With `refused: false`, the server accepts it although it is a mistake.
 */
export interface InvalidRequest extends RequestProblem {
  readonly protocol: string;
  readonly refused: boolean;
}

/** The state of one run of the emulator. */
export interface Desk {
  readonly options: ModelOptions;
  readonly memory: Memory;
  readonly unexpected: string[];
  readonly invalidRequests: InvalidRequest[];
  /** Counts scripted answers. */
  calls: number;
  /** Counts all answers, so that no two share an id. */
  answers: number;
}

export interface Answered {
  readonly answer: Answer;
  readonly request?: ScriptRequest;
  /** Delay in milliseconds from the script. */
  readonly delay?: number;
}

const MAX_BYTES = 32 * 1024 * 1024;

/** Answers a request: refuses it as the real server would, or uses the script. */
export function answerModel(desk: Desk, protocol: Protocol, text: string): Answered {
  const { options, memory } = desk;
  if (Buffer.byteLength(text) > (options.maxBytes ?? MAX_BYTES)) {
    return fail(protocol, { status: 413, message: 'Request exceeds the maximum size' });
  }
  const body = parseJson(text);
  if (body !== undefined && protocol.name !== 'ollama' && hasHalfCharacter(text)) {
    return refuse(desk, protocol, {
      message: 'We could not parse the JSON body of your request: no low surrogate in string.',
      parameter: null,
      code: null,
    });
  }
  const checked = protocol.check(body, memory);
  if (checked.kind === 'refused') return refuse(desk, protocol, checked.problem);
  for (const message of checked.complaints) {
    desk.invalidRequests.push({ protocol: protocol.name, message, parameter: null, code: null, refused: false });
  }
  const { model } = checked.request;
  if (options.models !== undefined && !options.models.includes(model)) {
    return fail(protocol, {
      status: 404,
      message: `The model \`${model}\` does not exist or you do not have access to it.`,
    });
  }
  const place = { protocol: protocol.name, body: body as Readonly<Record<string, unknown>>, call: desk.calls };
  const request = readForScript(checked.request, place, options);
  const tokens = inputTokens(request);
  const window = windowOf(desk, protocol, body);
  const overflow = tokens > window ? protocol.overflow(tokens, window, body) : undefined;
  if (overflow !== undefined) return { ...fail(protocol, overflow), request };
  const reply = nextReply(desk, request);
  if (reply === undefined) {
    return { ...fail(protocol, { status: 500, message: `The script has no reply for call ${desk.calls}.` }), request };
  }
  const answer = writeReply(desk, protocol, request, reply);
  desk.answers += 1;
  return { answer, request, ...('delay' in reply && reply.delay !== undefined ? { delay: reply.delay } : {}) };
}

function nextReply(desk: Desk, request: ScriptRequest): ModelReply | undefined {
  const { replies, verification = {} } = desk.options;
  if (request.shape === 'verification' && verification !== 'scripted') return verificationReply(request, verification);
  const { call } = request;
  desk.calls += 1;
  const reply = replyOf(replies, request, call);
  if (reply === undefined) desk.unexpected.push(`Call ${call + 1} has no scripted reply.`);
  return reply;
}

function replyOf(replies: ModelScript, request: ScriptRequest, call: number): ModelReply | undefined {
  return typeof replies === 'function' ? replies(request, call) : replies[call];
}

function writeReply(desk: Desk, protocol: Protocol, request: ScriptRequest, reply: ModelReply): Answer {
  const { memory } = desk;
  const issue: Issue = { call: desk.answers, usage: countUsage(desk, protocol, request, reply) };
  if ('status' in reply) return whole(statusAnswer(protocol, reply));
  if ('refusal' in reply) return whole(protocol.withhold(request, { kind: 'refusal', text: reply.refusal }, issue));
  if ('filter' in reply) return whole(protocol.withhold(request, { kind: 'filter', where: reply.filter }, issue));
  if ('tooLong' in reply) {
    const tokens = inputTokens(request);
    const overflow = protocol.overflow(tokens, tokens - 1, request.body);
    return whole(overflow === undefined ? protocol.speak(request, {}, issue, memory) : protocol.fail(overflow));
  }
  if ('fault' in reply) {
    return faultAnswer(reply, protocol, (spoken) => protocol.speak(request, spoken, issue, memory), request.stream);
  }
  return whole(protocol.speak(request, reply, issue, memory));
}

function countUsage(desk: Desk, protocol: Protocol, request: ScriptRequest, reply: ModelReply): Issue['usage'] {
  const usage = usageOf(request, spokenIn(reply));
  const window = windowOf(desk, protocol, request.body);
  // A server that cuts the prompt counts only the rest.
  return usage === undefined ? undefined : { ...usage, inputTokens: Math.min(usage.inputTokens, window) };
}

function spokenIn(reply: ModelReply): SpokenReply {
  if ('refusal' in reply) return { content: reply.refusal };
  if ('fault' in reply) return reply.reply ?? {};
  return 'status' in reply || 'filter' in reply || 'tooLong' in reply ? {} : reply;
}

function windowOf({ options }: Desk, protocol: Protocol, body: unknown): number {
  return protocol.window?.(body) ?? options.contextTokens ?? Number.POSITIVE_INFINITY;
}

const STATUS_MESSAGES: Readonly<Record<number, string>> = {
  401: 'Incorrect API key provided.',
  403: 'You are not allowed to use this model.',
  404: 'The model does not exist or you do not have access to it.',
  408: 'Request timed out.',
  410: 'GitHub Models is temporarily unavailable as part of a scheduled retirement brownout.',
  413: 'Request body too large for gpt-4o model. Max size: 8000 tokens.',
  429: 'Rate limit reached for requests.',
  500: 'The server had an error while processing your request.',
  503: 'The server is overloaded or not ready yet.',
  529: 'Overloaded',
};

function statusAnswer(protocol: Protocol, { status, body, headers = {} }: StatusReply): Sent {
  const sent =
    body === undefined
      ? protocol.fail({ status, message: STATUS_MESSAGES[status] ?? `Status ${status}.` })
      : { status, text: typeof body === 'string' ? body : JSON.stringify(body) };
  return { ...sent, headers: { ...sent.headers, ...headers } };
}

function faultAnswer(
  { fault, reply = { content: 'An answer that never arrives whole.' } }: FaultReply,
  protocol: Protocol,
  speak: (reply: SpokenReply) => Sent,
  isStream: boolean,
): Answer {
  switch (fault) {
    case 'connection reset':
      return { kind: 'reset' };
    case 'hang':
      return { kind: 'hang' };
    case 'invalid json':
      return whole({ status: 200, text: '{"id": "chatcmpl-1", "choices": [' });
    case 'broken off':
      return { kind: 'broken off', ...speak(reply) };
    case 'html':
      return whole({
        status: 200,
        text: '<!doctype html><html><title>Sign in</title><body>Your network needs you to sign in.</body></html>',
        headers: { 'content-type': 'text/html' },
      });
    case 'empty body':
      return whole({ status: 200, text: '' });
    case 'slow trickle':
      return { kind: 'trickle', ...speak(reply) };
    case 'error event': {
      if (!isStream) return whole(statusAnswer(protocol, { status: 529 }));
      const sent = speak(reply);
      return whole({
        ...sent,
        text: sent.text.slice(0, sent.text.indexOf('event: content_block_stop')) + errorEvent(),
      });
    }
    default:
      return fault satisfies never;
  }
}

function whole(sent: Sent): Answer {
  return { kind: 'whole', ...sent };
}

function refuse(desk: Desk, protocol: Protocol, problem: RequestProblem): Answered {
  desk.invalidRequests.push({ ...problem, protocol: protocol.name, refused: true });
  return fail(protocol, { status: 400, ...problem });
}

function fail(protocol: Protocol, error: ServerError): Answered {
  return { answer: whole(protocol.fail(error)) };
}
