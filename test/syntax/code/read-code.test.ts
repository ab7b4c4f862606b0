import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CodeLine } from '../../../src/syntax/code/types.ts';
import { runs } from '../../property-runs.ts';
import { installedGrammars } from '../installed-grammars.ts';

const grammars = installedGrammars();

async function read(text: string, language: string, lines: readonly number[]): Promise<readonly CodeLine[]> {
  return (await grammars.readCode?.(text, language, lines)) ?? [];
}

/** The tokens of the first line as `role:text`. */
async function roles(text: string, language: string): Promise<readonly string[]> {
  const [first] = await read(text, language, [1]);
  return (first?.tokens ?? []).map(({ role, text: token }) => `${role}:${token}`);
}

describe('the roles of tokens', () => {
  it.each<[string, string, string, readonly string[]]>([
    ['a keyword and a type', 'typescript', 'let x: any', ['keyword:let', 'declared:x', 'keyword::', 'keyword:any']],
    ['a member', 'javascript', 'a.b', ['name:a', 'keyword:.', 'member:b']],
    [
      'a key',
      'javascript',
      '({a: 1})',
      ['keyword:(', 'keyword:{', 'key:a', 'keyword::', 'value:1', 'keyword:}', 'keyword:)'],
    ],
    ['a comment', 'python', 'a # b', ['name:a', 'comment:# b']],
    [
      'a string, whose text is no token',
      'go',
      'var x = "y"',
      ['keyword:var', 'declared:x', 'keyword:=', 'keyword:"', 'keyword:"'],
    ],
    ['a keyword argument', 'python', 'f(a=b)', ['name:f', 'keyword:(', 'key:a', 'keyword:=', 'name:b', 'keyword:)']],
    ['a symbol', 'ruby', 'x = :y', ['name:x', 'keyword:=', 'value::y']],
  ])('%s', async (_name, language, text, expected) => {
    expect(await roles(text, language)).toEqual(expected);
  });
});

it('says which lines do not follow the grammar', async () => {
  const found = await read('let a = 1;\nlet = = ;\nlet b = 2;\n', 'javascript', [1, 2, 3]);
  expect(found.map(({ isSound }) => isSound)).toEqual([true, false, true]);
});

it('gives a comment of several lines line by line, and ignores lines that do not exist', async () => {
  const found = await read('/* a\r\n b */ c\n', 'javascript', [2, 1, 2, 9, 0]);
  expect(found.map(({ line, tokens }) => [line, tokens.map(({ column, text }) => `${column}:${text}`)])).toEqual([
    [0, []],
    [1, ['0:/* a']],
    [2, ['0: b */', '6:c']],
    [9, []],
  ]);
});

it('reads nothing of a language without a grammar', async () => {
  expect(await grammars.readCode?.('a', 'cobol', [1])).toBeUndefined();
});

it('finds every token of any text where it says, and no two tokens overlap', async () => {
  const piece = fc.constantFrom(
    'a',
    '"',
    "'",
    '`',
    '/',
    '*',
    '//',
    '${',
    '}',
    '{',
    '\n',
    '\r\n',
    '#',
    ' ',
    'é',
    '😀',
    '<a>',
    '=',
    '(',
    ')',
    '1',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(piece, { maxLength: 40 }),
      fc.constantFrom('typescriptreact', 'python', 'ruby', 'php', 'go', 'csharp'),
      async (pieces, language) => {
        const text = pieces.join('');
        const rows = text.split('\n');
        for (const { line, tokens } of await read(
          text,
          language,
          rows.map((_, index) => index + 1),
        )) {
          let end = 0;
          for (const token of tokens) {
            expect(rows[line - 1]?.slice(token.column).startsWith(token.text)).toBe(true);
            expect(token.column).toBeGreaterThanOrEqual(end);
            end = token.column + token.text.length;
          }
        }
      },
    ),
    { numRuns: runs(150) },
  );
});
