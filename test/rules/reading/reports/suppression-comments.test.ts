import { describe, expect, it } from 'vitest';
import { openText } from '../../../../src/rules/reading/texts/checked-text.ts';
import { readSuppressions } from '../../../../src/rules/reading/reports/suppression-comments.ts';
import type { CheckedKind } from '../../../../src/rules/types.ts';

async function read(text: string, kind: CheckedKind = 'agent'): Promise<readonly string[]> {
  const suppressions = readSuppressions(await openText(kind, text, true));
  return suppressions.map(({ lines, rules, reason }) => {
    const where = lines === 'file' ? 'file' : `${lines.first}-${lines.last}`;
    return `${where} ${rules.map(({ id }) => id).join('+')}${reason === undefined ? '' : ` because ${reason}`}`;
  });
}

describe('comments that silence rules', () => {
  it.each([
    ['the next line', '<!-- housestyle-disable-next-line a-rule -->\ntext\n', ['2-2 a-rule']],
    ['the next line that is not blank', '<!-- housestyle-disable-next-line a-rule -->\n\n\ntext\n', ['4-4 a-rule']],
    ['the line itself', 'text <!-- housestyle-disable-line a-rule -->\n', ['1-1 a-rule']],
    ['the file', 'x\n\n<!-- housestyle-disable-file a-rule -->\n', ['file a-rule']],
    ['all rules', '<!-- housestyle-disable-next-line -->\nx\n', ['2-2 ']],
    ['several rules', '<!-- housestyle-disable-line a, b  c -->\n', ['1-1 a+b+c']],
    [
      'with a reason',
      '<!-- housestyle-disable-line a-rule -- it is -- really -- so -->\n',
      ['1-1 a-rule because it is -- really -- so'],
    ],
    ['with only a reason', '<!-- housestyle-disable-line -- ours -->\n', ['1-1  because ours']],
    ['to the end of the file', '<!-- housestyle-disable a -->\nx\ny', ['1-3 a']],
    ['up to where they are enabled', '<!-- housestyle-disable a -->\nx\n<!-- housestyle-enable a -->\ny', ['1-3 a']],
    ['past where others are enabled', '<!-- housestyle-disable a -->\n<!-- housestyle-enable b -->\ny', ['1-3 a']],
    ['up to where all are enabled', '<!-- housestyle-disable a -->\n<!-- housestyle-enable -->\ny', ['1-2 a']],
    [
      'in a comment of several lines',
      '<!-- housestyle-disable-next-line a\n  -- long story -->\nx\n',
      ['3-3 a because long story'],
    ],
    ['without an end', '<!-- housestyle-disable-line a', ['1-1 a']],
    [
      'in frontmatter',
      '---\nname: x # housestyle-disable-line a\n# housestyle-disable-next-line b\ntools: []\n---\n',
      ['2-2 a', '4-4 b'],
    ],
  ])('silence %s', async (_name, text, expected) => {
    expect(await read(text)).toEqual(expected);
  });

  it.each([
    ['in a code block', '```md\n<!-- housestyle-disable-file a -->\n```\n'],
    ['in a code span', 'Write `<!-- housestyle-disable-file a -->`.\n'],
    ['in a heading', '# housestyle-disable-file a\n'],
    ['after slashes in Markdown', '// housestyle-disable-file a\n'],
    ['with another verb', '<!-- housestyle-disable-everything a -->\n'],
    ['with a longer verb', '<!-- housestyle-disable-lines a -->\n'],
  ])('are ignored: %s', async (_name, text) => {
    expect(await read(text)).toEqual([]);
  });

  it('follow slashes in JSON', async () => {
    expect(await read('{\n  // housestyle-disable-next-line a -- ours\n  "x": 1\n}\n', 'settings')).toEqual([
      '3-3 a because ours',
    ]);
  });

  it('are read up to a limit, in time proportional to the text', async () => {
    const text = '<!-- housestyle-disable-next-line a-rule, b-rule -- reason -->\n'.repeat(10_000);
    expect(await read(text)).toHaveLength(2_000);
  });
});
