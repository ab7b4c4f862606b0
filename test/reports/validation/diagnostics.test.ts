import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import {
  validationCommands,
  validationCompact,
  validationSentence,
  validationText,
  type Validation,
} from '../../../src/reports/validation/diagnostics.ts';
import { readWorkflowCommands } from '../../harness/workflow-commands.ts';
import { diagnosticOf, HOSTILE } from '../result.ts';
import { runs } from '../../property-runs.ts';

function validationOf(diagnostics: readonly Diagnostic[], fields: Partial<Validation> = {}): Validation {
  return { diagnostics, files: 2, suppressed: 0, known: 0, ...fields };
}

const plain = (_style: string, text: string): string => text;

describe('the counts', () => {
  it.each<[string, Partial<Validation>, string]>([
    ['a clean run', {}, '2 files: 0 errors, 0 warnings.'],
    ['findings known from a baseline', { known: 3 }, '2 files: 0 errors, 0 warnings. 3 known from the baseline.'],
    ['findings silenced by comments', { suppressed: 1 }, '2 files: 0 errors, 0 warnings. 1 silenced by comments.'],
    [
      'findings that were there before a change',
      { before: 4 },
      '2 files: 0 errors, 0 warnings. 4 in files that this change does not touch; `all` reports them.',
    ],
    [
      'each severity, and findings that can be fixed',
      {
        diagnostics: [
          diagnosticOf(),
          diagnosticOf({ severity: 'warning', fix: { kind: 'rename', to: 'b' } }),
          diagnosticOf({ severity: 'info' }),
        ],
      },
      '2 files: 1 error, 1 warning, 1 info. `--fix` can fix 1.',
    ],
  ])('%s', (_name, fields, expected) => {
    expect(validationSentence(validationOf([], fields))).toBe(expected);
  });

  it('a repository without customizations gets the list of places that are searched', () => {
    expect(validationSentence(validationOf([], { files: 0 }))).toMatch(
      /^No customization files were found. Searched for .*copilot-instructions\.md.*\.mcp\.json`\.$/,
    );
  });
});

describe('at the terminal', () => {
  it('gives the reason and the hint once per file', () => {
    const repeated = { why: 'It fails.', hint: 'Mend it.' };
    const text = validationText(
      validationOf([diagnosticOf(repeated), diagnosticOf(repeated), diagnosticOf({ path: 'b.md', ...repeated })]),
      plain,
    );
    expect(text).toBe(`a.md:2:3  error  Wrong [a-rule]
  It fails.
  Mend it.

a.md:2:3  error  Wrong [a-rule]

b.md:2:3  error  Wrong [a-rule]
  It fails.
  Mend it.

2 files: 3 errors, 0 warnings.
`);
  });

  it('shows the worst fifty of a file, and counts the rest', () => {
    const mild = Array.from({ length: 60 }, () => diagnosticOf({ severity: 'warning' }));
    const text = validationText(validationOf([...mild, diagnosticOf(), diagnosticOf({ path: 'b.md' })]), plain);
    expect(text.match(/^a\.md:2:3 {2}warning/gm)?.length).toBe(49);
    expect(text).toContain('\na.md:2:3  error');
    expect(text).toContain('\na.md: 0 errors, 11 warnings more; `--format compact` shows them all.\n');
    expect(text).toContain('\nb.md:2:3  error');
  });
});

it('one line per finding for editors and scripts', () => {
  expect(validationCompact(validationOf([diagnosticOf({ path: 'a\nb.md' }), diagnosticOf({ severity: 'info' })]))).toBe(
    'a\\nb.md:2:3: error Wrong [a-rule]\na.md:2:3: info Wrong [a-rule]\n',
  );
});

describe('as commands of a workflow', () => {
  it('lists the findings that are not shown as annotations', () => {
    const many = Array.from({ length: 12 }, (_, line) =>
      diagnosticOf({ start: { line: line + 1, column: 1 }, end: { line: line + 1, column: 2 }, hint: 'Mend it.' }),
    );
    const lines = validationCommands(validationOf(many)).split('\n');
    expect(lines.filter((line) => line.startsWith('::error ')).length).toBe(10);
    expect(lines.slice(10)).toEqual([
      '2 more findings are not shown as annotations:',
      'a.md:11: error Wrong [a-rule]',
      'a.md:12: error Wrong [a-rule]',
      '2 files: 12 errors, 0 warnings.',
      '',
    ]);
  });

  it('lists a limited number of findings', () => {
    const many = Array.from({ length: 700 }, () => diagnosticOf());
    const lines = validationCommands(validationOf(many)).split('\n');
    expect([lines.length, lines.at(-3)]).toEqual([10 + 1 + 500 + 1 + 1 + 1, '… and 190 more']);
  });

  it('gives the runner no other command, whatever the findings contain', () => {
    const words = fc.array(fc.constantFrom(...HOSTILE), { maxLength: 8 }).map((parts) => `x${parts.join('')}`);
    fc.assert(
      fc.property(words, words, (path, message) => {
        const many = Array.from({ length: 11 }, () => diagnosticOf({ path, message, hint: message }));
        const { annotations, ...others } = readWorkflowCommands(validationCommands(validationOf(many)));
        expect([annotations.length, others]).toEqual([10, { masks: [], groups: [], others: [], stops: [] }]);
      }),
      { numRuns: runs(300) },
    );
  });
});
