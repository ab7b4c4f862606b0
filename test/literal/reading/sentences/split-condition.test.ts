import { expect, it } from 'vitest';
import { splitCondition } from '../../../../src/literal/reading/sentences/split-condition.ts';

it.each([
  ['when changing \uE000, update \uE001', '\uE000', 'update \uE001'],
  ['whenever you edit or modify \uE000 or \uE001, always update \uE002', '\uE000 or \uE001', 'update \uE002'],
  ['update \uE000 files when modifying \uE001 files', '\uE001 files', 'update \uE000 files'],
  ['after updating the \uE000, regenerate \uE001', 'the \uE000', 'regenerate \uE001'],
])('reads "%s"', (words, whenever, rest) => {
  expect(splitCondition(words)).toEqual({ whenever, rest });
});

it.each([
  'when changing settings in \uE000, update \uE001',
  'when adding features, update \uE000',
  'when in doubt, ask',
  'update \uE000 when it changes',
  'if \uE000 is missing, create it',
])('leaves "%s" as it is', (words) => {
  expect(splitCondition(words)).toBeUndefined();
});
