import { messageOf } from '../errors.ts';
import { CANCELLED } from './cancelled.ts';
import { connectionWithTimeout, type Connection } from './wire/connection.ts';
import { readErrorBody, type ErrorDetails } from './wire/error-body.ts';
import { estimateUsage } from './spending/estimate-usage.ts';
import { explainErrorInAnswer, explainErrorStatus, type FailureTerms } from './failures.ts';
import { withoutToolTurns } from './flatten-tool-turns.ts';
import type { FailedReply, Model, ModelReply, ModelRequest } from './model.ts';
import { SYSTEM_CLOCK, type RetryClock } from './wire/retry-clock.ts';
import type { Protocol, ReadAnswer } from './protocol.ts';
import { quoteServer, listSecrets, showServer } from './quote-server.ts';
import type { ServerSettings } from './wire/server-settings.ts';
import { openWire, type Wire, type WireOutcome } from './wire/wire.ts';
import { dropRefusedFeature, weakerFeatures, type RequestFeatures } from './request-features.ts';

/** Provider and address of a model. */
export interface Offer {
  /** The provider's name as users write it. */
  readonly provider: string;
  readonly baseUrl: string;
  readonly settings: ServerSettings;
}

/**
 * A model behind a server that speaks this protocol. If the server refuses a part of a request, the model remembers it
 * and leaves it out from then on.
 */
export function modelOver(protocol: Protocol, { provider, baseUrl, settings }: Offer): Model {
  const link: ModelLink = {
    protocol,
    answeredBy: `${provider}:${settings.model}`,
    server: showServer(baseUrl),
    model: settings.model,
    secrets: listSecrets({ baseUrl, apiKey: settings.apiKey }),
    timeoutMs: settings.timeoutMs,
    clock: settings.clock ?? SYSTEM_CLOCK,
    connection: connectionWithTimeout(settings.timeoutMs),
    learned: {
      offered: protocol.features,
      withheld: protocol.features,
      absent: protocol.features,
      refusalOfTools: undefined,
    },
  };
  return {
    name: settings.model,
    provider,
    get takesTools() {
      return link.learned.refusalOfTools === undefined;
    },
    ask: (request, signal) => ask(link, request, signal),
  };
}

/** The connection to a model, and what was learned about its server. */
interface ModelLink {
  readonly protocol: Protocol;
  readonly answeredBy: string;
  readonly server: string;
  readonly model: string;
  readonly secrets: readonly string[];
  readonly timeoutMs: number;
  readonly clock: RetryClock;
  readonly connection: Connection;
  /** Kept for each use of tools, because many servers accept tools or a format, but not both in one request. */
  readonly learned: Record<ToolMode, RequestFeatures> & {
    /** The server's message when it refused tools. */
    refusalOfTools: string | undefined;
  };
}

/**
 * `offered`: tools may be called. `withheld`: tools are declared, but must not be called. `absent`: no tools are
 * declared.
 */
type ToolMode = (typeof TOOL_MODES)[number];
const TOOL_MODES = ['offered', 'withheld', 'absent'] as const;

async function ask(link: ModelLink, request: ModelRequest, signal: AbortSignal): Promise<ModelReply> {
  for (;;) {
    const toolMode = chooseToolMode(link, request);
    const features = link.learned[toolMode];
    const wire = openWire({ ...link, signal, judge: (answer) => explainErrorStatus(answer, failureTerms(link)) });
    const reply = await send(link, adaptRequest(link, request, toolMode), features, wire);
    const refusal = reply.kind === 'failed' ? findRefusal(reply, wire.outcome()) : undefined;
    const next = refusal === undefined ? undefined : dropRefusedFeature(features, refusal);
    if (refusal === undefined || next === undefined) {
      if (toolMode === 'withheld' && reply.kind === 'answer' && reply.toolCalls.length > 0) {
        // The server ignores `tool_choice: none`, so further requests do not declare tools.
        link.learned.withheld = { ...link.learned.withheld, tools: 'none' };
      }
      return toolMode === 'offered' ? withToolsNote(link, reply) : reply;
    }
    link.learned[toolMode] = weakerFeatures(link.learned[toolMode], next);
    if (next.temperature === 'none') {
      withoutTemperature(link);
    }
    if (toolMode !== 'withheld' && next.tools === 'none') {
      link.learned.refusalOfTools ??= quoteServer(refusal.message, link.secrets);
    }
  }
}

/** Whether a model takes a temperature does not depend on tools. */
function withoutTemperature({ learned }: ModelLink): void {
  for (const mode of TOOL_MODES) {
    learned[mode] = { ...learned[mode], temperature: 'none' };
  }
}

function chooseToolMode(link: ModelLink, { tools = [], withheldTools = [] }: ModelRequest): ToolMode {
  if (tools.length > 0) {
    return 'offered';
  }
  return withheldTools.length > 0 && mayDeclareWithheld(link) ? 'withheld' : 'absent';
}

/** An answer in the requested format is worth more than the provider's prompt cache. */
function mayDeclareWithheld({ protocol, learned: { offered, withheld, absent } }: ModelLink): boolean {
  const { format } = weakerFeatures(offered, withheld);
  return protocol.canForbidCalls && withheld.tools === 'offered' && format === absent.format;
}

function adaptRequest(link: ModelLink, request: ModelRequest, toolMode: ToolMode): ModelRequest {
  if (link.learned.refusalOfTools !== undefined) {
    return withoutToolTurns(request);
  }
  const { withheldTools: _, ...rest } = request;
  return toolMode === 'withheld' ? request : rest;
}

