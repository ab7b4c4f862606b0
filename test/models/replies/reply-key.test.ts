import { describe, expect, it } from 'vitest';
import type { ModelRequest } from '../../../src/models/model.ts';
import { replyKey, type ReplySource } from '../../../src/models/replies/reply-key.ts';

const MODEL = { name: 'gpt', provider: 'openai' };
const SOURCE: ReplySource = { address: 'https://a', api: 'chat', maxOutputTokens: 100 };
const CALL = { id: 'c1', name: 'read_file', arguments: '{}' };
const REQUEST: ModelRequest = {
  messages: [
    { role: 'system', content: 'Review.' },
    { role: 'user', content: 'A change.' },
    { role: 'assistant', content: '', toolCalls: [CALL], opaque: { thought: 1 } },
    { role: 'tool', callId: 'c1', name: 'read_file', content: 'text' },
  ],
  tools: [{ name: 'read_file', description: 'Reads', parameters: { type: 'object' } }],
  shape: { name: 'review', schema: { type: 'object' } },
};

function withMessage(index: number, change: object): ModelRequest {
  return {
    ...REQUEST,
    messages: REQUEST.messages.map((message, at) => (at === index ? { ...message, ...change } : message)),
  };
}

it('the key of a request is the same for the same request', () => {
  expect(replyKey(MODEL, SOURCE, structuredClone(REQUEST))).toBe(replyKey(MODEL, SOURCE, REQUEST));
});

describe('the key of a request differs for', () => {
  it.each<[string, typeof MODEL, ReplySource, ModelRequest]>([
    ['another model', { ...MODEL, name: 'gpt-5' }, SOURCE, REQUEST],
    ['another provider', { ...MODEL, provider: 'azure-openai' }, SOURCE, REQUEST],
    ['another server', MODEL, { ...SOURCE, address: 'https://b' }, REQUEST],
    ['another API', MODEL, { ...SOURCE, api: 'responses' }, REQUEST],
    ['another output limit', MODEL, { ...SOURCE, maxOutputTokens: 200 }, REQUEST],
    ['no output limit', MODEL, { ...SOURCE, maxOutputTokens: undefined }, REQUEST],
    ['another text', MODEL, SOURCE, withMessage(1, { content: 'Another change.' })],
    ['another role', MODEL, SOURCE, withMessage(1, { role: 'system' })],
    ['a text that stands in the next message', MODEL, SOURCE, { ...REQUEST, messages: REQUEST.messages.slice(1) }],
    ['other calls', MODEL, SOURCE, withMessage(2, { toolCalls: [{ ...CALL, arguments: '{"a":1}' }] })],
    ['another thought', MODEL, SOURCE, withMessage(2, { opaque: { thought: 2 } })],
    ['another result', MODEL, SOURCE, withMessage(3, { content: 'other' })],
    ['the result of another call', MODEL, SOURCE, withMessage(3, { callId: 'c2' })],
    ['no tools', MODEL, SOURCE, { messages: REQUEST.messages, ...(REQUEST.shape ? { shape: REQUEST.shape } : {}) }],
    [
      'tools that are described otherwise',
      MODEL,
      SOURCE,
      { ...REQUEST, tools: [{ name: 'read_file', description: '', parameters: { type: 'object' } }] },
    ],
    ['tools that may not be called', MODEL, SOURCE, { ...REQUEST, withheldTools: REQUEST.tools ?? [] }],
    ['another shape', MODEL, SOURCE, { ...REQUEST, shape: { name: 'review', schema: { type: 'array' } } }],
  ])('%s', (_name, model, source, request) => {
    const key = replyKey(model, source, request);
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(key).not.toBe(replyKey(MODEL, SOURCE, REQUEST));
  });
});

it('there is no key for data of a server that is nested too deeply to be serialized', () => {
  const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
  expect(replyKey(MODEL, SOURCE, withMessage(2, { opaque: deep }))).toBeUndefined();
});
