import type { Answer, Group, ReplyKind } from '../types.ts';
import { expectAll, fence, json, textKinds } from '../write.ts';

/** The answer as the arguments of a tool that nobody offered, in the formats of several models, and as a server's message. */
export const toolCalls: Group = {
  name: 'tool calls',
  kinds: [
    ...textKinds({
      'name and arguments': (answer) => `{"name": "submit_review", "arguments": ${json(answer)}}`,
      'name and arguments as text': (answer) => JSON.stringify({ name: 'submit_review', arguments: json(answer) }),
      'name and parameters': (answer) => `{"name": "submit_review", "parameters": ${json(answer)}}`,
      'name and input': (answer) =>
        `{"type": "tool_use", "id": "toolu_1", "name": "submit_review", "input": ${json(answer)}}`,
      'tool and args': (answer) => `{"tool": "submit_review", "args": ${json(answer)}}`,
      'action and its input': (answer) =>
        `Thought: I have all I need.\nAction:\n${fence(`{"action": "Final Answer", "action_input": ${json(answer, 2)}}`)}`,
      'a function': (answer) =>
        JSON.stringify({ type: 'function', function: { name: 'submit_review', arguments: json(answer) } }),
      'a list of calls': (answer) =>
        JSON.stringify([
          { id: 'call_1', type: 'function', function: { name: 'submit_review', arguments: json(answer) } },
        ]),
      'a list of calls in tool_calls': (answer) =>
        JSON.stringify({ tool_calls: [{ function: { name: 'submit_review', arguments: json(answer) } }] }),
      'a function_call': (answer) =>
        JSON.stringify({
          role: 'assistant',
          content: null,
          function_call: { name: 'submit_review', arguments: json(answer) },
        }),
      'a call for each comment': ({ comments }) =>
        comments
          .map((comment) => `<tool_call>\n${JSON.stringify({ name: 'add_comment', arguments: comment })}\n</tool_call>`)
          .join('\n'),
      'a call for each comment, in a list': ({ comments }) =>
        JSON.stringify(comments.map((comment) => ({ name: 'add_comment', arguments: comment }))),
      'tags of Qwen': (answer) => `<tool_call>\n{"name": "submit_review", "arguments": ${json(answer)}}\n</tool_call>`,
      'tags of Qwen, not closed': (answer) => `<tool_call>\n{"name": "submit_review", "arguments": ${json(answer)}}`,
      'parameters in tags': ({ comments, summary }) =>
        `<tool_call>\n<function=submit_review>\n<parameter=summary>\n${summary}\n</parameter>\n<parameter=comments>\n${JSON.stringify(comments)}\n</parameter>\n</function>\n</tool_call>`,
      'tags of Llama': (answer) => `<|python_tag|>{"name": "submit_review", "parameters": ${json(answer)}}<|eom_id|>`,
      'function tags of Llama': (answer) => `<function=submit_review>${json(answer)}</function>`,
      'brackets of Mistral': (answer) => `[TOOL_CALLS][{"name": "submit_review", "arguments": ${json(answer)}}]`,
      'brackets of Mistral, with arguments after them': (answer) => `[TOOL_CALLS]submit_review[ARGS]${json(answer)}`,
      'signs of DeepSeek': (answer) =>
        `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>submit_review\n${fence(json(answer))}<｜tool▁call▁end｜><｜tool▁calls▁end｜>`,
      'signs of Kimi': (answer) =>
        `<|tool_calls_section_begin|><|tool_call_begin|>functions.submit_review:0<|tool_call_argument_begin|>${json(answer)}<|tool_call_end|><|tool_calls_section_end|>`,
      'tags of Claude': ({ comments, summary }) =>
        `<function_calls>\n<invoke name="submit_review">\n<parameter name="summary">${summary}</parameter>\n<parameter name="comments">${JSON.stringify(comments, undefined, 2)}</parameter>\n</invoke>\n</function_calls>`,
      'tags of GLM': ({ comments, summary }) =>
        `<tool_call>submit_review\n<arg_key>summary</arg_key>\n<arg_value>${summary}</arg_value>\n<arg_key>comments</arg_key>\n<arg_value>${JSON.stringify(comments)}</arg_value>\n</tool_call>`,
      'channel of gpt-oss': (answer) =>
        `<|start|>assistant<|channel|>commentary to=functions.submit_review <|constrain|>json<|message|>${json(answer)}<|call|>`,
      'code of Gemini': (answer) => fence(`print(default_api.submit_review(review=${json(answer)}))`, 'tool_code'),
      'a call of JavaScript': (answer) => `functions.submit_review(${json(answer)})`,
      'a call of Python with keywords': ({ comments, summary }) =>
        `submit_review(summary=${JSON.stringify(summary)}, comments=${JSON.stringify(comments)})`,
      'a message of the server': (answer) =>
        JSON.stringify({
          choices: [{ index: 0, message: { role: 'assistant', content: json(answer) }, finish_reason: 'stop' }],
        }),
      'blocks of content': (answer) => JSON.stringify({ content: [{ type: 'text', text: json(answer) }] }),
      'parts of Gemini': (answer) =>
        JSON.stringify({ candidates: [{ content: { parts: [{ text: fence(json(answer)) }] } }] }),
      'the response of a local server': (answer) => JSON.stringify({ model: 'x', response: json(answer), done: true }),
    }),
    nativeKind('a real call, with the answer as arguments', (answer) => [
      { name: 'submit_review', arguments: json(answer) },
    ]),
    nativeKind('a real call, named as the format', (answer) => [{ name: 'json', arguments: json(answer) }]),
    nativeKind('a real call for each comment', ({ comments }) =>
      comments.map((comment) => ({ name: 'add_comment', arguments: JSON.stringify(comment) })),
    ),
  ],
};

function nativeKind(
  name: string,
  calls: (answer: Answer) => readonly { readonly name: string; readonly arguments: string }[],
): ReplyKind {
  return {
    name,
    write: (answer) => ({
      message: { content: null, toolCalls: calls(answer), finish: 'tool_calls' },
      expected: expectAll(answer.comments),
    }),
  };
}