async function send(
  link: ModelLink,
  request: ModelRequest,
  features: RequestFeatures,
  wire: Wire,
): Promise<ModelReply> {
  try {
    return readReply(link, request, await link.protocol.send(request, features, wire.fetch));
  } catch (error) {
    // The errors of client libraries are ignored: the wire recorded more about what happened.
    return failureOnWire(link, wire.outcome(), error);
  }
}

function readReply(link: ModelLink, request: ModelRequest, answer: unknown): ModelReply {
  const read = link.protocol.read(answer, request);
  switch (read.kind) {
    case 'error':
      return explainErrorInAnswer(read.body, failureTerms(link));
    case 'failed': {
      const { cause, usage } = read;
      const said = quoteServer(read.said ?? '', link.secrets);
      const reason = said === '' ? read.reason : `${read.reason}: ${said}`;
      return { kind: 'failed', cause, reason, fatal: false, ...(usage === undefined ? {} : { usage }) };
    }
    case 'answer':
      return read.text.trim() === '' && read.toolCalls.length === 0 ? emptyAnswer(read) : answered(link, request, read);
  }
}

type ReadText = Extract<ReadAnswer, { readonly kind: 'answer' }>;

function answered(link: ModelLink, request: ModelRequest, read: ReadText): ModelReply {
  const { text, toolCalls, cutOff, opaque } = read;
  const output = [text, ...toolCalls.map((call) => call.arguments)].join('');
  const notes = [
    ...read.notes,
    ...(read.usage === undefined ? [`${link.server} did not say how many tokens were used; they are estimated`] : []),
  ];
  return {
    kind: 'answer',
    text,
    toolCalls,
    cutOff,
    usage: read.usage ?? estimateUsage(request, output),
    answeredBy: link.answeredBy,
    ...(opaque === undefined ? {} : { opaque }),
    ...(notes.length === 0 ? {} : { notes }),
  };
}

function emptyAnswer({ cutOff, hasThought, usage }: ReadText): FailedReply {
  const why = cutOff
    ? ` because ${hasThought ? 'its thinking used up' : 'it reached'} the output limit`
    : hasThought
      ? ' after thinking'
      : '';
  return {
    kind: 'failed',
    cause: 'empty',
    reason: `the model gave an empty answer${why}`,
    ...(cutOff ? { hint: 'Raise `max-output-tokens`.' } : {}),
    fatal: false,
    ...(usage === undefined ? {} : { usage }),
  };
}

/** The server's refusal of a part of the request, if this is what the failure may be about. */
function findRefusal(reply: FailedReply, outcome: WireOutcome): ErrorDetails | undefined {
  const REFUSING = [400, 404, 422, 500, 501];
  const mayBe = ['invalid', 'not-found', 'overloaded'].includes(reply.cause);
  return mayBe && outcome.kind === 'answered' && REFUSING.includes(outcome.status)
    ? readErrorBody(outcome.body)
    : undefined;
}

function withToolsNote(link: ModelLink, reply: ModelReply): ModelReply {
  const refusal = link.learned.refusalOfTools;
  if (reply.kind !== 'answer' || refusal === undefined) {
    return reply;
  }
  const note = `${link.answeredBy} was asked without tools because ${link.server} does not support them (${refusal})`;
  return { ...reply, notes: [...(reply.notes ?? []), note] };
}

function failureOnWire(link: ModelLink, outcome: WireOutcome, error: unknown): FailedReply {
  const { server, secrets } = link;
  switch (outcome.kind) {
    case 'answered':
      return outcome.status >= 200 && outcome.status < 300
        ? unreadable(
            `${server} sent an answer that does not follow its protocol`,
            quoteServer(sayBody(outcome.body), secrets),
          )
        : explainErrorStatus(outcome, failureTerms(link));
    case 'too-large':
      return unreadable(`${server} sent an answer that is too large`, '');
    case 'timed-out':
      return failure('timed-out', `${server} did not answer within ${describeTime(link.timeoutMs)}`);
    case 'cancelled':
      return CANCELLED;
    case 'dropped':
      return failure(
        'dropped',
        `${server} closed the connection before the answer was complete (${quoteServer(outcome.reason, secrets)})`,
      );
    case 'unreachable': {
      const reason = `${server} could not be reached (${quoteServer(outcome.reason, secrets)})`;
      return { ...failure('unreachable', reason), hint: 'Check `base-url`.', fatal: true };
    }
    case 'not-sent': {
      const reason = `a request to ${server} could not be made (${quoteServer(messageOf(error), secrets)})`;
      return { ...failure('invalid', reason), hint: 'Check `base-url` and `api-key`.', fatal: true };
    }
  }
}

/** The message in an HTML page or an unknown error format, or else the whole body. */
function sayBody(body: string): string {
  const { message } = readErrorBody(body);
  return message === '' ? body : message;
}

function unreadable(reason: string, said: string): FailedReply {
  return failure('unreadable', said === '' ? reason : `${reason}: ${said}`);
}

function failure(cause: FailedReply['cause'], reason: string): FailedReply {
  return { kind: 'failed', cause, reason, fatal: false };
}

function failureTerms({ server, model, secrets, clock }: ModelLink): FailureTerms {
  return { server, model, secrets, now: clock.now() };
}

function describeTime(milliseconds: number): string {
  const minutes = milliseconds / 60_000;
  return minutes >= 1 ? `${Math.round(minutes)} minutes` : `${Math.round(milliseconds / 1_000)} seconds`;
}
