import { usageError } from '../errors.ts';
import { FAMILY_NAMES } from '../literal/families.ts';
import type { CheckSwitches } from '../literal/switches/check-switches.ts';
import type { Options } from './options.ts';
import { suggestionFor } from './problems.ts';

/** The options that switch literal checks off, and whether a policy decides them. */
export type SwitchOptions = Pick<Options, 'literalChecks' | 'leaveOutChecks'> & Partial<Pick<Options, 'decided'>>;

/** Reads which literal checks are switched off. Throws a `UserError` for a family that does not exist. */
export function readSwitches({ literalChecks, leaveOutChecks, decided = [] }: SwitchOptions): CheckSwitches {
  const unknown = leaveOutChecks.find((name) => !FAMILY_NAMES.includes(name));
  if (unknown !== undefined) {
    throw usageError(
      'unknown-check-family',
      `\`leave-out-checks\` has "${unknown}", which is not a family of literal checks`,
      suggestionFor(unknown, FAMILY_NAMES, `The families are ${FAMILY_NAMES.join(', ')}.`),
    );
  }
  return {
    isOff: literalChecks === 'off',
    leftOut: leaveOutChecks,
    ...(decided.includes(POLICY_KEY) ? { ignoresComments: true } : {}),
  };
}

/** What decides which literal checks are run, for keys of what is kept between runs. */
export function listSwitches({ literalChecks, leaveOutChecks, decided = [] }: SwitchOptions): readonly unknown[] {
  return [literalChecks, leaveOutChecks, ...(decided.includes(POLICY_KEY) ? [POLICY_KEY] : [])];
}

/** If a policy decides this key, no comment of a change takes findings out. */
const POLICY_KEY = 'leave-out-checks';
