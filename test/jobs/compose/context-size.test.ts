import { describe, expect, it } from 'vitest';
import type { ContextPiece } from '../../../src/context/piece.ts';
import { composePrompt } from '../../../src/jobs/compose/compose-prompt.ts';
import { characterTokenizer } from '../../../src/tokens/tokens.ts';
import { fileOf, hunkAt } from '../../findings/file-change.ts';

const LINES = Array.from({ length: 400 }, (_, index) => `line ${index}`);

/** Tokens of the code around a change of one line, of which there is more than there is room for. */
function contextTokens(changed: ReturnType<typeof fileOf>, size: number | undefined): number {
  const pieces = Array.from({ length: 40 }, (_, index): ContextPiece => {
    const from = 1 + index * 10;
    return { path: 'other.ts', from, to: from + 9, worth: 5, provider: 'definitions', why: '', for: [changed.path] };
  });
  const { requests } = composePrompt({
    files: [changed],
    guidelines: [],
    description: undefined,
    tokenizer: characterTokenizer(),
    contextTokens: 12_000,
    budget: 100_000,
    surroundings: {
      pieces,
      lines: new Map([['other.ts', LINES]]),
      notes: [],
      ...(size === undefined ? {} : { sizes: new Map([[changed.path, size]]) }),
    },
  });
  const sent = requests[0]?.pieces.filter(({ kind, included }) => kind === 'context' && included) ?? [];
  return sent.reduce((sum, { tokens }) => sum + tokens, 0);
}

describe('the code around a change', () => {
  const modified = fileOf('a.ts', hunkAt(1, [' a', '+x']));
  const added = { ...fileOf('a.ts', hunkAt(1, ['+x'])), status: 'added' as const };

  it('takes no more than the rest of the changed file would', () => {
    const tokens = contextTokens(modified, 2_000);
    expect(tokens).toBeLessThanOrEqual(2_000);
    expect(tokens).toBeGreaterThan(1_500);
  });

  it.each([
    ['a small file', modified, 10],
    ['a new file', added, undefined],
  ])('of %s may take 600 tokens', (_name, changed, size) => {
    const tokens = contextTokens(changed, size);
    expect(tokens).toBeLessThanOrEqual(600);
    expect(tokens).toBeGreaterThan(300);
  });

  it('is limited by its own target if the size of the file is not known', () => {
    expect(contextTokens(modified, undefined)).toBeGreaterThan(4_000);
  });
});
