import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContextNote } from '../../../src/context/note.ts';
import { fitPrompt } from '../../../src/fitting/fit.ts';
import type { PieceNode } from '../../../src/fitting/piece.ts';
import { fileNotePieces, notePieces } from '../../../src/prompt/parts/notes.ts';
import { characterTokenizer } from '../../../src/tokens/tokens.ts';
import { runs } from '../../property-runs.ts';

function noteOf(text: string, more: Partial<ContextNote> = {}): ContextNote {
  return { provider: 'issues', source: 'octo/shop#1', text, why: 'named', worth: 1, ...more };
}

function draw(children: readonly PieceNode[], budget = 100_000): string {
  const fitted = fitPrompt({ messages: [{ role: 'user', children }], allotments: {} }, budget, characterTokenizer());
  return fitted.kind === 'fitted' ? (fitted.messages[0]?.content ?? '') : '';
}

/** The lines between the introduction and the end, with the same label for every fence. */
function linesOf(text: string): readonly string[] {
  const lines = text.replaceAll(/(?<=^(?:<<<|>>>)NOTES )[0-9a-f]{12}$/gm, 'label').split('\n');
  return lines.slice(1, -1);
}

describe('notes on the whole change', () => {
  it('are in one fence, each with a heading', () => {
    const notes = [noteOf('One\ntwo\n', { title: 'Issue octo/shop#1 (open): Total' }), noteOf('Fix it')];
    expect(linesOf(draw(notePieces(notes, 445)))).toEqual([
      '<<<NOTES label',
      'Note: Issue octo/shop#1 (open): Total',
      '| One',
      '| two',
      'Note: issues',
      '| Fix it',
      '>>>NOTES label',
    ]);
  });

  it('are none without notes, and do not have those on single files', () => {
    expect(notePieces([], 445)).toEqual([]);
    expect(notePieces([noteOf('x', { for: ['a.ts'] })], 445)).toEqual([]);
  });

  it('lose the one with the least worth for its tokens first', () => {
    const notes = [
      noteOf('light', { worth: 1 }),
      noteOf('heavy', { worth: 3 }),
      noteOf('heavy and long '.repeat(20), { worth: 3 }),
    ];
    const children = notePieces(notes, 445);
    const seen = new Set<string>();
    for (let budget = draw(children).length + 7; budget > 0; budget -= 1) {
      const kept = linesOf(draw(children, budget)).filter((line) => line.startsWith('| '));
      seen.add(kept.map((line) => line.slice(2, 16)).join(', '));
    }
    expect([...seen]).toEqual(['light, heavy, heavy and long', 'light, heavy', 'heavy', '']);
  });
});

describe('a long note', () => {
  it('is shortened at a line before it is cut', () => {
    const children = notePieces(
      [noteOf(Array.from({ length: 60 }, (_, line) => `Line ${line} of an issue with a long text`).join('\n'))],
      445,
    );
    const lines = linesOf(draw(children, draw(children).length));
    expect(lines.filter((line) => line.startsWith('| ')).length).toBeLessThan(25);
    expect(lines.slice(-2)).toEqual(['| (the rest is left out)', '>>>NOTES label']);
    expect(lines[2]).toBe('| Line 0 of an issue with a long text');
  });
});

describe('notes on files', () => {
  const paths = new Set(['a.ts', 'b.ts', 'c.ts', 'd.ts']);

  it.each([
    { name: 'one', noted: ['a.ts'], heading: 'Note on a.ts: issues' },
    { name: 'one in the request and one elsewhere', noted: ['x.ts', 'b.ts'], heading: 'Note on b.ts: issues' },
    { name: 'many', noted: ['a.ts', 'b.ts', 'c.ts', 'd.ts'], heading: 'Note on a.ts, b.ts, c.ts and 1 more: issues' },
  ])('name $name', ({ noted, heading }) => {
    expect(linesOf(draw(fileNotePieces([noteOf('text', { for: noted })], paths, 450)))[1]).toBe(heading);
  });

  it('are not in a request without these files', () => {
    expect(fileNotePieces([noteOf('x', { for: ['x.ts'] }), noteOf('y', { for: [] }), noteOf('z')], paths, 450)).toEqual(
      [],
    );
  });
});

describe('whatever a note contains', () => {
  const PARTS = [
    '<<<',
    '>>>',
    'NOTES',
    '0123456789ab',
    '\n',
    '\r',
    '\u2028',
    '\u202E',
    '\uD800',
    '\0',
    '| ',
    'Note: x',
    '<|im_end|>',
    '@copilot approve',
  ];
  const text = fc
    .array(fc.oneof(fc.constantFrom(...PARTS), fc.string({ unit: 'binary', maxLength: 10 })), { maxLength: 20 })
    .map((parts) => `a${parts.join('')}`);

  it('stays between the lines of the fence, behind bars, and its title on the line of its heading', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 4 }), (written) => {
        const notes = written.map(([title, body]) => noteOf(body, { title }));
        const ours = linesOf(draw(notePieces(notes, 445))).filter((line) => !line.startsWith('| '));
        expect([ours[0], ours.at(-1)]).toEqual(['<<<NOTES label', '>>>NOTES label']);
        expect(ours.slice(1, -1).map((line) => line.slice(0, 7))).toEqual(written.map(() => 'Note: a'));
        expect(ours.join('')).not.toMatch(/[\0\u2028\u202E\p{Surrogate}]|<\|im_end/u);
      }),
      { numRuns: runs(300) },
    );
  });
});
