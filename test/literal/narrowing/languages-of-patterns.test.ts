import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import { compileGuideline } from '../../../src/literal/compile-guideline.ts';
import { languagesOfPatterns } from '../../../src/literal/narrowing/languages-of-patterns.ts';

describe('the languages of the files that patterns match', () => {
  it.each([
    [['**/*.go'], ['go']],
    [['src/**/*.{ts,tsx}'], ['typescript', 'typescriptreact']],
    [
      ['**/*.ts', '**/*.py'],
      ['python', 'typescript'],
    ],
    [['**/*.ts', 'src/**'], undefined],
    [['**/Dockerfile*'], undefined],
    [['**/*.unheard-of'], undefined],
    [[], undefined],
  ])('%j', (patterns, languages) => {
    const found = languagesOfPatterns(patterns);
    expect(found && [...found].toSorted()).toEqual(languages);
  });
});

describe('a check for files that `applyTo` leaves out', () => {
  const kindOf = (rule: string, filePatterns: readonly string[]): string | undefined => {
    const text = `- ${rule}`;
    const content = { text, path: 'a.md', origin: { kind: 'setting', position: { line: 1, column: 1 } } } as const;
    return compileGuideline({ content, statements: readStatements(2, text), filePatterns })[0]?.kind;
  };

  it.each([
    ['Avoid emoji in documentation and comments.', ['**/*.go'], 'rule'],
    ['Avoid emoji in documentation.', ['**/*.md'], 'checked'],
    ['Avoid emoji in documentation.', ['**'], 'checked'],
    ['Never use `console.log`.', ['**/*.py'], 'rule'],
    ['Never use `console.log`.', ['**/*.vue'], 'checked'],
    ['Test files end with `.test.ts`.', ['**/*.ts'], 'checked'],
  ])('%s below %j: %s', (rule, patterns, kind) => {
    expect(kindOf(rule, patterns)).toBe(kind);
  });
});
