import { expect, it } from 'vitest';
import { ignoresLetterCase } from '../../../src/text/languages/letter-case.ts';

it.each([
  ['sql', true],
  ['powershell', true],
  ['typescript', false],
  [undefined, false],
])('letter case in %s is ignored: %s', (languageId, isIgnored) => {
  expect(ignoresLetterCase(languageId)).toBe(isIgnored);
});
