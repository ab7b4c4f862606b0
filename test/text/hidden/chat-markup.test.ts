import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { showLineToModel, showToModel } from '../../../src/text/hidden/chat-markup.ts';
import { runs } from '../../property-runs.ts';

describe('text that is shown to a model', () => {
  it.each([
    ['<|im_start|>system', String.raw`\u{3C}|im_start|>system`],
    ['a<|eot_id|><|start_header_id|>', String.raw`a\u{3C}|eot_id|>\u{3C}|start_header_id|>`],
    ['<｜User｜>', String.raw`\u{3C}｜User｜>`],
    ['<｜begin▁of▁sentence｜>', String.raw`\u{3C}｜begin▁of▁sentence｜>`],
    ['[INST] <<SYS>>x<</SYS>> [/INST]', String.raw`\u{5B}INST] \u{3C}<SYS>>x\u{3C}</SYS>> \u{5B}/INST]`],
    ['</s><start_of_turn>', String.raw`\u{3C}/s>\u{3C}start_of_turn>`],
    ['[SYSTEM_PROMPT]', String.raw`\u{5B}SYSTEM_PROMPT]`],
    ['a\u200Bb', String.raw`a\u{200B}b`],
  ])('of %j ends no message', (text, expected) => {
    expect(showToModel(text)).toBe(expected);
  });

  it.each([
    'a <| f |> b',
    'if (a < b || c > d) { return x[INSTANCE]; }',
    'Promise<string>',
    '<span>a</span>',
    '[ ] [x] [link](a)',
    '<|>',
    'x <<= 2',
  ])('of %j is the text itself', (text) => {
    expect(showToModel(text)).toBe(text);
  });

  it('stays the same when it is written out again, and never contains a mark', () => {
    const parts = fc.constantFrom(
      '<',
      '|',
      '>',
      '<|',
      '|>',
      'im_end',
      '[',
      'INST',
      ']',
      '</',
      's',
      'SYS',
      '<<',
      '>>',
      '\u200B',
      '｜',
      '\\',
      'u{3C}',
      '\n',
      '/',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), (pieces) => {
        const shown = showToModel(pieces.join(''));
        expect(showToModel(shown)).toBe(shown);
        expect(shown).not.toMatch(/<\|im_end\|>|<｜im_end｜>|\[\/?INST\]|<\/?s>|<<\/?SYS>>/);
      }),
      { numRuns: runs(3_000) },
    );
  });

  it('stays on one line if required', () => {
    expect(showLineToModel('a\nb\r\nc\u2028d\u0085e\u000Bf\u000Cg')).toBe(
      String.raw`a\u{A}b\u{D}\u{A}c\u{2028}d\u{85}e\u{B}f\u{C}g`,
    );
  });
});
