import { argumentsOf, contentOf, type ScriptedUsage, type SpokenReply } from './reply.ts';
import type { AskedRequest } from './request.ts';

/** Four characters per token: accurate enough for an emulator, and the same in every run. */
export function countTokens(text: string): number {
  return Math.ceil(text.length / 4);
}

/** Counts everything that the model receives: messages, calls and tools. */
export function inputTokens({ messages, tools }: AskedRequest): number {
  const calls = messages.flatMap(({ toolCalls }) => toolCalls);
  const given = [...messages.map(({ text }) => text), ...[...calls, ...tools].map((item) => JSON.stringify(item))];
  return countTokens(given.join('\n'));
}

/** The usage from the script, or the counted one; undefined if the server must not report any. */
export function usageOf(request: AskedRequest, reply: SpokenReply): ScriptedUsage | undefined {
  if (reply.usage === 'absent') return undefined;
  if (reply.usage !== undefined) return reply.usage;
  const calls = (reply.toolCalls ?? []).map((call) => call.name + argumentsOf(call));
  const said = [reply.thinking ?? '', contentOf(reply), ...calls].join('');
  return { inputTokens: inputTokens(request), outputTokens: countTokens(said) };
}
