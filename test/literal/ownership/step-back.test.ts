import { expect, it } from 'vitest';
import { stepBack, type StepBack } from '../../../src/literal/ownership/step-back.ts';
import type { Owner } from '../../../src/literal/ownership/types.ts';
import type { Finder } from '../../../src/literal/types.ts';
import { compileStatements } from '../../../src/literal/compile-statements.ts';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import { createClause } from '../families/clause.ts';

const ESLINT: Owner = {
  tool: 'ESLint',
  topic: 'console',
  rule: 'no-console',
  path: 'web/eslint.config.js',
  folder: 'web',
  languages: ['typescript'],
  isCertain: false,
};
const FINDER: Finder = { looksAt: 'text', words: 'reports `console.log`', find: () => [] };

function askOwners(
  finder: Partial<Finder>,
  owners: readonly Owner[],
  codes: readonly string[] = [],
): StepBack | undefined {
  const object = codes.map((_code, index) => String.fromCharCode(0xe000 + index)).join(', ');
  const clause = createClause({ object, codes });
  return stepBack({ clause, family: 'a', finder: { ...FINDER, ...finder } as Finder }, owners);
}

it('leaves the files of the language and folder to the linter', () => {
  const back = askOwners({ topics: ['console'] }, [ESLINT]);
  expect(back?.words).toBe('left to ESLint, which probably enforces `no-console` (`web/eslint.config.js`)');
  expect(['web/a.ts', 'web/a.py', 'api/a.ts'].map((path) => back?.covers(path))).toEqual([true, false, false]);
});

it('knows the rules of quoted code', () => {
  expect(askOwners({}, [ESLINT], ['console.log'])).toBeDefined();
  expect(askOwners({}, [ESLINT], ['console.log', 'notKnown()'])).toBeUndefined();
});

it('goes on if one of its topics has no owner', () => {
  expect(askOwners({ topics: ['console', 'print'] }, [ESLINT])).toBeUndefined();
});

it('goes on in languages that the linter does not read', () => {
  expect(askOwners({ topics: ['console'], languages: ['javascript'] }, [ESLINT])).toBeUndefined();
});

it('says what a tool switches off, and not that it enforces it', () => {
  const owner: Owner = { ...ESLINT, tool: 'EditorConfig', rule: 'max_line_length = off', isCertain: true };
  expect(askOwners({ topics: ['console'] }, [owner])?.words).toBe(
    'left to EditorConfig, which says `max_line_length = off` (`web/eslint.config.js`)',
  );
});

it('leaves all languages to EditorConfig', () => {
  const owner: Owner = {
    ...ESLINT,
    tool: 'EditorConfig',
    topic: 'indentation',
    folder: '',
    languages: ['*'],
    isCertain: true,
  };
  expect(askOwners({ topics: ['indentation'] }, [owner])?.covers('any/file.xyz')).toBe(true);
});

it.each<[rules: string, words: string | undefined]>([
  [
    '- Important ESLint rules:\n  - No relative imports.',
    'left to ESLint, which the rule names (`web/eslint.config.js`)',
  ],
  [
    '- Avoid relative imports - ESLint will error on relative imports.',
    'left to ESLint, which the rule names (`web/eslint.config.js`)',
  ],
  ['- No relative imports (enforced by ESLint)', 'left to ESLint, which the rule names (`web/eslint.config.js`)'],
  [
    '## Common ESLint violations\n\n- No relative imports.',
    'left to ESLint, which the rule names (`web/eslint.config.js`)',
  ],
  ['- No relative imports.', undefined],
  ['- No relative imports (enforced by Biome)', undefined],
  ['## ESLint rules\n\n- NEVER use eslint-disable comments.', undefined],
])('leaves a rule to the linter that it names, if the repository has it: %s', (rules, words) => {
  const checks = compileStatements(readStatements(2, `# Guide\n\n${rules}\n`)).flatMap((one) =>
    one.kind === 'checked' ? one.checks : [],
  );
  expect(checks.map((check) => stepBack(check, [ESLINT])?.words)).toEqual([words]);
});
