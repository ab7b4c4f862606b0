import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeActing, jsonText } from '../../../src/text/json/json-text.ts';
import { byLines, printed } from '../../../src/text/shown/printed.ts';
import { readWorkflowCommands } from '../../harness/workflow-commands.ts';
import { runs } from '../../property-runs.ts';

const SIGNS = [
  '::',
  ':',
  '##[',
  '#',
  '[',
  'error',
  'error::',
  'add-mask::',
  'stop-commands::x',
  ' ',
  '\n',
  '\r',
  '\r\n',
  '\t',
  '\u001B[31m',
  '\u001B',
  '\u009B',
  '\u202E',
  '\u2028',
  '\uFEFF',
  '\u200B',
  '\u{E0041}',
  'ß漢😀',
  '"',
  '\\',
];
const anyText = fc.array(fc.constantFrom(...SIGNS), { maxLength: 14 }).map((parts) => parts.join(''));
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 30 })
  .map((units) => String.fromCharCode(...units));

/** Everything that acts on a terminal or ends a line. */
// oxlint-disable-next-line no-control-regex -- they are what must not be there
const RAW = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]|\r(?!\n)/;
const NO_COMMANDS = { annotations: [], masks: [], groups: [], others: [], stops: [] };

describe('printed', () => {
  it.each([
    ['letters, blanks, tabs and line ends stay', 'aß漢😀 \t\n\r\n', 'aß漢😀 \t\n\r\n'],
    ['what has no width stays', 'a\u200Bb\u200D', 'a\u200Bb\u200D'],
    ['escapes are written out', '\u001B[31ma\u001B]0;t\u0007', String.raw`\u{1B}[31ma\u{1B}]0;t\u{7}`],
    ['a carriage return alone is written out', 'a\rb', String.raw`a\u{D}b`],
    ['marks of direction are written out', '\u202Ea\u2066', String.raw`\u{202E}a\u{2066}`],
    ['tag characters are written out', '\u{E0041}', String.raw`\u{E0041}`],
    ['a command in any line is broken', 'a\n::error::x\n  ::add-mask::y', 'a\n: :error::x\n  : :add-mask::y'],
    ['a command in the old form is broken', 'a\n##[error]x', 'a\n# #[error]x'],
    ['an annotation is broken where none is expected', '::error title=A::x', ': :error title=A::x'],
  ])('%s', (_name, text, expected) => {
    expect(printed(text)).toBe(expected);
  });

  it('keeps colors in a painted text, and nothing else', () => {
    expect(printed('\u001B[31mred\u001B[39m \u001B[1;31mb\u001B[2J\u001B]8;;x\u0007', { colors: true })).toBe(
      `\u001B[31mred\u001B[39m \u001B[1;31mb${String.raw`\u{1B}[2J\u{1B}]8;;x\u{7}`}`,
    );
  });

  it('keeps annotations of ours, and no other command', () => {
    const text = '::error file=a.ts,line=1::x ##[error]y\n::stop-commands::z\n::set-output name=a::b\n ::notice::c\n';
    expect(printed(text, { commands: true })).toBe(
      '::error file=a.ts,line=1::x # #[error]y\n: :stop-commands::z\n: :set-output name=a::b\n : :notice::c\n',
    );
  });

  it('leaves nothing that acts in any text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, anyUnits), (text) => {
        const shown = printed(text);
        expect(RAW.exec(shown)?.[0]).toBeUndefined();
        expect(readWorkflowCommands(shown)).toEqual(NO_COMMANDS);
        expect(printed(shown)).toBe(shown);
      }),
      { numRuns: runs(3_000) },
    );
  });

  it('changes no JSON of ours', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, anyUnits), (text) => {
        for (const json of [jsonText({ [text]: [text] }), escapeActing(JSON.stringify([text]))]) {
          expect(printed(json)).toBe(json);
        }
        expect(JSON.parse(jsonText({ [text]: [text] }))).toEqual({ [text]: [text] });
      }),
      { numRuns: runs(2_000) },
    );
  });
});

describe('byLines', () => {
  it('changes pieces as if they were one text, wherever they are divided', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 6 }), (pieces) => {
        expect([...byLines(pieces, printed)].join('')).toBe(printed(pieces.join('')));
      }),
    );
  });
});
