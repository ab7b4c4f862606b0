import { describe, expect, test } from 'vitest';
import { reviewFailOn, validateFailOn } from '../../../src/commands/output/fail-on.ts';
import type { FailOn } from '../../../src/options/options.ts';

const given = (value: FailOn['value'], isShared = false) => ({ failOn: { value, isShared } });
const NONE = { failOn: undefined };

describe('fail-on', () => {
  test('is `never` for a review and `error` for a validation by default', () => {
    expect([reviewFailOn(NONE), validateFailOn(NONE)]).toEqual(['never', 'error']);
  });

  test.each(['never', 'low', 'medium', 'high'] as const)('accepts %s for a review', (value) => {
    expect(reviewFailOn(given(value))).toBe(value);
  });

  test.each(['never', 'error', 'warning'] as const)('accepts %s for a validation', (value) => {
    expect(validateFailOn(given(value))).toBe(value);
  });

  test('is the default if the configuration file has a value for the other command', () => {
    expect(reviewFailOn(given('warning', true))).toBe('never');
    expect(validateFailOn(given('high', true))).toBe('error');
  });

  test('refuses a value that only the other command accepts', () => {
    expect(() => reviewFailOn(given('warning'))).toThrow(
      'For a review, `fail-on` must be one of never, low, medium, high, not "warning"',
    );
    expect(() => validateFailOn(given('high'))).toThrow(
      'For a validation, `fail-on` must be one of never, error, warning, not "high"',
    );
  });
});
