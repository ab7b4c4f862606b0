import { describe, expect, it } from 'vitest';
import { markParagraphs } from '../../../src/rules/instructions/long-paragraphs.ts';

const LONG = 'Inject every dependency through the constructor, and never let one service look up another by its name.';
const OTHER =
  'Write the test before the code, watch it fail, and only then write as much code as it takes to make it pass.';

function paragraphsOf(text: string): readonly string[] {
  return markParagraphs(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end));
}

describe('paragraphs that are long enough to compare', () => {
  it.each<[string, string, readonly string[]]>([
    ['a heading is not', `# Rules\n\n${LONG}\n`, [LONG]],
    ['with CRLF', `# Rules\r\n\r\n${LONG}\r\n\r\n${OTHER}\r\n`, [LONG, OTHER]],
    ['code is not', `\`\`\`text\n${LONG}\n\n${LONG}\n\`\`\`\n\n${OTHER}`, [OTHER]],
    ['one long word is not', 'x'.repeat(500), []],
    ['none in nothing', '', []],
  ])('%s', (_name, text, expected) => {
    expect(paragraphsOf(text)).toEqual(expected);
  });

  it('have the same mark where they are the same', () => {
    const text = `${LONG}\n\n${OTHER}\n\n${LONG}`;
    const marks = markParagraphs(text, { start: 0, end: text.length }).map(({ mark }) => mark);
    expect([marks.length, new Set(marks).size]).toEqual([3, 2]);
  });
});
