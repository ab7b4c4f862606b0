import { expect, it } from 'vitest';
import { CLIENTS } from '../../../src/customizations/known/clients.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { RULES } from '../../../src/rules/catalogue.ts';
import { diagnoseGiven } from '../../../src/rules/run/diagnose-given.ts';
import type { RuleSettings } from '../../../src/rules/run/enabled-rules.ts';
import { readTerms } from '../../../src/rules/run/terms.ts';

function givenBy(rule: string): Diagnostic {
  const start = { line: 1, column: 1 };
  return { rule, severity: 'warning', path: 'AGENTS.md', start, end: start, message: 'The file is not UTF-8.' };
}

function diagnoseWith(rule: string, rules: RuleSettings) {
  return diagnoseGiven(givenBy(rule), readTerms(RULES, { clients: CLIENTS, rules, overrides: [] }));
}

it('adds the effect on clients, and keeps the severity of the code that found the problem', () => {
  const [finding] = diagnoseWith('file-unreadable', {});
  expect(finding).toMatchObject({ severity: 'warning', message: 'The file is not UTF-8.' });
  expect([finding?.why === undefined, finding?.clients?.length]).toEqual([false, CLIENTS.length]);
});

it('uses the severity of the configuration', () => {
  expect(diagnoseWith('file-unreadable', { 'file-unreadable': { severity: 'info' } })).toMatchObject([
    { severity: 'info' },
  ]);
});

it('leaves the problem out if its rule is off', () => {
  expect(diagnoseWith('file-unreadable', { 'file-unreadable': { severity: 'off' } })).toEqual([]);
});

it('returns a problem without a rule as it is', () => {
  expect(diagnoseWith('not-a-rule', {})).toEqual([givenBy('not-a-rule')]);
});
