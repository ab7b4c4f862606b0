import type { AnsweredReply } from '../models/model.ts';
import type { Tool } from './tools/tool.ts';

/**
 * The text in which an answer is looked for: that of the reply, and what it passes to tools that nobody declared. Some models
 * answer by calling one, such as `report_findings`.
 */
export function answerText({ text, toolCalls }: AnsweredReply, tools: readonly Tool[]): string {
  const unknown = toolCalls.filter(({ name }) => !tools.some((tool) => tool.name === name));
  return [text, ...unknown.map((call) => call.arguments)].join('\n');
}
