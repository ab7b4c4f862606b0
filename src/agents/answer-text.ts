import type { AnsweredReply } from '../models/model.ts';
import { parseJson } from '../text/json/parse-json.ts';
import { isRecord } from '../text/record.ts';
import type { Tool } from './tools/tool.ts';

/**
 * The text in which an answer is looked for: that of the reply, and lists that it passes to tools that nobody declared. Some
 * models answer by calling one, such as `report_findings`. What one tool of another program is to do is no answer:
 * `bash`, `create_review_comment`.
 */
export function answerText({ text, toolCalls }: AnsweredReply, tools: readonly Tool[]): string {
  const unknown = toolCalls.filter((call) => !tools.some(({ name }) => name === call.name));
  return [text, ...unknown.map((call) => call.arguments).filter(holdsList)].join('\n');
}

function holdsList(written: string): boolean {
  const value = parseJson(written);
  return isRecord(value) && Object.values(value).some((field) => Array.isArray(field));
}
