import { messageOf } from '../errors.ts';
import type { BatchProtocol } from './batches/batch-protocol.ts';
import { CANCELLED } from './cancelled.ts';
import { explainErrorInAnswer, explainErrorStatus, type FailureTerms } from './failures.ts';
import { withoutToolTurns } from './flatten-tool-turns.ts';
import type { FailedReply, ModelReply, ModelRequest, TokenUsage } from './model.ts';
import type { Protocol, ReadAnswer } from './protocol.ts';
import { quoteServer, listSecrets, showServer } from './quote-server.ts';
import { weakerFeatures, type RequestFeatures } from './request-features.ts';
import { connectionWithTimeout, type Connection } from './wire/connection.ts';
import { adviseOnProxy, describeUnusedProxy } from './wire/proxy-advice.ts';
import { readErrorBody } from './wire/error-body.ts';
import { openPace, type Pace } from './wire/pace.ts';
import { SYSTEM_CLOCK, type RetryClock } from './wire/retry-clock.ts';
import type { ServerSettings } from './wire/server-settings.ts';
import type { WireOutcome } from './wire/wire.ts';

/** Provider and address of a model. */
export interface Offer {
  /** The provider's name as users write it. */
  readonly provider: string;
  readonly baseUrl: string;
  readonly settings: ServerSettings;
  /** Absent if the provider has no batch API that is supported. */
  readonly batches?: BatchProtocol;
  /** What to check if a request is denied, does not reach the server, or names an unknown model; absent: the options of most providers. */
  readonly hints?: Hints;
}

interface Hints {
  readonly access: string;
  readonly address: string;
  readonly model: string;
}

const USUAL_HINTS: Hints = {
  access: 'Check `api-key`.',
  address: 'Check `base-url`.',
  model: 'Check `model` and `base-url`.',
};

/** The connection to a model, and what was learned about its server. */
export interface ModelLink {
  readonly protocol: Protocol;
  readonly answeredBy: string;
  readonly server: string;
  readonly model: string;
  readonly secrets: readonly string[];
  readonly hints: Hints;
  readonly timeoutMs: number;
  readonly clock: RetryClock;
  readonly pace: Pace;
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
export type ToolMode = (typeof TOOL_MODES)[number];
export const TOOL_MODES = ['offered', 'withheld', 'absent'] as const;

/** Connects to the server of a model. Nothing is sent yet. */
export function openLink(protocol: Protocol, { provider, baseUrl, settings, hints = USUAL_HINTS }: Offer): ModelLink {
  const { clock = SYSTEM_CLOCK, patience } = settings;
  return {
    protocol,
    answeredBy: `${provider}:${settings.model}`,
    server: showServer(baseUrl),
    model: settings.model,
    secrets: listSecrets({ baseUrl, apiKey: settings.apiKey }),
    hints,
    timeoutMs: settings.timeoutMs,
    clock,
    pace: openPace(clock, patience),
    connection: connectionWithTimeout(settings.timeoutMs),
    learned: {
      offered: protocol.features,
      withheld: protocol.features,
      absent: protocol.features,
      refusalOfTools: undefined,
    },
  };
}

/** How a request uses tools, as far as its server is known to allow it. */
export function chooseToolMode(link: ModelLink, { tools = [], withheldTools = [] }: ModelRequest): ToolMode {
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

/** The request without what its server refuses. */
export function adaptRequest(link: ModelLink, request: ModelRequest, toolMode: ToolMode): ModelRequest {
  if (link.learned.refusalOfTools !== undefined) {
    return withoutToolTurns(request);
  }
  const { withheldTools: _, ...rest } = request;
  return toolMode === 'withheld' ? request : rest;
}

/**
 * Makes a reply of an answer that was read.
 * @param estimate estimates the usage from the output, for a server that does not report it
 */
export function makeReply(link: ModelLink, read: ReadAnswer, estimate: (output: string) => TokenUsage): ModelReply {
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
      return read.text.trim() === '' && read.toolCalls.length === 0
        ? emptyAnswer(read)
        : answered(link, read, estimate);
  }
}

type ReadText = Extract<ReadAnswer, { readonly kind: 'answer' }>;

function answered(link: ModelLink, read: ReadText, estimate: (output: string) => TokenUsage): ModelReply {
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
    usage: read.usage ?? estimate(output),
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

/** The failure that a request met on its way. */
export function failureOnWire(link: ModelLink, outcome: WireOutcome, error: unknown): FailedReply {
  const { server, secrets, hints } = link;
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
    case 'dropped': {
      const reason = `${server} closed the connection before the answer was complete (${quoteServer(outcome.reason, secrets)})`;
      // A firewall that lets only its proxy out may reset the connection.
      const unused = describeUnusedProxy(server, process.env, process.versions.node);
      return { ...failure('dropped', reason), ...(unused === undefined ? {} : { hint: `${unused}.` }) };
    }
    case 'unreachable': {
      const reason = `${server} could not be reached (${quoteServer(outcome.reason, secrets)})`;
      return { ...failure('unreachable', reason), hint: adviseOnNetwork(outcome.reason, link), fatal: true };
    }
    case 'not-sent': {
      const reason = `a request to ${server} could not be made (${quoteServer(messageOf(error), secrets)})`;
      return {
        ...failure('invalid', reason),
        hint: hints === USUAL_HINTS ? 'Check `base-url` and `api-key`.' : `${hints.address} ${hints.access}`,
        fatal: true,
      };
    }
  }
}

/** OpenSSL's words for a certificate that is not trusted: `self-signed certificate in certificate chain`. */
const BAD_CERTIFICATE = /\bcertificate\b/i;

/** What to do if a server cannot be reached. */
function adviseOnNetwork(reason: string, { server, hints }: ModelLink): string {
  return BAD_CERTIFICATE.test(reason)
    ? 'Set `NODE_EXTRA_CA_CERTS` to the file with the certificates of your organization.'
    : (adviseOnProxy(server, process.env, process.versions.node) ?? hints.address);
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

export function failureTerms({ server, model, secrets, hints, clock }: ModelLink): FailureTerms {
  return { server, model, secrets, hints, now: clock.now() };
}

function describeTime(milliseconds: number): string {
  const minutes = milliseconds / 60_000;
  return minutes >= 1 ? `${Math.round(minutes)} minutes` : `${Math.round(milliseconds / 1_000)} seconds`;
}
