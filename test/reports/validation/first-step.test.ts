import { expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { describeFirstStep } from '../../../src/reports/validation/first-step.ts';
import { diagnosticOf } from '../result.ts';

const FIXABLE: Partial<Diagnostic> = { fix: { kind: 'rewrite', text: '' } };

function several(number: number, fields: Partial<Diagnostic> = {}): readonly Diagnostic[] {
  return Array.from({ length: number }, (_, index) => diagnosticOf({ path: `${index}.md`, ...fields }));
}

it.each<[string, readonly Diagnostic[], string | undefined]>([
  ['nothing for a single finding', several(1), undefined],
  ['nothing to change for infos', several(2, { severity: 'info' }), 'nothing has to change; infos name a better way.'],
  [
    'the fixes, if most of the worst findings have one',
    [...several(3, FIXABLE), ...several(1), ...several(9, { severity: 'warning' })],
    '`housestyle validate --fix --dry-run` shows how to fix 3 of the 4 errors.',
  ],
  ['all fixes', several(2, FIXABLE), '`housestyle validate --fix --dry-run` shows how to fix all 2 errors.'],
  [
    'the only fix',
    [...several(1, FIXABLE), ...several(2, { severity: 'info' })],
    '`housestyle validate --fix --dry-run` shows how to fix the error.',
  ],
  [
    'the rule that has most of the worst findings',
    [...several(3), ...several(2, { rule: 'other-rule' })],
    '`housestyle validate --rule a-rule` shows 3 of the 5 errors, all from one rule.',
  ],
  [
    'the worst findings, if there are milder ones',
    [...several(2), ...several(4, { severity: 'warning' })],
    '`housestyle validate --severity error` shows only the 2 errors, in 2 files.',
  ],
  ['the place of the worst finding', several(2), 'start with the error at 0.md:2.'],
])('%s', (_name, diagnostics, expected) => {
  const sentences = describeFirstStep({ diagnostics, files: 20, suppressed: 0, known: 0 });
  expect(sentences).toEqual(expected === undefined ? [] : [`Next: ${expected}`]);
});
