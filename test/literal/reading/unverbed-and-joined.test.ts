import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../../src/literal/compile-statements.ts';
import { checkChange } from '../families/check-change.ts';
import { checkLines } from '../families/check-lines.ts';

/** What the checks of the last statement of a text report, or its class. */
function compileLast(markdown: string): readonly string[] {
  const last = compileStatements(readStatements(2, markdown)).at(-1);
  return last?.kind === 'checked' ? last.checks.map(({ finder }) => finder.words) : [last?.kind ?? 'none'];
}

const LICENSE = ['reports new files of code without a copyright or license in their first lines'];
const NO_JAVA = ['reports new files in Java, except tests, scripts, configuration and what is built'];
const NO_JAVASCRIPT = ['reports new files in JavaScript, except tests, scripts, configuration and what is built'];
const NO_ANY = ['reports the type `any`'];

describe('sentences without a verb are read:', () => {
  it.each<readonly [name: string, rule: string, compiled: readonly string[]]>([
    ['a header that files have', 'License header required on all source files.', LICENSE],
    ['a header that is added', 'Include the Acme copyright header', LICENSE],
    ['a header with its license', 'Every file must start with the standard SPDX Apache-2.0 header.', LICENSE],
    ['a language alone', 'Kotlin only (never Java)', NO_JAVA],
    ['a language for new code', 'Use TypeScript for all new code', NO_JAVASCRIPT],
    ['what is preferred', '`unknown` preferred over `any`', NO_ANY],
    [
      'what is preferred, alone',
      'F-strings preferred.',
      ['reports strings that are formatted with `%` or `.format()`'],
    ],
    ['what is preferred in a case', '`unknown` preferred over `any` unless a library needs it', ['rule']],
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
    ['a language that is only described', 'Language: TypeScript (strict mode)'],
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
      ['reports the class `text-white`'],
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
    'words that nobody says',
    'Do not say "for shops" — just "Acme"',
    ['reports "for shops" in prose, comments and strings'],
  ],
  [
    'words in brackets',
    'Avoid marketing language ("powerful," "seamless")',
    ['reports "powerful", "seamless" in prose, comments and strings'],
  ],
  ['a title as an example', 'Avoid "Creating Work Items"', ['rule']],
  [
    'a mark that is not allowed',
    'Use TODO for notes, never use `FIXME` (not allowed here)',
    ['reports comments with `FIXME`'],
  ],
  [
    'a reason with a contrast',
    'Do not touch `notes/a.md` — that is a template, not the standards of this project.',
    ['reports changes to `notes/a.md`'],
  ],
  [
    'folders of one person',
    'Never hardcode absolute paths or home directories',
    ['reports paths into the home folder of one person'],
  ],
  [
    'types on signatures',
    'Type annotations on all function signatures.',
    ['reports new functions without written types of parameters or of the result, outside of tests'],
  ],
  [
    'the form of commits',
    'Conventional Commits: `feat:`, `fix:`.',
    ['reports subjects of commits that are not in the form of Conventional Commits'],
  ],
  [
    'a module by its address',
    'Prefer `github.com/a/testify/require` over `github.com/a/testify/assert`',
    ['reports imports of `github.com/a/testify/assert`'],
  ],
  [
    'a module next to another',
    'Use `Link` from `@acme/routing`, never `next/link` directly',
    ['reports imports of `Link` from `next/link`'],
  ],
  ['a path that may be two words', 'Never use `black/white`', ['rule']],
  ['calls that wait', 'Never use hard sleeps in tests', ['reports calls that sleep']],
  [
    'a purpose of the rule',
    'Use `a.isAbsolute()` instead of `startsWith("/")` for cross-platform correctness',
    ['reports `startsWith("/")`'],
  ],
  ['a case of use', 'Use `a.isAbsolute()` instead of `startsWith("/")` for paths of uploads', ['rule']],
])('%s', (_name, rule, compiled) => {
  expect(compileLast(`## Code style\n\n- ${rule}`)).toEqual(compiled);
});

describe('what they find in a change:', () => {
  it('a new file of another language, and none of tools, tests and what is built', async () => {
    const files = ['A src/a.js', 'A src/a.ts', 'M src/b.js', 'A vite.config.js', 'A scripts/c.js', 'A src/a.test.js'];
    expect(await checkChange('- TypeScript only', files)).toEqual(['src/a.js: a new file in JavaScript']);
  });

  it('new images outside of their folder', async () => {
    const files = ['A public/img/a.png', 'A src/b.png', 'M src/c.png', 'A src/d.ts', 'A .github/e.png'];
    expect(await checkChange('- Images go in `public/img`', files)).toEqual([
      'src/b.png: images outside of `public/img`',
    ]);
  });

  it('calls that wait for a time, and no other', async () => {
    const lines = ['import time', 'def test_a():', '    time.sleep(1)', '    clock.sleep(1)', '    # time.sleep(1)'];
    expect(await checkLines('- Never use sleeps', 'test_a.py', lines)).toEqual([3]);
  });

  it('paths into the home folder of one person, and no place holders', async () => {
    const lines = [
      "a('/Users/kim/shop/a');",
      "a('/home/user/shop');",
      "a('https://x.y/Users/kim/a');",
      "a('./home/kim/b');",
    ];
    expect(await checkLines('- Never hardcode absolute paths', 'a.ts', lines)).toEqual([1]);
  });
});
