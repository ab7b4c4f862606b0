import { describe, expect, it } from 'vitest';
import { impliedLanguages } from '../../../../src/literal/reading/scope/implied-languages.ts';

describe('the languages that code implies', () => {
  it.each<[readonly string[], string | undefined]>([
    [['any', 'unknown'], 'typescript'],
    [['== null', 'is null'], 'csharp'],
    [['==', '==='], 'javascript'],
    [['.unwrap()'], 'rust'],
    [['panic!'], 'rust'],
    [['console.*'], 'javascript'],
    [['print()'], undefined],
    [['eval()'], undefined],
    [['any', 'panic!'], undefined],
    [['var', 'val'], 'kotlin'],
    [['null', 'Optional'], undefined],
  ])('%j', (codes, expected) => {
    expect(impliedLanguages(codes)?.[0]).toBe(expected);
  });

  it('of `var` are those that have another word for it', () => {
    expect(impliedLanguages(['var'])).not.toContain('go');
    expect(impliedLanguages(['var', 'let'])).not.toContain('csharp');
  });
});
