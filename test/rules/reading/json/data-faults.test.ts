import { describe, expect, it } from 'vitest';
import {
  BOOLEAN,
  choice,
  TEXT,
  TEXTS,
  type ValueShape,
} from '../../../../src/customizations/frontmatter/value-shape.ts';
import { findDataFaults } from '../../../../src/rules/reading/json/data-faults.ts';
import { readJsonc } from '../../../../src/text/json/jsonc.ts';
import { sourceText } from '../../../../src/text/source-text.ts';

const SHAPE: ValueShape = {
  kind: 'record',
  keys: {
    mode: choice('fast', 'careful'),
    enabled: BOOLEAN,
    names: TEXTS,
    title: TEXT,
    servers: { kind: 'map', of: { kind: 'record', keys: { address: TEXT }, required: [], open: true } },
    either: { kind: 'any-of', shapes: [TEXT, TEXTS] },
    count: { kind: 'integer' },
    whatever: { kind: 'any' },
  },
  required: [],
  open: true,
};

function faults(text: string): readonly string[] {
  const document = readJsonc(sourceText('a.json', text));
  return findDataFaults(document, document.value, SHAPE).map(
    ({ kind, range, said }) => `${kind} ${text.slice(range.start, range.end)}: ${said.message}; ${said.hint}`,
  );
}

describe('the faults of settings', () => {
  it.each([
    ['a misspelled key', '{"enabeld":true}', ['key "enabeld": `enabeld` is not a known key; Did you mean `enabled`?']],
    ['a misspelled key next to the right one is the team’s own', '{"enabeld":true,"enabled":true}', []],
    ['a key that resembles none', '{"colour":1}', []],
    [
      'a word that resembles a known one',
      '{"mode":"carefull"}',
      ['value "carefull": `carefull` is not a value of `mode`; Did you mean `careful`?'],
    ],
    ['an unknown word', '{"mode":"slow"}', ['value "slow": `slow` is not a value of `mode`; Write `fast`, `careful`.']],
    [
      'a number for a word',
      '{"mode":1}',
      ['value 1: `mode` must be `fast`, `careful`, not a number; Write `fast`, `careful`.'],
    ],
    [
      'a text for a boolean',
      '{"enabled":"true"}',
      ['value "true": `enabled` must be `true` or `false`, not a text; Write `true` or `false` without quotes.'],
    ],
    [
      'a text for a list',
      '{"names":"a"}',
      ['value "a": `names` must be a list of texts, not a text; Write a list of texts.'],
    ],
    [
      'a key in a map of maps',
      '{"servers":{"a":{"adress":"x"}}}',
      ['key "adress": `adress` is not a known key; Did you mean `address`?'],
    ],
    ['one of two forms', '{"either":["a"]}', []],
    [
      'neither of two forms',
      '{"either":1}',
      ['value 1: `either` must be a text or a list of texts, not a number; Write a text or a list of texts.'],
    ],
    ['null is as good as no value', '{"enabled":null}', []],
    [
      'a fraction for a whole number',
      '{"count":1.5}',
      ['value 1.5: `count` must be a whole number, not a number; Write a whole number.'],
    ],
    ['a list for the whole file', '[]', ['value []: The file must be a map, not a list; Write a map.']],
  ] as const)('%s', (_name, text, expected) => {
    expect(faults(text)).toEqual(expected);
  });
});
