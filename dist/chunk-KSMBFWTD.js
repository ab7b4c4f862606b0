import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/models/spending/estimate-usage.ts
function estimateUsage(request, output) {
  return {
    inputTokens: Math.ceil(countInput(request) / 4),
    outputTokens: Math.ceil(output.length / 4)
  };
}
function countInput({ messages, tools = [], withheldTools = [] }) {
  let declared = [...tools, ...withheldTools].reduce((sum, tool) => sum + JSON.stringify(tool).length, 0);
  return messages.reduce((sum, message) => sum + countMessage(message), declared);
}
function countMessage(message) {
  return ("toolCalls" in message ? message.toolCalls : []).reduce((sum, call) => sum + call.name.length + call.arguments.length, message.content.length);
}

export {
  estimateUsage,
  countInput
};
