import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import type { Validation } from '../../../src/reports/validation/diagnostics.ts';
import { validationText } from '../../../src/reports/validation/validation-text.ts';
import { displayWidth } from '../../../src/reports/display-width.ts';
import { runs } from '../../property-runs.ts';
import { diagnosticOf, HOSTILE } from '../result.ts';

function draw(diagnostics: readonly Diagnostic[], fields: Partial<Validation> = {}): string {
  return validationText({ diagnostics, files: 5, suppressed: 0, known: 0, ...fields }, (_style, text) => text);
}

function at(line: number, fields: Partial<Diagnostic> = {}): Diagnostic {
  return diagnosticOf({ start: { line, column: 1 }, end: { line, column: 4 }, ...fields });
}

describe('findings at the terminal', () => {
  it('are grouped by file with counts, and explained once', () => {
    const repeated = { why: 'It fails.', hint: 'Mend it.' };
    expect(
      draw([
        at(2, { ...repeated, sourceLine: 'abc def' }),
        at(3, { ...repeated, severity: 'warning', message: 'Odd' }),
        at(4, { ...repeated, path: 'b.md' }),
      ]),
    ).toBe(`a.md: 1 error, 1 warning
  2:1  error  Wrong [a-rule]
      abc def
      ^^^
    It fails.
    Mend it.
  3:1  warning  Odd [a-rule]

b.md: 1 error
  4:1  error  Wrong [a-rule]

5 files: 2 errors, 1 warning.

Next: \`housestyle validate --severity error\` shows only the 2 errors, in 2 files.
`);
  });

  it('that are equal in one file are shown once, with their places', () => {
    expect(draw([at(2), at(7), at(9)])).toContain(
      'a.md: 3 errors\n  2:1  error  Wrong [a-rule]\n    The same at 7:1, 9:1.\n',
    );
  });

  it('that are many infos are counted by rule next to something worse', () => {
    const infos = Array.from({ length: 9 }, (_, index) => at(index + 1, { severity: 'info', message: `Odd ${index}` }));
    const others = [1, 2].map((line) => at(line, { severity: 'info', rule: 'b-rule', path: 'b.md' }));
    const text = draw([...infos, ...others, at(3, { path: 'c.md', severity: 'warning' })]);
    expect(text.split('\n\n').slice(0, 2)).toEqual([
      '11 infos, shown in full by `--rule RULE`:\n  9  a-rule: a.md:1, a.md:2, a.md:3, …\n  2  b-rule: b.md:1, b.md:2',
      'c.md: 1 warning\n  3:1  warning  Wrong [a-rule]',
    ]);
  });

  it('that are many infos of the only rule are shown next to something worse, as `--rule` asks for them', () => {
    const infos = Array.from({ length: 11 }, (_, index) =>
      at(index + 1, { severity: 'info', message: `Odd ${index}` }),
    );
    expect(draw([...infos, at(3, { path: 'c.md', severity: 'warning' })])).not.toContain('shown in full by');
  });

  it.each([
    ['ten infos next to something worse', 10, 1],
    ['many infos alone', 30, 0],
  ])('are shown in full: %s', (_name, infos, errors) => {
    const found = [
      ...Array.from({ length: infos }, (_, index) => at(index + 1, { severity: 'info', message: `Odd ${index}` })),
      ...Array.from({ length: errors }, () => at(90, { path: 'c.md' })),
    ];
    expect(draw(found)).toContain(`${infos}:1  info  Odd ${infos - 1} [a-rule]`);
  });

  it('that are equal in three files are shown once, with their places', () => {
    const paths = ['a.md', 'b.md', 'c.md'];
    const found = [...paths, 'c.md'].map((path, index) => at(index + 1, { path, hint: 'Mend it.' }));
    expect(draw(found)).toBe(`error  Wrong: 4 times in 3 files [a-rule]
    Mend it.
  a.md:1:1
  b.md:2:1
  c.md:3:1, 4:1

5 files: 4 errors, 0 warnings.

Next: start with the error at a.md:1.
`);
  });

  it('that differ in names and numbers only are shown below what they have in common', () => {
    const found = ['a.md', 'b.md', 'c.md'].map((path, index) =>
      at(1, { rule: 'tokens-file', path, message: `\`${path}\` has ${index + 5},000 tokens`, hint: `Cut ${path}.` }),
    );
    const rules = new Map([['tokens-file', { description: 'A file has too many tokens' }]]);
    expect(draw(found, { rules })).toContain(`error  A file has too many tokens: 3 times in 3 files [tokens-file]
  a.md:1:1  \`a.md\` has 5,000 tokens
      Cut a.md.
  b.md:1:1  \`b.md\` has 6,000 tokens
      Cut b.md.
`);
  });

  it('of many files show the first places, and say how to see all; with one rule alone, all are shown', () => {
    const found = Array.from({ length: 12 }, (_, index) => at(1, { path: `${index}.md` }));
    const further = '  … and 4 more; `--rule a-rule` lists them all.';
    expect(draw([...found, at(1, { rule: 'other-rule' })])).toContain(further);
    expect(draw(found)).not.toContain('more;');
  });

  it('in a file with several paths name the other paths once', () => {
    const otherPaths = ['.claude/a.md'];
    expect(draw([at(2, { otherPaths }), at(3, { otherPaths, message: 'Odd' })])).toContain(
      'a.md (also `.claude/a.md`): 2 errors\n  2:1  error  Wrong [a-rule]\n  3:1  error  Odd [a-rule]\n',
    );
  });

  it('about the file as a whole do not show the first line of its frontmatter', () => {
    expect(draw([at(1, { sourceLine: '---' })])).toContain('  1:1  error  Wrong [a-rule]\n\n');
  });

  it('of one file show the worst fifty, and count the rest', () => {
    const mild = Array.from({ length: 60 }, (_, line) =>
      at(line + 1, { severity: 'warning', message: `Odd ${line} x${'y'.repeat(line)}` }),
    );
    const text = draw([...mild, at(70)]);
    expect(text.match(/^ {2}\d+:1 {2}warning/gm)?.length).toBe(49);
    expect(text).toContain('\n  70:1  error');
    expect(text).toContain('\n  11 warnings more in this file; `--format compact` shows them all.\n');
  });

  it('are painted only by the given pen', () => {
    const painted = validationText(
      { diagnostics: [at(1)], files: 1, suppressed: 0, known: 0 },
      (style, text) => `<${style}>${text}</>`,
    );
    expect(painted).toContain('<bold>a.md</>: 1 error\n  1:1  <red>error</>  Wrong <dim>[a-rule]</>\n');
  });

  it('are drawn for the width of the terminal', () => {
    const finding = at(1, { message: 'word '.repeat(20).trim(), hint: 'Do this. '.repeat(12).trim() });
    const text = validationText({ diagnostics: [finding], files: 5, suppressed: 0, known: 0 }, (_s, said) => said, 60);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(60);
  });

  it('contain no control character, and no line is wider than 100 columns unless one word is', () => {
    const words = fc.array(fc.constantFrom(...HOSTILE, 'word', 'a longer sentence of words'), { maxLength: 30 });
    const text = words.map((parts) => `x${parts.join(' ')}`);
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            path: text,
            message: text,
            hint: text,
            why: text,
            sourceLine: text.map((line) => line.replaceAll('\n', '')),
          }),
        ),
        (found) => {
          const drawn = draw(found.map((fields) => at(1, fields)));
          // oxlint-disable-next-line no-control-regex -- what must not occur
          expect(drawn).not.toMatch(/[\0-\x08\x0B-\x1F\x7F-\x9F\u202A-\u202E]/);
          const wide = drawn.split('\n').filter((line) => displayWidth(line) > 100);
          const isNamed = (line: string): boolean => /^x|\^|^ {6}|^ {2}x/.test(line);
          expect(wide.filter((line) => !isNamed(line))).toEqual([]);
        },
      ),
      { numRuns: runs(200) },
    );
  });
});

describe('a result without findings', () => {
  it('says what was looked for if there is no file, in lines of a readable width', () => {
    const lines = draw([], { files: 0 }).trimEnd().split('\n');
    expect([lines.length, lines[0]]).toEqual([4, 'No file was found that tells an assistant how to work.']);
    expect(lines.every((line) => line.length <= 120)).toBe(true);
  });

  it('does not say that there is no file if only some were named', () => {
    expect(draw([], { files: 0, narrowedBy: 'operands' }).split('\n')[0]).toBe(
      'None of the files that you named tells an assistant how to work.',
    );
  });

  it('says what was checked, and for whom', () => {
    expect(draw([], { kinds: new Map([['skill', 3] as const, ['agent', 2] as const]), clients: ['vscode'] }))
      .toBe(`5 files: 0 errors, 0 warnings.
Checked skills (3) and agents (2).
Looked for what VS Code would ignore or misread; \`housestyle rules\` lists the rules.
`);
  });
});
