import { expect, it } from 'vitest';
import type { KeptReply } from '../../../src/models/replies/kept-reply.ts';
import { createReplyMemory } from '../../../src/models/replies/reply-memory.ts';

function reply(text: string): KeptReply {
  return { text, toolCalls: [], notes: [] };
}

it('the memory of a run returns what was stored', () => {
  const memory = createReplyMemory();
  memory.keep('a', reply('one'));
  expect([memory.read('a'), memory.read('b')]).toEqual([reply('one'), undefined]);
});

it('the memory of a run removes the oldest replies when it is full', () => {
  const memory = createReplyMemory(10);
  memory.keep('a', reply('12345'));
  memory.keep('b', { ...reply(''), toolCalls: [{ id: 'c', name: '12', arguments: '345' }] });
  memory.keep('c', { ...reply(''), opaque: '345' });
  expect(['a', 'b', 'c'].map((key) => memory.read(key) !== undefined)).toEqual([false, true, true]);
});

it('the memory of a run counts the size of a key once', () => {
  const memory = createReplyMemory(10);
  memory.keep('a', reply('12345'));
  memory.keep('b', reply('12345'));
  memory.keep('b', reply('54321'));
  expect(memory.read('a')).toEqual(reply('12345'));
});

it('the memory of a run does not store a reply that is larger than its limit', () => {
  const memory = createReplyMemory(4);
  memory.keep('a', reply('12345'));
  memory.keep('b', reply('1234'));
  expect(['a', 'b'].map((key) => memory.read(key) !== undefined)).toEqual([false, true]);
});
