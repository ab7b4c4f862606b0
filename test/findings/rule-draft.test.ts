import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import type { Edit } from '../../src/diagnostics/fix.ts';
import { writeRuleDraft } from '../../src/findings/rule-draft.ts';
import { replaceRanges } from '../../src/rules/apply-fixes.ts';
import { positionAt, sourceText } from '../../src/text/source-text.ts';
import { runs } from '../property-runs.ts';
import { fileOf, hunkAt } from './file-change.ts';

const PATH = 'AGENTS.md';
const TEXT = '---\nnmae: a\ntools: read\n---\nWork.\n';
const LINES = TEXT.split('\n').slice(0, -1);
/** A new file, all lines of which are in the diff. */
const ADDED = fileOf(
  PATH,
  hunkAt(
    1,
    LINES.map((line) => `+${line}`),
  ),
);
/** Only the third line is in the diff. */
const LATER = fileOf(PATH, hunkAt(3, ['+tools: read']));

function problemOf(fields: Partial<Diagnostic> = {}): Diagnostic {
  return {
    rule: 'frontmatter-key-typo',
    severity: 'warning',
    path: PATH,
    start: { line: 2, column: 1 },
    end: { line: 2, column: 5 },
    message: '`nmae` is not a key',
    why: 'VS Code ignores the key.',
    hint: 'Write `name`.',
    sourceLine: 'nmae: a',
    ...fields,
  };
}

const { sourceLine: _line, ...OF_FILE } = problemOf();

function edit(part: string, text: string): Edit {
  const start = TEXT.indexOf(part);
  return { start, end: start + part.length, text };
}

const FIX = { kind: 'edits', edits: [edit('nmae', 'name')] } as const;

describe('a problem of a customization file', () => {
  it('becomes a comment on its line, with the effect and what to do', () => {
    expect(writeRuleDraft(problemOf(), ADDED, undefined)).toEqual({
      path: PATH,
      line: 2,
      severity: 'medium',
      kind: 'bug',
      title: '`nmae` is not a key',
      body: 'VS Code ignores the key.\n\nWrite `name`.',
      confidence: 1,
      origin: 'literal',
      rule: 'frontmatter-key-typo',
      anchor: { kind: 'line', side: 'RIGHT', line: 2, text: 'nmae: a', certain: true, covered: 'all' },
    });
  });

  it.each([
    ['its line is not in the diff', problemOf(), LATER, 'about line 2, which is not part of the change'],
    ['it is about the whole file', OF_FILE, ADDED, 'it is about the file as a whole'],
  ])('becomes a comment on the file if %s', (_name, problem, file, reason) => {
    expect(writeRuleDraft(problem, file, TEXT).anchor).toEqual({ kind: 'file', reason });
  });

  it('is left to the summary if the change does not touch its file', () => {
    expect(writeRuleDraft(problemOf(), undefined, undefined)).not.toHaveProperty('anchor');
  });

  it.each([
    ['an error is severe', problemOf({ severity: 'error' }), { severity: 'high' }],
    ['a rule of security has that kind', problemOf({ rule: 'security-remote-shell-pipe' }), { kind: 'security' }],
  ])('%s', (_name, problem, fields) => {
    expect(writeRuleDraft(problem, ADDED, undefined)).toMatchObject(fields);
  });
});

describe('a change of the problem', () => {
  it.each([
    ['a certain fix is suggested for its line', problemOf({ fix: FIX }), { line: 2, suggestion: 'name: a' }],
    [
      'a fix of several lines is suggested for all of them',
      problemOf({ fix: { kind: 'edits', edits: [edit('nmae', 'name'), edit('read', '[read]')] } }),
      { startLine: 2, line: 3, suggestion: 'name: a\ntools: [read]' },
    ],
    [
      'the only suggestion says why a person decides',
      problemOf({ suggestions: [{ title: 'Write `name`', reason: 'it is a guess', fix: FIX }] }),
      { suggestion: 'name: a', decision: 'it is a guess' },
    ],
  ])('%s', (_name, problem, fields) => {
    expect(writeRuleDraft(problem, ADDED, TEXT)).toMatchObject(fields);
  });

  it.each([
    ['is another name for the file', problemOf({ fix: { kind: 'rename', to: 'b.md' } }), ADDED],
    ['rewrites the whole file', problemOf({ fix: { kind: 'rewrite', text: 'x' } }), ADDED],
    ['is not at the line of the problem', problemOf({ fix: { kind: 'edits', edits: [edit('Work', 'Go')] } }), ADDED],
    ['has lines that are not in the diff', problemOf({ fix: FIX }), LATER],
  ])('is not suggested if it %s', (_name, problem, file) => {
    expect(writeRuleDraft(problem, file, TEXT)).not.toHaveProperty('suggestion');
  });

  it('is not suggested for a line with a secret, which the comment does not repeat', () => {
    const secret = ['AKIA', 'Q3ZT7XK2M5VN6BWR'].join('');
    const text = TEXT.replace('a\n', `${secret}\n`);
    const draft = writeRuleDraft(
      problemOf({ fix: FIX, message: `\`${secret}\` is odd`, sourceLine: `nmae: ${secret}` }),
      ADDED,
      text,
    );
    expect(draft).not.toHaveProperty('suggestion');
    expect(JSON.stringify(draft)).not.toContain(secret);
  });

  it('is listed among the others if a person has to choose', () => {
    const suggestions = [
      { title: 'Write `name`', reason: 'it may be a name', fix: FIX },
      { title: 'Remove it', reason: 'it may be nothing', fix: FIX },
    ];
    const draft = writeRuleDraft(problemOf({ suggestions }), ADDED, TEXT);
    expect(draft).not.toHaveProperty('suggestion');
    expect(draft.body).toContain('- Write `name` (it may be a name)\n- Remove it (it may be nothing)');
  });

  it('gives the same file as the fix, whatever it edits', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b: c', '', '- d', 'é'), { minLength: 1, maxLength: 8 })
      .map((lines) => lines.map((line) => `${line}\n`).join(''));
    const given = fc.tuple(text, fc.nat(), fc.nat(6), fc.constantFrom('', 'x', 'y\nz', '\n'), fc.boolean());
    fc.assert(
      fc.property(given, ([plain, at, length, by, isReturned]) => {
        const whole = isReturned ? plain.replaceAll('\n', '\r\n') : plain;
        const start = at % whole.length;
        const edits = [{ start, end: Math.min(whole.length - 1, start + length), text: by }];
        const lines = whole.split('\n').slice(0, -1);
        const place = positionAt(sourceText('', whole), start);
        const draft = writeRuleDraft(
          problemOf({ start: place, fix: { kind: 'edits', edits } }),
          fileOf(
            PATH,
            hunkAt(
              1,
              lines.map((line) => `+${line}`),
            ),
          ),
          whole,
        );
        const { startLine = draft.line, line, suggestion } = draft;
        const made = lines.map((one) => one.replace(/\r$/, ''));
        made.splice((startLine ?? 1) - 1, (line ?? 1) - (startLine ?? 1) + 1, suggestion ?? '');
        const wanted = replaceRanges(whole, edits).replaceAll('\r', '').replace(/\n$/, '');
        expect(made.join('\n').replaceAll('\r', '')).toBe(wanted);
      }),
      { numRuns: runs(300) },
    );
  });
});
