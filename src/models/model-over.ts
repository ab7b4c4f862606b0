import { openModelBatches, type ModelBatches } from './batches/model-batches.ts';
import { readErrorBody, type ErrorDetails } from './wire/error-body.ts';
import { estimateUsage } from './spending/estimate-usage.ts';
import { explainErrorStatus } from './failures.ts';
import type { FailedReply, Model, ModelReply, ModelRequest } from './model.ts';
import {
  adaptRequest,
  chooseToolMode,
  failureOnWire,
  failureTerms,
  makeReply,
  openLink,
  TOOL_MODES,
  type ModelLink,
  type Offer,
} from './model-link.ts';
import type { Protocol } from './protocol.ts';
import { quoteServer } from './quote-server.ts';
import { openWire, type Wire, type WireOutcome } from './wire/wire.ts';
import { dropRefusedFeature, weakerFeatures, type RequestFeatures } from './request-features.ts';
import { withUnreadParts } from './answers/unread-parts.ts';

/** A model as its provider offers it. */
export interface OpenedModel extends Model {
  /** Absent if its provider has no batch API that is supported. */
  readonly batches?: ModelBatches;
}

/**
 * A model behind a server that speaks this protocol. If the server refuses a part of a request, the model remembers it
 * and leaves it out from then on.
 */
export function modelOver(protocol: Protocol, offer: Offer): OpenedModel {
  const link = openLink(protocol, offer);
  return {
    name: link.model,
    provider: offer.provider,
    get takesTools() {
      return link.learned.refusalOfTools === undefined;
    },
    ask: (request, signal) => ask(link, request, signal),
    ...(offer.batches === undefined ? {} : { batches: openModelBatches(link, offer.batches) }),
  };
}

async function ask(link: ModelLink, request: ModelRequest, signal: AbortSignal): Promise<ModelReply> {
  for (;;) {
    const toolMode = chooseToolMode(link, request);
    const features = link.learned[toolMode];
    const wire = openWire({
      ...link,
      signal,
      isHasty: request.isHasty,
      judge: (answer) => explainErrorStatus(answer, failureTerms(link)),
    });
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
    withoutRefused(link, next);
    if (toolMode !== 'withheld' && next.tools === 'none') {
      link.learned.refusalOfTools ??= quoteServer(refusal.message, link.secrets);
    }
  }
}

/** Whether a model takes a temperature, marks for a prompt cache or system messages does not depend on tools. */
function withoutRefused({ learned }: ModelLink, { temperature, cacheMarks, system }: RequestFeatures): void {
  for (const mode of TOOL_MODES) {
    learned[mode] = weakerFeatures(learned[mode], { ...learned[mode], temperature, cacheMarks, system });
  }
}

/** Puts the system text before the text of the first message. */
function withoutSystem({ messages, ...request }: ModelRequest): ModelRequest {
  const texts = messages.flatMap((message) => (message.role === 'system' ? [message.content] : []));
  const [first, ...rest] = messages.filter(({ role }) => role !== 'system');
  const isUser = first?.role === 'user';
  const content = [...texts, ...(isUser ? [first.content] : [])].join('\n\n');
  const others = isUser || first === undefined ? rest : [first, ...rest];
  return { ...request, messages: [{ role: 'user', content }, ...others] };
}

async function send(
  link: ModelLink,
  request: ModelRequest,
  features: RequestFeatures,
  wire: Wire,
): Promise<ModelReply> {
  try {
    const sent = features.system === 'own' ? request : withoutSystem(request);
    const answer = await link.protocol.send(sent, features, wire.fetch);
    const read = withUnreadParts(link.protocol.read(answer, request), answer);
    return withBrokenAttempts(
      link,
      makeReply(link, read, (output) => estimateUsage(request, output)),
      wire,
    );
  } catch (error) {
    // The errors of client libraries are ignored: the wire recorded more about what happened.
    return withBrokenAttempts(link, failureOnWire(link, wire.outcome(), error), wire);
  }
}

function withBrokenAttempts({ answeredBy: model }: ModelLink, reply: ModelReply, wire: Wire): ModelReply {
  const count = wire.brokenAttempts();
  return count === 0
    ? reply
    : { ...reply, earlier: Array.from({ length: count }, () => ({ model, cause: 'dropped', isRepeated: true })) };
}

/** The server's refusal of a part of the request, if this is what the failure may be about. */
function findRefusal(reply: FailedReply, outcome: WireOutcome): ErrorDetails | undefined {
  const REFUSING = [400, 403, 404, 422, 500, 501];
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
