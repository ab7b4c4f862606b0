import { expect, it } from 'vitest';
import { isCommandName } from '../../../../src/literal/families/uses/commands.ts';

it.each([
  ['npm', true],
  ['bun test', true],
  ['npm run build:all', true],
  ['node:fs', false],
  ['npm()', false],
  ['go.mod', false],
  ['jest.fn()', false],
  ['make a mess, please', false],
])('%s', (code, expected) => {
  expect(isCommandName(code)).toBe(expected);
});
