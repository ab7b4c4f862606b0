import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isWorthKeeping,
  MAX_KEPT_BYTES,
  readKept,
  writeKept,
  type KeptReply,
} from '../../../src/models/replies/kept-reply.ts';
import type { AnsweredReply, ModelRequest } from '../../../src/models/model.ts';
import { answer, countedModel, request } from '../counted-model.ts';

const KEY = 'a'.repeat(64);
const SECRET = 'sk-1';
const REPLY: KeptReply = {
  text: '{"comments": []}',
  toolCalls: [{ id: 'c1', name: 'read_file', arguments: '{"path": "a.ts"}' }],
  opaque: { thought: ['abc', 1] },
  notes: ['it was slow'],
};

const SHAPED: ModelRequest = { ...request('x'), shape: { name: 'review', schema: {} } };
const CALLS = [{ id: 'c', name: 'grep', arguments: 'broken' }];

describe('worth keeping', () => {
  it.each<[string, boolean, Partial<AnsweredReply>, ModelRequest]>([
    ['is an answer', true, {}, SHAPED],
    ['is an answer in fences', true, { text: 'Here it is:\n```json\n{"comments": []}\n```\n' }, SHAPED],
    ['are calls without a text', true, { text: '', toolCalls: CALLS }, SHAPED],
    ['is prose where prose was asked for', true, { text: 'All is well.' }, request('x')],
    ['is no prose where JSON was asked for', false, { text: 'All is well.' }, SHAPED],
    ['is no JSON that breaks off', false, { text: '{"comments": [{"a": 1}' }, SHAPED],
    ['is no answer that was cut', false, { cutOff: true }, SHAPED],
    ['are no calls that were cut', false, { toolCalls: CALLS, cutOff: true }, SHAPED],
    ['is no empty answer', false, { text: ' \n' }, request('x')],
    ['is no answer of a model that took over', false, { answeredBy: 'openai:gpt-mini' }, SHAPED],
  ])('%s', (_name, expected, reply, asked) => {
    expect(
      isWorthKeeping(
        answer(reply),
        { isShaped: asked.shape !== undefined },
        countedModel(() => answer()),
      ),
    ).toBe(expected);
  });
});

function fileOf(reply: KeptReply): string {
  return writeKept(KEY, reply, SECRET) ?? expect.unreachable('it is small');
}

/** The file with a part of its JSON replaced and the original seal. */
function forged(change: (file: Record<string, unknown>) => object): string {
  return JSON.stringify(change(JSON.parse(fileOf(REPLY)) as Record<string, unknown>));
}

const REPLIES: fc.Arbitrary<KeptReply> = fc.record(
  {
    text: fc.string({ unit: 'binary' }),
    toolCalls: fc.array(fc.record({ id: fc.string(), name: fc.string(), arguments: fc.string({ unit: 'binary' }) })),
    opaque: fc.jsonValue(),
    notes: fc.array(fc.string()),
  },
  { requiredKeys: ['text', 'toolCalls', 'notes'] },
);

describe('a kept reply', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(REPLIES, fc.string(), (reply, secret) => {
        const file = writeKept(KEY, reply, secret) ?? '';
        // As bytes on a disk.
        const read = readKept(KEY, Buffer.from(file).toString('utf8'), secret);
        expect(JSON.stringify(read)).toBe(JSON.stringify({ ...reply }));
      }),
    );
  });

  it('is never read as another reply after one bit of its file changed', () => {
    const file = Buffer.from(fileOf(REPLY));
    for (let bit = 0; bit < file.length * 8; bit += 1) {
      const changed = Buffer.from(file);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect([undefined, JSON.stringify(REPLY)]).toContain(
        JSON.stringify(readKept(KEY, changed.toString('utf8'), SECRET)),
      );
    }
  });

  it('does not contain the secret', () => {
    expect(writeKept(KEY, REPLY, 'sk-very-secret')).not.toContain('very');
  });

  it('is not written if it is too large', () => {
    expect(writeKept(KEY, { ...REPLY, text: 'ä'.repeat(MAX_KEPT_BYTES / 2) }, SECRET)).toBeUndefined();
  });

  it('is not written if it is nested too deeply', () => {
    const opaque: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
    expect(writeKept(KEY, { ...REPLY, opaque }, SECRET)).toBeUndefined();
  });
});

describe('ignored:', () => {
  it.each<[string, string]>([
    ['an empty file', ''],
    ['half a file', fileOf(REPLY).slice(0, 100)],
    ['other JSON', '[1, 2, 3]'],
    ['null', 'null'],
    ['a file with another key', forged((file) => ({ ...file, key: 'b'.repeat(64) }))],
    ['a changed reply with the right key', forged((file) => ({ ...file, reply: { ...REPLY, text: '{}' } }))],
    ['a reply without a text', forged((file) => ({ ...file, reply: { toolCalls: [], notes: [] } }))],
    ['a call of the wrong type', forged((file) => ({ ...file, reply: { ...REPLY, toolCalls: [null] } }))],
    ['a seal of the wrong type', forged((file) => ({ ...file, seal: { length: 64 } }))],
    ['deep nesting', `{"key":"${KEY}","seal":"","reply":${'['.repeat(200_000)}`],
    [
      'deep nesting that is closed',
      `{"key":"${KEY}","seal":"","reply":{"text":"","toolCalls":[],"notes":[],"opaque":${'['.repeat(200_000)}${']'.repeat(200_000)}}}`,
    ],
  ])('%s', (_name, text) => {
    expect(readKept(KEY, text, SECRET)).toBeUndefined();
  });

  it('a file that was sealed with another secret, or with none', () => {
    expect([readKept(KEY, fileOf(REPLY), 'sk-2'), readKept(KEY, fileOf(REPLY), '')]).toEqual([undefined, undefined]);
  });

  it('additional fields of a file', () => {
    const file = forged((given) => ({ ...given, reply: { ...REPLY, kind: 'failed', usage: {}, isCached: false } }));
    expect(readKept(KEY, file, SECRET)).toEqual(REPLY);
  });
});
