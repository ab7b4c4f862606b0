import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawElided, elideLines, type ElidedSegment, type ElisionLevel } from '../../src/syntax/elide.ts';
import { outlineOf } from '../../src/syntax/outline.ts';
import type { LineRange } from '../../src/syntax/types.ts';
import { installedGrammars } from './installed-grammars.ts';

const LANGUAGES = [
  'cpp',
  'csharp',
  'go',
  'java',
  'javascript',
  'kotlin',
  'php',
  'plaintext',
  'python',
  'ruby',
  'rust',
  'typescript',
  'typescriptreact',
  'yaml',
];
const LEVELS: readonly ElisionLevel[] = ['elided', 'outline'];

/** Lines that open, close and hold things in one language or another, so that texts are neither code nor noise. */
const PIECES = [
  'class Order {',
  'export const total = () => {',
  'def total(self):',
  'func (o *Order) Sum() int {',
  'impl Order {',
  'module Shop',
  'namespace shop {',
  '#[derive(Debug)]',
  '@decorator',
  '/** A note. */',
  '# A note.',
  '// A note.',
  'import { a } from "b";',
  'use a::b;',
  '#include <a>',
  '<?php',
  '}',
  '});',
  'end',
  '  return sum(items, 1, 2, 3, "a rather long line of code that is worth to be left out", here, and, there);',
  '\tx = 1',
  '"""',
  '`${',
  '(',
  '',
];

const line = fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 60 }));
const text = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom('', '  ', '\t', '    '), line), { maxLength: 60 }),
    fc.constantFrom('\n', '\r\n'),
    fc.constantFrom('', '\n'),
  )
  .map(([lines, lineEnd, end]) => lines.map(([indent, content]) => indent + content).join(lineEnd) + end);
const touched = fc.array(
  fc.tuple(fc.integer({ min: -3, max: 70 }), fc.integer({ min: 0, max: 8 })).map(([from, more]) => ({
    from,
    to: from + more,
  })),
  { maxLength: 4 },
);

const grammars = installedGrammars();

async function elide([content, language, level, changes]: readonly [
  string,
  string,
  ElisionLevel,
  readonly LineRange[],
]): Promise<readonly ElidedSegment[]> {
  return elideLines(content, await outlineOf(content, language, grammars), language, level, changes);
}

const cases = fc.tuple(text, fc.constantFrom(...LANGUAGES), fc.constantFrom(...LEVELS), touched);

function linesOf(content: string): readonly string[] {
  return content === '' ? [] : content.replace(/\n$/, '').split('\n');
}

function rangeOf({ from, to }: LineRange): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

describe('the segments of any text', () => {
  it('cover every line once, in order, and no two of them show neighbours', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async (input) => {
        const segments = await elide(input);
        expect(segments.flatMap(rangeOf)).toEqual(rangeOf({ from: 1, to: linesOf(input[0]).length }));
        expect(segments.some((one, index) => one.kind === segments[index + 1]?.kind)).toBe(false);
      }),
    );
  });

  it('show every touched line', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async ([content, language, , changes]) => {
        const segments = await elide([content, language, 'elided', changes]);
        const omitted = new Set(segments.filter(({ kind }) => kind === 'omitted').flatMap(rangeOf));
        expect(changes.flatMap(rangeOf).filter((number) => omitted.has(number))).toEqual([]);
      }),
    );
  });

  it('are replaced by markers that are at most half as long and name the right lines', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async (input) => {
        const lines = linesOf(input[0]);
        for (const segment of await elide(input)) {
          if (segment.kind === 'omitted') {
            const { from, to, marker } = segment;
            expect(lines.slice(from - 1, to).join('\n').length).toBeGreaterThanOrEqual(
              2 * marker.length - (to - from) - 1,
            );
            expect(marker).toContain(from === to ? `Line ${from} omitted` : `Lines ${from}-${to} omitted`);
          }
        }
      }),
    );
  });

  it('draw a text that is never longer, and the whole text if nothing is left out', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async (input) => {
        const segments = await elide(input);
        const drawn = drawElided(input[0], segments);
        expect(drawn.length).toBeLessThanOrEqual(input[0].length);
        if (segments.every(({ kind }) => kind === 'lines')) {
          expect(drawn).toBe(input[0]);
        }
      }),
    );
  });

  it('are equal for equal input', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async (input) => {
        expect(await elide(input)).toEqual(await elide(input));
      }),
    );
  });

  it('have declarations whose lines are in order and within their parents', async () => {
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom(...LANGUAGES), async (content, language) => {
        const { declarations } = await outlineOf(content, language, grammars);
        const last = linesOf(content).length;
        const all = declarations.map((declaration) => ({ declaration, parentEnd: last }));
        for (const { declaration, parentEnd } of all) {
          const { startLine, signatureLine, headEndLine, endLine, children } = declaration;
          const order = [1, startLine, signatureLine, headEndLine, endLine, parentEnd];
          expect(order).toEqual(order.toSorted((a, b) => a - b));
          all.push(...children.map((child) => ({ declaration: child, parentEnd: endLine })));
        }
      }),
    );
  });
});
