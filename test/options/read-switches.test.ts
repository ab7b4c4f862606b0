import { expect, it } from 'vitest';
import { readSwitches } from '../../src/options/read-switches.ts';

it('reads which checks are off', () => {
  expect(readSwitches({ literalChecks: 'off', leaveOutChecks: ['uses'] })).toEqual({ isOff: true, leftOut: ['uses'] });
});

it('refuses a family that does not exist, and offers the nearest', () => {
  expect(() => readSwitches({ literalChecks: 'on', leaveOutChecks: ['use'] })).toThrow(
    '`leave-out-checks` has "use", which is not a family of literal checks',
  );
});
