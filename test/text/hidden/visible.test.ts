import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneLine, showHidden } from '../../../src/text/hidden/visible.ts';
import { readWorkflowCommands } from '../../harness/workflow-commands.ts';
import { runs } from '../../property-runs.ts';

/** As many UTF-16 code units as there are, in any order: lone surrogates too. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 30 })
  .map((units) => String.fromCharCode(...units));

describe('showHidden', () => {
  it.each([
    ['letters, blanks, tabs and line ends stay', 'aß漢 \t\n\r\n', 'aß漢 \t\n\r\n'],
    ['a carriage return alone is shown', 'a\rb\r', String.raw`a\u{D}b\u{D}`],
    ['controls are shown', '\u0000\u001B\u007F\u0085', String.raw`\u{0}\u{1B}\u{7F}\u{85}`],
    ['other line ends are shown', '\u2028\u2029', String.raw`\u{2028}\u{2029}`],
    ['what turns the direction is shown', '\u202Ea\u2066b\u200F\u061C', String.raw`\u{202E}a\u{2066}b\u{200F}\u{61C}`],
    [
      'what has no width is shown',
      '\u200B\u200D\uFEFF\u00AD\u2060',
      String.raw`\u{200B}\u{200D}\u{FEFF}\u{AD}\u{2060}`,
    ],
    ['fillers are shown', '\u3164\u115F\uFFA0\u034F', String.raw`\u{3164}\u{115F}\u{FFA0}\u{34F}`],
    ['letters of tags are shown', '\u{E0041}\u{E007F}', String.raw`\u{E0041}\u{E007F}`],
    ['the selector of an emoji stays', '❤\uFE0F 😀\uFE0E 1\uFE0F', '❤\uFE0F 😀\uFE0E 1\uFE0F'],
    ['so do those of letters and signs that have several forms', '㐂\uFE00 ≨\uFE00', '㐂\uFE00 ≨\uFE00'],
    ['a selector that selects nothing is shown', 'a\uFE0Fb\uFE01 😀\uFE03', String.raw`a\u{FE0F}b\u{FE01} 😀\u{FE03}`],
    ['data in a run of selectors is shown', '❤\uFE0F\uFE01\u{E0101}', `❤\uFE0F${String.raw`\u{FE01}\u{E0101}`}`],
    ['half of a character is shown', 'a\uD83D b\uDE00', String.raw`a\u{D83D} b\u{DE00}`],
    ['joiners of hieroglyphs are shown', '\u{13000}\u{13430}', `\u{13000}${String.raw`\u{13430}`}`],
    ['emoji and wide blanks stay', '😀\u00A0\u3000', '😀\u00A0\u3000'],
  ])('%s', (_name, text, expected) => {
    expect(showHidden(text)).toBe(expected);
  });

  it('changes nothing that it wrote itself, and leaves no control character', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const shown = showHidden(text);
        expect(showHidden(shown)).toBe(shown);
        expect(shown.replaceAll(/\r?\n|\t/g, '')).not.toMatch(/\p{Cc}/u);
      }),
      { numRuns: runs(2_000) },
    );
  });
});

describe('oneLine', () => {
  it.each([
    ['a command at its start', '::error::x', ': :error::x'],
    ['a command after blanks', ' \t::error::x', ' \t: :error::x'],
    ['a command after a line end', 'a\n::error::x', String.raw`a\n::error::x`],
    ['a command in the old form', 'a ##[error]x', 'a # #[error]x'],
    ['signs before it', '###[error]x', '## #[error]x'],
    ['escapes of a terminal', 'a\u001B[31mb', String.raw`a\u{1B}[31mb`],
    ['colons within', 'a::b', 'a::b'],
  ])('takes the meaning from %s', (_name, text, expected) => {
    expect(oneLine(text)).toBe(expected);
  });

  it('is one line without a runner command, for any text', () => {
    const signs = fc.array(
      fc.constantFrom(
        '::',
        ':',
        '##',
        '#',
        '[',
        ']',
        'error',
        'add-mask',
        ' ',
        '\n',
        '\r',
        '\t',
        '\u2028',
        '\uFEFF',
        '\u200B',
        'x',
        '##[',
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          signs.map((parts) => parts.join('')),
          anyText,
        ),
        (text) => {
          const line = oneLine(text);
          expect(line).not.toMatch(/[\r\n]/);
          expect(readWorkflowCommands(line)).toEqual({ annotations: [], masks: [], groups: [], others: [], stops: [] });
        },
      ),
      { numRuns: runs(3_000) },
    );
  });
});
