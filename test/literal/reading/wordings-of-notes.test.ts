import { describe, expect, it } from 'vitest';
import { compileText } from '../families/run-statement.ts';

/** What the checks of a rule report, below a heading that says that it is one. */
function wordsOf(rule: string, family: string): readonly string[] {
  return compileText(`# Guide\n\n## Rules\n\n- ${rule}\n`, family).map(({ finder }) => finder.words);
}

describe('Conventional Commits', () => {
  it.each([
    'Commits: Conventional Commits (`feat:`, `fix:`, `docs:`).',
    'Commit messages: conventional commits (feat, fix, docs)',
    'Commit format: Conventional Commits (enforced by Commitlint).',
    'Commit with Conventional Commits.',
    'This repository follows Conventional Commits.',
    'Conventional commits (feat, fix, docs, style)',
    'Use conventional commits: feat, fix, chore, docs',
    'Use Conventional Commits with an optional scope:',
    'Commit Messages: Follow Conventional Commits (type(scope): description).',
  ])('%s', (rule) => {
    expect(wordsOf(rule, 'titles')).toEqual([
      'reports subjects of commits that are not in the form of Conventional Commits',
    ]);
  });

  it('of pull requests', () => {
    expect(wordsOf('PR titles: conventional commits format', 'titles')).toEqual([
      'reports titles of pull requests that are not in the form of Conventional Commits',
    ]);
  });

  it.each(['Do not use Conventional Commits (`feat:`).', 'Conventional Commits are for releases only.'])(
    '%s',
    (rule) => {
      expect(wordsOf(rule, 'titles')).toEqual([]);
    },
  );
});

describe('styles of names', () => {
  it.each([
    ['PascalCase: Classes, interfaces', 'reports names of new classes and interfaces that are not in PascalCase'],
    ['Classes / Interfaces: PascalCase', 'reports names of new classes and interfaces that are not in PascalCase'],
    ['`camelCase`: variables and functions', 'reports names of new variables and functions that are not in camelCase'],
    ['Functions & methods: use `snake_case`.', 'reports names of new functions and methods that are not in snake_case'],
  ])('%s', (rule, words) => {
    expect(wordsOf(rule, 'naming')).toEqual([words]);
  });

  it.each([
    ['Keep filenames kebab-case.', 'reports new files whose names are not in kebab-case'],
    [
      'Component files: PascalCase matching component name',
      'reports new component files whose names are not in PascalCase',
    ],
    ['Hook files: camelCase prefixed with `use`', 'reports new hook files whose names are not in camelCase'],
  ])('%s', (rule, words) => {
    expect(wordsOf(rule, 'paths')).toEqual([words]);
  });
});

it.each([
  'Never store secrets in code, env vars, or Git.',
  'Do not commit secrets, keys, or sensitive local configuration.',
  'Never commit sensitive credentials to version control.',
  'Use blocks for credentials — never hardcode secrets in flows.',
  'Use Key Vault; never hardcode secrets inline.',
])('%s', (rule) => {
  expect(wordsOf(rule, 'secrets')).toHaveLength(1);
});
