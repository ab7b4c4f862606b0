import Anthropic from '@anthropic-ai/sdk';
import { Ollama } from 'ollama';
import OpenAI, { AzureOpenAI } from 'openai';
import type { ModelEmulator } from './server.ts';
import { ANSWER_SCHEMA, READ_FILE } from './stage.ts';

/** The result of an answer in a provider's own library. */
export interface Understood {
  readonly text: string;
  readonly calls: readonly { readonly name: string; readonly arguments: unknown }[];
  readonly thinking: string;
  readonly stop: string;
  readonly tokens: number | undefined;
}

/** Sends one request through the provider's own library, in the same way for every protocol. */
export type Client = (model: ModelEmulator) => Promise<Understood>;

const SYSTEM = 'You review.';
const QUESTION = 'Review this.';
const CHAT_TOOL = { type: 'function' as const, function: READ_FILE };

async function chat(client: OpenAI): Promise<Understood> {
  const answer = await client.chat.completions.create({
    model: 'gpt-test',
    messages: [
      { role: 'system', content: SYSTEM },
      { role: 'user', content: QUESTION },
    ],
    tools: [CHAT_TOOL],
    response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema: ANSWER_SCHEMA } },
  });
  const choice = answer.choices[0]!;
  const calls = (choice.message.tool_calls ?? []).filter((call) => call.type === 'function');
  return {
    text: choice.message.content ?? choice.message.refusal ?? '',
    calls: calls.map((call) => ({
      name: call.function.name,
      arguments: JSON.parse(call.function.arguments) as unknown,
    })),
    thinking: (choice.message as { reasoning_content?: string }).reasoning_content ?? '',
    stop: choice.finish_reason,
    tokens: answer.usage?.prompt_tokens,
  };
}

async function responses(client: OpenAI): Promise<Understood> {
  const answer = await client.responses.create({
    model: 'gpt-test',
    instructions: SYSTEM,
    input: QUESTION,
    store: false,
    tools: [{ type: 'function', strict: true, ...READ_FILE }],
    text: { format: { type: 'json_schema', name: 'answer', strict: true, schema: ANSWER_SCHEMA } },
  });
  const calls = answer.output.filter((item) => item.type === 'function_call');
  const refusals = answer.output.flatMap((item) => (item.type === 'message' ? item.content : []));
  return {
    text: answer.output_text + refusals.map((part) => (part.type === 'refusal' ? part.refusal : '')).join(''),
    calls: calls.map((call) => ({ name: call.name, arguments: JSON.parse(call.arguments) as unknown })),
    thinking: answer.output
      .flatMap((item) => (item.type === 'reasoning' ? item.summary : []))
      .map(({ text }) => text)
      .join(''),
    stop: answer.incomplete_details?.reason ?? answer.status ?? '',
    tokens: answer.usage?.input_tokens,
  };
}

function messagesRequest(): Anthropic.MessageCreateParamsNonStreaming {
  const { name, description, parameters } = READ_FILE;
  return {
    model: 'claude-test',
    max_tokens: 1000,
    system: SYSTEM,
    messages: [{ role: 'user', content: QUESTION }],
    tools: [{ name, description, input_schema: { ...parameters, type: 'object' } }],
    output_config: { format: { type: 'json_schema', schema: ANSWER_SCHEMA } },
  };
}

function fromMessage(message: Anthropic.Message): Understood {
  return {
    text: message.content.map((block) => (block.type === 'text' ? block.text : '')).join(''),
    calls: message.content.flatMap((block) =>
      block.type === 'tool_use' ? [{ name: block.name, arguments: block.input }] : [],
    ),
    thinking: message.content.map((block) => (block.type === 'thinking' ? block.thinking : '')).join(''),
    stop: message.stop_reason ?? '',
    tokens: (message.usage as Anthropic.Usage | undefined)?.input_tokens,
  };
}

function openAi({ url }: ModelEmulator): OpenAI {
  return new OpenAI({ apiKey: 'key', baseURL: url, maxRetries: 0 });
}

function anthropic({ origin }: ModelEmulator): Anthropic {
  return new Anthropic({ apiKey: 'key', baseURL: origin, maxRetries: 0 });
}

export const CLIENTS = {
  'OpenAI chat': (model) => chat(openAi(model)),
  'OpenAI responses': (model) => responses(openAi(model)),
  'Azure deployment': ({ origin }) =>
    chat(
      new AzureOpenAI({
        apiKey: 'key',
        endpoint: origin,
        apiVersion: '2024-10-21',
        deployment: 'gpt-test',
        maxRetries: 0,
      }),
    ),
  'Azure v1 chat': ({ origin }) => chat(new OpenAI({ apiKey: 'key', baseURL: `${origin}/openai/v1`, maxRetries: 0 })),
  'Azure responses': ({ origin }) =>
    responses(new AzureOpenAI({ apiKey: 'key', endpoint: origin, apiVersion: '2025-04-01-preview', maxRetries: 0 })),
  Anthropic: async (model) => fromMessage(await anthropic(model).messages.create(messagesRequest())),
  'Anthropic streamed': async (model) =>
    fromMessage(await anthropic(model).messages.stream(messagesRequest()).finalMessage()),
  Ollama: async ({ origin }) => {
    const answer = await new Ollama({ host: origin }).chat({
      model: 'llama-test',
      messages: [
        { role: 'system', content: SYSTEM },
        { role: 'user', content: QUESTION },
      ],
      stream: false,
      tools: [CHAT_TOOL],
      options: { num_ctx: 8192 },
    });
    const { message } = answer;
    return {
      text: message.content,
      calls: (message.tool_calls ?? []).map(({ function: called }) => called),
      thinking: message.thinking ?? '',
      stop: answer.done_reason,
      tokens: answer.prompt_eval_count,
    };
  },
} satisfies Readonly<Record<string, Client>>;
