import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawElided, elideLines } from '../../src/syntax/elide.ts';
import { outlineOf } from '../../src/syntax/outline.ts';
import { installedGrammars } from './installed-grammars.ts';

interface Case {
  readonly area: string;
  readonly name: string;
  readonly input: {
    readonly text: string;
    readonly languageId: string;
    /** Line from 0, and column. */
    readonly selection: readonly [number, number] | null;
  };
}

const CASES_FILE = join(import.meta.dirname, '../../../shared/conformance/copilot-cases.json');
const areCasesHere = existsSync(CASES_FILE);
const cases: readonly Case[] = areCasesHere
  ? JSON.parse(readFileSync(CASES_FILE, 'utf8')).cases.filter(({ area }: Case) => area === 'summarize')
  : [];
const grammars = installedGrammars();

/**
 * Copilot shortens a file to a number of characters, and says nothing of what it leaves out, or the wrong lines. A
 * prompt of ours has levels instead of a limit and shows whole lines only, so its texts are others. What is compared is
 * what both promise.
 */
describe.skipIf(!areCasesHere)('shortened files of the conformance cases (not here without ../shared)', () => {
  it.each(cases)('$name: the declaration at the cursor is kept whole, heads stay, imports stay', async ({ input }) => {
    const { text, languageId, selection } = input;
    const lines = text.split('\n');
    const line = (selection?.[0] ?? 0) + 1;
    const outline = await outlineOf(text, languageId, grammars);
    const segments = elideLines(
      text,
      outline,
      languageId,
      'elided',
      selection === null ? [] : [{ from: line, to: line }],
    );
    const drawn = drawElided(text, segments).split('\n');
    expect(drawn).toContain(lines[line - 1]);
    expect(drawn).toEqual(
      expect.arrayContaining(lines.filter((one) => /^(?:import|export|class|\s+(?:def|\w+\(\)))/.test(one))),
    );
    expect(drawn.join('\n').length).toBeLessThanOrEqual(text.length);
  });
});
