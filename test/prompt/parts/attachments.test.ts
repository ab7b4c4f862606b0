import { describe, expect, it } from 'vitest';
import { elideFile, type FileToShow } from '../../../src/context/elided-file.ts';
import { attachmentPieces, risingFrom, type Attachments } from '../../../src/prompt/parts/attachments.ts';
import { fitPrompt } from '../../../src/fitting/fit.ts';
import type { PieceGroup } from '../../../src/fitting/piece.ts';
import { characterTokenizer } from '../../../src/tokens/tokens.ts';
import type { Grammars } from '../../../src/syntax/types.ts';
import { readFileLines } from '../read-file-lines.ts';

const byIndentation: Grammars = {
  read: () => Promise.resolve(undefined),
  findFaults: () => Promise.resolve(undefined),
};
const BODY = '    return "a line of code that is long enough to be left out for a marker"\n';

/** Two functions, each of three lines. */
function codeOf(name: string): string {
  return `def ${name}():\n${BODY.repeat(2)}\ndef other_${name}():\n${BODY.repeat(2)}`;
}

function elide(files: readonly FileToShow[]): Promise<Attachments['files']> {
  return Promise.all(files.map((file) => elideFile(file, byIndentation)));
}

async function attach(
  files: readonly FileToShow[],
  repeated: Attachments['repeated'] = [],
): Promise<readonly PieceGroup[]> {
  return attachmentPieces({ files: await elide(files), repeated }, risingFrom(500));
}

/** The level of each piece within a budget, by its id; `gone` where it is cut. */
function levelsWithin(groups: readonly PieceGroup[], budget: number): readonly string[] {
  const fitted = fitPrompt(
    { messages: [{ role: 'user', children: groups }], allotments: {} },
    budget,
    characterTokenizer(),
  );
  return fitted.kind === 'fitted' ? fitted.pieces.map(({ id, level }) => `${id} ${level ?? 'gone'}`) : [];
}

describe('attachments', () => {
  it('are none where nothing is attached', async () => {
    expect(await attach([])).toEqual([]);
  });

  it('have their paths and their lines in a fence', async () => {
    const [group] = await attach([{ path: 'shop/a.py', text: 'def a():\n    pass\n' }]);
    const [piece] = group?.children ?? [];
    const read = readFileLines(piece !== undefined && 'text' in piece ? piece.text : '');
    expect([read.head, [...read.lines.values()]]).toEqual(['shop/a.py (2 lines)', ['def a():', '    pass']]);
    expect(piece).toMatchObject({
      id: 'attachments/shop/a.py',
      kind: 'attachment',
      source: 'shop/a.py',
      priority: 500,
    });
  });

  it('are shortened one after the other, from the last, and all before any is cut', async () => {
    const groups = await attach([
      { path: 'a.py', text: codeOf('a'), touched: [{ from: 2, to: 2 }] },
      { path: 'b.py', text: codeOf('b'), touched: [{ from: 2, to: 2 }] },
      { path: 'c.py', text: codeOf('c') },
    ]);
    const seen = new Set<string>();
    for (let budget = 3_000; budget > 150; budget -= 1) {
      seen.add(
        levelsWithin(groups, budget)
          .map((line) => line.replace('attachments/', ''))
          .join(', '),
      );
    }
    expect([...seen].map((line) => line.replaceAll('.py', ''))).toEqual([
      'a full, b full, c full',
      'a full, b full, c outline',
      'a full, b elided, c outline',
      'a elided, b elided, c outline',
      'a elided, b outline, c outline',
      'a outline, b outline, c outline',
      'a outline, b outline, c name',
      'a outline, b name, c name',
      'a name, b name, c name',
      // The tokens of a name that is cut may suffice for an outline.
      'a outline, b name, c gone',
      'a name, b name, c gone',
      'a outline, b gone, c gone',
      'a name, b gone, c gone',
      'a gone, b gone, c gone',
    ]);
  });

  it('name those whose text is there already', async () => {
    const [group] = await attach(
      [{ path: 'a.py', text: 'a' }],
      [
        { path: 'copy of (a).py', sameAs: 'a.py' },
        { path: 'AGENTS.md', sameAs: 'AGENTS.md' },
      ],
    );
    const read = (group?.children ?? []).map((piece) => readFileLines('text' in piece ? piece.text : ''));
    expect(read.map(({ head, notes }) => [head, ...notes])).toEqual([
      ['a.py (1 line)'],
      ['"copy of (a).py"', '(it has the same text as a.py)'],
      ['AGENTS.md', '(it is given elsewhere in this prompt)'],
    ]);
  });
});
