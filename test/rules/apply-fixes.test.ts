import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import type { Edit } from '../../src/diagnostics/fix.ts';
import { applyEdits } from '../../src/rules/apply-fixes.ts';

function fixWith(...edits: readonly Edit[]): Diagnostic {
  const start = { line: 1, column: 1 };
  return { rule: 'a', severity: 'warning', path: 'x', start, end: start, message: '', fix: { kind: 'edits', edits } };
}

describe('applyEdits', () => {
  it.each([
    [
      'apart',
      'abcdef',
      [fixWith({ start: 4, end: 5, text: 'E' }), fixWith({ start: 0, end: 1, text: 'A' })],
      'AbcdEf',
      0,
    ],
    [
      'next to each other',
      'abcdef',
      [fixWith({ start: 0, end: 2, text: 'X' }), fixWith({ start: 2, end: 4, text: 'Y' })],
      'XYef',
      0,
    ],
    [
      'that overlap',
      'abcdef',
      [fixWith({ start: 0, end: 3, text: 'X' }), fixWith({ start: 2, end: 4, text: 'Y' })],
      'Xdef',
      1,
    ],
    [
      'at the same place',
      'abcdef',
      [fixWith({ start: 2, end: 2, text: 'X' }), fixWith({ start: 2, end: 2, text: 'Y' })],
      'abXcdef',
      1,
    ],
    [
      'with several parts, one of which overlaps an earlier fix',
      'abcdef',
      [
        fixWith({ start: 1, end: 2, text: 'B' }),
        fixWith({ start: 5, end: 6, text: 'F' }, { start: 1, end: 2, text: 'X' }),
      ],
      'aBcdef',
      1,
    ],
  ])('applies edits: %s', (_name, text, diagnostics, expected, waiting) => {
    const fixed = applyEdits(text, diagnostics);
    expect([fixed.text, fixed.waiting.length]).toEqual([expected, waiting]);
  });

  it('changes no character outside the applied fixes', () => {
    const edit = fc.record({ start: fc.nat(40), length: fc.nat(5), text: fc.stringMatching(/^[A-Z]{0,3}$/) });
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z]{40}$/),
        fc.array(fc.array(edit, { minLength: 1, maxLength: 2 })),
        (text, given) => {
          const diagnostics = given.map((edits) =>
            fixWith(
              ...edits.map(({ start, length, text: put }) => ({
                start,
                end: Math.min(text.length, start + length),
                text: put,
              })),
            ),
          );
          const fixed = applyEdits(text, diagnostics);
          const taken = fixed.applied.flatMap(({ fix }) => (fix?.kind === 'edits' ? fix.edits : []));
          const kept = [...text].filter((_character, at) => !taken.some(({ start, end }) => start <= at && at < end));
          expect([...fixed.text].filter((character) => /[a-z]/.test(character))).toEqual(kept);
          expect(fixed.applied.length + fixed.waiting.length).toBe(diagnostics.length);
        },
      ),
    );
  });
});
