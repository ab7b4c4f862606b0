import type { ModelMessage, ModelRequest } from './model.ts';

/** The same conversation for a server without tool support: calls and results become text, and no tools are offered. */
export function withoutToolTurns({ messages, shape }: ModelRequest): ModelRequest {
  return { messages: messages.map(flatten), ...(shape === undefined ? {} : { shape }) };
}

function flatten(message: ModelMessage): ModelMessage {
  if (message.role === 'tool') {
    return { role: 'user', content: `Result of ${message.name}:\n\n${message.content}` };
  }
  if (!('toolCalls' in message)) {
    return message;
  }
  const calls = message.toolCalls.map((call) => `I looked up: ${call.name} ${call.arguments}`);
  return { role: 'assistant', content: [message.content, ...calls].filter((part) => part !== '').join('\n') };
}
