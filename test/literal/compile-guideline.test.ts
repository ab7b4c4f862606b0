import { expect, it } from 'vitest';
import { readStatements } from '../../src/guidelines/statements/statements.ts';
import { compileGuideline } from '../../src/literal/compile-guideline.ts';
import { ALL_ON, type CheckSwitches } from '../../src/literal/switches/check-switches.ts';

function kinds(text: string, switches?: CheckSwitches): readonly string[] {
  const content = { text, path: 'a.md', origin: { kind: 'setting', position: { line: 1, column: 1 } } } as const;
  return compileGuideline({ content, statements: readStatements(2, text) }, switches).map(({ kind }) => kind);
}

const TEXT = '- Never use `goto`.\n- Write code that a newcomer likes.\n';

it.each([
  ['all on', ALL_ON, ['checked', 'rule']],
  ['all off', { isOff: true, leftOut: [] }, ['off', 'rule']],
  ['its family left out', { isOff: false, leftOut: ['uses'] }, ['off', 'rule']],
  ['another family left out', { isOff: false, leftOut: ['naming'] }, ['checked', 'rule']],
])('with %s, says what became of each statement', (_name, switches, expected) => {
  expect(kinds(TEXT, switches)).toEqual(expected);
});
