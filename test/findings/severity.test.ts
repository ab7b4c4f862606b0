import { expect, it } from 'vitest';
import { reaches } from '../../src/findings/severity.ts';
import { SEVERITIES } from '../../src/findings/types.ts';

it.each([
  ['never', []],
  ['low', ['low', 'medium', 'high']],
  ['medium', ['medium', 'high']],
  ['high', ['high']],
] as const)('the threshold %s is reached by %j', (threshold, expected) => {
  expect(SEVERITIES.filter((severity) => reaches(severity, threshold))).toEqual(expected);
});
