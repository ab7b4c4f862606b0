import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enclosingProvider } from '../../../src/context/enclosing/enclosing.ts';
import type { ContextPiece } from '../../../src/context/piece.ts';
import { runProviders } from '../../../src/context/run-providers.ts';
import { fileOf, hunkAt } from '../../findings/file-change.ts';
import { runs } from '../../property-runs.ts';
import { installedGrammars } from '../../syntax/installed-grammars.ts';

const grammars = installedGrammars();

/** The pieces for one changed line of a file. */
async function piecesFor(path: string, text: string, line: number): Promise<readonly ContextPiece[]> {
  const changed = text.split('\n')[line - 1] ?? '';
  const file = { ...fileOf(path, hunkAt(line, [`+${changed}`])), status: 'modified' as const };
  const { pieces, unfinished } = await runProviders([enclosingProvider(grammars)], {
    changed: [{ file, text }],
    limit: () => new AbortController().signal,
  });
  expect(unfinished).toEqual([]);
  return pieces;
}

function linesOf(pieces: readonly ContextPiece[]): readonly number[] {
  const lines = new Set(pieces.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at)));
  return [...lines].toSorted((a, b) => a - b);
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

const FILLER = Array.from({ length: 300 }, (_, index) => `  step(${index});`).join('\n');

describe('the code around a change', () => {
  it.each<[string, string, string, number, readonly number[]]>([
    [
      'the whole function, the head of its class, and the import that the line uses',
      'a.ts',
      [
        "import { used } from './a.ts';",
        "import { other } from './b.ts';",
        'class Cart {',
        '  untouched() {',
        '    return other();',
        '  }',
        '  total(rate: number) {',
        '    const sum = 1;',
        '    return used(sum);',
        '  }',
        '}',
      ].join('\n'),
      9,
      [1, 3, 7, 8, 9, 10],
    ],
    [
      'only the lines of a long import that name what the line uses',
      'a.ts',
      ['import {', '  one,', '  two,', '  three,', '  four,', "} from './a.ts';", 'three();'].join('\n'),
      7,
      [1, 2, 3, 4, 5, 6, 7],
    ],
    ['the headings above a line of prose', 'a.md', '# A\ntext\n## B\ntext\n## C\ntext\n### D\ntext\n', 8, [1, 5, 7]],
    [
      'the keys above a line of YAML',
      'a.yml',
      'on: push\njobs:\n  test:\n    steps:\n    - run: a\n      if: b\n',
      6,
      [2, 3, 4, 5],
    ],
    [
      'the keys above a line of JSON',
      'a.json',
      '{\n  "a": 1,\n  "b": {\n    "c": [\n      1\n    ]\n  }\n}\n',
      5,
      [3, 4],
    ],
    ['the table of a line of TOML', 'a.toml', '[a]\nx = 1\n[b.c]\nx = 1\ny = 2\n', 5, [3]],
    ['nothing for plain text', 'a.txt', 'one\n  two\n    three\n', 3, []],
  ])('is %s', async (_name, path, text, line, expected) => {
    expect(linesOf(await piecesFor(path, text, line))).toEqual(expected);
  });

  it('is at most 150 lines of a long function, nearest to the change', async () => {
    const lines = linesOf(await piecesFor('a.ts', `function long() {\n${FILLER}\n}\n`, 150));
    expect(lines).toEqual([1, ...range(76, 224)]);
  });

  it('is worth more the nearer it is', async () => {
    const pieces = await piecesFor('a.ts', `function long() {\n${FILLER}\n}\n`, 150);
    const perLine = (line: number): number => {
      const piece = pieces.find(({ from, to }) => from <= line && line <= to)!;
      return piece.worth / (piece.to - piece.from + 1);
    };
    expect([perLine(145) > perLine(125), perLine(125) > perLine(80)]).toEqual([true, true]);
  });

  it('is found for any text', async () => {
    const anyText = fc
      .array(
        fc.constantFrom('{', '}', '(', 'function __proto__() {', '# a', '- b:', '[x]', '"c": [', '\t', '', '```', '\r'),
      )
      .map((lines) => lines.join('\n'));
    await fc.assert(
      fc.asyncProperty(
        anyText,
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom('ts', 'md', 'json', 'yml', 'toml', 'x'),
        async (text, line, ending) => {
          const lineCount = text.split('\n').length;
          for (const { from, to, worth } of await piecesFor(`a.${ending}`, text, line)) {
            expect([from >= 1, to >= from, to <= lineCount, worth > 0]).toEqual([true, true, true, true]);
          }
        },
      ),
      { numRuns: runs(200) },
    );
  });
});
