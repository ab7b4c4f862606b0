import type { Answer, Comment, Group } from '../types.ts';
import { fence, json, textKinds } from '../write.ts';

/** The answer within what servers send around it: whole responses, calls of tools, and the marks of chat templates. */
export const serverAnswers: Group = {
  name: 'responses of servers',
  kinds: textKinds({
    'a response of chat completions': (answer) =>
      pretty({
        id: 'chatcmpl-9x',
        object: 'chat.completion',
        created: 1_731_000_000,
        model: 'gpt-4o',
        choices: [
          { index: 0, message: { role: 'assistant', content: json(answer, 2), refusal: null }, finish_reason: 'stop' },
        ],
        usage: { prompt_tokens: 812, completion_tokens: 301 },
      }),
    'a response with a fenced content': (answer) =>
      JSON.stringify({ choices: [{ message: { role: 'assistant', content: `Here:\n\n${fence(json(answer, 2))}` } }] }),
    'a response with a call, arguments as text': (answer) =>
      pretty({ choices: [{ message: { content: null, tool_calls: [openAiCall('submit_review', json(answer))] } }] }),
    'a call whose arguments are an object': (answer) =>
      pretty({
        tool_calls: [{ id: 'call_1', type: 'function', function: { name: 'submit', arguments: plain(answer) } }],
      }),
    'a call for each comment, arguments as text': ({ comments }) =>
      pretty({ tool_calls: comments.map((comment) => openAiCall('create_comment', JSON.stringify(comment))) }),
    'a call for each comment, arguments as objects': ({ comments }) =>
      pretty({ tool_calls: comments.map((comment) => ({ name: 'create_comment', arguments: comment })) }),
    'a response of the Responses interface': (answer) =>
      pretty({
        object: 'response',
        output: [
          { type: 'reasoning', summary: [] },
          {
            type: 'message',
            role: 'assistant',
            content: [{ type: 'output_text', text: json(answer), annotations: [] }],
          },
        ],
      }),
    'a call of the Responses interface': (answer) =>
      pretty({ output: [{ type: 'function_call', call_id: 'c', name: 'submit_review', arguments: json(answer) }] }),
    'a block of tool use': (answer) =>
      pretty({ type: 'tool_use', id: 'toolu_01A', name: 'submit_review', input: plain(answer) }),
    'a message with a text and a block of tool use': (answer) =>
      pretty({
        role: 'assistant',
        content: [
          { type: 'text', text: 'I reviewed the change.' },
          { type: 'tool_use', id: 'toolu_01A', name: 'submit_review', input: plain(answer) },
        ],
        stop_reason: 'tool_use',
      }),
    'blocks of content, alone': (answer) => JSON.stringify([{ type: 'text', text: json(answer, 2) }]),
    'blocks of content with thinking': (answer) =>
      pretty([
        { type: 'thinking', thinking: `Maybe ${JSON.stringify(answer.refuted)}? No.`, signature: 'x' },
        { type: 'text', text: json(answer) },
      ]),
    'a block of tool use for each comment': ({ comments }) =>
      pretty(comments.map((input, index) => ({ type: 'tool_use', id: `toolu_${index}`, name: 'comment', input }))),
    'a call of Gemini': (answer) => pretty({ functionCall: { name: 'submit_review', args: plain(answer) } }),
    'a response of Gemini with a call': (answer) =>
      pretty({
        candidates: [
          { content: { role: 'model', parts: [{ functionCall: { name: 'review', args: plain(answer) } }] } },
        ],
      }),
    'a call of Gemini for each comment': ({ comments }) =>
      pretty({ parts: comments.map((args) => ({ functionCall: { name: 'add_comment', args } })) }),
    'a chat response of Ollama': (answer) =>
      JSON.stringify({ model: 'qwen', message: { role: 'assistant', content: json(answer) }, done: true }),
    'a call of Ollama': (answer) =>
      JSON.stringify({ message: { tool_calls: [{ function: { name: 'review', arguments: plain(answer) } }] } }),
    'a call of Bedrock': (answer) =>
      pretty({ output: { message: { content: [{ toolUse: { toolUseId: 't', name: 'r', input: plain(answer) } }] } } }),
    'calls of Cohere': (answer) =>
      `Action:\n${fence(pretty([{ tool_name: 'directly-answer', parameters: plain(answer) }]))}`,
    'calls of Cohere within marks': (answer) =>
      `<|START_ACTION|>${JSON.stringify([{ tool_call_id: '0', tool_name: 'submit', parameters: plain(answer) }])}<|END_ACTION|>`,
    'tags of a call with its name in a tag': (answer) =>
      tag('tool_call', `\n${tag('name', 'submit_review')}\n${tag('arguments', json(answer))}\n`),
    'tags of a call in a fence': (answer) =>
      fence(tag('tool_call', `\n{"name": "submit_review", "arguments": ${json(answer)}}\n`), 'xml'),
    'tags of calls around a list': (answer) =>
      tag('tool_calls', `\n${JSON.stringify([{ name: 'submit_review', arguments: plain(answer) }])}\n`),
    'a call of Hermes with arguments in single quotes': (answer) =>
      tag('functioncall', ` {"name": "submit_review", "arguments": '${json(answer).replaceAll("'", "\\'")}'} `),
    'a call with double braces': (answer) =>
      tag('tool_call', `\n{{"name": "submit_review", "arguments": ${json(answer)}}}\n`),
    'tags of calls without line ends': ({ comments }) =>
      comments.map((comment) => tag('tool_call', `{"name":"comment","arguments":${JSON.stringify(comment)}}`)).join(''),
    'parameters of each comment in tags': ({ comments }) =>
      comments
        .map((comment) =>
          tag(
            'function=add_comment',
            `\n${parametersOf(comment)
              .map(([key, value]) => tag(`parameter=${key}`, `\n${value}\n`))
              .join('\n')}\n`,
          ),
        )
        .join('\n'),
    'an invocation for each comment': ({ comments }) =>
      tag(
        'function_calls',
        `\n${comments
          .map((comment) =>
            tag(
              'invoke name="add_comment"',
              `\n${parametersOf(comment)
                .map(([key, value]) => tag(`parameter name="${key}"`, value))
                .join('\n')}\n`,
            ),
          )
          .join('\n')}\n`,
      ),
    'an invocation with a prefix': ({ comments, summary }) =>
      tag(
        'x:function_calls',
        `\n${tag(
          'x:invoke name="submit_review"',
          `\n${tag('x:parameter name="summary"', summary)}\n${tag('x:parameter name="comments"', JSON.stringify(comments))}\n`,
        )}\n`,
      ),
    'calls of Mistral for each comment': ({ comments }) =>
      `[TOOL_CALLS]${JSON.stringify(comments.map((comment) => ({ name: 'add_comment', arguments: comment, id: 'a1b2c3d4e' })))}</s>`,
    'a call of Llama in brackets': ({ comments }) =>
      `[${comments
        .slice(0, 20)
        .map(
          ({ path, line, severity, title, body }) =>
            `add_comment(path=${JSON.stringify(path)}, line=${line}, severity=${JSON.stringify(severity)}, title=${JSON.stringify(title)}, body=${JSON.stringify(body)})`,
        )
        .join(', ')}]`,
    'a call of Llama after its tag, for each comment': ({ comments }) =>
      `<|python_tag|>${comments
        .map((comment) => JSON.stringify({ type: 'function', name: 'add_comment', parameters: comment }))
        .join('; ')}<|eom_id|>`,
    'signs of DeepSeek for each comment': ({ comments }) =>
      `<｜tool▁calls▁begin｜>${comments
        .map(
          (comment) =>
            `<｜tool▁call▁begin｜>function<｜tool▁sep｜>add_comment\n${fence(JSON.stringify(comment))}<｜tool▁call▁end｜>`,
        )
        .join('\n')}<｜tool▁calls▁end｜><｜end▁of▁sentence｜>`,
    'signs of DeepSeek without a fence': (answer) =>
      `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>submit_review<｜tool▁sep｜>${json(answer)}<｜tool▁call▁end｜><｜tool▁calls▁end｜>`,
    'a call of Granite': (answer) =>
      `<|tool_call|>${JSON.stringify([{ name: 'submit_review', arguments: plain(answer) }])}`,
    'a call of Phi': (answer) =>
      `<|tool_call|>${JSON.stringify([{ name: 'submit_review', arguments: plain(answer) }])}<|/tool_call|>`,
    'steps of ReAct': (answer) =>
      `Thought: I know the change now.\nAction: submit_review\nAction Input: ${json(answer)}\nObservation: `,
    'a final answer of ReAct': (answer) => `Thought: I have all that I need.\nFinal Answer: ${json(answer)}`,
    'events of a stream': (answer) =>
      `data: ${JSON.stringify({ choices: [{ message: { content: json(answer) } }] })}\n\ndata: [DONE]`,
    'JSON in JSON in JSON': (answer) => JSON.stringify({ output: JSON.stringify({ result: json(answer) }) }),
    'a message in a list of messages': (answer) =>
      pretty({
        messages: [
          { role: 'user', content: 'Review this.' },
          { role: 'assistant', content: json(answer) },
        ],
      }),
    'a response to JSON-RPC': (answer) => pretty({ jsonrpc: '2.0', id: 1, result: plain(answer) }),
    'a result of a tool of MCP': (answer) =>
      pretty({ content: [{ type: 'text', text: json(answer) }], isError: false }),
    'a result with a status': (answer) =>
      pretty({ success: true, error: null, status: 200, data: { review: plain(answer) }, meta: { version: 1 } }),
  }),
};

function plain({ summary, comments }: Answer): unknown {
  return { summary, comments };
}

function pretty(value: unknown): string {
  return JSON.stringify(value, undefined, 2);
}

function openAiCall(name: string, text: string): unknown {
  return { id: `call_${name}`, type: 'function', function: { name, arguments: text } };
}

/** An element: its first word, up to a sign, is its name in the closing tag. */
function tag(start: string, content: string): string {
  return `<${start}>${content}</${/^[\w:]+/.exec(start)?.[0]}>`;
}

function parametersOf({ path, line, severity, title, body, quote }: Comment): readonly (readonly [string, string])[] {
  return Object.entries({ path, line: String(line), severity, title, quote, body });
}
