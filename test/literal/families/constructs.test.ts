import { describe, expect, test } from 'vitest';
import { CONSTRUCTS_FAMILY } from '../../../src/literal/families/constructs.ts';
import type { Clause } from '../../../src/literal/types.ts';
import { createClause } from './clause.ts';

const understood: readonly (readonly [name: string, parts: Partial<Clause>, words: RegExp])[] = [
  ['the type any by words', { object: 'the any type' }, /type `any`/],
  ['default exports', { object: 'default exports' }, /default exports/],
  ['named exports that are required', { polarity: 'required', object: 'named exports' }, /default exports/],
  ['nested ternaries', { verb: '', object: 'nested ternaries' }, /inside of others/],
  ['a verb that says what nests', { verb: 'nest', object: 'ternaries' }, /inside of others/],
  ['code in brackets', { verb: '', object: 'non-null assertions (\uE000)', codes: ['!'] }, /non-null/],
  [
    'code and words in a list',
    { object: '\uE000, non-null assertions, and type assertions', codes: ['any'] },
    /`any`, non-null/,
  ],
  ['const over let as code', { object: '\uE000', instead: '\uE001', codes: ['let', 'const'] }, /never assigned/],
  ['a thing of another family in the list', { object: 'nested ternaries or console logs' }, /console\.log/],
];

test.each(understood)('understands %s', (_name, parts, words) => {
  expect(CONSTRUCTS_FAMILY.compile(createClause(parts))).toMatchObject({ words: expect.stringMatching(words) });
});

describe('does not understand', () => {
  test.each<readonly [name: string, parts: Partial<Clause>]>([
    ['a word that limits', { object: 'complex nested ternaries' }],
    ['code alone', { object: '\uE000', codes: ['any'] }],
    ['words in brackets', { object: 'type assertions (in hot paths)' }],
    ['a requirement of what is usually forbidden', { polarity: 'required', object: 'default exports' }],
    ['a subject', { subject: 'the parser', verb: 'use', object: 'nested ternaries' }],
    ['another language', { object: 'the any type', scope: { languages: ['python'], inside: [], outside: [] } }],
    ['let without const', { object: '\uE000', instead: '\uE001', codes: ['let', 'var'] }],
    ['enums of any language', { object: 'enums' }],
    ['an unknown part of a list', { object: 'nested ternaries and clever tricks' }],
  ])('%s', (_name, parts) => {
    expect(CONSTRUCTS_FAMILY.compile(createClause(parts))).toBeUndefined();
  });
});
