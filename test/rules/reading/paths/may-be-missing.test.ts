import { expect, test } from 'vitest';
import { mayBeMissing } from '../../../../src/rules/reading/paths/may-be-missing.ts';

/** All sentences contain the name `plan.md`. */
function asks(sentence: string): boolean {
  const start = sentence.indexOf('plan.md');
  return mayBeMissing(sentence, { start, end: start + 'plan.md'.length });
}

test.each([
  'If there is one, read plan.md.',
  'If the project has a plan, read plan.md.',
  'Read `plan.md` if it exists.',
  'Read "plan.md", where present.',
  'Read plan.md (optional).',
  'There is no plan.md.',
  '`plan.md` is gone.',
  '`plan.md` does not exist here.',
  'In the other repository read plan.md.',
  '`plan.md` comes from the upstream repository.',
  'Name it e.g. plan.md.',
])('says that the file may be missing: %s', (sentence) => {
  expect(asks(sentence)).toBe(true);
});

test.each([
  'Read plan.md.',
  'If a test fails, read plan.md.',
  'When the plan.md mode is active, plan.',
  'Read plan.md if a test fails.',
  'Read plan.md when it is about tests.',
  'If the change has tests, read plan.md.',
  'There is no excuse. Read plan.md.',
  'If there is time, rest.\nRead plan.md.',
  'Read plan.md.\nIt may be gone if it exists.',
  'Read `plan.md`, which is in the folder.',
])('does not say that the file may be missing: %s', (sentence) => {
  expect(asks(sentence)).toBe(false);
});
