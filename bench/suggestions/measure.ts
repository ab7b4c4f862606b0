import { createRandom } from '../accuracy/random.ts';
import { openRepository, readRepositories, type Half } from '../accuracy/repositories.ts';
import type { Measurement } from '../accuracy/tables.ts';
import { buildCases } from './build-cases.ts';
import { RIGHT_FORMS, WRONG_FORMS } from './forms/index.ts';
import { judgeCase, type Verdict } from './judge.ts';
import { languageWithName } from './languages.ts';
import { readChanges } from './read-changes.ts';
import { describeSuggestions } from './report.ts';
import { runCases } from './run-cases.ts';
import { openParsers } from './syntax.ts';
import type { FileChange } from './types.ts';

const SEED = 'suggestions-1';
export const CASES_PER_FORM = 10;
const CASES_PER_FORM_IN_FULL = 64;

/** Measures what becomes of made-up suggestions in both halves. */
export async function measureSuggestions({ isFull }: { readonly isFull: boolean }): Promise<Measurement> {
  const casesPerForm = isFull ? CASES_PER_FORM_IN_FULL : CASES_PER_FORM;
  const tuning = await judgeHalf('tuning', casesPerForm);
  const reported = await judgeHalf('reported', casesPerForm);
  return describeSuggestions({ tuning, reported }, SEED);
}

/** Makes cases from the repositories of one half, reviews them with the built command, and judges the buttons. */
export function judgeHalf(half: Half, casesPerForm: number): Promise<readonly Verdict[]> {
  const changes = readRepositories()
    .filter((pinned) => pinned.half === half)
    .flatMap((pinned) => {
      const repository = openRepository(pinned);
      try {
        return readChanges(repository, pinned, createRandom(`${SEED}/${pinned.name}`));
      } finally {
        repository.close();
      }
    });
  return judgeChanges(changes, casesPerForm);
}

/** Makes cases from changes, reviews them, and judges the buttons. */
export async function judgeChanges(changes: readonly FileChange[], casesPerForm: number): Promise<readonly Verdict[]> {
  const parserFor = openParsers();
  const plan = { seed: SEED, casesPerForm };
  const cases = [
    ...(await buildCases(changes, RIGHT_FORMS, { ...plan, intent: 'right' }, parserFor)),
    ...(await buildCases(changes, WRONG_FORMS, { ...plan, intent: 'wrong' }, parserFor)),
  ];
  const verdicts: Verdict[] = [];
  for (const ran of await runCases(cases)) {
    verdicts.push(judgeCase(ran, await parserFor(languageWithName(ran.case.language))));
  }
  return verdicts;
}
