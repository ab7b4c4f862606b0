import type { AnsweredReply, AssistantTurn, ToolCall } from '../models/model.ts';
import { parseJson } from '../text/json/parse-json.ts';
import { isRecord } from '../text/record.ts';
import { MAX_CALLS_PER_TURN } from './tools/calls/answer-calls.ts';

/** Longer arguments say nothing to the model that a tool's answer does not. */
const MAX_ARGUMENTS_CHARACTERS = 8_000;
/** As providers take the names of tools. */
const NAME = /^[\w-]{1,64}$/;
const UNKNOWN_NAME = 'unknown_tool';

/**
 * A turn that called tools as its provider takes it back: as many calls as are run, each with an id of its own, a name that
 * a tool could have and arguments that are an object.
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

/** Broken JSON is expected of a model; the tool's result tells it so. */
function isObject(text: string): boolean {
  return text.length <= MAX_ARGUMENTS_CHARACTERS && isRecord(parseJson(text));
}
