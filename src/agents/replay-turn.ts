import type { AnsweredReply, AssistantTurn, ToolCall } from '../models/model.ts';
import { parseJson } from '../text/json/parse-json.ts';
import { isRecord } from '../text/record.ts';
import { MAX_CALLS_PER_TURN } from './tools/calls/answer-calls.ts';

/** Longer arguments are not repeated: the result of the tool says enough. */
const MAX_ARGUMENTS_CHARACTERS = 8_000;
/** Tool names that all providers accept. */
const NAME = /^[\w-]{1,64}$/;
const UNKNOWN_NAME = 'unknown_tool';

/**
 * Writes a turn with tool calls in a form that its provider accepts back: only the calls that were run, each with a
 * unique id, a valid tool name, and arguments that are an object.
 */
export function replayTurn({ text, toolCalls, opaque }: AnsweredReply): AssistantTurn {
  return {
    role: 'assistant',
    content: text,
    toolCalls: withOwnIds(toolCalls.slice(0, MAX_CALLS_PER_TURN)).map(replayCall),
    ...(opaque === undefined ? {} : { opaque }),
  };
}

function withOwnIds(calls: readonly ToolCall[]): readonly ToolCall[] {
  const given = new Set(calls.map(({ id }) => id));
  const taken = new Set<string>(['']);
  return calls.map((call, index) => {
    let { id } = call;
    for (let number = index + 1; taken.has(id); number += calls.length) {
      id = given.has(`call_${number}`) ? id : `call_${number}`;
    }
    taken.add(id);
    return { ...call, id };
  });
}

function replayCall(call: ToolCall): ToolCall {
  return {
    ...call,
    name: NAME.test(call.name) ? call.name : UNKNOWN_NAME,
    arguments: isObject(call.arguments) ? call.arguments : '{}',
  };
}

/** Models write broken JSON at times; the result of the tool tells the model so. */
function isObject(text: string): boolean {
  return text.length <= MAX_ARGUMENTS_CHARACTERS && isRecord(parseJson(text));
}
