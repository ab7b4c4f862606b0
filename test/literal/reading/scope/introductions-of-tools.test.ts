import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../../../src/literal/compile-statements.ts';

/** What the check of the last statement reports; empty if it has none. */
function lastWords(markdown: string): string {
  const compiled = compileStatements(readStatements(2, markdown)).at(-1);
  return compiled?.kind === 'checked' ? compiled.checks.map(({ finder }) => finder.words).join('; ') : '';
}

describe('introductions that say what a tool checks', () => {
  it.each([
    'Beyond what `.editorconfig` can check:',
    'Common auto-fixes that pre-commit applies and you should do yourself first:',
    'Rules that ESLint enforces:',
    'When reviewing code, check for:',
    'Before submitting changes, review the full diff:',
  ])('%s', (introduction) => {
    expect(lastWords(`${introduction}\n\n- No \`#region\`.\n`)).toBe('reports the directive `#region`');
  });

  it.each(['When ESLint is off:', 'Errors of the build that you may see:'])('a case: %s', (introduction) => {
    expect(lastWords(`${introduction}\n\n- No \`#region\`.\n`)).toBe('');
  });
});

describe('headings that name what a check looks at', () => {
  it('classes of tests', () => {
    expect(lastWords('# A\n\n## Test class naming\n\n- Prefix test classes with `Test`.\n')).not.toBe('');
  });

  it('names to avoid are no code to use', () => {
    expect(lastWords('# A\n\n## Test function naming\n\n- Avoid generic names like `test1()` or `test_it()`.\n')).toBe(
      '',
    );
  });

  it('what a check leaves out is not what it looks at', () => {
    expect(lastWords('# A\n\n## Tests\n\n- Type hints are required for all functions.\n')).toBe('');
  });
});
