import { describe, expect, it } from 'vitest';
import { compileText } from './run-statement.ts';
import { checkLines } from './check-lines.ts';

describe('rules on comments', () => {
  it.each<readonly [name: string, rule: string, path: string, lines: readonly string[], found: readonly number[]]>([
    [
      'comments inside of functions',
      '- No comments inside method bodies, in PHP, Blade, JS or Vue.',
      'a.js',
      ['/** F. */', 'function f() {', '  // Runs.', '  g();', '}', '// Outside.'],
      [3],
    ],
    [
      'all comments but those for tools and documentation',
      '- Do NOT leave comments',
      'a.ts',
      ['// Copyright A', '/** F. */', '// eslint-disable-next-line', '// Runs.', 'f();'],
      [4],
    ],
  ])('%s', async (_name, rule, path, lines, found) => {
    expect(await checkLines(rule, path, lines)).toEqual(found);
  });

  it.each([
    '- Do not leave comments that restate the code.',
    '- Do not add comments unless necessary.',
    '- Do not leave comments on pull requests.',
    '- No comments in JSON files when the parser is strict.',
  ])('%s is something else', (rule) => {
    expect(compileText(rule, 'constructs')).toEqual([]);
  });
});

describe('types in files of their own', () => {
  it.each([
    '- Always put new classes and interfaces in separate files',
    '- Put each class in its own file.',
    '- Avoid creating source files that implement multiple types; instead, place each type in its own file.',
    '## Rules\n\n- One class per file: each class in its own file, named after it.',
  ])('%s', (rule) => {
    expect(compileText(rule, 'constructs').map(({ finder }) => finder.words)).toEqual([
      expect.stringMatching(/^reports new (?:types|classes) in files that have another one/),
    ]);
  });

  it.each(['- Put classes in separate folders.', '- Put tests and helpers in separate files.'])(
    '%s is something else',
    (rule) => {
      expect(compileText(rule, 'constructs')).toEqual([]);
    },
  );
});

it.each([
  ['- Commit summary under 72 chars, imperative mood', 'reports subjects of commits of more than 71 characters'],
  ['- Commit subject lines: max 50 characters', 'reports subjects of commits of more than 50 characters'],
])('%s', (rule, words) => {
  expect(compileText(rule, 'titles').map(({ finder }) => finder.words)).toEqual([words]);
});
