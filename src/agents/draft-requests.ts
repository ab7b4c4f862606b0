import type { ChatMessage } from '../fitting/render.ts';
import type { ModelMessage, ModelRequest, ToolDeclaration } from '../models/model.ts';
import { CONCLUDE } from '../prompt/parts/conversation.ts';
import type { ConversationTerms, TurnKind } from './conversation.ts';
import { exchangeMessages, countExchangesTokens, type Exchange } from './exchanges.ts';
import { declarationTokens, messageTokens } from './message-tokens.ts';
import { sum } from '../structures/sum.ts';

/** A request of a conversation, with its input tokens including the framing of messages. */
export interface DraftedRequest {
  readonly kind: TurnKind;
  readonly request: ModelRequest;
  readonly tokens: number;
}

/** Creates the requests of a conversation. */
export interface RequestDrafts {
  /** Tokens of the prompt, which is part of every request. */
  readonly promptTokens: number;
  /** Tokens that the last request has in addition to an open one with the same exchanges. */
  readonly concludeTokens: number;
  /** Tokens that a request leaves for exchanges, whether it offers tools or asks for the answer. */
  roomFor(limit: number): number;
  open(exchanges: readonly Exchange[]): DraftedRequest;
  last(exchanges: readonly Exchange[]): DraftedRequest;
  /**
   * @param note why the answer is requested again
   * @param withTools whether the requests before it offered tools
   */
  again(exchanges: readonly Exchange[], note: string, withTools: boolean): DraftedRequest;
}

export function draftRequests(
  terms: Pick<ConversationTerms<unknown>, 'messages' | 'shape' | 'tools' | 'tokenizer'>,
): RequestDrafts {
  const { messages, shape, tokenizer } = terms;
  const tools = terms.tools.map(({ name, description, parameters }): ToolDeclaration => ({
    name,
    description,
    parameters,
  }));
  const promptTokens = sum(messages.map((message) => messageTokens(message, tokenizer)));
  const toolsTokens = declarationTokens(tools, tokenizer);
  const concludeTokens = messageTokens(userMessage(CONCLUDE), tokenizer);

  function draft(kind: TurnKind, exchanges: readonly Exchange[], offer: Offer, note?: string): DraftedRequest {
    const notes = note === undefined ? [] : [userMessage(note)];
    const all: readonly ModelMessage[] = [...messages, ...exchangeMessages(exchanges), ...notes];
    const declared = tools.length === 0 ? NOTHING : offer;
    return {
      kind,
      request: { messages: all, ...(shape === undefined ? {} : { shape }), ...declared },
      tokens:
        promptTokens +
        countExchangesTokens(exchanges) +
        (declared === NOTHING ? 0 : toolsTokens) +
        sum(notes.map((message) => messageTokens(message, tokenizer))),
    };
  }

  return {
    promptTokens,
    concludeTokens,
    roomFor: (limit) => limit - promptTokens - toolsTokens - concludeTokens,
    open: (exchanges) => draft('open', exchanges, { tools }),
    // If nothing was looked up, the prompt alone is enough.
    last: (exchanges) =>
      exchanges.length === 0
        ? draft('last', exchanges, NOTHING)
        : draft('last', exchanges, { withheldTools: tools }, CONCLUDE),
    again: (exchanges, note, withTools) =>
      draft('again', exchanges, withTools ? { withheldTools: tools } : NOTHING, note),
  };
}

type Offer = Pick<ModelRequest, 'tools' | 'withheldTools'>;

const NOTHING: Offer = {};

function userMessage(content: string): ChatMessage {
  return { role: 'user', content };
}
