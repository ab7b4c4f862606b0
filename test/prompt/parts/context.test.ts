import { describe, expect, it } from 'vitest';
import { elideFile, type FileToShow } from '../../../src/context/elided-file.ts';
import { contextPieces } from '../../../src/prompt/parts/context.ts';
import { fitPrompt } from '../../../src/fitting/fit.ts';
import type { PieceGroup } from '../../../src/fitting/piece.ts';
import { characterTokenizer } from '../../../src/tokens/tokens.ts';
import type { Grammars } from '../../../src/syntax/types.ts';

const byIndentation: Grammars = { read: () => Promise.resolve(undefined) };
const BODY = '    return "a line of code that is long enough to be left out for a marker"\n';
const CODE = `def first():\n${BODY.repeat(4)}\ndef second():\n${BODY.repeat(4)}`;

async function contextOf(
  ...files: readonly (FileToShow & { readonly closeness?: number })[]
): Promise<readonly PieceGroup[]> {
  const elided = files.map(async ({ closeness, ...file }) => ({
    file: await elideFile(file, byIndentation),
    ...(closeness === undefined ? {} : { closeness }),
  }));
  return contextPieces(await Promise.all(elided), 450);
}

/** The ids of pieces within a budget that are kept, with the index of the form. */
function keptWithin(groups: readonly PieceGroup[], budget: number): string {
  const fitted = fitPrompt(
    { messages: [{ role: 'user', children: groups }], allotments: {} },
    budget,
    characterTokenizer(),
  );
  const pieces = fitted.kind === 'fitted' ? fitted.pieces : [];
  return pieces.flatMap(({ source, level }) => (level === null ? [] : [`${source} ${level}`])).join(', ');
}

describe('the context of a change', () => {
  it('is none where the change shows all of its files', async () => {
    expect(
      await contextOf({ path: 'new.py', text: CODE, touched: [{ from: 1, to: 11 }], inChange: [{ from: 1, to: 11 }] }),
    ).toEqual([]);
    expect(
      await contextOf({
        path: 'a.ts',
        text: 'a();\n}\n',
        touched: [{ from: 1, to: 1 }],
        inChange: [{ from: 1, to: 1 }],
      }),
    ).toEqual([]);
  });

  it('shows the code around the change without repeating it, then an outline, then nothing; the file with the fewest touched lines first', async () => {
    const changed = { text: CODE, inChange: [{ from: 2, to: 4 }] };
    const groups = await contextOf(
      { path: 'far.py', text: CODE, closeness: 0.1 },
      { path: 'near.py', text: CODE, closeness: 0.5 },
      { path: 'little.py', ...changed, touched: [{ from: 3, to: 3 }] },
      { path: 'much.py', ...changed, touched: [{ from: 2, to: 4 }] },
    );
    const seen = new Set<string>();
    for (let budget = 3_000; budget > 200; budget -= 1) {
      seen.add(keptWithin(groups, budget).replaceAll('.py', ''));
    }
    // With less, a small file may have room where a large one has none.
    expect([...seen].slice(0, 6)).toEqual([
      'far elided, near elided, little elided, much elided',
      'near elided, little elided, much elided',
      'little elided, much elided',
      'little outline, much elided',
      'much elided',
      'much outline',
    ]);
    const first = groups[0]?.children.at(-1);
    expect(first !== undefined && 'text' in first ? first.text : '').toContain('\n(lines 2-4 are in the change)\n');
  });
});
