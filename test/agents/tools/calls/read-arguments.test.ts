import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_ARGUMENT_CHARACTERS, readArguments } from '../../../../src/agents/tools/calls/read-arguments.ts';

const SCHEMA = {
  type: 'object',
  properties: {
    filePath: { type: 'string' },
    startLine: { type: 'integer' },
    isRegexp: { type: 'boolean' },
    names: { type: 'array', items: { type: 'string' } },
  },
  required: ['filePath'],
};

describe('readArguments', () => {
  it.each([
    ['takes what fits', '{"filePath": "a", "startLine": 2}', { filePath: 'a', startLine: 2 }],
    ['takes another name for the same', '{"path": "a"}', { filePath: 'a' }],
    ['takes its own name before the other', '{"path": "b", "filePath": "a"}', { filePath: 'a', path: 'b' }],
    ['takes a number in quotes', '{"filePath": "a", "startLine": "2"}', { filePath: 'a', startLine: 2 }],
    ['takes a number for a text', '{"filePath": 404}', { filePath: '404' }],
    ['takes a truth in quotes', '{"filePath": "a", "isRegexp": "false"}', { filePath: 'a', isRegexp: false }],
    ['takes null for what may be left out', '{"filePath": "a", "startLine": null}', { filePath: 'a' }],
    ['takes one text for a list of one', '{"filePath": "a", "names": "b"}', { filePath: 'a', names: ['b'] }],
    ['takes an object that was put into a string', JSON.stringify('{"filePath": "a"}'), { filePath: 'a' }],
    ['passes over a prototype', '{"filePath": "a", "__proto__": {"startLine": 7}}', { filePath: 'a' }],
  ])('%s', (_, written, given) => {
    expect(readArguments(written, SCHEMA)).toEqual({ kind: 'arguments', given });
  });

  it('reads an empty text as no arguments', () => {
    expect(readArguments(' ', { type: 'object', properties: {} })).toEqual({ kind: 'arguments', given: {} });
  });

  it.each([
    ['what is no JSON', '{"filePath": "a"', 'not one whole JSON object'],
    ['a list', '["a"]', 'not one whole JSON object'],
    ['null', 'null', 'not one whole JSON object'],
    [
      'what lacks something',
      '{}',
      'required property "filePath". Taken are: filePath (string, required), startLine (integer)',
    ],
    ['a wrong type', '{"filePath": ["a"]}', 'filePath: Instance type "array" is invalid'],
    ['a fraction of a line', '{"filePath": "a", "startLine": 1.5}', 'startLine'],
    ['more than is read', `{"filePath": "${'a'.repeat(MAX_ARGUMENT_CHARACTERS)}"}`, 'at most 32768 are read'],
  ])('says what is wrong with %s', (_, written, reason) => {
    expect(readArguments(written, SCHEMA)).toEqual({ kind: 'wrong', reason: expect.stringContaining(reason) });
  });

  it('returns a value for any text, and changes no prototype', () => {
    const nested = fc.integer({ min: 1, max: 15_000 }).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`);
    const named = nested.map((value) => `{"filePath": "a", "names": ${value}}`);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), nested, named), (written) => {
        expect(readArguments(written, SCHEMA).kind).toMatch(/^(?:arguments|wrong)$/);
        expect(({} as Record<string, unknown>)['startLine']).toBeUndefined();
      }),
    );
  });
});
