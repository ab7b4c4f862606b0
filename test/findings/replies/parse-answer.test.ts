import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAnswer } from '../../../src/findings/replies/parse-answer.ts';

describe('an answer to a question', () => {
  it.each([
    ['a JSON object', '{"answer": "Because."}', 'Because.'],
    ['a JSON object in a fence', 'Here:\n```json\n{"answer": "Because."}\n```', 'Because.'],
    ['the last of two objects', '{"answer": "No."} {"answer": "Yes."}', 'Yes.'],
    ['plain words', 'Because it is slow.', 'Because it is slow.'],
    ['plain words with braces', 'Use `{ a }` here.', 'Use `{ a }` here.'],
    ['words after thinking', '<think>Hm {"answer": "x"}</think>{"answer": "Because."}', 'Because.'],
  ])('is read from %s', (_name, text, answer) => {
    expect(parseAnswer(text)).toEqual({ kind: 'read', answer });
  });

  it.each([
    ['an empty reply', '  '],
    ['an empty answer', '{"answer": " "}'],
    ['an answer that is not a text', '{"answer": {"a": 1}}'],
    ['thinking without an end', '<think>Let me see'],
  ])('is asked for again after %s', (_name, text) => {
    expect(parseAnswer(text).kind).toBe('unreadable');
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => ['read', 'unreadable'].includes(parseAnswer(text).kind)));
  });
});
