import { expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { RULES } from '../../../src/rules/catalogue.ts';
import type { TextCheck } from '../../../src/rules/run/check-text.ts';
import { gatherResults } from '../../../src/rules/run/gather-results.ts';
import type { FileResult } from '../../../src/rules/run/result-memory.ts';
import type { CheckedFile, RepositoryRule } from '../../../src/rules/types.ts';

const RULE = RULES.find((rule): rule is RepositoryRule => rule.scope === 'repository');

function fileAt(path: string): CheckedFile {
  return { path, kind: 'agent', level: 'repository', root: '', standing: 'in-place', clients: [], name: path };
}

function checkOfText(fact?: unknown): TextCheck {
  const repositoryFacts = RULE === undefined || fact === undefined ? [] : [[RULE, fact] as const];
  return { reported: [], fileFacts: [], repositoryFacts, suppressions: [] };
}

function resultOf(checked: TextCheck | undefined, findings: readonly Diagnostic[] = []): FileResult {
  return { checked, findings } as unknown as FileResult;
}

it('names the first file of each text for its copies', () => {
  const results = gatherResults();
  const [text, other] = [checkOfText(), checkOfText()];
  for (const [path, checked] of [
    ['a', text],
    ['b', other],
    ['c', text],
    ['d', text],
  ] as const) {
    results.addFile(fileAt(path), resultOf(checked));
  }
  expect([...results.copyOf]).toEqual([
    ['c', 'a'],
    ['d', 'a'],
  ]);
});

it('collects the facts of a rule in the order of the files', () => {
  const results = gatherResults();
  results.addFile(fileAt('a'), resultOf(checkOfText(1)));
  results.addFile(fileAt('b'), resultOf(checkOfText()));
  results.addFile(fileAt('c'), resultOf(checkOfText(3)));
  expect([...results.facts.values()].map((facts) => facts.map(({ file, fact }) => [file.path, fact]))).toEqual([
    [
      ['a', 1],
      ['c', 3],
    ],
  ]);
});

it('keeps the findings of a file that could not be read, and 200,000 findings at once', () => {
  const start = { line: 1, column: 1 };
  const finding: Diagnostic = { rule: 'file-unreadable', severity: 'error', path: 'a', start, end: start, message: '' };
  const results = gatherResults();
  results.addFile(fileAt('a'), resultOf(undefined, [finding]));
  results.addFindings(Array.from({ length: 200_000 }, () => finding));
  expect([results.findings.length, results.copyOf.size]).toEqual([200_001, 0]);
});
