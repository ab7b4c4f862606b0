import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContextNote } from '../../src/context/note.ts';
import { COMMIT_SUBJECTS } from '../../src/context/notes/commit-subjects.ts';
import { changeMapPiece } from '../../src/prompt/parts/change-map.ts';
import { notePieces } from '../../src/prompt/parts/notes.ts';
import { fenced } from '../../src/prompt/fence.ts';
import { steadyText } from '../../src/prompt/steady-text.ts';
import { runs } from '../property-runs.ts';
import { fileOf, hunkAt } from '../findings/file-change.ts';

const SUBJECTS: ContextNote = {
  provider: 'commits',
  source: 'commits',
  title: COMMIT_SUBJECTS,
  text: 'One\nTwo',
  why: '',
  worth: 1,
};
const ISSUE: ContextNote = { provider: 'issues', source: 'issue 1', title: 'Issue 1', text: 'Text', why: '', worth: 1 };

function draw(...notes: readonly ContextNote[]): string {
  return notePieces(notes, 1)
    .map(({ open, close, children }) => {
      const texts = children.flatMap((child) => ('text' in child ? [child.text] : []));
      return `${open ?? ''}${texts.join('')}${close ?? ''}`;
    })
    .join('');
}

const map = (...paths: readonly string[]): string =>
  changeMapPiece(
    'whole-change',
    paths.map((path) => ({ file: fileOf(path, hunkAt(1, ['+x'])), heads: ['function f() {'] })),
    1,
  ).text;

describe('the steady text', () => {
  it.each<[string, string, string]>([
    ['is the same for other maps', map('a.ts'), map('a.ts', 'b.ts')],
    ['is the same for other subjects', draw(ISSUE, SUBJECTS), draw(ISSUE, { ...SUBJECTS, text: 'Three' })],
    ['is the same with subjects and without', draw(SUBJECTS), ''],
    ['is the same with subjects beside an issue and without', draw(SUBJECTS, ISSUE), draw(ISSUE)],
  ])('%s', (_name, one, other) => {
    expect(steadyText(`before\n${one}after\n`)).toBe(steadyText(`before\n${other}after\n`));
  });

  it.each<[string, string, string]>([
    ['another issue', draw(ISSUE), draw({ ...ISSUE, text: 'Other' })],
    ['another description', fenced('BODY', 'a'), fenced('BODY', 'b')],
    ['a text that looks like a map', fenced('BODY', map('a.ts')), fenced('BODY', map('b.ts'))],
    ['a note that looks like subjects', draw({ ...ISSUE, text: draw(SUBJECTS) }), draw(ISSUE)],
  ])('differs for %s', (_name, one, other) => {
    expect(steadyText(one)).not.toBe(steadyText(other));
  });

  it('differs if any text from outside differs', () => {
    const line = fc.oneof(
      fc.constantFrom(
        '<<<FILES aaaaaaaaaaaa',
        '>>>FILES aaaaaaaaaaaa',
        `Note: ${COMMIT_SUBJECTS}`,
        '<<<NOTES 0',
        '| x',
      ),
      fc.string(),
    );
    const text = fc.array(line, { maxLength: 6 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [drawn, drawnOther] = [fenced('BODY', one), fenced('BODY', other)];
        expect(steadyText(drawn) === steadyText(drawnOther)).toBe(drawn === drawnOther);
      }),
      { numRuns: runs(300) },
    );
  });
});
