import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareGuidelines,
  type ComparedGuideline,
  type GuidelineChanges,
} from '../../../src/guidelines/claims/compare.ts';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';

/** Makes a guideline from its path, its text, its globs and the files that it applies to. */
function guidelineOf(path: string, text: string, patterns = ['*'], files = ['a.ts']): ComparedGuideline {
  return {
    name: `Instruction from ${path}`,
    content: { path },
    filePatterns: patterns,
    appliesTo: new Map(files.map((file) => [file, '*'])),
    statements: readStatements(2, text),
  };
}

/** One line for each change, with new statements after `+` and removed ones after `-`. */
function drawn({ changes, unchanged }: GuidelineChanges): readonly string[] {
  const lines = changes.map((change) => {
    if (change.kind !== 'changed') {
      return `${change.kind} ${change.path}: ${change.statements.join(' / ')}`;
    }
    const { statements, filePatterns, files } = change;
    const parts = [
      ...statements.removed.map((text) => `-${text}`),
      ...statements.added.map((text) => `+${text}`),
      ...(filePatterns.before.join() === filePatterns.after.join()
        ? []
        : [`${filePatterns.before.join()}=>${filePatterns.after.join()}`]),
      ...(files.before.join() === files.after.join() ? [] : [`${files.before.join()}->${files.after.join()}`]),
    ];
    return `changed ${change.path}: ${parts.join(' ')}`;
  });
  return [...lines, `${unchanged} unchanged`];
}

describe('a change of the guidelines', () => {
  it.each<[string, readonly ComparedGuideline[], readonly ComparedGuideline[], readonly string[]]>([
    ['is empty without guidelines', [], [], ['0 unchanged']],
    ['is empty for equal guidelines', [guidelineOf('a.md', 'A. B.')], [guidelineOf('a.md', 'A. B.')], ['1 unchanged']],
    [
      'is empty if only the order differs',
      [guidelineOf('a.md', '- A\n- B')],
      [guidelineOf('a.md', 'B\n\nA')],
      ['1 unchanged'],
    ],
    ['adds a file', [], [guidelineOf('a.md', '- A\n- B')], ['added a.md: A / B', '0 unchanged']],
    ['removes a file', [guidelineOf('a.md', '- A')], [], ['removed a.md: A', '0 unchanged']],
    [
      'adds and removes statements',
      [guidelineOf('a.md', '- A\n- B\n- C')],
      [guidelineOf('a.md', '- A\n- D\n- C')],
      ['changed a.md: -B +D', '0 unchanged'],
    ],
    [
      'counts how often a statement is repeated',
      [guidelineOf('a.md', '- A\n- A\n- A')],
      [guidelineOf('a.md', '- A\n- B')],
      ['changed a.md: -A -A +B', '0 unchanged'],
    ],
    [
      'includes a lead-in that reverses statements',
      [guidelineOf('a.md', 'Always:\n- A')],
      [guidelineOf('a.md', 'Never:\n- A')],
      ['changed a.md: -Always: A +Never: A', '0 unchanged'],
    ],
    [
      'changes file patterns and therefore files',
      [guidelineOf('a.md', 'A', ['*.ts'], ['a.ts'])],
      [guidelineOf('a.md', 'A', ['*.js'], ['b.js'])],
      ['changed a.md: *.ts=>*.js a.ts->b.js', '0 unchanged'],
    ],
    [
      'changes only the order of patterns',
      [guidelineOf('a.md', 'A', ['x', 'y'])],
      [guidelineOf('a.md', 'A', ['y', 'x'])],
      ['changed a.md: x,y=>y,x', '0 unchanged'],
    ],
    [
      'rewrites a file',
      [guidelineOf('a.md', 'A')],
      [guidelineOf('a.md', 'B', ['x'])],
      ['changed a.md: -A +B *=>x', '0 unchanged'],
    ],
    [
      'does not pair guidelines with different paths',
      [guidelineOf('a.md', 'A')],
      [guidelineOf('b.md', 'A')],
      ['removed a.md: A', 'added b.md: A', '0 unchanged'],
    ],
    [
      'pairs the entries of settings by their statements',
      [guidelineOf('s.json', 'A'), guidelineOf('s.json', 'B'), guidelineOf('s.json', '- C\n- D')],
      [guidelineOf('s.json', '- D\n- E'), guidelineOf('s.json', 'A')],
      ['removed s.json: B', 'changed s.json: -C +E', '1 unchanged'],
    ],
    [
      'pairs equal entries one by one',
      [guidelineOf('s.json', 'A'), guidelineOf('s.json', 'A')],
      [guidelineOf('s.json', 'A'), guidelineOf('s.json', 'A'), guidelineOf('s.json', 'A')],
      ['added s.json: A', '2 unchanged'],
    ],
    [
      'pairs a rewritten entry with the only one that is left',
      [guidelineOf('s.json', 'A'), guidelineOf('s.json', 'B')],
      [guidelineOf('s.json', 'C'), guidelineOf('s.json', 'B')],
      ['changed s.json: -A +C', '1 unchanged'],
    ],
  ])('%s', (_name, before, after, expected) => {
    expect(drawn(compareGuidelines(before, after))).toEqual(expected);
  });
});

const anyGuideline = fc
  .record({
    path: fc.constantFrom('a.md', 'b.md', 'settings.json'),
    text: fc.array(fc.constantFrom('- A\n', '- B\n', '- C\n', 'Never:\n', '\n'), { maxLength: 5 }),
    patterns: fc.subarray(['*', '*.ts']),
    files: fc.subarray(['a.ts', 'b.ts']),
  })
  .map(({ path, text, patterns, files }) => guidelineOf(path, text.join(''), patterns, files));
const anySide = fc.array(anyGuideline, { maxLength: 8 });

describe('any change', () => {
  it('contains each guideline of both sides once', () => {
    fc.assert(
      fc.property(anySide, anySide, (before, after) => {
        const { changes, unchanged } = compareGuidelines(before, after);
        const countOf = (kind: string): number => changes.filter((change) => change.kind === kind).length;
        const paired = countOf('changed') + unchanged;
        expect([paired + countOf('removed'), paired + countOf('added')]).toEqual([before.length, after.length]);
      }),
    );
  });

  it('adds in one direction what it removes in the other', () => {
    fc.assert(
      fc.property(anySide, anySide, (before, after) => {
        const statementsOf = (changes: GuidelineChanges, way: 'added' | 'removed'): readonly string[] =>
          changes.changes
            .flatMap((change) => {
              if (change.kind === 'changed') {
                return change.statements[way];
              }
              return change.kind === way ? change.statements : [];
            })
            .toSorted();
        const net = (changes: GuidelineChanges): number =>
          statementsOf(changes, 'added').length - statementsOf(changes, 'removed').length;
        expect(net(compareGuidelines(before, after)) + net(compareGuidelines(after, before))).toBe(0);
      }),
    );
  });

  it('is empty between a side and itself', () => {
    fc.assert(
      fc.property(anySide, (side) => {
        expect(compareGuidelines(side, structuredClone(side))).toEqual({ changes: [], unchanged: side.length });
      }),
    );
  });

  it('is computed in time for 5,000 entries of one path with the same statements', { tags: 'large' }, () => {
    const entries = Array.from({ length: 5_000 }, (_, at) => guidelineOf('s.json', `- A\n- B ${at}`));
    const changed = Array.from({ length: 5_000 }, (_, at) => guidelineOf('s.json', `- A\n- C ${at}`));
    expect(compareGuidelines(entries, changed).changes.length).toBe(5_000);
  });
});
