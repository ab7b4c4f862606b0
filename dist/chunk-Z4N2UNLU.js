import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/models/flatten-tool-turns.ts
function withoutToolTurns({ messages, shape }) {
  return { messages: messages.map(flatten), ...shape === void 0 ? {} : { shape } };
}
function flatten(message) {
  if (message.role === "tool")
    return { role: "user", content: `Result of ${message.name}:

${message.content}` };
  if (!("toolCalls" in message))
    return message;
  let calls = message.toolCalls.map((call) => `I looked up: ${call.name} ${call.arguments}`);
  return { role: "assistant", content: [message.content, ...calls].filter((part) => part !== "").join(`
`) };
}

export {
  withoutToolTurns
};
