import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../src/guidelines/statements.ts';
import { compileStatements } from '../../../src/literal/compile-statements.ts';

/** What the checks of the last statement of a text report, or its class. */
function compileLast(markdown: string): readonly string[] {
  const last = compileStatements(readStatements(2, markdown)).at(-1);
  return last?.kind === 'checked' ? last.checks.map(({ finder }) => finder.words) : [last?.kind ?? 'none'];
}

const LICENSE = ['reports new files of code without a copyright or license in their first lines'];
const NO_JAVA = ['reports new files of Java, except tests, scripts, configuration and what is built'];
const NO_JAVASCRIPT = ['reports new files of JavaScript, except tests, scripts, configuration and what is built'];
const NO_ANY = ['reports the type `any`'];

describe('sentences without a verb are read:', () => {
  it.each<readonly [name: string, rule: string, compiled: readonly string[]]>([
    ['a header that files have', 'License header required on all source files.', LICENSE],
    ['a header that is added', 'Include the Acme copyright header', LICENSE],
    ['a header with its license', 'Every file must start with the standard SPDX Apache-2.0 header.', LICENSE],
    ['a language alone', 'Kotlin only (never Java)', NO_JAVA],
    ['a language for new code', 'Use TypeScript for all new code', NO_JAVASCRIPT],
    ['what code is written in', 'All new code must be written in Kotlin.', NO_JAVA],
    [
      'documentation of public things',
      'JSDoc on public functions (exported ones).',
      ['reports new public functions without a JSDoc comment, outside of tests'],
    ],
    [
      'what is right, and in brackets what is not',
      '`newName` (not the legacy `oldName`)',
      ['reports uses of `oldName`'],
    ],
    [
      'labels with styles',
      'Functions: camelCase, Types: PascalCase',
      [
        'reports names of new functions that are not in camelCase',
        'reports names of new types that are not in PascalCase',
      ],
    ],
    [
      'a style with a prefix',
      'Interfaces: PascalCase with `I` prefix (`IUser`)',
      ['reports new interfaces whose names do not begin with `I`'],
    ],
  ])('%s', (_name, rule, compiled) => {
    expect(compileLast(`## Code style\n\n- ${rule}`)).toEqual(compiled);
  });

  it.each<readonly [name: string, rule: string]>([
    ['a language that is only described', 'Use TypeScript strict mode'],
    ['a language for some code', 'Use TypeScript for code examples'],
    ['documentation with an exception', 'JSDoc on public functions (unless they are trivial).'],
    ['what two names have in common', '`a` (not always `b`)'],
  ])('but not %s', (_name, rule) => {
    expect(['rule', 'background', 'process']).toContain(compileLast(`## Code style\n\n- ${rule}`)[0]);
  });
});

describe('several rules in one sentence are read:', () => {
  it.each<readonly [name: string, rule: string, compiled: readonly string[]]>([
    ['after words that are not understood', 'TS strict, explicit types, no `any` (use `unknown` + guards)', NO_ANY],
    [
      'the second of two actions',
      "Don't crash applications or swallow exceptions",
      ['reports error handlers that are empty'],
    ],
    ['an action that a place limits', 'Do not log twice or use `any` in tests', NO_ANY],
  ])('%s', (_name, rule, compiled) => {
    expect(compileLast(`## Code style\n\n- ${rule}`)).toEqual(compiled);
  });

  it.each<readonly [name: string, rule: string]>([
    ['the first part says where', 'In the shared kernel of the shop, avoid `any`'],
    ['the first part says when', 'Explicit types when they help, no `any`'],
    ['the first part says of what', 'Handlers receive a port, never use `any`'],
    ['the first part has a purpose', 'Use `unknown` for catch clauses of the worker, avoid `any` there'],
    ['a part points back', 'Typed values everywhere, never use this `any`'],
    ['nobody can see whether it was allowed', '`a.json` — pins versions, never modify without a request'],
  ])('but not if %s', (_name, rule) => {
    expect(compileLast(`## Code style\n\n- ${rule}`)).not.toEqual(NO_ANY);
  });
});

describe('the place of files by their kind is read:', () => {
  it.each<readonly [name: string, rule: string, compiled: readonly string[]]>([
    [
      'images',
      'Image files should be placed in the `public/img` directory.',
      ['reports new images outside of `public/img`'],
    ],
    ['documents', 'Documentation changes go in `docs/`', ['reports new documents outside of `docs/`']],
    ['hooks', 'Put custom hooks in `src/hooks`', ['reports new hooks outside of `src/hooks`']],
    ['a description of where they are', 'Documentation is located in `docs/`', ['background']],
    ['what a name does not show', 'Business rules go in `src/domain/`', ['rule']],
  ])('%s', (_name, rule, compiled) => {
    expect(compileLast(`# Shop\n\n${rule}`)).toEqual(compiled);
  });
});

describe('what the list is about is read:', () => {
  it.each<readonly [name: string, markdown: string, compiled: readonly string[]]>([
    [
      'below an order of its own',
      'Use the tokens of the design system:\n\n- `text-primary` instead of `text-white`',
      ['reports `text-white`'],
    ],
    [
      'not below an order for a case',
      'Use tokens when the theme is dark:\n\n- `text-primary` instead of `text-white`',
      ['rule'],
    ],
  ])('%s', (_name, markdown, compiled) => {
    expect(compileLast(`## Style\n\n${markdown}`)).toEqual(compiled);
  });
});

it.each<readonly [name: string, rule: string, compiled: readonly string[]]>([
  [
    'a module by its address',
    'Prefer `github.com/a/testify/require` over `github.com/a/testify/assert`',
    ['reports imports of `github.com/a/testify/assert`'],
  ],
  [
    'a module next to another',
    'Use `Link` from `@acme/routing`, never `next/link` directly',
    ['reports imports of `next/link`'],
  ],
  ['a path that may be two words', 'Never use `black/white`', ['rule']],
  ['calls that wait', 'Never use arbitrary sleeps in tests', ['reports calls that sleep']],
  [
    'a purpose of the rule',
    'Use `a.isAbsolute()` instead of `startsWith("/")` for cross-platform correctness',
    ['reports `startsWith("/")`'],
  ],
  ['a case of use', 'Use `a.isAbsolute()` instead of `startsWith("/")` for paths of uploads', ['rule']],
])('%s', (_name, rule, compiled) => {
  expect(compileLast(`## Code style\n\n- ${rule}`)).toEqual(compiled);
});
