import { expect, it } from 'vitest';
import { readStatements } from '../../src/guidelines/statements/statements.ts';
import { describeFamilyCheck } from '../../src/literal/describe-scope.ts';
import { EVERYWHERE, type Check, type Finder, type Scope } from '../../src/literal/types.ts';
import { at } from '../../src/structures/at.ts';

function describeCheckIn(scope: Scope, finder: Finder): string {
  const clause: Check['clause'] = {
    statement: at(readStatements(2, 'Never use `var`.'), 0),
    strength: 'must',
    polarity: 'forbidden',
    subject: '',
    verb: 'use',
    object: '',
    codes: [],
    scope,
    examples: [],
  };
  return describeFamilyCheck({ clause, family: 'uses', finder });
}

const calls = { looksAt: 'code', words: 'reports calls of `console.log`', find: () => [] } as const;
const paths = { looksAt: 'change', words: 'reports changes to `dist/`', find: () => [] } as const;

it.each<readonly [string, Scope, Finder]>([
  ['reports calls of `console.log` in added lines', EVERYWHERE, calls],
  [
    'reports calls of `console.log` in added TypeScript and JavaScript lines outside of tests',
    {
      languages: ['typescript', 'typescriptreact', 'javascript', 'javascriptreact'],
      inside: [],
      outside: [{ kind: 'tests' }],
    },
    calls,
  ],
  [
    'reports calls of `console.log` in added TypeScript JSX lines in `components` or `src/**`',
    {
      languages: ['typescriptreact'],
      inside: [
        { kind: 'folder', name: 'components' },
        { kind: 'paths', globs: ['src/**'] },
      ],
      outside: [],
    },
    calls,
  ],
  [
    'reports calls of `console.log` in added lines outside of `config`',
    {
      ...EVERYWHERE,
      outside: [
        { kind: 'folder', name: 'config' },
        { kind: 'paths', globs: ['config'] },
      ],
    },
    calls,
  ],
  [
    'reports calls of `console.log` in added C# lines',
    { languages: ['csharp', 'python'], inside: [], outside: [] },
    { ...calls, languages: ['csharp', 'go'] },
  ],
  [
    'reports calls of `console.log` in added lines of Go, Rust, C, C++, C# and 1 other language',
    EVERYWHERE,
    { ...calls, languages: ['go', 'rust', 'c', 'cpp', 'csharp', 'java'] },
  ],
  ['reports added lines with tabs', EVERYWHERE, { ...calls, words: 'reports added lines with tabs' }],
  ['reports changes to `dist/`', EVERYWHERE, paths],
  ['reports changes to `dist/` for YAML files', { ...EVERYWHERE, languages: ['yaml'] }, paths],
])('says %s', (words, scope, finder) => {
  expect(describeCheckIn(scope, finder)).toBe(words);
});
