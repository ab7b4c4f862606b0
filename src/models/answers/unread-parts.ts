import { isRecord } from '../../text/record.ts';
import type { ReadAnswer } from '../protocol.ts';

/** The fields in which servers answer. Others repeat the request, which shows the form of an answer. */
const ANSWERING = ['choices', 'content', 'message', 'output', 'output_text', 'response'];

/** What a model thought is not its answer. Probabilities repeat the answer in small parts. */
const NOT_SAID = /think|reason|logprobs|encrypted|signature/i;

const LISTS = ['comments', 'findings', 'issues'];
/** The beginning of a list that is not empty. */
const LISTED = new RegExp(String.raw`"(?:${LISTS.join('|')})"\s*:\s*\[\s*[{"]`, 'i');

/**
 * Adds to an answer the lists of findings that the server sent in other places than those that its protocol has for text, such
 * as a call of a kind that was not offered or a quoted document. The answer next to them could say that nothing was found.
 *
 * @param body the JSON of the server's answer, not validated
 */
export function withUnreadParts(answer: ReadAnswer, body: unknown): ReadAnswer {
  if (answer.kind !== 'answer' || !isRecord(body)) {
    return answer;
  }
  const isRead = (text: string): boolean =>
    answer.text.includes(text) || answer.toolCalls.some((call) => call.arguments.includes(text));
  const unread = listFindings(ANSWERING.map((name) => body[name])).filter((text) => !isRead(text));
  return unread.length === 0
    ? answer
    : { ...answer, text: [answer.text, ...new Set(unread)].filter((text) => text !== '').join('\n\n') };
}

/** Visits values one after the other and not by recursion, because a server may nest them deeply. */
function listFindings(roots: readonly unknown[]): readonly string[] {
  const found: string[] = [];
  const waiting = [...roots];
  for (let value = waiting.pop(); waiting.length > 0 || value !== undefined; value = waiting.pop()) {
    if (typeof value === 'string' && LISTED.test(value)) {
      found.push(value);
    } else if (Array.isArray(value)) {
      value.forEach((one: unknown) => waiting.push(one));
    } else if (isRecord(value) && !NOT_SAID.test(String(value['type']))) {
      if (LISTS.some((name) => isFilled(value[name]))) {
        found.push(JSON.stringify(value));
        continue;
      }
      Object.entries(value).forEach(([name, inner]) => NOT_SAID.test(name) || waiting.push(inner));
    }
  }
  return found;
}

function isFilled(list: unknown): boolean {
  return Array.isArray(list) && list.some((one) => isRecord(one) || typeof one === 'string');
}
