import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseReply } from '../../../src/findings/replies/parse-reply.ts';
import { drawFrom } from '../../fuzz/mutate.ts';
import { runs } from '../../property-runs.ts';
import { drawReply } from './draw-replies.ts';

/** Whether a reply would count as a whole review that found nothing. */
function isClean(text: string): boolean {
  const { kind, drafts, leftOut, complaint } = parseReply(text);
  return kind === 'read' && drafts.length === 0 && leftOut.length === 0 && complaint === undefined;
}

describe('a reply that says a finding in whatever form', () => {
  it('is not taken for a clean one', () => {
    const draw = drawFrom(fc.readConfigureGlobal().seed ?? 0);
    const cases = runs(10_000);
    const clean = Array.from({ length: cases }, () => drawReply(draw)).filter(isClean);
    // Mixtures of several faults of syntax remain, which nobody can tell from words: three of a thousand.
    expect({ share: clean.length / cases, first: clean[0] }).toEqual({
      share: expect.closeTo(0, 2),
      first: clean.length === 0 ? undefined : expect.any(String),
    });
  });
});

const EMPTY = '{"summary": "Moves the parser to a folder of its own.", "comments": []}';

describe('words next to an empty list that name a line', () => {
  it.each([
    'However, in src/cart.ts line 14 the exception is swallowed.',
    'At line 14 the catch block is empty.',
    'Line 20 compares with == in place of ===.',
    'Line 17 applies the discount after tax.',
    'Line 40 leaves the file handle open.',
    'Line 22 logs the password.',
    'L14: silent catch.',
    'Line 77 divides by count, which is zero for empty carts.',
  ])('are a fault, whatever word says what is wrong: %s', (words) => {
    expect(isClean(`${EMPTY}\n\n${words}`)).toBe(false);
  });

  it.each([
    'I checked lines 10-20 and traced the callers.',
    'Lines 3-9 now validate the input.',
    'The change adds a retry at line 12.',
    'Line 20 is correct.',
  ])('are none if they say what the change does, or what was read: %s', (words) => {
    expect(isClean(`${EMPTY}\n\n${words}`)).toBe(true);
  });
});

describe('a clean reply', () => {
  it.each([
    EMPTY,
    `\`\`\`json\n${EMPTY}\n\`\`\``,
    `I checked the change against all guidelines and found no issues.\n\n${EMPTY}`,
    `${EMPTY}\n\nThe change follows the guidelines; the new tests cover both branches.`,
    `<think>Line 3 may fail: zebra is null. No, it is checked above.</think>\n${EMPTY}`,
    JSON.stringify({ summary: 'Adds a page.', comments: [], verdict: 'approve', confidence: 0.9, notes: 'None.' }),
    JSON.stringify({ summary: 'Adds a page.', strengths: ['Small functions with good names.'], findings: [] }),
    JSON.stringify({ reasoning: 'src/a.ts:3 looks odd, but is checked.', summary: 'Fine.', comments: [] }),
    JSON.stringify({ summary: 'Changes `timeout` on line 12 from 5 to 10 seconds.', comments: [] }),
    JSON.stringify({ summary: 'It fixes the crash at src/a.ts:12.', comments: [] }),
    `Findings:\n- None\n\n${EMPTY}`,
    `**Summary**: a new parser.\n\n**Comments**: no issues.\n\n${EMPTY}`,
  ])('is one: %s', (text) => {
    expect(isClean(text)).toBe(true);
  });
});
