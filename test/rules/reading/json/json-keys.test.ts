import { describe, expect, it } from 'vitest';
import { findMeantKey } from '../../../../src/rules/reading/json/json-keys.ts';

const KNOWN = { names: ['env', 'args', 'command', 'headers', 'tools'], synonyms: new Map([['cmd', 'command']]) };

describe('the key that is meant', () => {
  it.each([
    ['evn', 'env'],
    ['arg', 'args'],
    ['comand', 'command'],
    ['Headers', 'headers'],
    ['CMD', 'command'],
  ])('by %s is %s', (written, meant) => {
    expect(findMeantKey(written, KNOWN)).toBe(meant);
  });

  it.each(['env', 'ev', 'hooks', 'somethingNew', ''])('by %s is unknown', (written) => {
    expect(findMeantKey(written, KNOWN)).toBeUndefined();
  });
});
