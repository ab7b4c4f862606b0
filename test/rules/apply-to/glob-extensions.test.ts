import { describe, expect, it } from 'vitest';
import { readExtensions } from '../../../src/rules/apply-to/glob-extensions.ts';

describe('the extensions that a glob names', () => {
  it.each<[string, readonly string[]]>([
    ['**/*.ts', ['ts']],
    ['**/*.{ts,tsx}', ['ts', 'tsx']],
    ['**/*.{clj,edn.mdx?}', ['clj', 'mdx?']],
    ['**/*.d.ts', ['ts']],
    ['**/*.CSharp', ['csharp']],
    ['src/**', []],
    ['python/**', []],
    ['python', []],
    ['{python,ruby}', []],
    ['**/{python,ruby}.md', ['md']],
    ['**/*.t?', ['t?']],
    ['', []],
  ])('of %s', (glob, expected) => {
    const found = readExtensions(glob);
    expect(found.map(({ extension }) => extension)).toEqual(expected);
    expect(found.map(({ at }) => glob.slice(at.start, at.end).toLowerCase())).toEqual(expected);
  });
});
