import { describe, expect, it } from 'vitest';
import { reachedText, type ReachedFile } from '../../../src/reports/guidance/reached.ts';

function file(path: string, reason = 'a skill brings it along'): ReachedFile {
  return { path, kind: 'bundled-file', folder: '', reason };
}

describe('the files that are reached without being customizations', () => {
  it.each([
    ['nothing is printed for none', [], []],
    [
      'a few files have a line each',
      [file('s/a.md'), file('.mcp.json', 'it configures Claude Code')],
      [
        'Also reached, and checked by `validate`:',
        '+  s/a.md: a skill brings it along',
        '+  .mcp.json: it configures Claude Code',
      ],
    ],
    [
      'many files of one folder are counted',
      ['a', 'b', 'c', 'd'].map((name) => file(`.github/skills/x/docs/${name}.md`)),
      ['Also reached, and checked by `validate`:', '+  4 files below .github/skills/x: a skill brings it along'],
    ],
    [
      'a name with control characters stays on its line',
      [file('a\nb.md')],
      ['Also reached, and checked by `validate`:', '+  a\\nb.md: a skill brings it along'],
    ],
  ] as const)('%s', (_name, files, expected) => {
    expect(reachedText(files, (_style, text) => text)).toEqual(expected);
  });
});
