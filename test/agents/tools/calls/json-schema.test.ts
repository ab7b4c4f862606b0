import { describe, expect, it } from 'vitest';
import { schemaErrors } from '../../../../src/agents/tools/calls/json-schema.ts';

const SCHEMA = {
  type: 'object',
  properties: {
    query: { type: 'string', minLength: 1 },
    lines: { type: 'array', items: { type: 'integer' } },
    revision: { type: 'string', enum: ['head', 'base'] },
    place: { type: 'object', properties: { line: { type: 'integer' } }, additionalProperties: false },
  },
  required: ['query'],
};

describe('schemaErrors', () => {
  it.each([
    ['finds nothing in what fits', { query: 'a', lines: [1] }, []],
    ['names what is missing', {}, ['Instance does not have required property "query"']],
    ['names the place of a wrong type', { query: 1 }, ['query: Instance type "number" is invalid. Expected "string"']],
    [
      'tells several faults at once',
      { query: 'a', lines: ['x'], revision: 'main' },
      [
        'lines/0: Instance type "string" is invalid. Expected "integer"',
        'revision: Instance does not match any of ["head","base"]',
      ],
    ],
    ['names a key that is not taken', { query: 'a', place: { column: 1 } }, ['place/column: is not taken here']],
  ])('%s', (_, value, errors) => {
    expect(schemaErrors(value, SCHEMA)).toEqual(errors);
  });

  it('lists ten errors without a note on others', () => {
    const errors = schemaErrors({ query: 'a', lines: Array.from({ length: 10 }, () => 'x') }, SCHEMA);
    expect([errors.length, errors.at(-1)]).toEqual([
      10,
      'lines/9: Instance type "string" is invalid. Expected "integer"',
    ]);
  });

  it('lists ten errors and the number of the others', () => {
    const errors = schemaErrors({ query: 'a', lines: Array.from({ length: 100 }, () => 'x') }, SCHEMA);
    expect(errors).toHaveLength(11);
    expect(errors.at(-1)).toBe('and 90 more');
  });

  it('handles more errors than a call can have arguments', { tags: 'large' }, () => {
    const errors = schemaErrors({ query: 'a', lines: Array.from({ length: 300_000 }, () => 'x') }, SCHEMA);
    expect(errors[0]).toContain('lines/0');
  });

  it('escapes hidden characters in a key', () => {
    expect(schemaErrors({ query: 'a', place: { 'a\u202E\n<|im_end|>': 1 } }, SCHEMA)[0]).not.toMatch(
      /[\u202E\n]|<\|im_end/,
    );
  });
});
