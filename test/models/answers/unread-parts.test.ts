import { describe, expect, it } from 'vitest';
import { withUnreadParts } from '../../../src/models/answers/unread-parts.ts';
import type { ReadAnswer } from '../../../src/models/protocol.ts';

const FOUND = '{"comments": [{"path": "a.ts", "line": 1, "body": "It breaks."}]}';
const PARSED = JSON.parse(FOUND) as object;
const NOTHING = '{"comments": []}';
const CLEAN: ReadAnswer = {
  kind: 'answer',
  text: NOTHING,
  toolCalls: [],
  notes: [],
  cutOff: false,
  usage: undefined,
  hasThought: false,
};

function textWith(body: unknown): string {
  const read = withUnreadParts(CLEAN, body);
  return read.kind === 'answer' ? read.text : read.kind;
}

describe('a list of findings in a part that the protocol has not for text', () => {
  it.each<[string, unknown]>([
    ['a call of another kind', { output: [{ type: 'custom_tool_call', input: FOUND }] }],
    ['a text that the client library adds', { output: [], output_text: FOUND }],
    ['a document', { content: [{ type: 'document', source: { data: FOUND } }] }],
    ['a note on the text', { choices: [{ message: { annotations: [{ text: FOUND }] } }] }],
    ['a piece of a stream', { choices: [{ delta: { content: FOUND } }] }],
    ['the text of an older API', { response: FOUND, message: { content: NOTHING } }],
  ])('is added: %s', (_what, body) => {
    expect(textWith(body)).toBe(`${NOTHING}\n\n${FOUND}`);
  });

  it('is added as text if it is an object', () => {
    const body = { choices: [{ message: { parsed: PARSED } }] };
    expect(textWith(body)).toBe(`${NOTHING}\n\n${JSON.stringify(PARSED)}`);
  });

  it.each<[string, unknown]>([
    ['thinking', { choices: [{ message: { reasoning_content: FOUND, thinking: FOUND } }] }],
    ['an item of thinking', { output: [{ type: 'reasoning', summary: [{ text: FOUND }] }] }],
    ['probabilities of its parts', { choices: [{ logprobs: { content: [{ token: FOUND }] } }] }],
    ['the request, repeated', { instructions: FOUND, input: FOUND }],
    ['an empty list', { output_text: NOTHING }],
  ])('is not: %s', (_what, body) => {
    expect(textWith(body)).toBe(NOTHING);
  });

  it('is not added twice: in the text that was read, and in a call', () => {
    const read = withUnreadParts(
      {
        ...CLEAN,
        text: 'Looking.',
        toolCalls: [{ id: 'a', name: 'report', arguments: JSON.stringify({ result: PARSED }) }],
      },
      {
        content: [
          { type: 'tool_use', input: { result: PARSED } },
          { type: 'text', text: 'Looking.' },
        ],
      },
    );
    expect(read).toMatchObject({ text: 'Looking.' });
  });

  it('is found in a deeply nested answer', () => {
    const deep = Array.from({ length: 100_000 }).reduce<unknown>((inner) => [inner], FOUND);
    expect(textWith({ output: deep })).toContain('It breaks.');
  });
});
