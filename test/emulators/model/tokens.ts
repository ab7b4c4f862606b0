import { argumentsOf, contentOf, type ScriptedUsage, type SpokenReply } from './reply.ts';
import type { AskedRequest } from './request.ts';

/** Four characters a token: near enough for a double, and the same in every run. */
export function countTokens(text: string): number {
  return Math.ceil(text.length / 4);
}

/** Of everything that the model is given: messages, calls and tools. */
export function inputTokens({ messages, tools }: AskedRequest): number {
  const calls = messages.flatMap(({ toolCalls }) => toolCalls);
  const given = [...messages.map(({ text }) => text), ...[...calls, ...tools].map((item) => JSON.stringify(item))];
  return countTokens(given.join('\n'));
}

/** What the script says was used, or what was said counted; undefined where the server is to say nothing. */
export function usageOf(request: AskedRequest, reply: SpokenReply): ScriptedUsage | undefined {
  if (reply.usage === 'absent') return undefined;
  if (reply.usage !== undefined) return reply.usage;
  const calls = (reply.toolCalls ?? []).map((call) => call.name + argumentsOf(call));
  const said = [reply.thinking ?? '', contentOf(reply), ...calls].join('');
  return { inputTokens: inputTokens(request), outputTokens: countTokens(said) };
}
